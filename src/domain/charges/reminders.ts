import { daysBetween, type LocalDay } from '../local-day';
import type { ChargeStanding } from './charge';

/** Days after the due day on which to remind; negative before it. */
export type ReminderStep = number;

/** What is sent where the professional chose nothing else. */
export const DEFAULT_LADDER: readonly ReminderStep[] = [-3, 0, 3, 7];
/** A step that was missed by more days than this, because nothing ran, is no longer sent. */
const STALE_DAYS = 7;

export interface Reminded {
  readonly due: LocalDay;
  readonly standing: ChargeStanding;
  /** Whether the professional paused the subscription that it belongs to. */
  readonly paused: boolean;
  /** Whether a kept card is to pay it on its due day, and was not refused yet. */
  readonly paysItself: boolean;
  /** The day it was made: no step up to that day is caught up with. */
  readonly made: LocalDay;
  /** Steps that were sent for this due day; whoever moves the day forgets them. */
  readonly sent: readonly ReminderStep[];
}

/**
 * The step of the ladder to send now: the newest that is due, once, and nothing older after it. Quiet
 * while nothing is asked of the payer: paid, cancelled, given back, contested, told of, on its way,
 * paused, or until the due day of what a card pays by itself. "Vence hoje" is never said on a later day. Null: nothing.
 */
export function reminderDue(
  ladder: readonly ReminderStep[],
  { due, standing, paused, paysItself, made, sent }: Reminded,
  today: LocalDay,
): ReminderStep | null {
  if (paused || (standing !== 'open' && standing !== 'partial')) return null;
  const day = daysBetween(due, today);
  if (paysItself && day <= 0) return null;
  // On the day it is made the payer is told of the charge itself.
  const first = daysBetween(due, made) + 1;
  // Without such a step this is minus infinity, which is older than any limit.
  const newest = Math.max(...ladder.filter((step) => step <= day && step >= first));
  if (day - newest > STALE_DAYS || (newest <= 0 && day > 0)) return null;
  return sent.some((step) => step >= newest) ? null : newest;
}
