import { takesLoad } from '../exercises/exercise';
import { counted } from './counts';
import { decideLoads } from './decide-loads';
import { type PastWork, workOf } from './past-work';
import { pauseOf } from './pause';
import { planOf } from './plan';
import { loadsOf } from './rounding';
import { isWorking, slotsOf } from './slots';
import type { SuggestInput, Suggestion } from './suggestion';

/** No rule covers an exercise with warm-ups only. */
const NOTHING = { advice: null, counts: 'least', loads: [] } as const;

/**
 * The plan of an exercise today, set by set, with its reason. Pure: equal input gives equal output
 * on every device, without network. Written loads stay as written, rounded to possible ones. A rule
 * starts from a written load and takes over until another load is written. Double and linear
 * progression raise a load by one step, `rir` by at most 10 %. A planned deload or a long pause
 * outranks the rule.
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
