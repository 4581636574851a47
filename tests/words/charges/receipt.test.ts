import { expect, test } from 'vitest';
import { receiptPerson } from '#words/charges/receipt';

test('a person on a receipt has their numbers where given', () => {
  expect(receiptPerson({ name: 'Bia', taxNumber: null })).toBe('Bia');
  expect(receiptPerson({ name: 'Bia', taxNumber: '11144477735' })).toBe('Bia, CPF 111.444.777-35');
  const payee = { name: 'Carla', taxNumber: '12ABC34501DE35', cref: '194882-G/SP' };
  expect(receiptPerson(payee)).toBe('Carla, CNPJ 12.ABC.345/01DE-35, CREF 194882-G/SP');
});
