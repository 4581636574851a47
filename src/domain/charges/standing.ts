import { daysBetween, type LocalDay, localDay } from '../local-day';
import type { ChargeFacts, ChargeStanding, Payment, PaymentState } from './charge';
import { isDecided } from './disputes';
import { moneyOf } from './payment-money';
import { UNKNOWN } from './unknown';

/** The part of a payment that arrived, and that neither a refund nor a dispute took, in centavos. */
export function keptOf(payment: Payment): number {
  const { free, held } = moneyOf(payment);
  return free + held;
}

/** The sum of a payment that arrived, whether it was refunded or not, in centavos. */
function arrivedOf(payment: Payment): number {
  return moneyOf(payment).received;
}

/** The sum of a payment of which something was kept, in centavos. */
function coverOf(payment: Payment): number {
  return keptOf(payment) > 0 ? payment.centavos : 0;
}

function sumOf({ payments }: ChargeFacts, of: (payment: Payment) => number): number {
  return payments.reduce((sum, payment) => sum + of(payment), 0);
}

function someIs({ payments }: ChargeFacts, state: PaymentState): boolean {
  return payments.some((payment) => payment.state === state);
}

/**
 * Money that arrived for a charge and was not refunded, in centavos, even if the charge is
 * cancelled.
 */
export function paidOf(facts: ChargeFacts): number {
  return sumOf(facts, keptOf);
}

/** Money that arrived and that a refund or a lost dispute took back, in centavos. */
export function returnedOf(facts: ChargeFacts): number {
  return sumOf(facts, (payment) => arrivedOf(payment) - keptOf(payment));
}

/** The amount that banks still decide on, in centavos. */
function contestedOf(facts: ChargeFacts): number {
  return heldOf(facts) + sumOf(facts, (payment) => moneyOf(payment).appealed);
}

/**
 * The part of the paid money that banks may still take back, in centavos. An appeal contests money
 * that is gone already.
 */
export function heldOf(facts: ChargeFacts): number {
  return sumOf(facts, (payment) => moneyOf(payment).held);
}

/**
 * The amount still to pay, in centavos: the part that never arrived; 0 after cancellation. A refund
 * or a lost dispute never changes it, so that the payer is not asked for that money again. Claimed
 * payments and payments pending at a bank do not reduce it.
 */
export function leftOf(facts: ChargeFacts): number {
  if (facts.cancelled) return 0;
  return Math.max(0, facts.centavos - sumOf(facts, arrivedOf));
}

/**
 * The present day of a charge, in its own zone. Screens, mails and reminders count its days from
 * this one, so that a device elsewhere does not show another status.
 * @param now epoch ms
 */
export function chargeToday({ zone }: Pick<ChargeFacts, 'zone'>, now: number): LocalDay {
  return localDay(now, zone);
}

/** The amount that is to pay again once a payment is removed, in centavos. */
export function reopenedBy(facts: ChargeFacts, { id }: Payment): number {
  const payments = facts.payments.filter((one) => one.id !== id);
  return leftOf({ ...facts, payments }) - leftOf(facts);
}

/** The amount still to pay of a charge that is late, in centavos; 0 on its due day and before. */
export function overdueOf(facts: ChargeFacts, now: number): number {
  return overdueDays(facts, now) > 0 ? leftOf(facts) : 0;
}

/** The overpaid amount to refund, in centavos. */
export function surplusOf(facts: ChargeFacts): number {
  return Math.max(0, paidOf(facts) - facts.centavos);
}

/**
 * The status of a charge, derived from its payments. Money outranks a cancellation: a fully paid
 * charge is `paid`, even if it was cancelled before the bank confirmed.
 */
export function chargeStanding(facts: ChargeFacts): ChargeStanding {
  const { payments, centavos, cancelled } = facts;
  if (payments.some(({ state, dispute }) => state === 'settled' && !isDecided(dispute))) {
    return 'disputed';
  }
  const cover = sumOf(facts, coverOf);
  if (cover >= centavos) return 'paid';
  if (someIs(facts, UNKNOWN)) return UNKNOWN;
  if (someIs(facts, 'pending')) return 'pending';
  if (someIs(facts, 'claimed')) return 'claimed';
  if (cancelled) return 'cancelled';
  if (leftOf(facts) === 0) return 'refunded';
  return cover > 0 ? 'partial' : 'open';
}

/**
 * The amount that the status is about, in centavos: contested, returned, cancelled, paid, open, or
 * else the price. Rows, headings and the page of a charge show this one.
 */
export function statusSumOf(facts: ChargeFacts): number {
  const price = facts.centavos;
  switch (chargeStanding(facts)) {
    case 'disputed':
      return contestedOf(facts) || price;
    case 'refunded':
      return returnedOf(facts);
    case 'paid':
      return Math.min(paidOf(facts), price);
    case 'cancelled':
      return Math.max(0, price - sumOf(facts, arrivedOf)) || price;
    default:
      return leftOf(facts) || price;
  }
}

/** Whether the payer is the next to act: not while a payment is claimed, pending or contested. */
export function waitsForPayer(standing: ChargeStanding): boolean {
  return standing === 'open' || standing === 'partial';
}

/**
 * Days since the due day of a charge that waits for its payer; 0 before that, and while a payment
 * is claimed or pending.
 */
export function overdueDays(facts: ChargeFacts, now: number): number {
  if (!waitsForPayer(chargeStanding(facts))) return 0;
  return Math.max(0, daysBetween(facts.due, chargeToday(facts, now)));
}
