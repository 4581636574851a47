import type { Program } from './shape';

/**
 * On how many days of a week a ficha has one train: its days of the week, or each of its days once
 * where they come in turn. At most 7.
 */
export function daysPerWeek({ schedule, days }: Pick<Program, 'schedule' | 'days'>): number {
  if (schedule === 'letter') return Math.min(7, days.length);
  return new Set(days.flatMap(({ weekdays }) => weekdays)).size;
}
