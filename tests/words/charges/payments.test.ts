import { expect, test } from 'vitest';
import { paymentRefusal } from '#words/charges/payments';

test('a refusal is told by the most precise code that is known', () => {
  expect(paymentRefusal('insufficient_funds', 'card_declined')).toMatch(/saldo ou limite/);
  expect(paymentRefusal(undefined, 'incorrect_cvc')).toMatch(/código de segurança/);
});

test('a code that is not known, or tells too much, is a refusal without a reason', () => {
  for (const code of ['stolen_card', 'fraudulent', 'toString', '', null, undefined]) {
    expect(paymentRefusal(code)).toMatch(/sem dizer o motivo/);
  }
});
