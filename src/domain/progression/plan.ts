import { DROP_PERCENT } from '../workouts/carried';
import type { Effort } from '../workouts/shape';
import type { PastWork } from './past-work';
import { countOf } from './past-work';
import { percentLoad } from './percent';
import type { Loads } from './rounding';
import { type Counts, effortAt } from './situation';
import { isWorking, measureOf, rangeOf, type Slot } from './slots';
import type { SuggestedSet } from './suggestion';

interface Plan {
  readonly slots: readonly Slot[];
  /** Grams for each working set. */
  readonly planned: readonly (number | null)[];
  readonly counts: Counts;
  readonly last: PastWork | null;
  readonly hasLoad: boolean;
  readonly loads: Loads;
  readonly oneRepMax: number | null;
  /** The warm-ups of the last time, in order. */
  readonly warmups: readonly Effort[];
}

/** Additional seconds of a timed set compared with the last time. */
const SECONDS_MORE = 5;

/** The plan of every prescribed set. */
export function planOf(plan: Plan): SuggestedSet[] {
  let worked = 0;
  let warmed = 0;
  let above: number | null = null;
  return plan.slots.map((slot) => {
    const { block, kind, target, restSeconds } = slot;
    let load: number | null = null;
    let past: ReturnType<typeof effortAt> = null;
    if (isWorking(slot)) {
      load = plan.planned[worked] ?? null;
      past = plan.last && effortAt(plan.last, worked);
      worked += 1;
    } else if (kind === 'warmup') {
      load = warmupLoad(plan, block, plan.warmups[warmed] ?? null);
      warmed += 1;
    } else if (above !== null) {
      load = plan.loads.loweredSurely(above, block.parts?.percent ?? DROP_PERCENT);
    }
    if (kind !== 'warmup') above = load;
    const count = countOfPlan(slot, past ? countOf(past, measureOf(block)) : null, plan.counts);
    return {
      kind,
      plan: { load: plan.hasLoad ? load : null, reps: null, ...count },
      target,
      restSeconds,
    };
  });
}

function warmupLoad(
  { loads, oneRepMax, planned }: Plan,
  { load }: Slot['block'],
  before: Effort | null,
): number | null {
  if (load?.by === 'grams') return loads.near(load.grams);
  if (load?.by === 'percent') return percentLoad(load.percent, oneRepMax, loads);
  const first = planned[0] ?? null;
  const again = before?.load == null ? null : loads.kept(before.load);
  // Loads lower than the last time may be as low as those of the warm-up.
  return again === null || first === null || !loads.isHarder(first, again) ? null : again;
}

function countOfPlan(slot: Slot, before: number | null, counts: Counts): Partial<Effort> {
  const { block, kind, drop } = slot;
  const measure = measureOf(block);
  const range = rangeOf(block);
  if (!range) return before === null || drop > 0 ? {} : { [measure]: before };
  const [least, top] = range;
  // AMRAP sets have no upper limit: the prescription is their minimum.
  const most = kind === 'amrap' ? Number.POSITIVE_INFINITY : top;
  const more = measure === 'seconds' ? SECONDS_MORE : 1;
  const wanted =
    before === null || counts === 'least' ? least : before + (counts === 'more' ? more : 0);
  const count = Math.min(most, Math.max(least, wanted));
  return {
    [measure]: count,
    ...(measure === 'reps' && block.meters !== undefined ? { meters: block.meters } : {}),
    ...(measure === 'reps' && block.seconds ? { seconds: block.seconds[0] } : {}),
  };
}
