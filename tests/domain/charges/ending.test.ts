import { expect, test } from 'vitest';
import { endingMoney } from '#domain/charges/ending';
import type { DatedPayment } from '#domain/charges/money-months';
import { endingMoneyWords, planEndingWords } from '#words/charges/ending';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T15:00Z`);
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

function payment(over: Partial<DatedPayment>): DatedPayment {
  const usual = { id: 'p', method: 'cash', state: 'settled', centavos: 5000 } as const;
  return {
    ...usual,
    lost: 0,
    contested: 0,
    refunded: 0,
    bounced: 0,
    dispute: null,
    day: TODAY,
    settledAt: null,
    ...over,
  };
}
function charge(due: string, subscription: string | null, payments: readonly DatedPayment[] = []) {
  const agreed = { centavos: 22_000, discount: 2000, zone: 'America/Sao_Paulo' };
  return { ...agreed, due, subscription, payments, cancelledAt: null };
}

test('cancels what falls due after the end of a plan, unless a payment of it began', () => {
  const list = [
    charge(TODAY, 'plan'),
    charge('2026-11-24', 'plan'),
    charge('2026-11-25', 'plan', [payment({ state: 'claimed' })]),
    charge('2026-11-26', 'plan', [payment({})]),
    charge('2026-12-20', null),
    charge('2026-10-20', 'plan', [payment({ centavos: 20_000 })]),
  ];
  expect(endingMoney(list, ['plan'], NOW)).toEqual({
    plans: 1,
    cancelled: 20_000,
    stays: 75_000,
  });
  expect(endingMoney(list, [], NOW)).toEqual({ plans: 0, cancelled: 0, stays: 95_000 });
});

test('says to each side what becomes of the money, and nothing without any', () => {
  const money = { plans: 1, cancelled: 22_000, stays: 40_000 };
  expect(spaced(endingMoneyWords(money, 'coach', 'Bia', true))).toBe(
    'A mensalidade termina junto, e nada novo é cobrado de Bia. O que ainda ia vencer dela, R$ 220,00, é cancelado. Continuam em aberto R$ 400,00, em Cobranças, sem lembretes automáticos: cancele o que não vale mais.',
  );
  expect(spaced(endingMoneyWords(money, 'student', 'Carla', true))).toBe(
    'A mensalidade termina junto: nada novo é cobrado, e nenhum cartão paga sozinho. O que ainda ia vencer dela, R$ 220,00, é cancelado. Continuam em aberto R$ 400,00, em Pagamentos: combine com Carla o que não vale mais.',
  );
  expect(endingMoneyWords({ plans: 0, cancelled: 0, stays: 0 }, 'coach', 'Bia', true)).toBeNull();
  expect(
    spaced(endingMoneyWords({ plans: 2, cancelled: 44_000, stays: 0 }, 'student', 'Carla', true)),
  ).toBe(
    'As mensalidades terminam junto: nada novo é cobrado, e nenhum cartão paga sozinho. O que ainda ia vencer delas, R$ 440,00, é cancelado.',
  );
});

test('says the rule to each side while the sums are unknown', () => {
  const rule = (where: string) =>
    `Se há mensalidade, ela termina junto. O que venceu até hoje e não foi pago continua em aberto, em ${where}, e o que venceria depois é cancelado.`;
  expect(endingMoneyWords(null, 'coach', 'Bia', true)).toBe(rule('Cobranças'));
  expect(endingMoneyWords(null, 'student', 'Carla', true)).toBe(rule('Pagamentos'));
});

test('calls a plan of another period than a month "plano"', () => {
  const money = { plans: 1, cancelled: 22_000, stays: 0 };
  expect(spaced(endingMoneyWords(money, 'coach', 'Bia', false))).toBe(
    'O plano termina junto, e nada novo é cobrado de Bia. O que ainda ia vencer dele, R$ 220,00, é cancelado.',
  );
  expect(spaced(endingMoneyWords({ ...money, plans: 2 }, 'student', 'Carla', false))).toBe(
    'Os planos terminam junto: nada novo é cobrado, e nenhum cartão paga sozinho. O que ainda ia vencer deles, R$ 220,00, é cancelado.',
  );
});

test('names the sums of a plan that ends by itself, or the rule while they are unknown', () => {
  expect(spaced(planEndingWords({ plans: 1, cancelled: 22_000, stays: 40_000 }))).toBe(
    'Continuam em aberto R$ 400,00. O que ainda ia vencer, R$ 220,00, é cancelado.',
  );
  expect(planEndingWords({ plans: 1, cancelled: 0, stays: 0 })).toBe('Nada fica em aberto.');
  expect(planEndingWords(null)).toBe(
    'O que já venceu e não foi pago continua em aberto, e o que ainda ia vencer é cancelado.',
  );
});
