/** The preview of a short link in messengers, equal for invitations and charges. */
export const LINK_PREVIEW = {
  title: 'Você recebeu um link da Anilha',
  description:
    'Abra para ver quem enviou e do que se trata. Abrir não aceita, não paga e não compartilha nada.',
};
