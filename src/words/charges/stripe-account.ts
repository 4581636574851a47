import type { StripeMethod } from '#domain/charges/charge';
import { formatList } from '../format/list';

const WAYS: Readonly<Record<StripeMethod, string>> = {
  card: 'cartão',
  boleto: 'boleto',
  'pix-stripe': 'Pix pelo Stripe',
};

const CLOSED = {
  card: 'o cartão',
  boleto: 'o boleto',
  'pix-stripe': 'o Pix',
  transfers: 'os repasses para você',
} as const;

/** The methods that students can use: "Quem paga pode usar cartão e boleto." */
export function waysWords(ways: readonly StripeMethod[]): string {
  return `Quem paga pode usar ${formatList(ways.map((way) => WAYS[way]))}.`;
}

/** The methods that are not open yet at Stripe, and the next step. */
export function closedWords({
  way,
  why,
}: {
  readonly way: keyof typeof CLOSED;
  readonly why: 'pending' | 'inactive';
}): string {
  const closes = way === 'transfers' ? 'ninguém paga por aqui' : 'não aparece para quem paga';
  return why === 'pending'
    ? `O Stripe ainda confere ${CLOSED[way]}. Até lá, ${closes}.`
    : `O Stripe pede mais dados para liberar ${CLOSED[way]}: complete o cadastro lá. Até lá, ${closes}.`;
}
