import { KEPT_DAYS } from '#domain/account/retention';
import { OperatorContact, type OperatorProps } from './operator-contact';

/** The rights of the LGPD (art. 18), and how to use each of them here. */
export function PrivacyRights({ operator }: OperatorProps) {
  return (
    <>
      <h2>Seus direitos</h2>
      <p>O artigo 18 da LGPD garante a você, de graça e a qualquer momento:</p>
      <ul>
        <li>
          <strong>confirmação e acesso:</strong> em Privacidade, Baixar meus dados junta em um
          arquivo tudo o que há sobre você, para ler e para importar de volta;
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
          <strong>eliminação</strong> do que foi tratado com o seu consentimento, ao retirá-lo, e da
          conta inteira, em Conta e segurança;
        </li>
        <li>
          <strong>informação</strong> sobre com quem os dados foram compartilhados;
        </li>
        <li>
          <strong>informação</strong> sobre poder negar o consentimento e o que muda com isso;
        </li>
        <li>
          <strong>revogação</strong> do consentimento, em Privacidade;
        </li>
        <li>
          <strong>oposição</strong> a um tratamento feito sem consentimento que descumpra a lei.
        </li>
      </ul>
      <h3>Excluir a conta</h3>
      <p>
        Em Conta e segurança, com a sua senha. Todas as sessões terminam na hora, e por{' '}
        {KEPT_DAYS.leaving} dias nada se perde: quem entra de novo pode cancelar. Depois disso a
        conta, os registros, a foto, as sessões, os avisos e os e-mails por enviar são apagados do
        servidor. De uma cobrança que foi paga, o valor, o dia e o que se cobrou continuam com a
        outra pessoa, que pode precisar provar o pagamento; o seu nome, as suas notas e os
        comprovantes saem dela. Fica por {KEPT_DAYS.erasedMarks} dias uma marca que não diz de quem
        é: com ela, um aparelho que ainda guarda uma cópia fica sabendo, oferece salvá-la em um
        arquivo e a apaga. Das cópias de segurança os dados saem conforme elas são substituídas.
      </p>
      <h3>O que não dá para fazer no app</h3>
      <p>
        O que não der para fazer no app, peça a <OperatorContact operator={operator} /> a partir do
        e-mail da conta, para sabermos que é você. Respondemos em até 15 dias. Se a resposta não
        resolver, você pode reclamar à ANPD, em gov.br/anpd, e aos órgãos de defesa do consumidor.
      </p>
    </>
  );
}
