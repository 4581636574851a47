import { addDays, type LocalDay, startOfWeek, type Weekday } from '#domain/local-day';
import { rangeStart } from '#domain/progress/ranges';
import { changeQuery, useQuery } from '../../../parts/page/use-query';

/** The ranges of this screen; all time would mean little for weekly sets. */
export const MUSCLE_RANGES = ['week', '4w', '12w', '1y'] as const;
export type ShownRange = (typeof MUSCLE_RANGES)[number];

const USUAL: ShownRange = '4w';
/** A muscle's weeks are compared with some earlier ones, however short the range. */
const FEWEST_WEEKS = 4;

/** The first day of a range, and the first day of the drawn weeks. */
export function startsOf(range: ShownRange, today: LocalDay, firstWeekday: Weekday) {
  const week = startOfWeek(today, firstWeekday);
  const from = range === 'week' ? week : (rangeStart(range, today) ?? week);
  const fewest = addDays(week, -7 * (FEWEST_WEEKS - 1));
  const drawn = startOfWeek(from, firstWeekday);
  return { from, drawn: drawn < fewest ? drawn : fewest };
}

/** Range and grouping are stored in the address, so that going back restores them. */
export function useMuscleView() {
  const query = useQuery();
  const range = MUSCLE_RANGES.find((each) => each === query.get('range')) ?? USUAL;
  const by = query.get('by') === 'muscle' ? ('muscle' as const) : ('group' as const);
  const choose = (name: 'range' | 'by', value: string) =>
    changeQuery((next) => next.set(name, value));
  return { range, by, choose };
}
