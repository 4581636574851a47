import { describe, expect, test } from 'vitest';
import { UNDISPUTED } from '#domain/charges/disputes';
import { listTime, monthFacts } from '#domain/charges/money-months';
import { statusSumOf } from '#domain/charges/standing';
import type { Charge } from '../../../../src/data/charges/charges';
import {
  found,
  grouped,
  isMovable,
  isUntouched,
  listAddress,
  nextOf,
  proposedPayment,
  shownIn,
  sumOfGroup,
} from '../../../../src/screens/charges/charges/board';

const TODAY = '2026-11-22';
const NOW = Date.parse(`${TODAY}T15:00Z`);
const TIME = { now: NOW, today: TODAY };

function charge(some: Partial<Charge>): Charge {
  return {
    id: 'c',
    as: 'coach',
    other: { id: 'b', name: 'Bia' },
    subscription: null,
    plan: null,
    title: 'Consultoria',
    includes: '',
    period: 'monthly',
    centavos: 22_000,
    discount: 0,
    discountReason: '',
    discountLeft: null,
    sessions: null,
    sessionsUsed: 0,
    due: TODAY,
    zone: 'Etc/UTC',
    part: 1,
    parts: 1,
    standing: 'open',
    left: 22_000,
    payments: [],
    payee: null,
    stripe: [],
    madeAt: 0,
    cancelledAt: null,
    ...some,
  };
}

const came = (day: string, centavos = 22_000): Charge['payments'] => [
  {
    id: 'p',
    method: 'cash',
    state: 'settled',
    centavos,
    refunded: 0,
    bounced: 0,
    ...UNDISPUTED,
    voucher: null,
    reason: null,
    note: '',
    day,
    at: 0,
    settledAt: 0,
    receipt: false,
    recovered: null,
  },
];

describe('a month of the list', () => {
  const late = charge({ id: 'late', due: '2026-10-05' });
  const paid = charge({
    id: 'paid',
    due: '2026-10-06',
    standing: 'paid',
    left: 0,
    payments: came('2026-11-02'),
  });
  const ahead = charge({ id: 'ahead', due: '2026-12-01' });
  const now = charge({ id: 'now', due: TODAY, other: { id: 'e', name: 'Érica' } });
  const all = [late, paid, ahead, now];
  const ids = (some: readonly Charge[]) => some.map(({ id }) => id);

  test('the present one also shows what is owed from before, another one only its own', () => {
    expect(ids(shownIn(all, '2026-11', TIME))).toEqual(['late', 'now']);
    expect(ids(shownIn(all, '2026-10', TIME))).toEqual(['late', 'paid']);
    expect(ids(shownIn(all, '2026-12', TIME))).toEqual(['ahead']);
  });

  test('what is said to be paid ahead of its month waits under the present one', () => {
    const early = charge({ id: 'early', due: '2026-12-01', standing: 'claimed' });
    expect(ids(shownIn([...all, early], '2026-11', TIME))).toEqual(['late', 'now', 'early']);
    expect(ids(shownIn([...all, early], '2026-10', TIME))).toEqual(['late', 'paid']);
    expect(ids(shownIn([...all, early], '2026-12', TIME))).toEqual(['ahead', 'early']);
  });

  test.each([
    ['paid', '2026-11-25', '/app/charges?month=2026-11'],
    ['cancelled', '2026-11-25', '/app/charges?month=2026-11'],
    ['paid', '2026-10-25', '/app/charges?month=2026-10'],
    ['open', '2026-11-25', '/app/charges'],
    ['open', '2026-12-10', '/app/charges?month=2026-12'],
    ['claimed', '2026-12-10', '/app/charges'],
  ] as const)(
    'is the address of a charge %s, due %s, while other zones begin another month',
    (standing, due, address) => {
      // Still 30 November in São Paulo.
      const at = Date.parse('2026-12-01T01:00Z');
      const one = charge({ standing, due, zone: 'America/Sao_Paulo' });
      expect(listAddress(one, at)).toBe(address);
      const list = [one, charge({ id: 'other', zone: 'Europe/Lisbon' })];
      const time = listTime(list, at, 'Etc/UTC');
      const month = new URL(address, 'https://a.b').searchParams.get('month');
      expect(shownIn(list, month ?? time.today.slice(0, 7), time)).toContain(one);
    },
  );

  test.each([
    ['paid', TODAY, '/app/charges'],
    ['open', '2026-10-25', '/app/charges'],
    ['paid', '2026-10-25', '/app/charges?month=2026-10'],
  ] as const)(
    'is the address of a charge %s, due %s, while all zones have one month',
    (standing, due, address) => {
      expect(listAddress(charge({ standing, due }), NOW)).toBe(address);
    },
  );

  test('what waits to be confirmed comes first, and what is due today is not late', () => {
    const claimed = charge({ id: 'claimed', standing: 'claimed' });
    const groups = grouped([...all, claimed], NOW).map(({ group, charges }) => [
      group,
      ids(charges),
    ]);
    expect(groups).toEqual([
      ['claimed', ['claimed']],
      ['late', ['late']],
      ['ahead', ['now', 'ahead']],
      ['paid', ['paid']],
    ]);
  });

  test('is searched by person and title, whatever the accents', () => {
    expect(ids(found(all, 'erica consult'))).toEqual(['now']);
  });
});

