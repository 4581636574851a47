import type { Advice } from '../workouts/shape';
import { adviceOf } from './advice';
import { doneFigure, isReached, type PastWork } from './past-work';
import type { Pause } from './pause';
import type { Counts } from './situation';
import { aimFigure, measureOf, rangeOf, type Slot } from './slots';

interface Counted {
  readonly counts: Counts;
  readonly advice: Advice | null;
}

/**
 * Progression without a load: in repetitions or seconds, within the prescribed range. At its top a
 * harder exercise is needed, which the person or the coach must choose.
 */
export function counted(
  slots: readonly Slot[],
  last: PastWork | null,
  { isRuled, isLighter, pause }: { isRuled: boolean; isLighter: boolean; pause: Pause },
): Counted {
  if (!last || last.sets.length === 0) return { counts: 'least', advice: null };
  const measure = slots[0] ? measureOf(slots[0].block) : 'reps';
  const done = {
    done: doneFigure(last, slots),
    measure: measure === 'reps' ? null : measure,
  };
  const isRanged = slots.every(({ block }) => rangeOf(block)) && measure !== 'meters';
  if (isLighter) return { counts: 'least', advice: null };
  if (isRanged && pause.percent > 0) {
    const aim = aimFigure(slots, 'least');
    return { counts: 'least', advice: adviceOf('count_break', { ...done, aim, days: pause.days }) };
  }
  if (!isRuled || !isRanged) return { counts: 'again', advice: adviceOf('repeat', done) };
  const aim = aimFigure(slots, 'most');
  return isReached(last, slots, 'most')
    ? { counts: 'again', advice: adviceOf('count_top', { ...done, aim }) }
    : { counts: 'more', advice: adviceOf('count_more', { ...done, aim }) };
}
