import { LAST_WEEK } from '../workouts/shape';
import type { Program } from './shape';

/**
 * The running week as a workout stores it. Weeks above the limit map to an earlier round. Only a
 * wrong clock or ten years of one ficha reach it.
 * @param week counted from 1, without end
 */
export function originWeek({ weeks }: Pick<Program, 'weeks'>, week: number): number {
  if (week <= LAST_WEEK) return week;
  const round = Math.max(1, weeks);
  return week - Math.ceil((week - LAST_WEEK) / round) * round;
}
