import type { Program } from './shape';

/**
 * On how many days of a week a ficha has one train: its days of the week, or each of its days once
 * where they come in turn or no day of the week is named. At most 7.
 */
export function daysPerWeek({ schedule, days }: Pick<Program, 'schedule' | 'days'>): number {
  const named = new Set(days.flatMap(({ weekdays }) => weekdays)).size;
  return schedule === 'letter' || named === 0 ? Math.min(7, days.length) : named;
}
