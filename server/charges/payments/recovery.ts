import { randomUUID } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import type Stripe from 'stripe';
import { settledForRefunds } from '#domain/charges/payment-money';
import { needsRowLocks } from '../../db/row-locks';
import type { Database } from '../../db/schema';
import type { StripeRecoveryTable } from '../../db/tables/charges';
import { dropLease, takeLease } from '../../jobs/lease';
import type { Paying } from './ground';
import { passOver } from './pass';
import { idOf, reach, refusalIn, StripeUnreachable } from './stripe';

/**
 * A refused recovery is tried again once a day, because the balance may be filled meanwhile. One that
 * failed at Stripe is tried again in the next pass.
 */
const AGAIN_MS = 24 * 60 * 60_000;
const AT_ONCE = 50;
/** Longer than the calls of one recovery can take with all their repetitions. */
const LEASE_MS = 10 * 60_000;
/** The code of a recovery that found too little left of the transfers: no later try can find more. */
const SPENT = 'transfer_spent';

/** The sum that a professional's account bears for a payment, in centavos. */
export interface Owed {
  /** Taken from the operator, and not by a refund for which Stripe reversed the transfer. */
  readonly withdrawn: number;
  /** The part of it that refunds took; negative for those that a bank returned. */
  readonly refunds: number;
}

/**
 * Stores what was taken from the operator for a payment, in the transaction that applies the news;
 * {@link recover} then moves the same amount.
 */
export async function noteWithdrawn(
  { now }: Paying,
  trx: Transaction<Database>,
  payment: string,
  owed: Owed,
): Promise<void> {
  const { withdrawn, refunds } = owed;
  const known = await trx
    .selectFrom('stripe_recovery')
    .selectAll()
    .where('payment_id', '=', payment)
    .$if(needsRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!known) {
    if (withdrawn !== 0) await beginRecovery(trx, payment, owed, now());
    return;
  }
  if (known.withdrawn === withdrawn && known.refunds === refunds) return;
  await trx
    .updateTable('stripe_recovery')
    .set({
      ...owed,
      settled_refunds: settledForRefunds({ ...known, ...owed }),
      refused_at: null,
      reason: null,
      ...(known.withdrawn === known.recovered && { since: now() }),
    })
    .where('payment_id', '=', payment)
    .execute();
}

async function beginRecovery(
  trx: Transaction<Database>,
  payment: string,
  owed: Owed,
  since: number,
): Promise<void> {
  const row = await trx
    .selectFrom('charge_payment')
    .select('id')
    .where('id', '=', payment)
    .executeTakeFirst();
  // The payment was erased meanwhile with its charge.
  if (!row) return;
  const settled_refunds = settledForRefunds({ ...owed, recovered: 0, settled_refunds: 0 });
  await trx
    .insertInto('stripe_recovery')
    .values({ payment_id: payment, ...owed, settled_refunds, recovered: 0, refusals: 0, since })
    .execute();
}

