import { STRIPE_METHODS } from '#domain/charges/charge';
import { inTransaction } from '../../db/transaction';
import { askAndApply, closeForm } from './ask';
import type { Paying, PaymentState } from './ground';
import { chargeOf, lostIntent } from './intents';
import { passOver } from './pass';
import { hasCode } from './stripe';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Webhooks usually arrive within seconds. */
const SILENT_MS = 10 * MINUTE_MS;
/**
 * Stripe keeps idempotency keys for 24 hours; until then the same key finds an intent after a lost
 * answer.
 */
const GIVEN_UP_MS = 23 * 60 * MINUTE_MS;
/**
 * How long after a payment each lost webhook is still found, within a day. Refunds and disputes are
 * found later too, by lost-events.ts. The longer spans below are for an outage of over 30 days.
 */
const LOOKED_AFTER_MS = 14 * DAY_MS;
/**
 * How long after a payment its known disputes are looked after. Cards allow one for 120 days, in
 * some cases for 540, and an appeal may follow the decision.
 */
const DISPUTED_AFTER_MS = 720 * DAY_MS;
/** A bank may return a refund weeks later. */
const REFUNDED_AFTER_MS = 180 * DAY_MS;
const AT_ONCE = 50;

/**
 * Queries Stripe about payments without recent news: pending ones, abandoned open ones, and settled
 * ones that may have been refunded or disputed.
 */
export async function reconcile(paying: Paying): Promise<void> {
  const { db, ledger } = paying;
  const payments = [...(await silentOnes(paying)), ...(await doneOnes(paying))];
  const mendOrDefer = async (payment: PaymentState): Promise<void> => {
    try {
      await mend(paying, payment);
    } catch (error) {
      // At the end of the queue it keeps no other payment waiting.
      await inTransaction(db, (trx) => ledger.defer(trx, payment.id));
      throw error;
    }
  };
  await passOver(paying, payments, mendOrDefer, ({ id }) => ({
    words: 'a payment could not be asked about',
    ids: { payment: id },
  }));
}

async function mend(paying: Paying, payment: PaymentState): Promise<void> {
  const { db, ledger, now } = paying;
  const isOpen = payment.state === 'started';
  const old = payment.created_at <= now() - GIVEN_UP_MS;
  if (!isOpen || !(old || (await isBlocked(paying, payment)))) {
    await askAndApply(paying, payment);
    return;
  }
  const found = payment.provider_id ?? (await lostId(paying, payment));
  if (found === null) return inTransaction(db, (trx) => ledger.leave(trx, payment));
  const named = { ...payment, provider_id: found };
  try {
    await closeForm(paying, named);
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
    // Stripe does not know it, for example after a change of test keys.
    await inTransaction(db, (trx) => ledger.leave(trx, payment));
  }
}

/** Whether a payment stayed open when another one of its charge arrived or was disputed. */
async function isBlocked({ ledger }: Paying, { id, charge_id }: PaymentState): Promise<boolean> {
  return (await ledger.blocked(charge_id)).some((form) => form.id === id);
}

async function lostId(paying: Paying, payment: PaymentState): Promise<string | null> {
  const charge = await chargeOf(paying, payment);
  return (await lostIntent(paying, payment, charge))?.id ?? null;
}

function silentOnes({ db, now }: Paying): Promise<PaymentState[]> {
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

/** Finished payments, each once a day; a query updates `updated_at`. */
function doneOnes({ db, now }: Paying): Promise<PaymentState[]> {
  return db
    .selectFrom('charge_payment')
    .selectAll()
    .where('method', 'in', [...STRIPE_METHODS])
    .where('state', 'in', ['settled', 'failed', 'withdrawn'])
    .where('provider_id', 'is not', null)
    .where('updated_at', '<=', now() - DAY_MS)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('created_at', '>=', now() - LOOKED_AFTER_MS),
        eb('dispute', 'is not', null).and('created_at', '>=', now() - DISPUTED_AFTER_MS),
        eb('refunded', '>', 0).and('created_at', '>=', now() - REFUNDED_AFTER_MS),
        // Its share of the fee is still to be returned.
        exists(
          selectFrom('stripe_fee')
            .select('payment_id')
            .whereRef('payment_id', '=', 'charge_payment.id'),
        ),
      ]),
    )
    .orderBy('updated_at')
    .limit(AT_ONCE)
    .execute();
}
