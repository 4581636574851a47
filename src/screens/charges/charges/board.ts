import { isDecided } from '#domain/charges/disputes';
import { type ListTime, listTime, monthFacts } from '#domain/charges/money-months';
import { heldOf, keptOf, overdueDays, paidOf, statusSumOf } from '#domain/charges/standing';
import { unaccented } from '#domain/plain-text';
import { monthOf } from '#domain/progress/calendar';
import { compareNames } from '#words/format/list';
import type { Charge, ChargePayment } from '../../../data/charges/charges';

/** Groups of the professional's list; those that need an answer come first. */
const GROUPS = [
  'claimed',
  'disputed',
  'late',
  'pending',
  'ahead',
  'paid',
  'over',
  'unknown',
] as const;
export type ChargeGroup = (typeof GROUPS)[number];

/** Groups that await an answer of the professional or the bank. */
const WAITING: ReadonlySet<ChargeGroup> = new Set(['claimed', 'disputed', 'pending', 'unknown']);

export function groupOf(charge: Charge, now: number): ChargeGroup {
  switch (charge.standing) {
    case 'claimed':
    case 'disputed':
    case 'pending':
    case 'paid':
    case 'unknown':
      return charge.standing;
    case 'cancelled':
    case 'refunded':
      return 'over';
    default:
      return overdueDays(monthFacts(charge), now) > 0 ? 'late' : 'ahead';
  }
}

/**
 * Charges of a month, by due day. The present month also has unpaid charges of earlier months, so
 * that no debt is hidden, and later charges that await an answer.
 */
export function shownIn(
  charges: readonly Charge[],
  month: string,
  { now, today }: ListTime,
): Charge[] {
  const isPresent = month === monthOf(today);
  return charges.filter((charge) => {
    const of = monthOf(charge.due);
    if (of === month) return true;
    if (!isPresent) return false;
    const group = groupOf(charge, now);
    return of < month ? group !== 'paid' && group !== 'over' : WAITING.has(group);
  });
}

/** The zone in which days begin first: another charge of the list may have it. */
const FIRST_ZONE = 'Etc/GMT-14';

/**
 * The address of the list, in a month that shows the charge. The list's present month may be later
 * than that of the charge, because charges in other zones decide it too.
 */
export function listAddress(charge: Charge, now: number): string {
  const isPresent = [charge.zone, FIRST_ZONE].every((zone) => {
    const time = listTime([{ zone }], now, zone);
    return shownIn([charge], monthOf(time.today), time).length > 0;
  });
  return isPresent ? '/app/charges' : `/app/charges?month=${monthOf(charge.due)}`;
}

/** The amount of a charge, in centavos. */
export function sumOfCharges({
  centavos,
  discount,
}: Pick<Charge, 'centavos' | 'discount'>): number {
  return centavos - discount;
}

/** The groups with charges, earliest due day first within each; finished charges latest first. */
export function grouped(charges: readonly Charge[], now: number) {
  const all = charges.map((charge) => ({ charge, in: groupOf(charge, now) }));
  return GROUPS.flatMap((group) => {
    const of = all
      .flatMap((one) => (one.in === group ? one.charge : []))
      .toSorted((a, b) => a.due.localeCompare(b.due) || compareNames(a.other.name, b.other.name));
    const isPast = group === 'paid' || group === 'over';
    return of.length === 0 ? [] : [{ group, charges: isPast ? of.toReversed() : of }];
  });
}

/**
 * Charges with the typed text in the person's name or the title; accents and capitals are ignored.
 */
export function found(charges: readonly Charge[], wanted: string): readonly Charge[] {
  const words = unaccented(wanted).split(/\s+/).filter(Boolean);
  return charges.filter(({ other, title }) => {
    const text = unaccented(`${other.name} ${title}`);
    return words.every((word) => text.includes(word));
  });
}

/** The sum in a group's heading: of the amounts that its rows show. */
export function sumOfGroup(charges: readonly Charge[]): number {
  return charges.reduce((sum, charge) => sum + statusSumOf(monthFacts(charge)), 0);
}

/**
 * The amount that the form for money from outside proposes, in centavos; null without one. Once
 * nothing is left to pay, such money replaces what went back or is contested.
 */
export function proposedPayment(charge: Charge): number | null {
  if (charge.left > 0) return charge.left;
  const facts = monthFacts(charge);
  return Math.max(0, facts.centavos - paidOf(facts) + heldOf(facts)) || null;
}

/** Whether a charge may be changed: it has no payment, claim or pending transfer. */
export function isUntouched({ standing, period, payments }: Charge): boolean {
  return (
    standing === 'open' &&
    period !== 'unknown' &&
    !payments.some(({ state }) => state === 'settled')
  );
}

/**
 * The professional's next act. `again`: returned money may be paid in another way. `decide`: the
 * bank decides on a dispute, and asking again would make the payer pay twice if it is won. `update`:
 * a later server has a status that this version does not know.
 */
export function nextOf({ standing, left, payments }: Charge) {
  if (standing === 'unknown') return 'update';
  if (payments.some(({ state }) => state === 'claimed')) return 'answer';
  if (standing === 'disputed') return 'decide';
  if (left > 0) return standing === 'pending' ? 'wait' : 'ask';
  return standing === 'refunded' ? 'again' : null;
}

/**
 * Whether a payment can be withdrawn (by hand) or refunded (Stripe). It cannot during a dispute, or
 * after the bank took all of it back.
 */
export function isMovable(payment: ChargePayment): boolean {
  return keptOf(payment) > 0 && isDecided(payment.dispute);
}
