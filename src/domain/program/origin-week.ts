import { LAST_WEEK } from '../workout/shape';
import type { Program } from './shape';

/**
 * The running week as a workout keeps it. After the last one that can be kept, by ten years of one
 * ficha or a clock set far ahead, it is the same week of an earlier round.
 *
 * @param week counted from 1, without end
 */
export function originWeek({ weeks }: Pick<Program, 'weeks'>, week: number): number {
  if (week <= LAST_WEEK) return week;
  const round = Math.max(1, weeks);
  return week - Math.ceil((week - LAST_WEEK) / round) * round;
}
