import type { Program } from './shape';

/**
 * Training days per week of a ficha: its named weekdays, or one round of its days if they are in
 * turn or unnamed. At most 7.
 */
export function daysPerWeek({ schedule, days }: Pick<Program, 'schedule' | 'days'>): number {
  const named = new Set(days.flatMap(({ weekdays }) => weekdays)).size;
  return schedule === 'letter' || named === 0 ? Math.min(7, days.length) : named;
}
