import { type LocalDay, localDay } from '../local-day';
import type { ChargeFacts, Payment } from './charge';
import { leftOf, overdueDays, paidOf } from './standing';

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

/** Centavos of a month. */
export interface MoneyMonth {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** Expected income of its charges, by due day: paid or still to be paid. */
  readonly expected: number;
  /** Money that arrived in the month and was not refunded, for any charge. */
  readonly received: number;
  /** The part due in the month that is late today. */
  readonly overdue: number;
}

/** The facts of a listed charge that decide its status. */
export function monthFacts({ centavos, discount, due, cancelledAt, payments }: ListedCharge) {
  return { centavos: centavos - discount, due, cancelled: cancelledAt !== null, payments };
}

/** The day on which a payment arrived; null if it did not. */
export function receivedOn({ state, day, settledAt }: DatedPayment, zone: string): LocalDay | null {
  if (state !== 'settled') return null;
  return day ?? (settledAt === null ? null : localDay(settledAt, zone));
}

/** Total income of a charge, in centavos: less than its price after a final refund. */
export function expectedOf(facts: ChargeFacts): number {
  return Math.min(paidOf(facts), facts.centavos) + leftOf(facts);
}

/**
 * Expected, received and overdue money by month, newest first; months without any are left out.
 * Received money counts in the month of its arrival, expected money in the month of the due day.
 * The two differ within a month but agree over all months.
 */
export function moneyMonths(
  charges: readonly ListedCharge[],
  today: LocalDay,
): readonly MoneyMonth[] {
  const months = new Map<string, MoneyMonth>();
  const add = (day: LocalDay, more: Partial<Omit<MoneyMonth, 'month'>>) => {
    const month = day.slice(0, 7);
    const { expected, received, overdue } = months.get(month) ?? NOTHING;
    months.set(month, {
      month,
      expected: expected + (more.expected ?? 0),
      received: received + (more.received ?? 0),
      overdue: overdue + (more.overdue ?? 0),
    });
  };
  for (const charge of charges) {
    const facts = monthFacts(charge);
    const overdue = overdueDays(facts, today) > 0 ? leftOf(facts) : 0;
    add(charge.due, { expected: expectedOf(facts), overdue });
    for (const payment of charge.payments) {
      const received = paidOf({ ...facts, payments: [payment] });
      add(receivedOn(payment, charge.zone) ?? charge.due, { received });
    }
  }
  return [...months.values()]
    .filter(({ expected, received, overdue }) => expected + received + overdue > 0)
    .sort((a, b) => (a.month < b.month ? 1 : -1));
}

const NOTHING = { expected: 0, received: 0, overdue: 0 };
