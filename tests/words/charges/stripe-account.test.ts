import { expect, test } from 'vitest';
import { closedWords, waysWords } from '#words/charges/stripe-account';

test('names the methods that students can use', () => {
  expect(waysWords(['card'])).toBe('Quem paga pode usar cartão.');
  expect(waysWords(['card', 'boleto'])).toBe('Quem paga pode usar cartão e boleto.');
});

test.each([
  [
    { way: 'boleto', why: 'pending' },
    'O Stripe ainda confere o boleto. Até lá, não aparece para quem paga.',
  ],
  [
    { way: 'card', why: 'inactive' },
    'O Stripe pede mais dados para liberar o cartão: complete o cadastro lá. Até lá, não aparece para quem paga.',
  ],
  [
    { way: 'transfers', why: 'pending' },
    'O Stripe ainda confere os repasses para você. Até lá, ninguém paga por aqui.',
  ],
] as const)('says what to do when %j', (closed, words) => {
  expect(closedWords(closed)).toBe(words);
});
