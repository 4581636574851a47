import { daysBetween, type LocalDay } from '../local-day';
import type { ChargeFacts, ChargeStanding, Payment, PaymentState } from './charge';

/** What of a payment came and did not go back, in centavos. */
function keptOf({ state, centavos, refunded, dispute }: Payment): number {
  if (state !== 'settled' || dispute === 'lost') return 0;
  return Math.max(0, centavos - refunded);
}

/**
 * What a payment takes off the sum that is asked for, in centavos. Money that the professional gave
 * back in part is not asked for again; one that went back whole counts as never paid.
 */
function coverOf(payment: Payment): number {
  return keptOf(payment) > 0 ? payment.centavos : 0;
}

function sumOf({ payments }: ChargeFacts, of: (payment: Payment) => number): number {
  return payments.reduce((sum, payment) => sum + of(payment), 0);
}

function someIs({ payments }: ChargeFacts, state: PaymentState): boolean {
  return payments.some((payment) => payment.state === state);
}

/** Whether money came, and all of it went back: by refunds or by a dispute that was lost. */
function allWentBack(facts: ChargeFacts): boolean {
  return someIs(facts, 'settled') && paidOf(facts) === 0;
}

/** What came for a charge and did not go back, in centavos, be it cancelled or not. */
export function paidOf(facts: ChargeFacts): number {
  return sumOf(facts, keptOf);
}

/**
 * What is still to be paid, in centavos: nothing once it was cancelled or all that came went back. What
 * the payer says they paid and what is on its way at a bank is still to be paid.
 */
export function leftOf(facts: ChargeFacts): number {
  if (facts.cancelled || allWentBack(facts)) return 0;
  return Math.max(0, facts.centavos - sumOf(facts, coverOf));
}

/** What came above what was asked for, to be given back, in centavos. */
export function surplusOf(facts: ChargeFacts): number {
  return Math.max(0, paidOf(facts) - facts.centavos);
}

/**
 * Where a charge stands; a function of its payments alone. Money is stronger than words: what was paid
 * whole is paid, even if it was cancelled before the bank told of it.
 */
export function standingOf(facts: ChargeFacts): ChargeStanding {
  const { payments, centavos, cancelled } = facts;
  if (payments.some(({ state, dispute }) => state === 'settled' && dispute === 'open')) {
    return 'disputed';
  }
  const cover = sumOf(facts, coverOf);
  if (cover >= centavos) return 'paid';
  if (someIs(facts, 'pending')) return 'pending';
  if (someIs(facts, 'claimed')) return 'claimed';
  if (cancelled) return 'cancelled';
  if (cover > 0) return 'partial';
  return allWentBack(facts) ? 'refunded' : 'open';
}

/**
 * Days since the due day of a charge that waits for its payer; 0 while it is not late, and while a
 * payment was told of or is on its way.
 */
export function overdueDays(facts: ChargeFacts, today: LocalDay): number {
  const standing = standingOf(facts);
  if (standing !== 'open' && standing !== 'partial') return 0;
  return Math.max(0, daysBetween(facts.due, today));
}
