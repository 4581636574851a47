import { countOf } from './past-work';
import { type Decision, decided, kept, lastLoads, type Situation } from './situation';
import { measureOf, rangeOf, type Slot } from './slots';

/** Change of the load per repetition in reserve, in percent. */
const PERCENT_PER_REP = 2.5;
/** Maximum change of a load at once, in percent, unless one step is more. */
const MOST_PERCENT = 10;
/** Repetitions left over that justify a first additional load. */
const FROM_NOTHING = 2;
/** Default repetitions in reserve: the middle of the usual 1 to 3. */
const USUAL_RESERVE = 2;

function wantedReserve({ block: { effort } }: Slot): number {
  if (!effort) return USUAL_RESERVE;
  return effort.scale === 'rir' ? effort.value : 10 - effort.value;
}

/**
 * Repetitions in reserve beyond the plan (negative: short of it), including those outside the
 * range. Null without a rated set.
 */
function surplus(situation: Situation): { surplus: number; rir: number; target: number } | null {
  const told = situation.slots.flatMap((slot, index) => {
    const effort = situation.last.sets[index];
    if (!effort || effort.rir === null) return [];
    const count = countOf(effort, measureOf(slot.block));
    const [least, most] = rangeOf(slot.block) ?? [count, count];
    const beside = Math.max(0, count - most) - Math.max(0, least - count);
    const target = wantedReserve(slot);
    return [{ surplus: effort.rir - target + beside, rir: effort.rir, target }];
  });
  if (told.length === 0) return null;
  const mean = (of: 'surplus' | 'rir' | 'target') =>
    Math.round((told.reduce((sum, each) => sum + each[of], 0) / told.length) * 2) / 2;
  return { surplus: mean('surplus'), rir: mean('rir'), target: mean('target') };
}

/**
 * Load by repetitions in reserve. Each repetition left beyond the prescription raises the load by
 * 2.5 %, each missing one lowers it by as much. The limit is 10 % (ACSM, 2009); a rise is also
 * limited by the step of the rule, if it has one. Scale: Zourdos et al. (2016). Novel resistance
 * training-specific RPE scale measuring repetitions in reserve, Journal of Strength and
 * Conditioning Research 30(1), 267-275. Load changes by it: Helms et al. (2016). Application of the
 * repetitions in reserve-based rating of perceived exertion scale for resistance training, Strength
 * and Conditioning Journal 38(4), 42-49. A repetition is about 2.8 % of the load near failure
 * (Brzycki, 1993); 2.5 % is on the safe side.
 */
export function rir(situation: Situation): Decision {
  const { loads, rule } = situation;
  const found = surplus(situation);
  if (!found) return kept(situation, 'rir_unknown', 'again');
  const { surplus: reps, ...said } = found;
  const percent = Math.min(MOST_PERCENT, Math.abs(reps) * PERCENT_PER_REP);
  const from = lastLoads(situation);
  if (reps > 0) {
    const to = from.map((load) => {
      const wanted = Math.round((load * percent) / 100);
      return loads.raised(load, Math.min(wanted, rule.step ?? wanted));
    });
    // A change below half of the distance to the next load does not move it.
    const isEnough = to.every((load, index) => {
      const before = from[index] ?? load;
      // Without a load there is no percent of it.
      if (before === 0) return reps >= FROM_NOTHING;
      return (before * percent) / 100 >= Math.abs(load - before) / 2;
    });
    const isHarder = to.some((load, index) => loads.isHarder(load, from[index] ?? load));
    if (isHarder && isEnough) return decided(situation, 'rir_up', to, 'again', said);
  }
  if (reps < 0) {
    const to = from.map((load) => loads.lowered(load, percent));
    const isEasier = to.some((load, index) => loads.isHarder(from[index] ?? load, load));
    if (isEasier) return decided(situation, 'rir_down', to, 'again', said);
  }
  return kept(situation, 'rir_keep', 'again', said);
}
