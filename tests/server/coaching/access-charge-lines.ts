import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { chargeLinkSchema } from '#protocol/charges/charges';
import type { Visitor } from '../../harness/visitor';
import { jpeg } from '../account/photo/jpeg-sample';
import { chargedOne, MONTHLY } from '../charges/charging';
import type { Asked, Line } from './access-lines';
import { NEVER, OWN, type Role, type World } from './access-world';

const made = v.object({ id: v.string() });
const zone = 'America/Sao_Paulo';
const cash = {
  id: randomUUID(),
  method: 'cash',
  centavos: 15_000,
  day: '2026-11-20',
  note: '',
};
const { period: _, ...agreed } = MONTHLY;
const monthly = { ...agreed, period: 'monthly' };
const settings = { ladder: [0, 3], wordings: {}, overdue: 'none', overdueDays: 5 };
const payee = { name: 'Papel', city: 'Santos', pix: null };

/** A charge by the coach with the scope `log`: a pack of sessions for the student. */
function chargeIn({ people, student }: World): Promise<string> {
  return chargedOne(people.log, [student.user.id], { period: 'sessions', sessions: 10 });
}

async function paymentIn(who: Visitor, path: string, body: object): Promise<string> {
  return v.parse(made, (await who.post(path, body)).body).id;
}

/** A student's claim. */
async function claimIn(world: World): Promise<{ charge: string; payment: string }> {
  const charge = await chargeIn(world);
  const receipt = jpeg(64, 64).toString('base64');
  const path = `/api/charges/${charge}/claims`;
  return { charge, payment: await paymentIn(world.people.student, path, { note: '', receipt }) };
}

/** A subscription of the student to a plan of the same coach. */
async function subscriptionIn({ people, student }: World): Promise<string> {
  const form = { ...monthly, students: [student.user.id], first: '2026-12-10', zone };
  const { body } = await people.log.post('/api/charges/subscriptions', form);
  return v.parse(v.object({ ids: v.tuple([v.string()]) }), body).ids[0];
}

async function tokenIn({ people }: World, charge: string): Promise<string> {
  const { body } = await people.log.post(`/api/charges/${charge}/link`);
  const { address } = v.parse(chargeLinkSchema, body);
  return address.slice(address.lastIndexOf('/') + 1);
}

/** An endpoint about one charge, requested by each role. */
function ofCharge(what: string, body?: object): Pick<Line, 'ask' | 'never'> {
  const asked = (id: string): Asked => ({
    path: `/api/charges/${id}${what}`,
    ...(body && { body }),
  });
  return { ask: async (world) => asked(await chargeIn(world)), never: () => asked(NEVER) };
}

/** An endpoint about a subscription. */
function ofSubscription(what: string, body: object): Pick<Line, 'ask' | 'never'> {
  const asked = (id: string): Asked => ({ path: `/api/charges/subscriptions/${id}${what}`, body });
  return { ask: async (world) => asked(await subscriptionIn(world)), never: () => asked(NEVER) };
}

/** An endpoint about a payment that the student claimed. */
function ofClaim(path: (charge: string, payment: string) => string, body?: object) {
  const asked = (charge: string, payment: string): Asked => ({
    path: path(charge, payment),
    ...(body && { body }),
  });
  return {
    ask: async (world: World) => {
      const { charge, payment } = await claimIn(world);
      return asked(charge, payment);
    },
    never: () => asked(NEVER, NEVER),
  };
}

/** A server without keys refuses every Stripe request with the same answer. */
const ABSENT: Pick<Line, 'others'> = { others: 409 };

const each = (roles: readonly Role[], status: number) =>
  Object.fromEntries(roles.map((role) => [role, status]));

