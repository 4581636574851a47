import type { Rule } from '../programs/rule';
import type { Advice } from '../workouts/shape';
import { type AdviceCode, adviceOf, type FigureName } from './advice';
import { doneFigure, type PastEffort, type PastWork } from './past-work';
import type { Loads } from './rounding';
import { measureOf, type Slot } from './slots';

/** Input of a progression rule. */
export interface Situation {
  /** The prescribed working sets; at least one. */
  readonly slots: readonly Slot[];
  readonly rule: Rule;
  readonly loads: Loads;
  /**
   * Past sessions with a working set, newest first, without planned deloads unless there is nothing
   * else.
   */
  readonly works: readonly PastWork[];
  /** The newest of them. */
  readonly last: PastWork;
}

/**
 * The planned count of repetitions (seconds): the least, the last one, or one more; always within
 * the prescription.
 */
export type Counts = 'least' | 'again' | 'more';

export interface Decision {
  /** Grams for each working set; null leaves it open. */
  readonly loads: readonly (number | null)[];
  readonly counts: Counts;
  readonly advice: Advice;
}

/** The past effort for a working set; sets beyond those of the last time use its last one. */
export function effortAt(last: PastWork, index: number): PastEffort | null {
  return last.sets[index] ?? last.sets.at(-1) ?? null;
}

/** The loads of the last time for each working set. */
export function lastLoads({ slots, last }: Pick<Situation, 'slots' | 'last'>): number[] {
  return slots.map((_, index) => effortAt(last, index)?.load ?? 0);
}

/** A stored figure holds so many characters. */
const FIGURE_LENGTH = 120;

/** The loads of the sets, if they differ and are few enough to name; else null. */
function loadsFigure(loads: readonly number[]): string | null {
  const figure = loads.join(' ');
  return new Set(loads).size > 1 && figure.length <= FIGURE_LENGTH ? figure : null;
}

/** A decision for these loads, with the figures that most advice needs. */
export function decided(
  situation: Situation,
  code: AdviceCode,
  to: readonly number[],
  counts: Counts,
  more: Readonly<Partial<Record<FigureName, number | string | null>>> = {},
): Decision {
  const { slots, last, loads } = situation;
  const from = lastLoads(situation);
  const isVaried = new Set(from).size > 1 || new Set(to).size > 1;
  const measure = slots[0] ? measureOf(slots[0].block) : 'reps';
  return {
    loads: to,
    counts,
    advice: adviceOf(code, {
      load: loads.hardest(to),
      last: loads.hardest(from),
      done: doneFigure(last, slots),
      loads: loadsFigure(to),
      varied: isVaried ? 1 : null,
      assisted: loads.assisted ? 1 : null,
      measure: measure === 'reps' ? null : measure,
      ...more,
    }),
  };
}

/** The former loads again, if they are possible. */
export function kept(
  situation: Situation,
  code: AdviceCode,
  counts: Counts,
  more: Readonly<Partial<Record<FigureName, number | string | null>>> = {},
): Decision {
  const from = lastLoads(situation);
  const to = from.map(situation.loads.kept);
  const moved = situation.loads.hardest(from) !== situation.loads.hardest(to);
  return decided(situation, code, to, counts, {
    asked: moved ? situation.loads.hardest(from) : null,
    ...more,
  });
}

/** Every load one step harder; if no load can rise, they stay, with the advice `no_heavier`. */
export function raised(situation: Situation, code: AdviceCode): Decision {
  const from = lastLoads(situation);
  const to = from.map((load) => situation.loads.raised(load, situation.rule.step));
  const isHarder = to.some((load, index) => situation.loads.isHarder(load, from[index] ?? load));
  return isHarder ? decided(situation, code, to, 'least') : kept(situation, 'no_heavier', 'again');
}
