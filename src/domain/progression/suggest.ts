import { type Exercise, takesLoad } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { Prescription } from '../programs/prescription';
import type { Rule } from '../programs/rule';
import type { Advice, Effort, SetKind, SetTarget } from '../workouts/shape';
import { counted } from './counts';
import { decideLoads } from './decide-loads';
import type { KnownMax } from './known-max';
import { type PastWork, workOf } from './past-work';
import { pauseOf } from './pause';
import { planOf } from './plan';
import { loadsOf, type Rounding } from './rounding';
import type { PastSession } from './session';
import { isWorking, slotsOf } from './slots';

export interface SuggestInput {
  /** The prescription of the week. */
  readonly prescription: Prescription;
  /** Percent of a planned deload for unwritten loads. */
  readonly deload: number | null;
  readonly rule: Rule | null;
  /** Running week of the ficha, from 1. */
  readonly week: number;
  /** Relevant past sessions, newest first. */
  readonly sessions: readonly PastSession[];
  /** Whether a session was a planned deload: its loads are ignored. */
  isLight(session: PastSession): boolean;
  /** The 1RM for percentages; null if unknown. */
  readonly oneRepMax: KnownMax | null;
  readonly exercise: Pick<Exercise, 'loadKind'>;
  /** The last day of the exercise, in any workout; null if never. */
  readonly lastDone: LocalDay | null;
  /** The day of the last workout. */
  readonly lastTrained: LocalDay | null;
  readonly today: LocalDay;
  readonly rounding: Rounding;
}

export interface SuggestedSet {
  readonly kind: SetKind;
  readonly plan: Effort;
  readonly target: SetTarget | null;
  /** Seconds after it; null: the rest of the exercise. */
  readonly restSeconds: number | null;
}

export interface Suggestion {
  readonly sets: readonly SuggestedSet[];
  /** The reason; null for none. */
  readonly advice: Advice | null;
}

/** No rule covers an exercise with warm-ups only. */
const NOTHING = { advice: null, counts: 'least', loads: [] } as const;

/**
 * The plan of an exercise today, set by set, with its reason. Pure: equal input gives equal output
 * on every device, without network. Written loads stay as written, rounded to possible ones. A rule
 * starts from a written load and takes over until another load is written. It never raises a load
 * by more than one step above the performed one. A planned deload or a long pause outranks the
 * rule.
 */
export function suggest(input: SuggestInput): Suggestion {
  const { exercise, rounding, sessions, rule } = input;
  const pause = pauseOf(input.lastDone, input.lastTrained, input.today);
  const loads = loadsOf(exercise.loadKind, rounding);
  const slots = slotsOf(input.prescription);
  const working = slots.filter(isWorking);
  const works = worksOf(input);
  const last = works[0] ?? null;
  const hasLoad = takesLoad(exercise.loadKind);
  const decide = () => {
    if (working.length === 0) return NOTHING;
    if (hasLoad) return decideLoads({ ...input, slots: working, works, loads, pause });
    const isRuled = rule !== null && rule.type !== 'none';
    const isLighter = input.deload !== null;
    return { ...counted(working, last, { isRuled, isLighter, pause }), loads: [] };
  };
  const { advice, counts, loads: planned } = decide();
  const sets = planOf({
    slots,
    planned,
    counts,
    last,
    hasLoad,
    loads,
    oneRepMax: input.oneRepMax?.grams ?? null,
    warmups: (sessions[0]?.sets ?? []).flatMap(({ kind, done }) =>
      kind === 'warmup' && done ? [done] : [],
    ),
  });
  return { sets, advice };
}

/** The past work; planned deload sessions only if there is no other. */
function worksOf({ sessions, exercise, isLight }: SuggestInput): PastWork[] {
  const all = sessions.map((session) => ({
    light: isLight(session),
    work: workOf(session, exercise.loadKind),
  }));
  const done = all.filter(({ work }) => work.sets.length > 0);
  const heavy = done.filter(({ light }) => !light);
  return (heavy.length > 0 ? heavy : done).map(({ work }) => work);
}
