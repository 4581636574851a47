import type { Payment } from './charge';
import { isDecided } from './disputes';

/** The amounts of a payment, in centavos: `received` is the sum of the next four. */
export interface PaymentMoney {
  readonly received: number;
  /** Neither contested nor gone. */
  readonly free: number;
  /** Paid, and a bank may still give it back to the payer. */
  readonly held: number;
  /** Given back to the payer by banks. */
  readonly lost: number;
  readonly refunded: number;
  /** The part of `lost` that an appeal may bring back. */
  readonly appealed: number;
}

/** Every mixture of refunds and disputes in one account; all 0 before the payment arrives. */
export function moneyOf(payment: Payment): PaymentMoney {
  const { state, centavos, dispute, contested } = payment;
  const received = state === 'settled' ? centavos : 0;
  const refunded = Math.min(received, payment.refunded);
  const lost = Math.min(received - refunded, payment.lost);
  const kept = received - refunded - lost;
  const isAppeal = dispute === 'appeal';
  const held = isDecided(dispute) || isAppeal ? 0 : Math.min(kept, contested);
  const appealed = isAppeal ? Math.min(lost, contested) : 0;
  return { received, free: kept - held, held, lost, refunded, appealed };
}

/** Where the disputed money of a payment is, seen from the professional's account at Stripe. */
export interface DisputedMoney extends Pick<PaymentMoney, 'held' | 'lost' | 'appealed'> {
  /** The parts of `held` and `lost` that left the account. */
  readonly heldOut: number;
  readonly lostOut: number;
  /** Left the account for a dispute that was won since: it is to come back. */
  readonly toReturn: number;
}

/**
 * @param recovered centavos taken from the account for disputes, at first those for lost money
 */
export function disputedMoneyOf(payment: Payment, recovered: number): DisputedMoney {
  const { received, refunded, held, lost, appealed } = moneyOf(payment);
  const out = Math.max(0, Math.min(recovered, received - refunded));
  const lostOut = Math.min(lost, out);
  const heldOut = Math.min(held, out - lostOut);
  return { held, lost, appealed, heldOut, lostOut, toReturn: out - lostOut - heldOut };
}

/**
 * The money that an account bears for a payment, in centavos. Refunds for which Stripe reversed the
 * transfer are no part of it.
 */
export interface BorneMoney {
  /** To bear, and borne until now. */
  readonly withdrawn: number;
  readonly recovered: number;
  /** The part of `withdrawn` that refunds took; negative for those that a bank returned. */
  readonly refunds: number;
  /** The part of `recovered` that refunds took: equal to `refunds` once everything was moved. */
  readonly settled_refunds: number;
}

/** The part of `recovered` that disputes took, at least 0. */
export function takenByDisputes({
  recovered,
  settled_refunds,
}: Pick<BorneMoney, 'recovered' | 'settled_refunds'>): number {
  return Math.max(0, recovered - settled_refunds);
}

/**
 * The part of `recovered` that refunds took, after one of the other sums changed. A move counts for
 * disputes first. An excess of one side counts for the other one, up to what that still owes.
 */
export function settledForRefunds({
  withdrawn,
  recovered,
  refunds,
  settled_refunds: before,
}: BorneMoney): number {
  const spare = recovered - before - (withdrawn - refunds);
  const lacking = refunds - before;
  if (spare > 0 && lacking > 0) return before + Math.min(spare, lacking);
  if (spare < 0 && lacking < 0) return before + Math.max(spare, lacking);
  return before;
}
