import { STRIPE_METHODS } from '#domain/charges/charge';
import { inTransaction } from '../db/transaction';
import { askAndApply, closeIntent } from './ask';
import type { Paying, PaymentRow } from './ground';
import { chargeOf, lostIntent } from './intents';
import { isStarted } from './payments';
import { isRefused, StripeUnreachable } from './stripe';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Webhooks usually take seconds. */
const SILENT_MS = 10 * MINUTE_MS;
/** Stripe forgets keys after 24 hours: until then the same key finds what an answer lost. */
const GIVEN_UP_MS = 23 * 60 * MINUTE_MS;
/**
 * How long after a payment lost webhooks of refunds and disputes are still found, each within a
 * day.
 */
const LOOKED_AFTER_MS = 14 * DAY_MS;
/** A bank may send a refund back weeks later, and a refund may be made months after its payment. */
const REFUNDED_AFTER_MS = 180 * DAY_MS;
const AT_ONCE = 50;

/**
 * Asks Stripe about payments without news: pending ones that fell silent, open ones that were
 * abandoned, and settled ones that may have been returned.
 */
export async function reconcile(paying: Paying): Promise<void> {
  for (const payment of [...(await silentOnes(paying)), ...(await doneOnes(paying))]) {
    try {
      await mend(paying, payment);
    } catch (error) {
      // Stripe is unreachable: the others wait too.
      if (error instanceof StripeUnreachable) throw error;
      paying.log.warn({ err: error, payment: payment.id }, 'a payment could not be asked about');
      await putBack(paying, payment);
    }
  }
}

/** Moves a payment behind the others, so that one that Stripe does not know blocks none. */
async function putBack({ db, ledger }: Paying, { id, provider_id }: PaymentRow): Promise<void> {
  if (provider_id === null) return;
  await inTransaction(db, (trx) => ledger.name(trx, id, provider_id));
}

async function mend(paying: Paying, payment: PaymentRow): Promise<void> {
  const { db, ledger, now } = paying;
  const old = payment.created_at <= now() - GIVEN_UP_MS;
  if (payment.state !== 'started' || !old) return askAndApply(paying, payment);
  const found = payment.provider_id ?? (await lostId(paying, payment));
  if (found === null) return inTransaction(db, (trx) => ledger.leave(trx, payment));
  const named = { ...payment, provider_id: found };
  try {
    // A payment without news is not given up: its code may have been paid by now.
    await askAndApply(paying, named);
    if (!(await isStarted(paying, payment))) return;
    await closeIntent(paying, found);
    await askAndApply(paying, named);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // Stripe knows nothing of it, as after a change from test keys to others.
    await inTransaction(db, (trx) => ledger.leave(trx, payment));
  }
}

async function lostId(paying: Paying, payment: PaymentRow): Promise<string | null> {
  const charge = await chargeOf(paying, payment);
  return (await lostIntent(paying, payment, charge))?.id ?? null;
}

function silentOnes({ db, now }: Paying): Promise<PaymentRow[]> {
  return db
    .selectFrom('charge_payment')
    .selectAll()
    .where('method', 'in', [...STRIPE_METHODS])
    .where('state', 'in', ['started', 'pending'])
    .where('updated_at', '<=', now() - SILENT_MS)
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .execute();
}

/** Each once a day; asking writes `updated_at`. */
function doneOnes({ db, now }: Paying): Promise<PaymentRow[]> {
  return db
    .selectFrom('charge_payment')
    .selectAll()
    .where('method', 'in', [...STRIPE_METHODS])
    .where('state', 'in', ['settled', 'failed', 'withdrawn'])
    .where('provider_id', 'is not', null)
    .where('updated_at', '<=', now() - DAY_MS)
    .where(({ or, eb }) =>
      or([
        eb('created_at', '>=', now() - LOOKED_AFTER_MS),
        eb('dispute', '=', 'open'),
        eb('refunded', '>', 0).and('created_at', '>=', now() - REFUNDED_AFTER_MS),
      ]),
    )
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .execute();
}
