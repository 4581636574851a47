import { moneyMonths } from '#domain/charges/money-months';
import type { LocalDay } from '#domain/local-day';
import { unaccented } from '#domain/plain-text';
import { monthOf } from '#domain/progress/calendar';
import type { Charge, ChargePayment } from '../../data/charges';

/** Where charges stand in the professional's list, what waits for them first. */
const GROUPS = ['claimed', 'disputed', 'late', 'pending', 'ahead', 'paid', 'over'] as const;
export type Group = (typeof GROUPS)[number];

/** Something of the other side that the professional, or the bank, has not answered. */
const WAITING: ReadonlySet<Group> = new Set(['claimed', 'disputed', 'pending']);

export function groupOf(charge: Charge, today: LocalDay): Group {
  switch (charge.standing) {
    case 'claimed':
    case 'disputed':
    case 'pending':
    case 'paid':
      return charge.standing;
    case 'cancelled':
    case 'refunded':
      return 'over';
    default:
      return charge.due < today ? 'late' : 'ahead';
  }
}

/**
 * What is shown under a month: what is due in it. Under the present one also what is left open of the
 * months before, so that nothing that is owed goes out of sight, and what was paid ahead and waits for
 * an answer.
 */
export function shownIn(charges: readonly Charge[], month: string, today: LocalDay): Charge[] {
  const isPresent = month === monthOf(today);
  return charges.filter((charge) => {
    const of = monthOf(charge.due);
    if (of === month) return true;
    if (!isPresent) return false;
    const group = groupOf(charge, today);
    return of < month ? group !== 'paid' && group !== 'over' : WAITING.has(group);
  });
}

/** What a charge asks for, in centavos. */
export function sumOf({ centavos, discount }: Pick<Charge, 'centavos' | 'discount'>): number {
  return centavos - discount;
}

/** The groups that have any, each with the earliest due day first; what is over, the latest. */
export function grouped(charges: readonly Charge[], today: LocalDay) {
  return GROUPS.flatMap((group) => {
    const of = charges
      .filter((charge) => groupOf(charge, today) === group)
      .toSorted((a, b) => a.due.localeCompare(b.due) || a.other.name.localeCompare(b.other.name));
    const isPast = group === 'paid' || group === 'over';
    return of.length === 0 ? [] : [{ group, charges: isPast ? of.toReversed() : of }];
  });
}

/** Those whose person or title holds what was typed, whatever the accents and capitals. */
export function found(charges: readonly Charge[], wanted: string): readonly Charge[] {
  const words = unaccented(wanted).split(/\s+/).filter(Boolean);
  return charges.filter(({ other, title }) => {
    const text = unaccented(`${other.name} ${title}`);
    return words.every((word) => text.includes(word));
  });
}

/** The sums of a month, in centavos; nothing where it has no charges. */
export function sumsOf(charges: readonly Charge[], month: string, today: LocalDay) {
  const found = moneyMonths(charges, today).find((one) => one.month === month);
  return found ?? { expected: 0, received: 0, overdue: 0 };
}

/** Whether nothing of it was paid, told of or is on its way, so that it may be changed. */
export function isUntouched({ standing, payments }: Charge): boolean {
  return standing === 'open' && !payments.some(({ state }) => state === 'settled');
}

/** What its professional does next; `again`: money that went back, or is contested, may come otherwise. */
export function nextOf({ standing, left, payments }: Charge) {
  if (payments.some(({ state }) => state === 'claimed')) return 'answer';
  if (left > 0) return standing === 'pending' ? 'wait' : 'ask';
  return standing === 'refunded' || standing === 'disputed' ? 'again' : null;
}

/**
 * Whether money that came can be taken out again where it was told by hand, or given back through
 * Stripe: not while a bank decides of it, nor once that took it back.
 */
export function isMovable({ state, refunded, centavos, dispute }: ChargePayment): boolean {
  const isHeld = dispute === 'open' || dispute === 'lost';
  return state === 'settled' && refunded < centavos && !isHeld;
}
