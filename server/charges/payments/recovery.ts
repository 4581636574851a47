import { type Selectable, sql, type Transaction } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../../db/schema';
import type { StripeRecoveryTable } from '../../db/tables/charges';
import type { Paying } from './ground';
import { passOver } from './pass';
import { idOf, isOtherRequest, isRefused, reach, StripeUnreachable, stripeErrorOf } from './stripe';

/** A balance may be filled meanwhile, so a refused recovery is tried again once a day. */
const AGAIN_MS = 24 * 60 * 60_000;
const AT_ONCE = 50;

/**
 * Stores what disputes took from the operator for a payment, in the transaction that applies them;
 * {@link recover} then moves the same amount.
 */
export async function noteWithdrawn(
  { now }: Paying,
  trx: Transaction<Database>,
  payment: string,
  withdrawn: number,
): Promise<void> {
  const known = await trx
    .selectFrom('charge_payment')
    .leftJoin('stripe_recovery', 'payment_id', 'charge_payment.id')
    .select(['payment_id', 'withdrawn', 'recovered'])
    .where('charge_payment.id', '=', payment)
    .executeTakeFirst();
  // The payment was erased meanwhile with its charge.
  if (!known || (known.payment_id === null && withdrawn === 0)) return;
  if (known.withdrawn !== null && Number(known.withdrawn) === withdrawn) return;
  const started = known.withdrawn === known.recovered ? { since: now() } : {};
  await trx
    .insertInto('stripe_recovery')
    .values({ payment_id: payment, withdrawn, recovered: 0, refusals: 0, since: now() })
    .onConflict((conflict) =>
      conflict.column('payment_id').doUpdateSet({ withdrawn, refused_at: null, ...started }),
    )
    .execute();
}

/** The regular job: recovers what could not be recovered at once. */
export async function recoverAll(paying: Paying): Promise<void> {
  const rows = await paying.db
    .selectFrom('stripe_recovery')
    .select('payment_id')
    .whereRef('withdrawn', '!=', 'recovered')
    .where(({ or, eb }) =>
      or([eb('refused_at', 'is', null), eb('refused_at', '<=', paying.now() - AGAIN_MS)]),
    )
    .orderBy(sql`coalesce(refused_at, 0)`)
    .limit(AT_ONCE)
    .execute();
  await passOver(paying, rows, ({ payment_id }) => recover(paying, payment_id), failed);
}

/** {@link recover}, for a caller that does not depend on it: the job retries a failure. */
export async function recoverQuietly(paying: Paying, payment: string): Promise<void> {
  await recover(paying, payment).catch((error: unknown) => {
    const { words, ids } = failed({ payment_id: payment });
    paying.log.warn({ err: error, ...ids }, words);
  });
}

function failed({ payment_id: payment }: { readonly payment_id: string }) {
  return { words: 'money of a dispute was not moved', ids: { payment } };
}

/**
 * Makes the professional's account bear exactly the sum that disputes took from the operator:
 * reverses their transfer by that amount, and transfers it again when a dispute returns it. Reads
 * at Stripe what was moved before, so that a lost answer moves nothing twice.
 */
async function recover(paying: Paying, payment: string): Promise<void> {
  const row = await recoveryOf(paying, payment);
  if (!row || row.withdrawn === row.recovered) return;
  const found = await transfersOf(paying, row);
  let missing = row.withdrawn - found.recovered;
  try {
    for (const transfer of missing > 0 ? found.transfers : []) {
      const amount = Math.min(missing, transfer.amount - transfer.amount_reversed);
      if (amount <= 0) continue;
      await takeBack(paying, row, transfer, amount);
      missing -= amount;
    }
    if (missing < 0 && found.destination !== null) {
      await giveAgain(paying, row, found.destination, found, -missing);
      missing = 0;
    }
    const reason = missing === 0 ? null : 'transfer_spent';
    await store(paying, row, { recovered: row.withdrawn - missing, reason });
  } catch (error) {
    const reason = refusalIn(error);
    if (reason === null) throw error;
    await store(paying, row, { recovered: row.withdrawn - missing, reason });
    if (error instanceof StripeUnreachable) throw error;
  }
}

