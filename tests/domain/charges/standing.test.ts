import { describe, expect, test } from 'vitest';
import type { ChargeFacts, Payment } from '#domain/charges/charge';
import { UNDISPUTED } from '#domain/charges/disputes';
import {
  chargeStanding,
  leftOf,
  overdueDays,
  paidOf,
  reopenedBy,
  surplusOf,
} from '#domain/charges/standing';

function payment(over: Partial<Payment> = {}): Payment {
  return {
    id: 'a',
    method: 'pix-own',
    state: 'settled',
    centavos: 22_000,
    refunded: 0,
    bounced: 0,
    ...UNDISPUTED,
    ...over,
  };
}

function charge(payments: readonly Partial<Payment>[], over: Partial<ChargeFacts> = {}) {
  const facts = {
    centavos: 22_000,
    due: '2026-11-10',
    zone: 'America/Sao_Paulo',
    cancelled: false,
    ...over,
  };
  return { ...facts, payments: payments.map((one, nth) => payment({ id: `p${nth}`, ...one })) };
}

const noonOf = (day: string) => Date.parse(`${day}T15:00Z`);

type Row = [name: string, facts: ChargeFacts, standing: string, paid: number, left: number];
const rows: Row[] = [
  ['nothing', charge([]), 'open', 0, 22_000],
  ['an open form at Stripe', charge([{ state: 'started', method: 'card' }]), 'open', 0, 22_000],
  ['a card that failed', charge([{ state: 'failed', method: 'card' }]), 'open', 0, 22_000],
  ['a word', charge([{ state: 'claimed' }]), 'claimed', 0, 22_000],
  ['a boleto', charge([{ state: 'pending', method: 'boleto' }]), 'pending', 0, 22_000],
  ['a part', charge([{ centavos: 7000 }]), 'partial', 7000, 15_000],
  ['all of it', charge([{}]), 'paid', 22_000, 0],
  ['two parts', charge([{ centavos: 7000 }, { centavos: 15_000 }]), 'paid', 22_000, 0],
  ['a part given back', charge([{ refunded: 2000 }]), 'paid', 20_000, 0],
  ['all given back', charge([{ refunded: 22_000 }]), 'refunded', 0, 0],
  [
    'given back, then a part in cash',
    charge([{ refunded: 22_000 }, { method: 'cash', centavos: 7000 }]),
    // The refunded rest is not requested again; the professional records later payments.
    'refunded',
    7000,
    0,
  ],
  [
    'one of two payments given back',
    charge([{ centavos: 7000 }, { method: 'card', centavos: 15_000, refunded: 15_000 }]),
    'refunded',
    7000,
    0,
  ],
  [
    'one of two payments lost in a dispute',
    charge([
      { centavos: 7000 },
      { method: 'card', centavos: 15_000, dispute: 'lost', lost: 15_000 },
    ]),
    'refunded',
    7000,
    0,
  ],
  [
    'one of two parts given back, before the rest was paid',
    charge([{ centavos: 7000 }, { method: 'card', centavos: 5000, refunded: 5000 }]),
    'partial',
    7000,
    10_000,
  ],
  ['a part given back whole', charge([{ centavos: 7000, refunded: 7000 }]), 'open', 0, 15_000],
  [
    'a part given back but one centavo',
    charge([{ centavos: 7000, refunded: 6999 }]),
    'partial',
    1,
    15_000,
  ],
  [
    'a part lost in a dispute',
    charge([{ method: 'card', centavos: 7000, dispute: 'lost', lost: 7000 }]),
    'open',
    0,
    15_000,
  ],
  ['contested', charge([{ method: 'card', dispute: 'open' }]), 'disputed', 22_000, 0],
  ['an inquiry', charge([{ method: 'card', dispute: 'inquiry', contested: 9 }]), 'paid', 22_000, 0],
  ['won', charge([{ method: 'card', dispute: 'won' }]), 'paid', 22_000, 0],
  ['lost', charge([{ method: 'card', dispute: 'lost', lost: 22_000 }]), 'refunded', 0, 0],
  ['lost in part', charge([{ method: 'card', dispute: 'lost', lost: 5000 }]), 'paid', 17_000, 0],
  ['an appeal', charge([{ method: 'card', dispute: 'appeal', lost: 22_000 }]), 'disputed', 0, 0],
  ['prevented', charge([{ method: 'card', dispute: 'prevented' }]), 'paid', 22_000, 0],
  ['cancelled', charge([], { cancelled: true }), 'cancelled', 0, 0],
  [
    'cancelled after a part',
    charge([{ centavos: 7000 }], { cancelled: true }),
    'cancelled',
    7000,
    0,
  ],
  ['paid and cancelled at once', charge([{}], { cancelled: true }), 'paid', 22_000, 0],
];

describe('where a charge stands', () => {
  test.each(rows)('%s', (_, facts, standing, paid, left) => {
    expect([chargeStanding(facts), paidOf(facts), leftOf(facts)]).toEqual([standing, paid, left]);
    expect(surplusOf(facts)).toBe(0);
  });

  test('what came twice is a surplus until it went back', () => {
    expect(surplusOf(charge([{}, { method: 'card' }]))).toBe(22_000);
    expect(surplusOf(charge([{}, { method: 'card', refunded: 22_000 }]))).toBe(0);
    expect(chargeStanding(charge([{}, { method: 'card', refunded: 22_000 }]))).toBe('paid');
  });
});

test('names what is to pay again once a payment is removed, which is nothing after a cancellation', () => {
  const reopened = (facts: ChargeFacts) => facts.payments.map((one) => reopenedBy(facts, one));
  expect(reopened(charge([{ centavos: 7000 }]))).toEqual([7000]);
  expect(reopened(charge([{}, { centavos: 7000 }]))).toEqual([15_000, 0]);
  expect(reopened(charge([{ centavos: 7000 }], { cancelled: true }))).toEqual([0]);
});

test('late is who has not paid and has not said so', () => {
  expect(overdueDays(charge([]), noonOf('2026-11-10'))).toBe(0);
  expect(overdueDays(charge([]), noonOf('2026-11-13'))).toBe(3);
  expect(overdueDays(charge([{ centavos: 7000 }]), noonOf('2026-12-10'))).toBe(30);
  expect(overdueDays(charge([]), noonOf('2026-11-01'))).toBe(0);
  for (const facts of [
    charge([{ state: 'claimed' }]),
    charge([{ state: 'pending', method: 'boleto' }]),
    charge([{}]),
    charge([], { cancelled: true }),
  ])
    expect(overdueDays(facts, noonOf('2026-12-10'))).toBe(0);
});
