import * as v from 'valibot';
import { expect, test } from 'vitest';
import { moneyOfMonth, monthFacts } from '#domain/charges/money-months';
import { chargesSchema } from '#protocol/charges/charges';
import { stripeAccountSchema } from '#protocol/charges/payments';
import { eachPeriod, methodName, standingName } from '#words/charges/charges';
import { paymentLine } from '#words/charges/payment-line';
import { subscriptionState } from '#words/charges/plans';

const agreed = { plan: null, title: 'Online', includes: '', centavos: 22_000, discount: 0 };
const payment = {
  ...{ id: 'p', centavos: 22_000, refunded: 0, reason: null, note: '', day: null, at: 1 },
  ...{ settledAt: 1, receipt: false, method: 'card', state: 'settled', dispute: null },
};
const charge = {
  ...agreed,
  ...{ id: 'c', as: 'coach', other: { id: 'b', name: 'Bia' }, subscription: 's' },
  ...{ period: 'monthly', discountReason: '', sessions: null, sessionsUsed: 0 },
  ...{ due: '2026-11-10', zone: 'America/Sao_Paulo', part: 1, parts: 1, standing: 'open' },
  ...{ left: 22_000, payments: [], payee: null, stripe: ['card'], madeAt: 1, cancelledAt: null },
};
const subscription = {
  ...agreed,
  ...{ id: 's', as: 'coach', other: { id: 'b', name: 'Bia' }, period: 'monthly' },
  ...{ discountReason: '', first: '2026-11-10', next: null, state: 'active', card: null },
};
const read = (charges: readonly object[], subscriptions: readonly object[] = []) =>
  v.parse(chargesSchema, { charges, subscriptions });

test('reads a list in which a later server has periods and statuses of its own', () => {
  const { charges, subscriptions } = read(
    [charge, { ...charge, period: 'biennial', standing: 'mediated', stripe: ['klarna', 'card'] }],
    [{ ...subscription, period: 'biennial', state: 'frozen' }],
  );
  expect(charges[0]).toMatchObject({ period: 'monthly', standing: 'open', stripe: ['card'] });
  const [, later] = charges;
  expect(later).toMatchObject({ period: 'unknown', standing: 'unknown', stripe: ['card'] });
  expect(standingName(later?.standing ?? 'open')).toBe('Atualize o app para ver');
  expect(eachPeriod(later?.period ?? 'once')).toBe('por período');
  expect(subscriptionState(subscriptions[0]?.state ?? 'active')).toBe('Atualize o app');
});

test('shows a payment with a way, status or dispute of a later server in general words', () => {
  const { charges } = read([
    { ...charge, payments: [{ ...payment, method: 'wallet', state: 'held' }] },
    { ...charge, standing: 'paid', left: 0, payments: [{ ...payment, dispute: 'arbitration' }] },
  ]);
  const [held, disputed] = charges.flatMap(({ payments }) => payments);
  if (!held || !disputed) throw new Error('not read');
  expect(methodName(held.method)).toBe('Outra forma');
  expect(paymentLine(held)).toBe('Atualize o app para ver');
  expect(paymentLine(disputed)).toBe('Recebido · contestação: atualize o app para ver');
});

test('calls nothing late that has a payment with a status of a later server', () => {
  const { charges } = read([{ ...charge, payments: [{ ...payment, state: 'held' }] }]);
  expect(charges.map((one) => monthFacts(one).payments[0]?.state)).toEqual(['unknown']);
  const time = { now: Date.parse('2026-11-28T15:00Z'), today: '2026-11-28' };
  expect(moneyOfMonth(charges, '2026-11', time).overdue).toBe(0);
  expect(moneyOfMonth(read([charge]).charges, '2026-11', time).overdue).toBe(22_000);
});

test('reads an account at Stripe with ways of a later server', () => {
  const account = { state: 'ready', ways: ['card', 'klarna'] };
  const closed = [
    { way: 'boleto', why: 'pending' },
    { way: 'klarna', why: 'pending' },
    { way: 'card', why: 'reviewed' },
  ];
  expect(v.parse(stripeAccountSchema, { ...account, closed })).toEqual({
    state: 'ready',
    ways: ['card'],
    closed: [{ way: 'boleto', why: 'pending' }],
  });
});
