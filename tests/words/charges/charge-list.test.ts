import { describe, expect, test } from 'vitest';
import {
  bulkOutcome,
  chargeMessage,
  madeWords,
  monthMoney,
  newChargeAct,
  newChargeWords,
  paymentLine,
} from '#words/charges/charge-list';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a month of money in a sentence', () => {
  test.each([
    [{ expected: 0, received: 0, overdue: 0 }, 'Nada vence neste mês.'],
    [
      { expected: 110_000, received: 0, overdue: 22_000 },
      'Nada entrou ainda. Previsto: R$ 1.100,00. Em atraso: R$ 220,00.',
    ],
    [
      { expected: 110_000, received: 44_000, overdue: 0 },
      'Já entraram R$ 440,00, de R$ 1.100,00 previstos. Nada atrasou.',
    ],
    [{ expected: 0, received: 9_000, overdue: 0 }, 'Entraram R$ 90,00 de outros meses.'],
  ])('%o', (sums, said) => {
    expect(spaced(monthMoney(sums))).toBe(said);
  });
});

describe('what a new charge will do', () => {
  const facts = { centavos: 22_000, parts: 3, due: '2026-12-05' } as const;
  test.each([
    [['Bia Lima'], 'once', 'Bia paga R$ 220,00 até 5 de dezembro de 2026.'],
    [
      ['Bia Lima', 'Davi'],
      'parts',
      'Bia e Davi pagam R$ 220,00 cada em 3 parcelas mensais, a primeira em 5 de dezembro de 2026.',
    ],
    [
      ['Bia', 'Davi', 'Eva'],
      'quarterly',
      '3 pessoas pagam R$ 220,00 cada por trimestre, a partir de 5 de dezembro de 2026, até você encerrar.',
    ],
    [
      ['Bia'],
      'annual',
      'Bia paga R$ 220,00 por ano, a partir de 5 de dezembro de 2026, até você encerrar.',
    ],
  ] as const)('%o, %s', (names, repeat, said) => {
    expect(spaced(newChargeWords({ ...facts, names, repeat }))).toBe(said);
  });
});

test('a repeating charge is named after its period', () => {
  expect(newChargeAct('semiannual')).toBe('Criar plano semestral');
  expect(madeWords('annual', 1)).toBe('Plano anual criado.');
  expect(madeWords('semiannual', 3)).toBe('3 planos semestrais criados.');
});

test('what was done to several says what was not, and why', () => {
  expect(bulkOutcome('remind', 2, 0, undefined)).toBe('2 lembretes enviados.');
  expect(bulkOutcome('cancel', 1, 1, 'Já foi paga.')).toBe(
    '1 cobrança cancelada; 1 não. Já foi paga.',
  );
});

test('what went back of a payment is told with it', () => {
  const money = { centavos: 22_000, bounced: 0, dispute: null };
  const payment = { id: 'p', method: 'card', ...money } as const;
  expect(spaced(paymentLine({ ...payment, state: 'settled', refunded: 2_000 }))).toBe(
    'Recebido · R$ 20,00 devolvidos',
  );
  expect(paymentLine({ ...payment, state: 'settled', refunded: 22_000 })).toBe(
    'Recebido · devolvido',
  );
  const bounced = { ...payment, state: 'settled', refunded: 0, bounced: 2_000 } as const;
  expect(spaced(paymentLine(bounced))).toBe('Recebido · devolução de R$ 20,00 não chegou');
});

test('the message of a charge says whose, what for, how much, until when and where', () => {
  const charge = { other: { name: 'Bia Lima' }, title: 'Aula', left: 9_000, due: '2026-12-05' };
  expect(spaced(chargeMessage(charge, 'https://anilha.example/links/x'))).toBe(
    'Oi, Bia. Aula: R$ 90,00, com vencimento em 05/12/2026. Para ver e pagar: https://anilha.example/links/x',
  );
});
