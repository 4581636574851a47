import { OperatorContact, type OperatorProps } from './operator-contact';

/** The rights of the LGPD (art. 18), and how each of them is used here. */
export function PrivacyRights({ operator }: OperatorProps) {
  return (
    <>
      <h2>Seus direitos</h2>
      <p>O artigo 18 da LGPD garante a você, de graça e a qualquer momento:</p>
      <ul>
        <li>
          <strong>confirmação e acesso:</strong> saber se tratamos dados seus e receber uma cópia;
        </li>
        <li>
          <strong>correção</strong> do que estiver incompleto ou errado: treinos, pesagens e
          avaliações você corrige no próprio app;
        </li>
        <li>
          <strong>portabilidade:</strong> em Exportar, você baixa tudo o que registrou em um arquivo
          aberto, e os treinos também em uma planilha; as fotos de progresso você baixa em um zip,
          na tela delas;
        </li>
        <li>
          <strong>anonimização, bloqueio ou eliminação</strong> do que for desnecessário, excessivo
          ou tratado contra a lei;
        </li>
        <li>
          <strong>eliminação</strong> do que foi tratado com o seu consentimento, e da conta
          inteira;
        </li>
        <li>
          <strong>informação</strong> sobre com quem os dados foram compartilhados;
        </li>
        <li>
          <strong>informação</strong> sobre poder negar o consentimento e o que muda com isso;
        </li>
        <li>
          <strong>revogação</strong> do consentimento, em Configurações;
        </li>
        <li>
          <strong>oposição</strong> a um tratamento feito sem consentimento que descumpra a lei.
        </li>
      </ul>
      <p>
        O que não der para fazer no app, peça a <OperatorContact operator={operator} /> a partir do
        e-mail da conta, para sabermos que é você. Respondemos em até 15 dias. A exclusão da conta
        apaga os registros em até 7 dias; das cópias de segurança eles saem conforme elas são
        substituídas. Se a resposta não resolver, você pode reclamar à ANPD, em gov.br/anpd, e aos
        órgãos de defesa do consumidor.
      </p>
    </>
  );
}