/** The regular job: recovers what could not be recovered at once. */
export async function recoverAll(paying: Paying): Promise<void> {
  const rows = await dueRows(paying).orderBy(sql`coalesce(refused_at, 0)`).limit(AT_ONCE).execute();
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

/** Money to move now: none that was refused within a day, unless its amount changed since. */
function dueRows({ db, now }: Paying) {
  return db
    .selectFrom('stripe_recovery')
    .innerJoin('charge_payment', 'charge_payment.id', 'payment_id')
    .selectAll('stripe_recovery')
    .select('provider_id')
    .whereRef('withdrawn', '!=', 'recovered')
    .where(({ or, eb }) =>
      or([
        eb('refused_at', 'is', null),
        eb('refused_at', '<=', now() - AGAIN_MS).and(
          sql<string>`coalesce(stripe_recovery.reason, '')`,
          '!=',
          SPENT,
        ),
      ]),
    );
}

/**
 * Makes the professional's account bear exactly the sum that was taken from the operator. It
 * reverses their transfer by that amount, and transfers it again when it comes back. One process
 * at a time moves a payment's money, and a change meanwhile is moved by the same one.
 */
async function recover(paying: Paying, payment: string): Promise<void> {
  const { db, now } = paying;
  const due = () => dueRows(paying).where('payment_id', '=', payment).executeTakeFirst();
  for (let row = await due(); row; row = await due()) {
    const holder = randomUUID();
    const terms = { name: `recovery-${payment}`, ms: LEASE_MS };
    if (!(await takeLease(db, holder, now(), terms))) return;
    try {
      // Another process may have moved it before it dropped the lease.
      const still = await due();
      if (still) await recoverOnce(paying, still);
    } finally {
      await dropLease(db, holder);
    }
  }
}

/** Reads at Stripe what was moved before, so that a lost answer moves nothing twice. */
async function recoverOnce(paying: Paying, row: Due): Promise<void> {
  let { recovered } = row;
  try {
    const found = await transfersOf(paying, row);
    recovered = found.recovered;
    for (const transfer of found.transfers) {
      const rest = transfer.amount - transfer.amount_reversed;
      const amount = Math.min(row.withdrawn - recovered, rest);
      if (amount <= 0) continue;
      await takeBack(paying, row, transfer, amount);
      recovered += amount;
    }
    if (recovered > row.withdrawn && found.destination !== null) {
      await giveAgain(paying, row, found.destination, found, recovered - row.withdrawn);
      recovered = row.withdrawn;
    }
    const reason = recovered === row.withdrawn ? null : SPENT;
    await store(paying, row, { recovered, reason, refused_at: paying.now() });
  } catch (error) {
    const reason = refusalIn(error);
    const isFailure = error instanceof StripeUnreachable;
    const refused_at = isFailure ? paying.now() - AGAIN_MS : paying.now();
    await (reason === null
      ? defer(paying, row)
      : store(paying, row, { recovered, reason, refused_at }));
    if (reason === null || isFailure) throw error;
  }
}

/** Whether a refund of this payment finds its transfer changed by other moves. */
export async function isMoved({ db }: Paying, payment: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_recovery')
    .select('payment_id')
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  return row !== undefined;
}

interface Due extends Selectable<StripeRecoveryTable> {
  readonly provider_id: string | null;
}

interface Transfers {
  /** The transfer of the payment itself, then those that returned money of won disputes. */
  readonly transfers: readonly Stripe.Transfer[];
  readonly destination: string | null;
  /** Centavos taken from the account now, without refunds for which Stripe reversed the transfer. */
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

interface Outcome {
  readonly recovered: number;
  readonly reason: string | null;
  /** The next try follows a day later. */
  readonly refused_at: number;
}

/** Stores the outcome for these amounts; later ones stay due at once. */
async function store(
  { db, log }: Paying,
  { payment_id, refusals, ...before }: Due,
  { recovered, reason, refused_at }: Outcome,
): Promise<void> {
  const { withdrawn, refunds, settled_refunds } = before;
  const tried =
    reason === null ? { refused_at: null, reason } : { refused_at, reason, refusals: refusals + 1 };
  const stored = await db
    .updateTable('stripe_recovery')
    .set({ recovered, settled_refunds: settledForRefunds({ ...before, recovered }), ...tried })
    .where('payment_id', '=', payment_id)
    .where('withdrawn', '=', withdrawn)
    .where('refunds', '=', refunds)
    .where('settled_refunds', '=', settled_refunds)
    .returning('payment_id')
    .executeTakeFirst();
  const isKnown = before.reason === reason && before.recovered === recovered;
  if (!stored || reason === null || isKnown) return;
  const open = { payment: payment_id, centavos: withdrawn - recovered, reason };
  log.error(open, 'money of a dispute could not be moved: look at /app/admin');
}

/** A try without an answer stays due, behind all others. */
async function defer({ db, now }: Paying, { payment_id, withdrawn }: Due): Promise<void> {
  await db
    .updateTable('stripe_recovery')
    .set({ refused_at: now() - AGAIN_MS })
    .where('payment_id', '=', payment_id)
    .where('withdrawn', '=', withdrawn)
    .execute();
}
