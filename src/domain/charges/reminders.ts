import { daysBetween, type LocalDay } from '../local-day';
import type { ChargeStanding } from './charge';

/** Days after the due day on which to remind; negative before it. */
export type ReminderStep = number;

/** Reminders unless the professional chose others. */
export const DEFAULT_LADDER: readonly ReminderStep[] = [-3, 0, 3, 7];
/** A step missed by more days than this, because no job ran, is not sent any more. */
const STALE_DAYS = 7;

export interface Reminded {
  readonly due: LocalDay;
  readonly standing: ChargeStanding;
  /** Whether its subscription is paused. */
  readonly paused: boolean;
  /** Whether the coaching that it came from ended: then the professional reminds by hand. */
  readonly ended: boolean;
  /** Whether a saved card will pay it on its due day, and was not refused yet. */
  readonly paysItself: boolean;
  /** Creation day: steps up to that day are not sent later. */
  readonly made: LocalDay;
  /** Steps already sent for this due day; a new due day clears them. */
  readonly sent: readonly ReminderStep[];
}

/**
 * The step of the ladder to send now: the newest due one, once, and no older one after it. Null
 * while the payer owes nothing: paid, cancelled, refunded, disputed, claimed, pending or paused,
 * and once the coaching ended.
 * Null also until the due day of a charge that a card pays automatically. Steps for the due day
 * ("Vence hoje") or before are not sent after it.
 */
export function reminderDue(
  ladder: readonly ReminderStep[],
  { due, standing, paused, ended, paysItself, made, sent }: Reminded,
  today: LocalDay,
): ReminderStep | null {
  if (paused || ended || (standing !== 'open' && standing !== 'partial')) return null;
  const day = daysBetween(due, today);
  if (paysItself && day <= 0) return null;
  // On its first day the notice of the charge itself replaces a reminder.
  const first = daysBetween(due, made) + 1;
  // Without such a step the maximum is minus infinity, which is older than any limit.
  const newest = Math.max(...ladder.filter((step) => step <= day && step >= first));
  if (day - newest > STALE_DAYS || (newest <= 0 && day > 0)) return null;
  return sent.some((step) => step >= newest) ? null : newest;
}
