/** The preview of a short link in messengers if its sender is unknown or gone. */
export const LINK_PREVIEW = {
  title: 'Você recebeu um link da Anilha',
  description:
    'Abra para ver quem enviou e do que se trata. Abrir não aceita, não paga e não compartilha nada.',
};

interface SentLink {
  readonly type: 'invitation' | 'charge';
  readonly kind?: 'student' | 'assistant' | undefined;
  readonly professional: { readonly name: string };
}

/** The preview of a link with its sender: no amounts, and nothing of the recipient. */
export function linkPreview({ type, kind, professional: { name } }: SentLink): typeof LINK_PREVIEW {
  if (type === 'charge') {
    return {
      title: `Cobrança de ${name}`,
      description: 'Abra para ver e pagar. Abrir não paga e não compartilha nada.',
    };
  }
  if (kind === 'assistant') {
    return {
      title: `${name} convidou você para a equipe`,
      description: 'Abra para ver o que você poderá fazer. Abrir não aceita nada.',
    };
  }
  return {
    title: `${name} convidou você para treinar`,
    description: 'Abra para ver o convite e decidir. Abrir não aceita e não compartilha nada.',
  };
}
