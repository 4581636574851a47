import type { AnamnesisQuestion, AnamnesisSection } from '#domain/health/anamnesis/template';

/** Places that hurt, as people point at them. */
const PAIN_PLACES = [
  'Pescoço',
  'Ombro direito',
  'Ombro esquerdo',
  'Cotovelo',
  'Punho ou mão',
  'Parte de cima das costas',
  'Lombar',
  'Quadril',
  'Joelho direito',
  'Joelho esquerdo',
  'Tornozelo ou pé',
];

const DAYS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'];

// The ids are what answers are kept under, in every template: an id keeps its question for good.
const QUESTIONS = {
  goal: {
    kind: 'choice',
    text: 'O que você mais quer com o treino?',
    options: [
      'Ganhar massa muscular',
      'Perder gordura',
      'Ganhar força',
      'Mais saúde e disposição',
      'Melhorar em um esporte',
      'Recuperar uma lesão',
    ],
  },
  'goal-why': { kind: 'text', text: 'Por que isso importa para você agora?' },
  'goal-by': { kind: 'text', text: 'Há alguma data ou prova em vista?' },
  experience: {
    kind: 'choice',
    text: 'Há quanto tempo você treina força sem parar?',
    options: ['Ainda não comecei', 'Menos de 6 meses', 'De 6 meses a 2 anos', 'Mais de 2 anos'],
  },
  'now-active': {
    kind: 'multi',
    text: 'Que atividades você faz hoje?',
    options: [
      'Musculação',
      'Corrida',
      'Caminhada',
      'Bicicleta',
      'Natação',
      'Luta',
      'Esporte com bola',
      'Dança',
      'Ioga ou pilates',
    ],
  },
  stopped: {
    kind: 'yes-no',
    text: 'Você já parou de treinar por muito tempo?',
    more: 'Por que parou',
  },
  coached: { kind: 'yes-no', text: 'Você já treinou com acompanhamento profissional?' },
  dislikes: { kind: 'text', text: 'Há exercícios que você evita ou de que não gosta?' },
  pain: {
    kind: 'pain',
    text: 'Onde você sente dor hoje?',
    hint: 'Marque os lugares e diga quanto dói, de 0 a 10.',
    options: PAIN_PLACES,
  },
  injury: {
    kind: 'yes-no',
    text: 'Você já teve uma lesão em osso, músculo ou articulação?',
    more: 'Qual, e quando',
  },
  worse: { kind: 'text', text: 'Que movimento faz doer ou piorar?' },
  physio: { kind: 'yes-no', text: 'Você faz fisioterapia?', more: 'Para quê' },
  conditions: {
    kind: 'multi',
    text: 'Algum profissional de saúde já disse que você tem:',
    none: 'Nenhum destes',
    options: [
      'Pressão alta',
      'Problema no coração',
      'Diabetes',
      'Colesterol alto',
      'Asma ou bronquite',
      'Problema na tireoide',
      'Hérnia de disco',
      'Artrose ou artrite',
      'Osteoporose',
      'Epilepsia',
      'Depressão ou ansiedade',
      'Nenhum destes',
    ],
  },
  'conditions-more': { kind: 'text', text: 'Outra condição de saúde que convém saber' },
  family: {
    kind: 'yes-no',
    text: 'Pai, mãe ou irmãos tiveram infarto ou derrame cedo?',
    more: 'Quem, e com que idade',
  },
  pregnancy: {
    kind: 'choice',
    text: 'Há gravidez, ou parto no último ano?',
    options: ['Não', 'Gravidez', 'Parto no último ano', 'Prefiro não dizer'],
  },
  medicines: {
    kind: 'yes-no',
    text: 'Você toma algum remédio com frequência?',
    more: 'Quais',
  },
  supplements: { kind: 'yes-no', text: 'Você usa suplementos?', more: 'Quais' },
  allergies: { kind: 'yes-no', text: 'Você tem alguma alergia?', more: 'A quê' },
  surgery: { kind: 'yes-no', text: 'Você já fez alguma cirurgia?', more: 'Qual, e quando' },
  checkup: {
    kind: 'choice',
    text: 'Quando foi a sua última consulta médica de rotina?',
    options: ['Há menos de 1 ano', 'De 1 a 2 anos', 'Há mais de 2 anos', 'Não lembro'],
  },
  'sleep-hours': {
    kind: 'number',
    text: 'Quantas horas você dorme por noite?',
    unit: 'h',
    min: 0,
    max: 16,
    decimals: 1,
  },
  'sleep-quality': {
    kind: 'scale',
    text: 'Como é o seu sono?',
    least: 'péssimo',
    most: 'ótimo',
  },
  stress: {
    kind: 'scale',
    text: 'Quanto estresse você sente no dia a dia?',
    least: 'nenhum',
    most: 'muito',
  },
  smoking: {
    kind: 'choice',
    text: 'Você fuma?',
    options: ['Não', 'Parei', 'Às vezes', 'Todo dia'],
  },
  alcohol: {
    kind: 'choice',
    text: 'Com que frequência você bebe álcool?',
    options: ['Nunca', 'Até 1 vez por mês', 'Até 1 vez por semana', 'Mais de 1 vez por semana'],
  },
  work: {
    kind: 'choice',
    text: 'Como é o seu dia de trabalho ou estudo?',
    options: [
      'Quase sempre em cadeira',
      'Boa parte em pé',
      'Andando bastante',
      'Com esforço físico',
    ],
  },
  'work-hours': {
    kind: 'number',
    text: 'Quantas horas por dia você trabalha ou estuda?',
    unit: 'h',
    min: 0,
    max: 20,
    decimals: 1,
  },
  meals: {
    kind: 'number',
    text: 'Quantas refeições você faz por dia?',
    unit: 'por dia',
    min: 0,
    max: 12,
  },
  diet: {
    kind: 'multi',
    text: 'Sobre a sua comida:',
    none: 'Sem restrição',
    options: ['Sem restrição', 'Vegetariana', 'Vegana', 'Sem glúten', 'Sem lactose'],
  },
  water: {
    kind: 'number',
    text: 'Quanta água você bebe por dia?',
    unit: 'L',
    min: 0,
    max: 10,
    decimals: 1,
  },
  days: { kind: 'multi', text: 'Em que dias você pode treinar?', options: DAYS },
  minutes: {
    kind: 'number',
    text: 'Quanto tempo você tem por treino?',
    unit: 'min',
    min: 10,
    max: 240,
  },
  hour: {
    kind: 'multi',
    text: 'Em que horário?',
    options: ['De manhã cedo', 'De manhã', 'Na hora do almoço', 'À tarde', 'À noite'],
  },
  place: {
    kind: 'choice',
    text: 'Onde você treina?',
    options: ['Academia completa', 'Academia de condomínio', 'Em casa', 'Ao ar livre'],
  },
  equipment: {
    kind: 'multi',
    text: 'O que há lá para usar?',
    options: [
      'Barra e anilhas',
      'Halteres',
      'Máquinas',
      'Polia',
      'Kettlebell',
      'Elásticos',
      'Barra fixa',
      'Só o peso do corpo',
    ],
  },
  else: { kind: 'text', text: 'Algo mais que ajude a montar o treino?' },
} as const;

export type QuestionId = keyof typeof QUESTIONS;

/** A section with its questions by their ids. */
export function sectionOf(
  id: string,
  title: string,
  questions: readonly QuestionId[],
): AnamnesisSection {
  return {
    id,
    title,
    questions: questions.map((question) => questionOf(question)),
  };
}

function questionOf(id: QuestionId): AnamnesisQuestion {
  const question: (typeof QUESTIONS)[QuestionId] = QUESTIONS[id];
  if (!('options' in question)) return { id, ...question };
  return { id, ...question, options: [...question.options] };
}
