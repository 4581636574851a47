export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Common questions, for the page and its structured data. */
export const LANDING_QUESTIONS: readonly Question[] = [
  {
    question: 'Preciso instalar alguma coisa?',
    answer:
      'Não. A Anilha abre no navegador do celular e do computador. Se quiser, adicione-a à tela de início: ela passa a abrir como um app, também sem internet.',
  },
  {
    question: 'Funciona no iPhone?',
    answer:
      'Sim, no Safari do iOS 16.4 em diante. Com a tela apagada o iPhone não deixa um app da web tocar; por isso a Anilha mantém a tela acesa durante o treino (do iOS 18.4 em diante).',
  },
  {
    question: 'E se a internet cair no meio do treino?',
    answer:
      'Nada muda na tela. As séries ficam guardadas no aparelho e são enviadas quando a conexão volta. Só não limpe os dados do navegador antes disso: o que ainda não foi enviado existe apenas ali.',
  },
  {
    question: 'Posso trazer os treinos de outro app?',
    answer:
      'Sim. A Anilha lê as planilhas (CSV) que o Hevy, o Strong, o FitNotes, o StrongLifts e o Fitbod exportam, e os próprios arquivos dela. A leitura acontece dentro do seu aparelho, mostra o que foi encontrado e só grava depois que você confere.',
  },
  {
    question: 'Ela diz o que devo treinar?',
    answer:
      'Ela traz fichas prontas, lê a que você já tem e sugere cada carga por uma regra que diz o porquê; quem decide é você. Não substitui avaliação médica nem a orientação de um profissional de educação física.',
  },
  {
    question: 'Quanto custa?',
    answer: 'Nada, sem limite de treinos e sem anúncio. Hoje não existe nenhuma função paga.',
  },
  {
    question: 'Sou personal. Consigo acompanhar meus alunos?',
    answer:
      'Sim. Convide, publique fichas, veja o que foi feito e cobre a mensalidade. Cada pessoa decide o que você vê e encerra quando quiser.',
  },
  {
    question: 'O que vocês fazem com os meus dados?',
    answer:
      'Guardamos os seus treinos para mostrá-los a você. Não vendemos nem mostramos anúncio. O aviso de privacidade diz o que é guardado, por que e até quando.',
  },
  {
    question: 'E se eu quiser parar?',
    answer:
      'Baixe os seus treinos em um arquivo aberto e exclua a conta em Conta e segurança. Por uma semana você ainda pode voltar atrás; depois os registros são apagados do servidor.',
  },
];
