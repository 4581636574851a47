import type Stripe from 'stripe';
import type { AskRefund } from '#protocol/charges/payments';
import { askAndApply } from './ask';
import { attempt, findListed } from './attempts';
import type { Paying, PaymentState } from './ground';
import { APART, isOver } from './news';
import { isMoved } from './recovery';
import { refusalOfStripe } from './refusals';
import { hasCode, isRefused, StripeUnreachable } from './stripe';

/** A try without an answer keeps its idempotency key, so a repeated request refunds once. */
const UNHEARD_REFUND =
  'O Stripe não respondeu. Peça o estorno de novo em instantes: ele não sai duas vezes.';

/**
 * Refunds a payment in whole or in part, with the transfer to the professional; the operator's fee
 * follows by itself ({@link askAndApply}). A repeated request refunds once: its key contains the
 * sum refunded before, as the person saw it.
 */
export async function refundPayment(
  paying: Paying,
  payment: PaymentState,
  { centavos, seen }: AskRefund,
): Promise<void> {
  const { stripe } = paying;
  if (payment.method === 'boleto') throw refusalOfStripe('boleto_stays');
  if (payment.state !== 'settled' || payment.provider_id === null) {
    throw refusalOfStripe('charge_moving');
  }
  const rest = Math.max(0, payment.centavos - payment.refunded - payment.lost);
  const amount = centavos ?? rest;
  const known = payment.refunded + payment.bounced;
  const before = seen ?? known;
  // All of it was refunded since the person saw it: the request is fulfilled.
  if (centavos === null && rest === 0 && before < known) return;
  // If more was refunded meanwhile, that may be this very request; Stripe recognises its key.
  if (amount === 0 || (amount > rest && before === known)) throw refusalOfStripe('too_much');
  const intentId = payment.provider_id;
  const apart = await isMoved(paying, payment.id);
  const act = `refund-${payment.id}-${before}-${amount}`;
  const asked: Stripe.RefundCreateParams = {
    payment_intent: intentId,
    amount,
    // After a dispute the money may be in another transfer, which a refund does not reverse.
    ...(apart ? {} : { reverse_transfer: true }),
    metadata: { act, ...(apart && { [APART]: '1' }) },
  };
  try {
    const refund = await attempt<Stripe.Refund>(paying, {
      act,
      send: (idempotencyKey) => stripe.refunds.create(asked, { idempotencyKey }),
      find: () =>
        findListed(
          stripe.refunds.list({ payment_intent: intentId, limit: 100 }),
          ({ metadata }) => metadata?.act === act,
        ),
      looksFirst: true,
    });
    const isHeard = await askAndApply(paying, payment);
    if (isOver(refund)) throw refusalOfStripe('refund_returned');
    if (!isHeard && (await sentBackOf(paying, payment)) < before + amount) {
      throw new StripeUnreachable(undefined, UNHEARD_REFUND);
    }
    return;
  } catch (error) {
    if (error instanceof StripeUnreachable)
      throw new StripeUnreachable(error.cause, UNHEARD_REFUND);
    if (!isRefused(error)) throw error;
    paying.log.warn({ err: error, payment: payment.id }, 'Stripe refused a refund');
    await askAndApply(paying, payment);
    if (hasCode(error, 'balance_insufficient')) throw refusalOfStripe('balance_short');
  }
  throw refusalOfStripe('not_refunded');
}

/** The sum of a payment's refunds that this server knows of, in centavos. */
async function sentBackOf({ db }: Paying, { id }: PaymentState): Promise<number> {
  const row = await db
    .selectFrom('charge_payment')
    .select(['refunded', 'bounced'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? row.refunded + row.bounced : 0;
}
