import type Stripe from 'stripe';
import * as v from 'valibot';
import type { StripeMethod } from '#domain/charges/charge';
import {
  DISPUTE_STATUSES,
  type DisputeStatus,
  type ReportedDispute,
  summaryOf,
} from '#domain/charges/disputes';
import { type Voucher, voucherSchema } from '#protocol/charges/charges';
import type { PaymentChange } from './ground';
import type { Owed } from './recovery';
import { isRenewal } from './renewal-act';

/** Key in the metadata of a refund: its transfer is reversed apart from it. */
export const APART = 'apart';

/** Codes with a reason for the card's owner only: the payer reads that the bank refused. */
const DISCREET = new Set([
  'lost_card',
  'stolen_card',
  'pickup_card',
  'restricted_card',
  'fraudulent',
  'merchant_blacklist',
  'security_violation',
  'highest_risk_level',
]);

/**
 * The present state of a PaymentIntent with `latest_charge` expanded. A card refused in the form
 * can be retried; an expired voucher or a refused renewal is final. Refunds that failed at a bank
 * count separately.
 * @param disputes of its charge
 * @param refunds of its charge
 */
export function newsOf(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[] = [],
  refunds: readonly Stripe.Refund[] = [],
): PaymentChange {
  const sum = (over: boolean) =>
    refunds.filter((one) => isOver(one) === over).reduce((all, { amount }) => all + amount, 0);
  const said = saidOf(intent);
  const reason = said === 'unpaid' || said === 'failed' ? reasonOf(intent) : null;
  return {
    said,
    refunded: sum(false),
    bounced: sum(true),
    ...summaryOf(disputes.map(reportedOf), intent.amount),
    reason,
    method: methodOf(intent, said),
    voucher: said === 'pending' ? voucherOf(intent) : null,
    arrivedAt: said === 'settled' ? arrivalOf(intent) : null,
  };
}

/**
 * When the money arrived, epoch ms. A boleto may have its charge before it is paid, but its balance
 * transaction only afterwards. Stripe may make that of a card a little later than the charge.
 */
function arrivalOf({ latest_charge: charge }: Stripe.PaymentIntent): number | null {
  if (!charge || typeof charge === 'string') return null;
  const { balance_transaction: money, payment_method_details: method } = charge;
  if (money && typeof money === 'object') return money.created * 1000;
  return method?.type === 'card' ? charge.created * 1000 : null;
}

/** Whether a refund will certainly not reach the payer. One that is pending at a bank may still. */
export function isOver({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

/** The code and address of a pending boleto or Pix of Stripe; null if there is none. */
function voucherOf({ next_action }: Stripe.PaymentIntent): Voucher | null {
  const boleto = next_action?.boleto_display_details;
  const pix = next_action?.pix_display_qr_code;
  const found = boleto
    ? { code: boleto.number, address: boleto.hosted_voucher_url, ends: boleto.expires_at }
    : { code: pix?.data, address: pix?.hosted_instructions_url, ends: pix?.expires_at };
  if (!found.code && !found.address) return null;
  const { code, address, ends } = found;
  const told = { code: code ?? null, address: address ?? null, endsAt: ends ? ends * 1000 : null };
  const voucher = v.safeParse(voucherSchema, told);
  return voucher.success ? voucher.output : null;
}

/** The method in use or used, whichever method a form requested later. */
function methodOf(
  { latest_charge: charge, allowed_payment_method_types: types }: Stripe.PaymentIntent,
  said: PaymentChange['said'],
): StripeMethod | undefined {
  // Stripe accepts no other method while a payment is under way.
  if (said === 'pending') return methodNamed(types?.[0]);
  // Without a received payment the last charge is a refused one.
  if (said !== 'settled' || !charge || typeof charge === 'string') return undefined;
  return methodNamed(charge.payment_method_details?.type);
}

function methodNamed(type: string | undefined): StripeMethod | undefined {
  if (type === 'pix') return 'pix-stripe';
  return type === 'card' || type === 'boleto' ? type : undefined;
}

function saidOf(intent: Stripe.PaymentIntent): PaymentChange['said'] {
  const { status, next_action, last_payment_error: error } = intent;
  switch (status) {
    case 'succeeded':
      return 'settled';
    case 'canceled':
      return 'failed';
    case 'processing':
    case 'requires_capture':
      return 'pending';
    case 'requires_action': {
      const waits = next_action?.boleto_display_details ?? next_action?.pix_display_qr_code;
      return waits ? 'pending' : 'unpaid';
    }
    default: {
      const again = intent.allowed_payment_method_types?.includes('card') && !isRenewal(intent);
      return error && !again ? 'failed' : 'unpaid';
    }
  }
}

function reasonOf({ cancellation_reason, last_payment_error }: Stripe.PaymentIntent) {
  if (cancellation_reason === 'expired' || cancellation_reason === 'automatic') return 'expired';
  if (cancellation_reason) return 'left';
  const code = last_payment_error?.decline_code ?? last_payment_error?.code ?? null;
  return code !== null && DISCREET.has(code) ? 'generic_decline' : code;
}

/** A status that this version does not know counts as a dispute under way. */
function statusOf({ status }: Stripe.Dispute): DisputeStatus {
  return DISPUTE_STATUSES.find((known) => known === status) ?? 'under_review';
}

/** The amount that disputes took from the platform and did not return, in centavos. */
function withdrawnBy(disputes: readonly Stripe.Dispute[]): number {
  const moved = disputes.flatMap((dispute) => dispute.balance_transactions);
  return Math.max(0, -moved.reduce((all, { amount }) => all + amount, 0));
}

/** The sum that the professional's account bears besides refunds that reversed its transfer. */
export function owedFor(
  disputes: readonly Stripe.Dispute[],
  refunds: readonly Stripe.Refund[],
): Owed {
  const owed = refunds.map((refund) => {
    if (refund.metadata?.[APART] === '1') return isOver(refund) ? 0 : refund.amount;
    // The money of a failed refund returns to the operator, who reversed the transfer for it.
    return isOver(refund) && refund.transfer_reversal !== null ? -refund.amount : 0;
  });
  const sum = owed.reduce((all, amount) => all + amount, 0);
  return { withdrawn: withdrawnBy(disputes) + sum, refunds: sum };
}

function reportedOf(dispute: Stripe.Dispute): ReportedDispute {
  return { status: statusOf(dispute), centavos: dispute.amount, withdrawn: withdrawnBy([dispute]) };
}

/** The display name of a card, such as 'Visa •••• 4242'. Null without one. */
export function cardLabelOf(intent: Stripe.PaymentIntent): string | null {
  const { latest_charge: charge } = intent;
  const card = charge && typeof charge === 'object' ? charge.payment_method_details?.card : null;
  if (!card?.last4) return null;
  const brand = card.brand ?? '';
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${card.last4}`.trim();
}
