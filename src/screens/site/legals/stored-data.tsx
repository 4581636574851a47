import { KEPT_DAYS } from '#domain/account/retention';

const UNTIL_GONE = 'Até a exclusão da conta';

/** Data on the server: purpose, legal basis in the LGPD, retention. */
const ROWS: readonly { what: string; why: string; ground: string; until: string }[] = [
  {
    what: 'Nome, e-mail, senha (só um resumo que não pode ser desfeito) e, se você puser, uma foto',
    why: 'Criar a conta, entrar, trocar a senha e escrever a você sobre a conta',
    ground: 'Execução do contrato (art. 7º, V)',
    until: UNTIL_GONE,
  },
  {
    what: 'Data de nascimento, a versão dos termos aceita e, de menores, o acordo do responsável, com nome e contato dele',
    why: 'Cumprir a idade mínima e provar o acordo',
    ground: 'Obrigação legal e exercício de direitos (art. 7º, II e VI)',
    until: UNTIL_GONE,
  },
  {
    what: 'Treinos, séries, cargas, esforço, disposição, descansos, anotações, fichas, academias e seus equipamentos, exercícios criados e preferências',
    why: 'Registrar e mostrar os seus treinos em todos os seus aparelhos, e calcular neles a carga que a sua ficha sugere, recordes e progresso',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `Até você apagar ou excluir a conta. O que você apaga espera até ${KEPT_DAYS.bin} dias na lixeira, de onde pode ser apagado antes; do que foi apagado fica por ${KEPT_DAYS.tombstones} dias só a marca de que não existe mais, para que outro aparelho não o traga de volta`,
  },
  {
    what: 'Treinar sem conta: um número sorteado do aparelho e o último uso, com os treinos, as fichas e as preferências',
    why: 'Guardar o que você registra antes de criar a conta, e juntar à conta depois',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `${KEPT_DAYS.nameless} dias depois do último uso; antes, se você apagar tudo no Perfil. Com a conta criada, vale o que está acima`,
  },
  {
    what: 'Dados do corpo: peso, circunferências, dobras, medidas próprias, altura, idade, sexo para as fórmulas e metas, com dia e nota, as respostas da triagem de saúde e da anamnese, a dor depois de um treino, e os seus consentimentos com versão e hora',
    why: 'Mostrar a você o histórico, a tendência e as estimativas que saem dessas medidas, e propor a carga da primeira vez num exercício',
    ground: 'Consentimento específico e destacado (art. 11, I)',
    until: 'Até você apagar o registro, retirar o consentimento ou excluir a conta',
  },
  {
    what: 'Sessões: navegador e aparelho, endereço IP, datas de entrada e de uso',
    why: 'Manter você dentro, encerrar sessões e barrar invasões',
    ground: 'Execução do contrato e legítimo interesse na segurança (art. 7º, V e IX)',
    until: 'Até você sair ou a sessão vencer: 60 dias sem uso, no máximo um ano',
  },
  {
    what: 'Segundo passo para entrar, se você o ligar: a chave partilhada com o app de códigos, os códigos de recuperação (cifrados) e as chaves de acesso (só a parte pública)',
    why: 'Pedir mais que a senha para entrar',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até você desligar, remover ou excluir a conta',
  },
  {
    what: 'Navegadores em que você já entrou: um resumo de um número sorteado e o último contato',
    why: 'Avisar por e-mail quando alguém entra de outro',
    ground: 'Legítimo interesse na segurança (art. 7º, IX)',
    until: `${KEPT_DAYS.knownDevices} dias depois da última entrada`,
  },
  {
    what: 'Avisos: a caixa de entrada, os navegadores que os recebem, o fuso horário e o que você deixou de receber',
    why: 'Avisar do que você escolheu, na hora certa e uma vez só',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `Cada aviso por ${KEPT_DAYS.notices} dias; um navegador até você desligar, sair ou a sessão vencer; as escolhas até a exclusão da conta`,
  },
  {
    what: 'Quem abriu a sua triagem de saúde, e quando',
    why: 'Mostrar a você quem viu',
    ground: 'Exercício de direitos (art. 11, II, d)',
    until: `${Math.floor(KEPT_DAYS.screeningAccesses / 365)} anos`,
  },
  {
    what: 'Quem acompanha você e quem você acompanha: desde quando, até quando e o que foi compartilhado, com a versão do texto que você aceitou',
    why: 'Dar acesso só a quem você permite, e provar o que foi permitido e quando',
    ground: 'Consentimento e exercício de direitos (art. 7º, I e VI; art. 11, I e II, d)',
    until: `Enquanto durar o acompanhamento e ${Math.floor(KEPT_DAYS.links / 365)} anos depois; antes, com a exclusão da conta`,
  },
  {
    what: 'Mensagens com quem acompanha você ou é acompanhado por você, com a hora em que foram lidas',
    why: 'Levar o que um escreve ao outro',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Ficam com os registros de quem é acompanhado, até a exclusão da conta dessa pessoa',
  },
  {
    what: 'De quem acompanha outras pessoas: notas privadas sobre elas, turmas, textos prontos, rascunhos de fichas e o cadastro profissional, com a chave Pix se você a disser',
    why: 'Ter o seu trabalho em todos os seus aparelhos; ninguém mais vê',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até você apagar ou excluir a conta',
  },
  {
    what: 'Convites que você criou: o nome que você deu, o que pede e até quando vale; do link e do código, só o resumo',
    why: 'Deixar entrar quem você convidou, e mais ninguém',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `${KEPT_DAYS.invitations} dias depois de vencer ou de ser cancelado`,
  },
  {
    what: 'Página profissional, se você publicar uma: nome, CREF e o que foi achado dele, cidade, especialidades, apresentação, WhatsApp, planos, preços e a foto da conta',
    why: 'Mostrar a página a quem a abre, como você pediu',
    ground: 'Execução do contrato (art. 7º, V)',
    until: 'Até você tirar do ar, para quem abre; o último texto, até a exclusão da conta',
  },
  {
    what: 'Fichas que você compartilhou por um link curto, como estavam quando você criou ou atualizou o link; com elas, o seu nome só se você tiver página profissional publicada',
    why: 'Mostrar a ficha a quem tem o link, como você pediu',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `Até você desfazer o link, ${KEPT_DAYS.bin} dias depois de remover a ficha, ou até a exclusão da conta`,
  },
  {
    what: 'Denúncias de páginas e de links de fichas: o motivo, o que foi escrito e, de quem tinha entrado, a conta',
    why: 'Olhar o que foi denunciado e agir',
    ground: 'Legítimo interesse na segurança de quem usa o app (art. 7º, IX)',
    until: `${KEPT_DAYS.reports} dias depois de encerradas; com a exclusão da conta, a denúncia fica sem quem a fez`,
  },
  {
    what: 'O que quem administra o app fez: CREF conferido, página ou link de ficha fora do ar, conta suspensa, com motivo e hora',
    why: 'Responder por essas decisões e poder revê-las',
    ground: 'Exercício de direitos (art. 7º, VI)',
    until: `${Math.floor(KEPT_DAYS.adminActs / 365)} anos; com a exclusão da conta, sem o nome dela`,
  },
  {
    what: 'Agenda: os horários com quem acompanha você ou é acompanhado por você, o lugar, as confirmações, os dias em que você se ausenta e um resumo do endereço do seu calendário',
    why: 'Mostrar aos dois quando se encontram, cada um no seu fuso',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `Os horários enquanto o acompanhamento ficar guardado; uma ausência, ${KEPT_DAYS.absences} dias depois do último dia; o endereço até você desligar`,
  },
  {
    what: 'Cobranças e pagamentos entre você e quem acompanha você ou é acompanhado por você: o que se cobra, valor, vencimento, forma e estado de cada pagamento, e o que um escreve ao outro sobre ele',
    why: 'Mostrar aos dois o que falta pagar e o que foi pago, e dar recibo',
    ground: 'Execução do contrato e exercício de direitos (art. 7º, V e VI)',
    until: `${Math.floor(KEPT_DAYS.charges / 365)} anos depois do vencimento; o que foi cancelado sem pagamento, ${KEPT_DAYS.cancelledCharges} dias. Com a exclusão da conta some o que nunca foi pago; o que foi pago fica com a outra pessoa, sem o seu nome`,
  },
  {
    what: 'Fotos de progresso que você mostra a quem acompanha você, com o dia e a pose',
    why: 'Deixar essa pessoa vê-las',
    ground: 'Consentimento (art. 11, I)',
    until:
      'Até você tirar a foto, deixar de compartilhar as medidas, retirar o consentimento ou o acompanhamento terminar',
  },
  {
    what: 'Foto ou PDF do comprovante, se você enviar com o aviso de que pagou',
    why: 'Ajudar quem recebe a achar o pagamento',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `Até você desfazer o aviso; senão ${KEPT_DAYS.receipts} dias depois da resposta, ou a exclusão de uma das duas contas`,
  },
  {
    what: 'CPF ou CNPJ para recibos, se você der',
    why: 'Escrevê-lo nos recibos entre você e quem paga ou recebe; quem está no recibo o vê, com o CREF de quem recebe',
    ground: 'Consentimento (art. 7º, I)',
    until: 'Até você tirar ou excluir a conta',
  },
  {
    what: 'De quem recebe: nome, cidade e chave Pix para pagamentos, os lembretes que escolheu e, com o Stripe, o número da conta de lá. De quem paga pelo Stripe: o número do cadastro de lá e, se guardar um cartão, a marca e os quatro últimos algarismos',
    why: 'Levar o dinheiro a quem recebe, sem que o app o toque nem guarde números de cartão',
    ground: 'Execução do contrato (art. 7º, V)',
    until: UNTIL_GONE,
  },
  {
    what: 'Mudanças que o servidor recusou: um pedaço delas e o motivo',
    why: 'Achar o erro que as fez ser recusadas',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `${KEPT_DAYS.rejects} dias`,
  },
  {
    what: 'Cadastro que não foi confirmado pelo código do e-mail',
    why: 'Dar tempo de confirmar',
    ground: 'Procedimentos preliminares a um contrato, a pedido do titular (art. 7º, V)',
    until: `${KEPT_DAYS.unproven} dias`,
  },
  {
    what: 'Pedido de exclusão da conta: quando foi feito e quando vale',
    why: 'Dar tempo de mudar de ideia, e apagar no dia',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `${KEPT_DAYS.leaving} dias, ou até você cancelar`,
  },
  {
    what: 'Aparelhos que sincronizam: um número sorteado, a versão do app e o último contato',
    why: 'Juntar o que cada aparelho registrou sem repetir nem perder nada',
    ground: 'Execução do contrato (art. 7º, V)',
    until: UNTIL_GONE,
  },
  {
    what: 'Códigos e links enviados por e-mail (só o resumo deles) e as mensagens por enviar',
    why: 'Confirmar que o e-mail é seu',
    ground: 'Execução do contrato (art. 7º, V)',
    until: `Até o uso, no máximo uma hora; uma mensagem que não sai é descartada em até ${2 * KEPT_DAYS.mails * 24} horas`,
  },
  {
    what: 'Contagem de tentativas de entrar, ligada a um resumo do endereço IP ou da conta',
    why: 'Impedir que alguém adivinhe senhas e códigos',
    ground: 'Legítimo interesse na segurança (art. 7º, IX)',
    until: 'Alguns minutos, no máximo um dia',
  },
];

export function StoredData() {
  return (
    <>
      <h2>O que fica no servidor</h2>
      <p>
        Isto é tudo. Não pedimos endereço nem localização, e um CPF só existe aqui se você o puser
        como chave Pix no cadastro profissional. O programa não recebe dados seus de terceiros, fora
        o que registra por você quem você deixou.
      </p>
      {ROWS.map((row) => (
        <section key={row.what}>
          <h3>{row.what}</h3>
          <ul>
            <li>
              <strong>Para quê:</strong> {row.why}.
            </li>
            <li>
              <strong>Base legal:</strong> {row.ground}.
            </li>
            <li>
              <strong>Por quanto tempo:</strong> {row.until}.
            </li>
          </ul>
        </section>
      ))}
      <p>
        Sem nome e e-mail não há conta; sem data de nascimento não há como cumprir a idade mínima.
        Todo o resto é você quem decide registrar.
      </p>
    </>
  );
}
