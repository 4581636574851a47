import type Stripe from 'stripe';
import { inTransaction } from '../../db/transaction';
import { attempt } from './attempts';
import type { Paying } from './ground';
import { APART, isOver } from './news';
import { idOf, isRefused, reach, refusalIn } from './stripe';

/** Each try fails only because another process returned a part of the fee. */
const TRIES = 3;

/** The operator's fee for a part of a payment, in whole centavos. */
export function feeShare(fee: number, part: number, whole: number): number {
  return Math.floor((fee * Math.min(part, whole)) / whole);
}

/**
 * Returns the operator's fee for money that was refunded from the professional's account, less the
 * part returned before. The part returned for a refund that a bank rejected counts for later
 * refunds. As the idempotency key has the part returned before, each part is returned once.
 * @param intent with `latest_charge` expanded
 * @param refunds of its charge
 * @throws as {@link attempt}
 */
async function returnFee(
  paying: Paying,
  payment: string,
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
): Promise<void> {
  const { stripe } = paying;
  const { latest_charge: charge } = intent;
  const id = charge && typeof charge === 'object' ? idOf(charge.application_fee) : null;
  const refunded = refunds.filter(isBorne).reduce((all, { amount }) => all + amount, 0);
  if (id === null || refunded === 0) return forget(paying, payment);
  const read = () => reach(stripe.applicationFees.retrieve(id));
  let missing: number | null = null;
  try {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { amount: fee, amount_refunded: before } = await read();
      const amount = feeShare(fee, refunded, intent.amount) - before;
      if (amount <= 0) return await forget(paying, payment);
      missing = amount;
      await attempt<unknown>(paying, {
        act: `fee-${payment}-${before}`,
        send: (idempotencyKey) =>
          stripe.applicationFees.createRefund(
            id,
            { amount, metadata: { payment } },
            { idempotencyKey },
          ),
        find: async () => {
          const now = await read();
          return now.amount_refunded > before ? now : null;
        },
      });
    }
  } catch (error) {
    // A key that may not read fees leaves open how much of this share was returned.
    const all = isRefused(error) ? feeShare(feeOf(intent), refunded, intent.amount) : null;
    await note(paying, payment, missing ?? all, error);
    throw error;
  }
}

function feeOf({ application_fee_amount: fee }: Stripe.PaymentIntent): number {
  return fee ?? 0;
}

async function forget({ db }: Paying, payment: string): Promise<void> {
  await db.deleteFrom('stripe_fee').where('payment_id', '=', payment).execute();
}

/** Stores what was not returned, for the operator and the next try; null for an unknown sum. */
async function note(
  { db, now }: Paying,
  payment_id: string,
  centavos: number | null,
  error: unknown,
): Promise<void> {
  const tried = { tried_at: now(), reason: refusalIn(error) };
  if (centavos === null) {
    await db.updateTable('stripe_fee').set(tried).where('payment_id', '=', payment_id).execute();
    return;
  }
  if (centavos === 0) return;
  await inTransaction(db, async (trx) => {
    const held = { ...tried, centavos };
    const stored = trx
      .selectFrom('charge_payment')
      .select('id')
      .where('id', '=', payment_id)
      .executeTakeFirst();
    // The payment was erased meanwhile with its charge.
    if (!(await stored)) return;
    await trx
      .insertInto('stripe_fee')
      .values({ payment_id, ...held, since: now() })
      .onConflict((conflict) => conflict.column('payment_id').doUpdateSet(held))
      .execute();
  });
}

/** Whether the professional's account bears a refund; one made by hand may be the operator's. */
function isBorne(refund: Stripe.Refund): boolean {
  if (isOver(refund)) return false;
  return refund.metadata?.[APART] === '1' || refund.transfer_reversal !== null;
}

/**
 * {@link returnFee}, for a caller that does not depend on it: the daily look retries a failure,
 * however old the payment is.
 */
export async function returnFeeQuietly(
  paying: Paying,
  payment: string,
  ...refunded: [intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[]]
): Promise<void> {
  await returnFee(paying, payment, ...refunded).catch((error: unknown) => {
    const words = 'the fee of a refund was not returned: look at /app/admin';
    paying.log.error({ err: error, payment }, words);
  });
}
