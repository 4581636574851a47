import { OperatorContact, type OperatorProps } from './operator-contact';

export function PrivacyRights({ operator }: OperatorProps) {
  return (
    <>
      <h2>Seus direitos</h2>
      <p>O artigo 18 da LGPD garante a você, de graça:</p>
      <ul>
        <li>saber se tratamos dados seus e receber uma cópia deles, também em formato aberto;</li>
        <li>corrigir o que estiver errado (os treinos você corrige no próprio app);</li>
        <li>apagar dados ou a conta inteira e retirar um consentimento que tenha dado;</li>
        <li>saber com quem os dados foram compartilhados;</li>
        <li>se opor a um tratamento que considere irregular.</li>
      </ul>
      <p>
        Escreva para <OperatorContact operator={operator} /> a partir do e-mail da conta.
        Respondemos em até 15 dias. A exclusão da conta apaga os registros em até 7 dias; das cópias
        de segurança eles saem conforme elas são substituídas. Se a resposta não resolver, você pode
        reclamar à ANPD, em gov.br/anpd.
      </p>
    </>
  );
}