/** The part of the table about charges, which the coach with the scope `log` created. */
export const CHARGE_LINES: Readonly<Record<string, Line>> = {
  'GET /api/charges': { ask: () => ({ path: '/api/charges' }), others: 200, names: [] },
  'POST /api/charges': {
    ask: ({ student }) => ({
      path: '/api/charges',
      body: {
        ...monthly,
        for: { kind: 'students', students: [student.user.id] },
        sessions: null,
        due: '2026-12-10',
        parts: 1,
        zone,
      },
    }),
    others: 404,
    // Assistants cannot charge.
    but: each(OWN, 201),
  },
  'GET /api/charges/:id': {
    ...ofCharge(''),
    others: 404,
    but: { log: 200, student: 200 },
    names: ['log'],
  },
  'PUT /api/charges/:id': {
    ...ofCharge('', { ...monthly, due: '2026-12-12' }),
    others: 404,
    but: { log: 204 },
  },
  'PUT /api/charges/:id/sessions': {
    ...ofCharge('/sessions', { used: 3 }),
    others: 404,
    but: { log: 204 },
  },
  'POST /api/charges/:id/cancel': { ...ofCharge('/cancel'), others: 404, but: { log: 204 } },
  'POST /api/charges/:id/remind': { ...ofCharge('/remind'), others: 404, but: { log: 204 } },
  'POST /api/charges/:id/payments': {
    ...ofCharge('/payments', cash),
    others: 404,
    but: { log: 201 },
  },
  'DELETE /api/charges/:id/payments/:payment': {
    ...ofClaim((charge, payment) => `/api/charges/${charge}/payments/${payment}`),
    others: 404,
    // The student's claim, which the coach answers and cannot withdraw.
    but: { student: 204, log: 409 },
  },
  'GET /api/charges/:id/payments/:payment/receipt': {
    ...ofClaim((charge, payment) => `/api/charges/${charge}/payments/${payment}/receipt`),
    others: 404,
    but: { student: 200, log: 200 },
  },
  'POST /api/charges/:id/claims': {
    ...ofCharge('/claims', { note: '', receipt: null }),
    others: 404,
    but: { student: 201 },
  },
  'PUT /api/charges/:id/claims/:payment': {
    ...ofClaim((charge, payment) => `/api/charges/${charge}/claims/${payment}`, { found: false }),
    others: 404,
    but: { log: 204 },
  },
  'POST /api/charges/:id/link': {
    ...ofCharge('/link'),
    others: 404,
    but: { log: 200, student: 200 },
  },
  'POST /api/charges/:id/link/renew': {
    ...ofCharge('/link/renew'),
    others: 404,
    but: { log: 200, student: 200 },
  },
  'GET /api/checkout/:token': {
    ask: async (world) => ({
      path: `/api/checkout/${await tokenIn(world, await chargeIn(world))}`,
    }),
    others: 403,
    but: { log: 200, student: 200 },
    names: ['log'],
  },
  'POST /api/checkout/:token/mine': {
    ask: async (world) => ({
      path: `/api/checkout/${await tokenIn(world, await chargeIn(world))}/mine`,
    }),
    others: 403,
    // The creator cannot be the payer.
    but: { log: 409, student: 204 },
  },
  'GET /api/charges/hold/:student': {
    ask: async (world) => {
      await chargedOne(world.people.log, [world.student.user.id], { due: '2026-10-01' });
      return { path: `/api/charges/hold/${world.student.user.id}` };
    },
    others: 200,
  },
  'GET /api/charges/settings': { ask: () => ({ path: '/api/charges/settings' }), others: 200 },
  'PUT /api/charges/settings': {
    ask: () => ({ path: '/api/charges/settings', body: settings }),
    others: 204,
  },
  'GET /api/charges/payee': { ask: () => ({ path: '/api/charges/payee' }), others: 200 },
  'PUT /api/charges/payee': {
    ask: () => ({ path: '/api/charges/payee', body: payee }),
    others: 204,
  },
  'GET /api/charges/identity': { ask: () => ({ path: '/api/charges/identity' }), others: 200 },
  'PUT /api/charges/identity': {
    ask: () => ({ path: '/api/charges/identity', body: { taxNumber: null } }),
    others: 204,
  },
  'GET /api/charges/:id/receipt': {
    ...ofCharge('/receipt'),
    others: 404,
    but: { log: 200, student: 200 },
  },
  'POST /api/charges/subscriptions': {
    ask: ({ student }) => ({
      path: '/api/charges/subscriptions',
      body: { ...monthly, students: [student.user.id], first: '2026-12-10', zone },
    }),
    others: 404,
    but: each(OWN, 201),
  },
  'PUT /api/charges/subscriptions/:id': {
    ...ofSubscription('', monthly),
    others: 404,
    but: { log: 204 },
  },
  'POST /api/charges/subscriptions/:id/standing': {
    ...ofSubscription('/standing', { act: 'end' }),
    others: 404,
    but: { log: 204, student: 204 },
  },
  'GET /api/payments/account': { ask: () => ({ path: '/api/payments/account' }), others: 200 },
  'POST /api/payments/account/open': {
    ask: () => ({ path: '/api/payments/account/open', body: {} }),
    ...ABSENT,
  },
  'POST /api/payments/start': {
    ask: async (world) => ({
      path: '/api/payments/start',
      body: { charge: await chargeIn(world), method: 'card', keepCard: false },
    }),
    ...ABSENT,
  },
  'POST /api/payments/:payment/ask': {
    ...ofClaim((_charge, payment) => `/api/payments/${payment}/ask`),
    // A claimed Pix payment is not Stripe's, not even for its student.
    others: 404,
  },
  'POST /api/payments/:payment/leave': {
    ...ofClaim((_charge, payment) => `/api/payments/${payment}/leave`),
    others: 404,
  },
  'POST /api/payments/:payment/refund': {
    ...ofClaim((_charge, payment) => `/api/payments/${payment}/refund`, { centavos: null }),
    others: 404,
  },
  'DELETE /api/payments/cards/:subscription': {
    ask: async (world) => ({ path: `/api/payments/cards/${await subscriptionIn(world)}` }),
    ...ABSENT,
  },
};
