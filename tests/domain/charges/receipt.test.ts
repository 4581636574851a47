import { expect, test } from 'vitest';
import { UNDISPUTED } from '#domain/charges/disputes';
import { receiptMoney } from '#domain/charges/receipt';

const BLANK = { id: 'p', state: 'settled', refunded: 0, bounced: 0, ...UNDISPUTED } as const;
/** 23:30 of 20 November in Manaus, which is the next day in UTC. */
const NIGHT = Date.UTC(2026, 10, 21, 3, 30);

test('sums what stayed of all payments when a part of one went back', () => {
  const cash = { ...BLANK, method: 'cash', centavos: 4000, day: '2026-11-18' } as const;
  const card = { ...BLANK, method: 'card', centavos: 6000, refunded: 2000, day: null } as const;
  const failed = { ...card, state: 'failed' } as const;
  const payments = [cash, card, failed].map((one) => ({ ...one, at: NIGHT, settledAt: NIGHT }));
  expect(receiptMoney(payments, 'America/Manaus')).toEqual({
    sum: 8000,
    returned: 2000,
    lines: [
      { method: 'cash', centavos: 4000, day: '2026-11-18' },
      { method: 'card', centavos: 6000, day: '2026-11-20' },
    ],
  });
});
