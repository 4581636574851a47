import { Hono } from 'hono';
import type { Transaction } from 'kysely';
import Stripe from 'stripe';
import * as v from 'valibot';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { HttpError } from '../../http/errors';
import { askAccount } from './accounts';
import { askAndApply } from './ask';
import type { Paying } from './ground';
import { paymentWith } from './intents';
import { idOf } from './stripe';

/** Older signatures are treated as replays. */
const TOLERANCE_SECONDS = 300;

/**
 * The used fields of an event. Its content is not trusted; the payment itself is read from Stripe.
 */
const eventSchema = v.object({
  id: v.string(),
  type: v.string(),
  /** The connected account of the event. */
  account: v.optional(v.string()),
  data: v.object({
    object: v.object({
      id: v.optional(v.string()),
      payment_intent: v.nullish(v.union([v.string(), v.object({ id: v.string() })])),
    }),
  }),
});
type Event = v.InferOutput<typeof eventSchema>;

const NO_SNAPSHOT =
  'Este aviso não traz os dados do evento. No Stripe, crie o webhook com o formato de dados "snapshot", e não "thin".';

/** POST /, to be mounted at /api/webhooks/stripe. */
export function webhookRoutes(paying: Paying): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const event = eventOf(paying, await c.req.text(), c.req.header('stripe-signature') ?? '');
    try {
      await takeIn(paying, event);
    } catch (error) {
      paying.log.error({ err: error, event: event.id }, 'an event of Stripe was not taken in');
      // Stripe sends an event again after any failure.
      throw new HttpError(500, 'not_taken_in', 'Este aviso não foi recebido. Envie de novo.');
    }
    return c.json({ received: true });
  });
  return routes;
}

/**
 * The event of a body with a recent signature by one of our secrets; otherwise a 400
 * `bad_signature`.
 */
function eventOf({ stripe, terms, now, log }: Paying, body: string, signature: string): Event {
  const signed = terms.webhookSecrets.some((secret) => {
    try {
      const { signature: signatures } = stripe.webhooks;
      signatures?.verifyHeader(body, signature, secret, TOLERANCE_SECONDS, undefined, now());
      return signatures !== null;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
      throw error;
    }
  });
  if (!signed) throw new HttpError(400, 'bad_signature', 'A assinatura deste aviso não vale.');
  const said = v.safeParse(eventSchema, jsonOf(body));
  if (said.success) return said.output;
  log.error({ body: body.slice(0, 80) }, 'a webhook of Stripe does not send snapshot events');
  throw new HttpError(400, 'no_snapshot', NO_SNAPSHOT);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function takeIn(paying: Paying, event: Event): Promise<void> {
  const { db } = paying;
  const known = await db
    .selectFrom('stripe_event')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  if (known) return;
  const beside = (trx: Transaction<Database>) => noteEvent(paying, trx, event);
  const intent = intentNamedBy(event);
  const payment = intent === null ? undefined : await paymentWith(paying, intent);
  if (payment) {
    await askAndApply(paying, payment, beside);
    return;
  }
  const account = accountNamedBy(event);
  if (account !== null && (await isOurs(paying, account))) await askAccount(paying, account);
  await inTransaction(db, beside);
}

/** Stores an event as processed; false if it was before. */
async function noteEvent(
  { now }: Paying,
  trx: Transaction<Database>,
  { id, type }: Event,
): Promise<boolean> {
  const noted = await trx
    .insertInto('stripe_event')
    .values({ id, type, received_at: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The id of an event's PaymentIntent; null for types that we do not follow. */
function intentNamedBy({ type, data }: Event): string | null {
  if (type.startsWith('payment_intent.')) return data.object.id ?? null;
  const followed = /^(charge\.refund|refund\.|charge\.dispute\.)/.test(type);
  return followed ? idOf(data.object.payment_intent) : null;
}

function accountNamedBy({ type, account, data }: Event): string | null {
  if (type === 'account.application.deauthorized') return account ?? null;
  if (type === 'capability.updated') return account ?? null;
  return type === 'account.updated' ? (account ?? data.object.id ?? null) : null;
}

async function isOurs({ db }: Paying, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_account')
    .select('account')
    .where('account', '=', account)
    .executeTakeFirst();
  return row !== undefined;
}
