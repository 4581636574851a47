import * as v from 'valibot';
import { chargeSchema } from '#protocol/charges/charges';
import { type StartedPayment, startedPaymentSchema } from '#protocol/charges/payments';
import { payingOf } from '../../../../server/app/paying';
import type { Paying } from '../../../../server/charges/payments/ground';
import { linkPeople } from '../../../harness/coaching';
import type { TestDatabase } from '../../../harness/databases';
import { createTestServer } from '../../../harness/server';
import { startStripe } from '../../../harness/stripe-double';
import type { StripeEvent } from '../../../harness/stripe-objects';
import type { Visitor } from '../../../harness/visitor';

type Person = Visitor & { user: { id: string } };
export type World = Awaited<ReturnType<typeof createWorld>>;

const AGREED = {
  plan: null,
  title: 'Consultoria',
  includes: '',
  period: 'once',
  discount: 0,
  discountReason: '',
  sessions: null,
  due: '2026-11-25',
  parts: 1,
  zone: 'America/Sao_Paulo',
};

/** A server with the double of Stripe, a professional with a usable account, and their student. */
export async function createWorld(database: TestDatabase, settings: Record<string, string> = {}) {
  const stripe = await startStripe(() => Date.now());
  const server = await createTestServer({
    database,
    settings: { ...stripe.settings, ...settings },
  });
  const coach = await server.signedIn({ name: 'Bia', email: 'bia@example.com' });
  const student = await server.signedIn({ name: 'Ana', email: 'ana@example.com' });
  const [professional, of] = [coach.user.id, student.user.id];
  const at = server.clock.now();
  const link = await linkPeople(server.deps, { professional, student: of, scopes: ['log'], at });
  const found = payingOf(server.deps);
  if (!found) throw new Error('no keys');
  const paying: Paying = found;

  async function account(): Promise<string> {
    const { account } = await server.deps.db
      .selectFrom('stripe_account')
      .select('account')
      .where('coach_id', '=', professional)
      .executeTakeFirstOrThrow();
    return account;
  }
  async function charge(centavos = 22_000, more: object = {}): Promise<string> {
    const form = { ...AGREED, centavos, for: { kind: 'students', students: [of] }, ...more };
    const answer = await coach.post('/api/charges', form);
    if (answer.status !== 201) throw new Error(answer.text);
    const { ids } = v.parse(v.object({ ids: v.array(v.string()) }), answer.body);
    return ids[0] ?? '';
  }
  async function read(id: string, who: Person = student) {
    return v.parse(chargeSchema, (await who.get(`/api/charges/${id}`)).body);
  }
  const ask = (id: string, method = 'card', keepCard = false) =>
    student.post('/api/payments/start', { charge: id, method, keepCard });
  async function start(
    ...asked: Parameters<typeof ask>
  ): Promise<StartedPayment & { intent: string }> {
    const answer = await ask(...asked);
    if (answer.status !== 200) throw new Error(answer.text);
    const started = v.parse(startedPaymentSchema, answer.body);
    return { ...started, intent: started.clientSecret.split('_secret_')[0] ?? '' };
  }

  /** Posts an event like Stripe, and returns the status. */
  async function post(sent: { body: string; headers: Record<string, string> }): Promise<number> {
    const request = { method: 'POST', ...sent };
    return (await server.app.request('http://localhost:3005/api/webhooks/stripe', request)).status;
  }
  const deliver = (event: StripeEvent) => post(stripe.signed(event));
  let delivered = 0;
  /** Delivers every event that was not delivered yet, in the order of `arrange`. */
  async function deliverAll(arrange = (events: StripeEvent[]) => events): Promise<number[]> {
    const events = arrange(stripe.books.events.slice(delivered));
    delivered = stripe.books.events.length;
    const statuses: number[] = [];
    for (const event of events) statuses.push(await deliver(event));
    return statuses;
  }
  /** Drops the events so far without delivery. */
  const loseEvents = () => {
    delivered = stripe.books.events.length;
  };

  await coach.post('/api/payments/account/open', {});
  stripe.finishAccount(await account());
  await deliverAll();

  return {
    server,
    stripe,
    coach,
    student,
    link,
    paying,
    account,
    charge,
    read,
    ask,
    start,
    post,
    deliver,
    deliverAll,
    loseEvents,
    close: async () => {
      await server.close();
      await stripe.close();
    },
  };
}