test('what somebody paid a part of is not changed any more', () => {
  expect(isUntouched(charge({}))).toBe(true);
  expect(isUntouched(charge({ standing: 'partial', payments: came(TODAY, 1) }))).toBe(false);
});

test('money that a bank decides of, or took back, is not given back; what was won may be', () => {
  const movable = (some: Partial<Charge['payments'][number]>) =>
    came(TODAY).map((payment) => isMovable({ ...payment, ...some }));
  expect(movable({})).toEqual([true]);
  expect(movable({ dispute: 'won' })).toEqual([true]);
  expect(movable({ dispute: 'open' })).toEqual([false]);
  expect(movable({ dispute: 'appeal', lost: 5000 })).toEqual([false]);
  expect(movable({ dispute: 'lost', lost: 22_000 })).toEqual([false]);
  expect(movable({ dispute: 'lost', lost: 5000 })).toEqual([true]);
  expect(movable({ refunded: 22_000 })).toEqual([false]);
  expect(movable({ state: 'claimed' })).toEqual([false]);
});

test('what comes next: to answer who says that they paid, to wait, to ask, or to note what came anew', () => {
  const claimed = came(TODAY).map((payment) => ({ ...payment, state: 'claimed' as const }));
  expect(nextOf(charge({}))).toBe('ask');
  expect(nextOf(charge({ standing: 'partial', left: 1 }))).toBe('ask');
  expect(nextOf(charge({ standing: 'pending' }))).toBe('wait');
  // Even if the other money was refunded and nothing is due any more.
  for (const left of [22_000, 0]) {
    expect(nextOf(charge({ standing: 'claimed', left, payments: claimed }))).toBe('answer');
  }
  expect(nextOf(charge({ standing: 'refunded', left: 0 }))).toBe('again');
  // A later server has a status that this version does not know.
  const unknown = charge({ standing: 'unknown' });
  expect(nextOf(unknown)).toBe('update');
  expect(isUntouched(unknown)).toBe(false);
  expect(isUntouched(charge({ period: 'unknown' }))).toBe(false);
  expect(grouped([unknown], NOW)).toMatchObject([{ group: 'unknown' }]);
  // The bank may return the money yet: the payer is not asked to pay twice.
  expect(nextOf(charge({ standing: 'disputed', left: 0 }))).toBe('decide');
  // The rest waits for the decision too, as on the payer's page.
  expect(nextOf(charge({ standing: 'disputed', left: 15_000 }))).toBe('decide');
  for (const standing of ['paid', 'cancelled'] as const) {
    expect(nextOf(charge({ standing, left: 0 }))).toBeNull();
  }
});

describe('money that went back or may go back', () => {
  const cashAndCard = (some: Partial<Charge['payments'][number]>, over: Partial<Charge>) => {
    const card = came(TODAY, 6000).map((one) => ({ ...one, method: 'card' as const, ...some }));
    const payments = [...came(TODAY, 4000), ...card];
    return charge({ centavos: 10_000, left: 0, payments, ...over });
  };

  test('proposes the refunded amount, and not the price, when the rest stayed', () => {
    const refunded = cashAndCard({ refunded: 6000 }, { standing: 'refunded' });
    expect(proposedPayment(refunded)).toBe(6000);
    const contested = cashAndCard({ dispute: 'open', contested: 6000 }, { standing: 'disputed' });
    expect(proposedPayment(contested)).toBe(6000);
    // An appeal contests money that is gone already: it counts once.
    const appeal = { dispute: 'appeal', contested: 6000, lost: 6000 } as const;
    expect(proposedPayment(cashAndCard(appeal, { standing: 'disputed' }))).toBe(6000);
    expect(proposedPayment(charge({ left: 15_000 }))).toBe(15_000);
  });

  test('sums what is contested under "Contestadas" when a part was never paid', () => {
    const contested = came(TODAY, 3000).map((one) => ({
      ...one,
      method: 'card' as const,
      dispute: 'open' as const,
      contested: 3000,
    }));
    const disputed = charge({
      centavos: 10_000,
      left: 7000,
      standing: 'disputed',
      payments: contested,
    });
    expect(sumOfGroup([disputed])).toBe(3000);
    const partial = { standing: 'partial', left: 7000, payments: came(TODAY, 15_000) } as const;
    expect(sumOfGroup([charge(partial)])).toBe(7000);
  });

  test('sums what its rows show under "Canceladas e devolvidas" and "Pagas"', () => {
    const cut = { standing: 'cancelled', left: 0, cancelledAt: 1 } as const;
    const back = (refunded: number) => came(TODAY).map((one) => ({ ...one, refunded }));
    const over = [
      charge({ ...cut }),
      charge({ ...cut, payments: came(TODAY, 7000) }),
      charge({ standing: 'refunded', left: 0, payments: back(22_000) }),
    ];
    const rows = over.map((one) => statusSumOf(monthFacts(one)));
    // A cancellation leaves the money that was paid before it.
    expect(rows).toEqual([22_000, 15_000, 22_000]);
    expect(sumOfGroup(over)).toBe(59_000);
    const kept = charge({ standing: 'paid', left: 0, payments: back(2000) });
    expect([statusSumOf(monthFacts(kept)), sumOfGroup([kept])]).toEqual([20_000, 20_000]);
  });
});
