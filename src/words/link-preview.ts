/** How messengers show a short link before it is opened: the same for an invitation and a charge. */
export const LINK_PREVIEW = {
  title: 'Você recebeu um link da Anilha',
  description:
    'Abra para ver quem enviou e do que se trata. Abrir não aceita, não paga e não compartilha nada.',
};
