import { type LocalDay, localDay } from '../local-day';
import type { ChargeFacts, Payment } from './charge';
import { leftOf, overdueDays, paidOf } from './standing';

/** A payment with the day that it came on, as the one who told of it said. */
export interface DatedPayment extends Payment {
  readonly day: LocalDay | null;
  /** Epoch ms. */
  readonly settledAt: number | null;
}

/** A charge as lists have it. */
export interface ListedCharge {
  /** The price and what is taken off it, in centavos. */
  readonly centavos: number;
  readonly discount: number;
  readonly due: LocalDay;
  /** IANA zone that its days are of. */
  readonly zone: string;
  readonly cancelledAt: number | null;
  readonly payments: readonly DatedPayment[];
}

/** Centavos of a month. */
export interface MoneyMonth {
  /** 'YYYY-MM'. */
  readonly month: string;
  /** What its charges bring: paid already or still to be paid, by due day. */
  readonly expected: number;
  /** What came in it and did not go back, whatever it was for. */
  readonly received: number;
  /** What is late now of what fell due in it. */
  readonly overdue: number;
}

/** What of a listed charge decides its standing. */
export function factsOf({ centavos, discount, due, cancelledAt, payments }: ListedCharge) {
  return { centavos: centavos - discount, due, cancelled: cancelledAt !== null, payments };
}

/** The day a payment came on; null while it did not. */
export function receivedOn({ state, day, settledAt }: DatedPayment, zone: string): LocalDay | null {
  if (state !== 'settled') return null;
  return day ?? (settledAt === null ? null : localDay(settledAt, zone));
}

/** What a charge brings in all, in centavos: less than its price once something went back for good. */
export function expectedOf(facts: ChargeFacts): number {
  return Math.min(paidOf(facts), facts.centavos) + leftOf(facts);
}

/**
 * What was expected, what came and what is late, month by month, the newest first; months without
 * either are left out. What came counts in the month it came in, what was expected in the one of the
 * due day, so that the two of one month need not agree, and over all months they do.
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
    const facts = factsOf(charge);
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
