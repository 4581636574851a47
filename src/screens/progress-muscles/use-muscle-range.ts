import { addDays, type LocalDay, startOfWeek, type Weekday } from '#domain/local-day';
import { rangeStart } from '#domain/progress/ranges';
import { changeQuery, useQuery } from '../../parts/page/use-query';

/** How far back this screen looks; everything there is would say little of a week. */
export const MUSCLE_RANGES = ['week', '4w', '12w', '1y'] as const;
export type ShownRange = (typeof MUSCLE_RANGES)[number];

const USUAL: ShownRange = '4w';
/** The weeks of one muscle are compared with some before, however short the range. */
const FEWEST_WEEKS = 4;

/** The first day of a range, and the first of the weeks that are drawn. */
export function startsOf(range: ShownRange, today: LocalDay, firstWeekday: Weekday) {
  const week = startOfWeek(today, firstWeekday);
  const from = range === 'week' ? week : (rangeStart(range, today) ?? week);
  const fewest = addDays(week, -7 * (FEWEST_WEEKS - 1));
  const drawn = startOfWeek(from, firstWeekday);
  return { from, drawn: drawn < fewest ? drawn : fewest };
}

/** Range and grain lie in the address, so that the way back from an exercise finds them. */
export function useMuscleView() {
  const query = useQuery();
  const range = MUSCLE_RANGES.find((each) => each === query.get('range')) ?? USUAL;
  const by = query.get('by') === 'muscle' ? ('muscle' as const) : ('group' as const);
  const choose = (name: 'range' | 'by', value: string) =>
    changeQuery((next) => next.set(name, value));
  return { range, by, choose };
}
