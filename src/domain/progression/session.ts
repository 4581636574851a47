import { daysBetween, type LocalDay } from '../local-day';
import type { Advice, Origin, WorkoutSet } from '../workout/shape';

/** What was done of one exercise in one finished workout. */
export interface PastSession {
  readonly day: LocalDay;
  /** The day of a ficha that it was started from; null for a free workout. */
  readonly origin: Origin | null;
  /** What was said of the exercise when it began. */
  readonly advice: Advice | null;
  /** In the order of the workout, those that were not done too. */
  readonly sets: readonly Pick<WorkoutSet, 'kind' | 'plan' | 'done' | 'side'>[];
}

/** Days since the exercise was last done in any way; null when it never was. */
export function daysSince(sessions: readonly PastSession[], today: LocalDay): number | null {
  const day = sessions[0]?.day;
  return day === undefined ? null : daysBetween(day, today);
}
