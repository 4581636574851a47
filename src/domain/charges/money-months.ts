import { type LocalDay, localDay } from '../local-day';
import { monthOf } from '../progress/calendar';
import type { ChargeFacts, Payment } from './charge';
import { heldOf, leftOf, overdueOf, paidOf } from './standing';

/** A payment with the day on which its reporter dates it. */
export interface DatedPayment extends Payment {
  readonly day: LocalDay | null;
  /** Epoch ms. */
  readonly settledAt: number | null;
}

/** A charge in a list. */
export interface ListedCharge {
  /** Price and discount, in centavos. */
  readonly centavos: number;
  readonly discount: number;
  readonly due: LocalDay;
  /** IANA zone of its days. */
  readonly zone: string;
  readonly cancelledAt: number | null;
  readonly payments: readonly DatedPayment[];
}

/**
 * Centavos of a month. Expected money counts in the month of the due day, because that is when a
 * professional counts on it. Received money counts in the month of its arrival, as on a bank
 * statement.
 */
export interface MonthMoney {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** Income of the charges due in the month: paid or still to be paid. */
  readonly expected: number;
  /** The part of `expected` that was paid, in whatever month. */
  readonly paid: number;
  /** The part of `paid` that banks may still give back. */
  readonly held: number;
  /** Money that arrived in the month and was not refunded, for any charge. */
  readonly received: number;
  /** The part of `received` for charges due in other months. */
  readonly fromOthers: number;
  /** The part of `expected` that is late today. */
  readonly overdue: number;
  /** Late today of charges due in earlier months. Only the present month has it. */
  readonly overdueBefore: number;
}

/** The facts of a listed charge that decide its status. */
export function monthFacts({ centavos, discount, cancelledAt, ...charge }: ListedCharge) {
  const { due, zone, payments } = charge;
  return { centavos: centavos - discount, due, zone, cancelled: cancelledAt !== null, payments };
}

/** The time at which a list of charges is read. */
export interface ListTime {
  /** Epoch ms. */
  readonly now: number;
  /** The latest present day of its charges, so that the month of no late charge is ahead. */
  readonly today: LocalDay;
}

/** @param zone of the reader, for a list without charges */
export function listTime(
  charges: readonly Pick<ListedCharge, 'zone'>[],
  now: number,
  zone: string,
): ListTime {
  const zones = new Set(charges.length === 0 ? [zone] : charges.map((one) => one.zone));
  const days = [...zones].map((one) => localDay(now, one));
  return { now, today: days.reduce((latest, day) => (day > latest ? day : latest)) };
}

/** The day on which a payment arrived; null if it did not. */
export function receivedOn({ state, day, settledAt }: DatedPayment, zone: string): LocalDay | null {
  if (state !== 'settled') return null;
  return day ?? (settledAt === null ? null : localDay(settledAt, zone));
}

/**
 * The day that names a payment to people: of its arrival, or before that of its start. Both sides
 * read it in the zone of the charge, so that receipt, month and device agree.
 */
export function paymentDay(
  payment: DatedPayment & { readonly at: number },
  zone: string,
): LocalDay {
  return receivedOn(payment, zone) ?? payment.day ?? localDay(payment.at, zone);
}

/** Total income of a charge, in centavos: less than its price after a final refund. */
export function expectedOf(facts: ChargeFacts): number {
  return Math.min(paidOf(facts), facts.centavos) + leftOf(facts);
}

/** The money of a month, by the definitions of {@link MonthMoney}. */
export function moneyOfMonth(
  charges: readonly ListedCharge[],
  month: string,
  { now, today }: ListTime,
): MonthMoney {
  const money = {
    ...{ expected: 0, paid: 0, held: 0 },
    ...{ received: 0, fromOthers: 0, overdue: 0, overdueBefore: 0 },
  };
  const isPresent = month === monthOf(today);
  for (const charge of charges) {
    const facts = monthFacts(charge);
    const dueMonth = monthOf(charge.due);
    if (dueMonth === month) {
      money.expected += expectedOf(facts);
      const paid = expectedOf(facts) - leftOf(facts);
      money.paid += paid;
      money.held += Math.min(paid, heldOf(facts));
      money.overdue += overdueOf(facts, now);
    } else if (isPresent && dueMonth < month) {
      money.overdueBefore += overdueOf(facts, now);
    }
    for (const payment of charge.payments) {
      const day = receivedOn(payment, charge.zone) ?? charge.due;
      if (monthOf(day) !== month) continue;
      const received = paidOf({ ...facts, payments: [payment] });
      money.received += received;
      if (dueMonth !== month) money.fromOthers += received;
    }
  }
  return { month, ...money };
}
