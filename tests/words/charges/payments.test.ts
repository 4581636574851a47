import { expect, test } from 'vitest';
import { paymentRefusal, voucherEndWords } from '#words/charges/payments';

test('a refusal is told by the most precise code that is known', () => {
  expect(paymentRefusal('insufficient_funds', 'card_declined')).toMatch(/saldo ou limite/);
  expect(paymentRefusal(undefined, 'incorrect_cvc')).toMatch(/código de segurança/);
});

test('a code that is not known, or tells too much, is a refusal without a reason', () => {
  for (const code of ['stolen_card', 'fraudulent', 'toString', '', null, undefined]) {
    expect(paymentRefusal(code)).toMatch(/sem dizer o motivo/);
  }
});

test('a boleto ends on a day of the zone of its charge, wherever it is read', () => {
  expect(voucherEndWords(Date.parse('2026-12-01T02:59Z'), 'America/Sao_Paulo')).toBe(
    'Pode ser pago até 30 de novembro de 2026, às 23:59.',
  );
});
