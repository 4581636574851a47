import type { MessageTemplate } from '#domain/messages/message-template';

export interface ReadyTemplate extends MessageTemplate {
  /** Keeps its text for good. */
  readonly id: string;
}

/** Templates for messages: praise, return, and other occasions. */
export const MESSAGE_TEMPLATES: readonly ReadyTemplate[] = [
  {
    id: 'praise-week',
    purpose: 'praise',
    title: 'Semana completa',
    text: 'Semana completa, {nome}. Constância assim é o que traz resultado. Continue nesse ritmo.',
  },
  {
    id: 'praise-record',
    purpose: 'praise',
    title: 'Recorde',
    text: 'Vi o seu recorde, {nome}. Parabéns, foi fruto de muitas séries bem feitas.',
  },
  {
    id: 'praise-technique',
    purpose: 'praise',
    title: 'Boa execução',
    text: 'Gostei de como você segurou as cargas neste treino, {nome}. É por aí.',
  },
  {
    id: 'return-missed',
    purpose: 'return',
    title: 'Senti falta',
    text: 'Oi, {nome}. Faz alguns dias que não vejo treino por aqui. Está tudo bem? Se a rotina mudou, me conte e eu ajusto a ficha.',
  },
  {
    id: 'return-short',
    purpose: 'return',
    title: 'Treino curto',
    text: 'Oi, {nome}. Se o tempo está curto, faça só os dois primeiros exercícios da ficha. Já conta, e voltar fica mais fácil.',
  },
  {
    id: 'other-pain',
    purpose: 'other',
    title: 'Sobre a dor',
    text: 'Oi, {nome}. Vi que você sentiu dor. Em que momento ela aparece, e como está hoje? Até conversarmos, deixe esse exercício de fora.',
  },
  {
    id: 'other-program',
    purpose: 'other',
    title: 'Ficha nova',
    text: 'Oi, {nome}. Publiquei uma ficha nova para você. Dê uma olhada antes do próximo treino e me diga se ficou alguma dúvida.',
  },
];
