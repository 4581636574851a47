/** The reasons for which a page is reported. */
export const REPORT_REASON_WORDS = {
  'not-a-professional': 'O CREF ou a formação não são verdadeiros',
  'somebody-else': 'Alguém se passa por outra pessoa',
  offensive: 'Conteúdo ofensivo ou impróprio',
  fraud: 'Golpe ou cobrança indevida',
  other: 'Outro motivo',
} as const;
