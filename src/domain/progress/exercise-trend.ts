import { type LoadKind, takesLoad } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { Effort, SetKind, Side } from '../workouts/shape';
import { setVolume } from '../workouts/totals';
import { MAX_ESTIMATED_REPS, type OneRepMaxFormula, oneRepMax } from './one-rep-max';

/** Measures of progress: the figure of an exercise that is followed over time. */
export const TREND_MEASURES = [
  'one-rep-max',
  'load',
  'added',
  'help',
  'volume',
  'reps-at',
  'reps',
  'total-reps',
  'time',
  'total-time',
  'distance',
  'total-distance',
] as const;
export type TrendMeasure = (typeof TREND_MEASURES)[number];

interface TrendSet {
  readonly kind: SetKind;
  readonly side: Side | null;
  readonly done: Effort | null;
}

/** The part of a session that its figures need. */
export interface TrendSession {
  readonly workoutId: string;
  readonly day: LocalDay;
  readonly startedAt: number;
  readonly sets: readonly TrendSet[];
}

/** The result of one session. */
export interface TrendStep {
  readonly workoutId: string;
  readonly day: LocalDay;
  /** Grams, grams times repetitions, repetitions, seconds or metres, depending on the measure. */
  readonly value: number;
  /** Its set; null for a sum over the session. */
  readonly effort: Effort | null;
  /** Whether it beats all earlier sessions; false for the first. */
  readonly record: boolean;
}

export interface ExerciseTrend {
  readonly measure: TrendMeasure;
  /** Oldest first. */
  readonly steps: readonly TrendStep[];
}

export interface TrendOptions {
  /** Formula of the 1RM; Brzycki's by default. */
  readonly formula?: OneRepMaxFormula | undefined;
  /** Grams: the load of `reps-at`; 0 for none. */
  readonly load?: number | undefined;
  /** Load kind, for `volume`; by default the load counts as entered. */
  readonly kind?: LoadKind | undefined;
}

const LOADED: readonly TrendMeasure[] = ['one-rep-max', 'load', 'volume', 'reps-at'];
const UNLOADED: readonly TrendMeasure[] = ['reps', 'total-reps'];

const MEASURES: Record<LoadKind, readonly TrendMeasure[]> = {
  total: LOADED,
  per_dumbbell: LOADED,
  per_side: LOADED,
  added_bodyweight: ['added', 'reps-at', 'total-reps'],
  assisted_bodyweight: ['help', 'reps-at', 'total-reps'],
  time: ['time', 'total-time'],
  distance: ['distance', 'total-distance'],
  reps_only: UNLOADED,
};

/**
 * The measures of an exercise, most meaningful first. An exercise without any load so far is
 * followed in repetitions.
 */
export function measuresOf(
  sessions: readonly TrendSession[],
  kind: LoadKind,
): readonly TrendMeasure[] {
  if (!takesLoad(kind) || kind === 'assisted_bodyweight') return MEASURES[kind];
  const loaded = sessions.some(({ sets }) =>
    sets.some((set) => counts(set) && (set.done?.load ?? 0) > 0),
  );
  return loaded ? MEASURES[kind] : UNLOADED;
}

/** Whether a set counts: it was performed and is no warm-up. */
export function counts({ kind, done }: TrendSet): boolean {
  return done !== null && kind !== 'warmup';
}

/** The value of one set in a measure; null if it has none. Sums add them up. */
function figureOf(
  set: TrendSet,
  measure: TrendMeasure,
  { formula, load = 0, kind }: TrendOptions,
): number | null {
  const { done, side } = set;
  if (done === null) return null;
  const reps = done.reps ?? 0;
  switch (measure) {
    case 'one-rep-max':
      // A set of twelve implies a set of ten.
      return oneRepMax(done.load ?? 0, Math.min(reps, MAX_ESTIMATED_REPS), formula);
    case 'load':
    case 'added':
    case 'help':
      return reps > 0 ? (done.load ?? 0) : null;
    case 'volume':
      return setVolume(set, kind ?? null) || null;
    case 'reps-at':
      return reps > 0 && (done.load ?? 0) === load ? reps : null;
    case 'reps':
      return reps || null;
    case 'total-reps':
      // Repetitions of one side count half of those of both.
      return reps / (side === null ? 1 : 2) || null;
    case 'time':
    case 'total-time':
      return done.seconds || null;
    case 'distance':
    case 'total-distance':
      return done.meters || null;
  }
}

const SUMS: ReadonlySet<TrendMeasure> = new Set([
  'volume',
  'total-reps',
  'total-time',
  'total-distance',
]);

/** Whether one figure beats another: for assistance, less is more. */
export function beats(measure: TrendMeasure, value: number, best: number): boolean {
  return measure === 'help' ? value < best : value > best;
}

interface Result {
  readonly value: number;
  readonly effort: Effort | null;
}

function sumOf({ sets }: TrendSession, measure: TrendMeasure, options: TrendOptions) {
  let sum = 0;
  for (const set of sets) if (counts(set)) sum += figureOf(set, measure, options) ?? 0;
  return sum > 0 ? { value: sum, effort: null } : null;
}

function bestOf(
  { sets }: TrendSession,
  measure: TrendMeasure,
  options: TrendOptions,
): Result | null {
  let [best, effort]: [number | null, Effort | null] = [null, null];
  for (const set of sets) {
    const value = counts(set) ? figureOf(set, measure, options) : null;
    if (value === null || (best !== null && !beats(measure, value, best))) continue;
    best = value;
    effort = set.done;
  }
  return best === null ? null : { value: best, effort };
}

/** The trend of an exercise in one figure: the best set of each session, or the sum of its sets. */
export function trendOf(
  sessions: readonly TrendSession[],
  measure: TrendMeasure,
  options: TrendOptions = {},
): ExerciseTrend {
  const resultOf = SUMS.has(measure) ? sumOf : bestOf;
  const steps: TrendStep[] = [];
  let most: number | null = null;
  for (const session of [...sessions].sort((a, b) => a.startedAt - b.startedAt)) {
    const result = resultOf(session, measure, options);
    if (!result) continue;
    const { workoutId, day } = session;
    const { value, effort } = result;
    const record = most !== null && beats(measure, value, most);
    steps.push({ workoutId, day, value, effort, record });
    if (most === null || record) most = value;
  }
  return { measure, steps };
}

/** The trend of an exercise, in the most meaningful measure of its load kind. */
export function exerciseTrend(
  sessions: readonly TrendSession[],
  kind: LoadKind,
  formula?: OneRepMaxFormula,
): ExerciseTrend {
  const [measure = 'reps'] = measuresOf(sessions, kind);
  return trendOf(sessions, measure, { formula, kind });
}

/**
 * The commonest loads of working sets (grams, 0 for none), most frequent first; in a tie the
 * heavier one first.
 */
export function usualLoads(sessions: readonly TrendSession[], most: number): readonly number[] {
  const sets = new Map<number, number>();
  for (const session of sessions) {
    for (const set of session.sets) {
      if (!counts(set) || !set.done?.reps) continue;
      const load = set.done.load ?? 0;
      sets.set(load, (sets.get(load) ?? 0) + 1);
    }
  }
  return [...sets]
    .sort(([load, count], [other, times]) => times - count || other - load)
    .slice(0, most)
    .map(([load]) => load);
}
