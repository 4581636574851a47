import { describe, expect, test } from 'vitest';
import {
  bulkOutcome,
  chargeMessage,
  madeWords,
  monthDetails,
  monthMoney,
  newChargeAct,
  newChargeWords,
  pixMessage,
} from '#words/charges/charge-list';
import { discountTooMuch, planSum } from '#words/charges/plans';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a month of money in sentences', () => {
  const nothing = {
    expected: 0,
    paid: 0,
    held: 0,
    received: 0,
    fromOthers: 0,
    overdue: 0,
    overdueBefore: 0,
  };
  test.each([
    ['2026-11', {}, 'Nada previsto nem recebido em novembro.'],
    [
      '2026-11',
      { expected: 40_000, received: 40_000, fromOthers: 40_000 },
      'Previsto para novembro: R$ 400,00, nada pago ainda. Recebido em novembro: R$ 400,00, de outros meses. Nada em atraso.',
    ],
    [
      '2026-11',
      { expected: 110_000, paid: 44_000, received: 48_000, fromOthers: 4000, overdue: 22_000 },
      'Previsto para novembro: R$ 1.100,00, já pago: R$ 440,00. Recebido em novembro: R$ 480,00, R$ 40,00 de outros meses. Em atraso: R$ 220,00.',
    ],
    [
      '2026-11',
      { expected: 40_000, paid: 40_000, received: 40_000, overdueBefore: 40_000 },
      'Previsto para novembro: R$ 400,00, tudo pago. Recebido em novembro: R$ 400,00. Em atraso: R$ 400,00, de meses anteriores.',
    ],
    [
      '2026-11',
      { overdue: 100, overdueBefore: 200 },
      'Nada previsto para novembro. Nada recebido em novembro. Em atraso: R$ 3,00, R$ 2,00 de meses anteriores.',
    ],
    [
      '2026-11',
      { expected: 40_000, paid: 40_000, held: 9000, received: 40_000 },
      'Previsto para novembro: R$ 400,00, tudo pago. Do que foi pago, R$ 90,00 estão contestados no banco. Recebido em novembro: R$ 400,00. Nada em atraso.',
    ],
    ['2026-12', { expected: 9000 }, 'Previsto para dezembro: R$ 90,00, nada pago ainda.'],
    [
      '2025-05',
      { received: 9000, fromOthers: 9000 },
      'Nada previsto para maio de 2025. Recebido em maio de 2025: R$ 90,00, de outros meses. Nada em atraso.',
    ],
  ])('%s %o', (month, some, said) => {
    expect(spaced(monthMoney({ month, ...nothing, ...some }, '2026-11-22'))).toBe(said);
  });

  test.each([
    [{}, 'Nada previsto nem recebido em novembro.'],
    [{ expected: 40_000, paid: 40_000, received: 40_000, overdue: 100 }, null],
    [
      { expected: 40_000, paid: 40_000, held: 150, received: 40_000 },
      'Do que foi pago, R$ 1,50 está contestado no banco.',
    ],
    [{ received: 40_000, fromOthers: 40_000 }, 'O recebido é de outros meses.'],
    [
      { received: 48_000, fromOthers: 4000, overdueBefore: 900 },
      'Do recebido, R$ 40,00 são de outros meses. O atraso é de meses anteriores.',
    ],
    [{ overdue: 100, overdueBefore: 200 }, 'Do atraso, R$ 2,00 são de meses anteriores.'],
  ])('beside the figures has only what these do not show: %o', (some, said) => {
    const details = monthDetails({ month: '2026-11', ...nothing, ...some }, '2026-11-22');
    expect(details === null ? null : spaced(details)).toBe(said);
  });
});

describe('a discount that ends', () => {
  const price = { centavos: 22_000, discount: 2000, period: 'monthly' } as const;
  test.each([
    [null, 'R$ 200,00 por mês'],
    [1, 'R$ 200,00 na próxima cobrança, depois R$ 220,00 por mês'],
    [3, 'R$ 200,00 nas próximas 3 cobranças, depois R$ 220,00 por mês'],
  ])('%s left: %s', (discountLeft, said) => {
    expect(spaced(planSum({ ...price, discountLeft }))).toBe(said);
  });

  test('names both amounts before a plan is made', () => {
    const facts = {
      names: ['Bia'],
      ...price,
      discountLeft: 1,
      parts: 1,
      due: '2026-12-05',
    } as const;
    expect(spaced(newChargeWords({ ...facts, repeat: 'monthly' }))).toBe(
      'Bia paga R$ 200,00 na primeira cobrança, a partir de 5 de dezembro de 2026. Depois, R$ 220,00 por mês, até você encerrar.',
    );
  });

  test('says why a discount leaves nothing to pay', () => {
    expect(spaced(discountTooMuch(30_000, 22_000))).toBe(
      'O desconto de R$ 300,00 passa do preço de R$ 220,00. Escreva um desconto menor.',
    );
    expect(spaced(discountTooMuch(22_000, 22_000))).toBe(
      'O desconto de R$ 220,00 é o preço inteiro. Escreva um desconto menor.',
    );
  });
});

describe('what a new charge will do', () => {
  const facts = {
    centavos: 22_000,
    discount: 0,
    discountLeft: null,
    parts: 3,
    due: '2026-12-05',
  } as const;
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

test('the message of a charge says whose, what for, how much, until when and where', () => {
  const charge = { other: { name: 'Bia Lima' }, title: 'Aula', left: 9_000, due: '2026-12-05' };
  expect(spaced(chargeMessage(charge, 'https://anilha.example/links/x'))).toBe(
    'Oi, Bia. Aula: R$ 90,00, com vencimento em 05/12/2026. Para ver e pagar: https://anilha.example/links/x',
  );
});

test('a Pix code as a message says how much, to whom and until when, with the code alone at the end', () => {
  const facts = { title: 'Aula', left: 9_000, due: '2026-12-05', to: 'Carla Mendes' };
  const said = `Pix de R$ 90,00 para Carla Mendes (Aula), com vencimento em 05/12/2026. Copie o código abaixo e cole no app do banco, em Pix copia e cola:\n\n000201`;
  expect(spaced(pixMessage(facts, '000201'))).toBe(said);
  expect(spaced(pixMessage({ ...facts, greeted: 'Bia' }, '000201'))).toBe(`Oi, Bia. ${said}`);
});