interface Due extends Selectable<StripeRecoveryTable> {
  readonly provider_id: string | null;
}

async function recoveryOf({ db }: Paying, payment: string): Promise<Due | null> {
  const row = await db
    .selectFrom('stripe_recovery')
    .innerJoin('charge_payment', 'charge_payment.id', 'payment_id')
    .selectAll('stripe_recovery')
    .select('provider_id')
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  return row ?? null;
}

interface Transfers {
  /** The transfer of the payment itself, then those that returned money of won disputes. */
  readonly transfers: readonly Stripe.Transfer[];
  readonly destination: string | null;
  /** Centavos taken from the account now, without refunds. */
  readonly recovered: number;
}

async function transfersOf({ stripe }: Paying, { payment_id, provider_id }: Due) {
  const none: Transfers = { transfers: [], destination: null, recovered: 0 };
  if (provider_id === null) return none;
  const expand = ['latest_charge'];
  const { latest_charge: charge } = await reach(
    stripe.paymentIntents.retrieve(provider_id, { expand }),
  );
  const id = charge && typeof charge === 'object' ? idOf(charge.transfer) : null;
  if (id === null) return none;
  const [first, reversals, again] = await Promise.all([
    reach(stripe.transfers.retrieve(id)),
    reach(stripe.transfers.listReversals(id, { limit: 100 })),
    reach(stripe.transfers.list({ transfer_group: groupOf(payment_id), limit: 100 })),
  ]);
  const taken = reversals.data.filter(({ source_refund }) => source_refund === null);
  const given = again.data.map(({ amount, amount_reversed }) => amount - amount_reversed);
  const found: Transfers = {
    transfers: [first, ...again.data],
    destination: idOf(first.destination),
    recovered: sumOf(taken.map(({ amount }) => amount)) - sumOf(given),
  };
  return found;
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** Names the transfers that return the money of won disputes. */
function groupOf(payment: string): string {
  return `dispute-${payment}`;
}

async function takeBack(
  { stripe }: Paying,
  { payment_id: payment, refusals }: Due,
  { id, amount_reversed }: Stripe.Transfer,
  amount: number,
): Promise<void> {
  const idempotencyKey = `take-${payment}-${id}-${amount_reversed}-${amount}-${refusals}`;
  const words = { amount, metadata: { payment, why: 'dispute' } };
  await reach(stripe.transfers.createReversal(id, words, { idempotencyKey }));
}

async function giveAgain(
  { stripe }: Paying,
  { payment_id: payment, refusals }: Due,
  destination: string,
  { transfers, recovered }: Transfers,
  amount: number,
): Promise<void> {
  const idempotencyKey = `give-${payment}-${transfers.length}-${recovered}-${amount}-${refusals}`;
  const words: Stripe.TransferCreateParams = {
    amount,
    currency: 'brl',
    destination,
    transfer_group: groupOf(payment),
    metadata: { payment, why: 'dispute' },
  };
  await reach(stripe.transfers.create(words, { idempotencyKey }));
}

/**
 * Stripe's code for an answered refusal or failure, after which a new key is needed: Stripe repeats
 * its answer for the old one. Null if nothing was heard; then the key stays.
 */
function refusalIn(error: unknown): string | null {
  const said = stripeErrorOf(error);
  if (said === null) return null;
  const answered = isRefused(said) || isOtherRequest(said) || (said.statusCode ?? 0) >= 500;
  return answered ? (said.code ?? said.type) : null;
}

async function store(
  { db, now, log }: Paying,
  { payment_id, refusals, withdrawn }: Due,
  { recovered, reason }: { readonly recovered: number; readonly reason: string | null },
): Promise<void> {
  const tried =
    reason === null
      ? { refused_at: null, reason }
      : { refused_at: now(), reason, refusals: refusals + 1 };
  await db
    .updateTable('stripe_recovery')
    .set({ recovered, ...tried })
    .where('payment_id', '=', payment_id)
    .execute();
  if (reason === null) return;
  const open = { payment: payment_id, centavos: withdrawn - recovered, reason };
  log.error(open, 'money of a dispute could not be moved: look at /app/admin');
}
