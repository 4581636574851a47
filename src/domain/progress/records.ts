import type { LoadKind } from '../exercises/exercise';
import {
  type Effort,
  SIDES,
  type Side,
  type Workout,
  type WorkoutExercise,
  type WorkoutSet,
} from '../workouts/shape';
import { MAX_ESTIMATED_REPS, type OneRepMaxFormula, oneRepMax, USUAL_FORMULA } from './one-rep-max';

/** Kinds of records of a set. */
export type PersonalRecord =
  | 'load'
  | 'help'
  | 'one-rep-max'
  | 'reps'
  | 'volume'
  | 'time'
  | 'distance';

/** The best single sets of one exercise. */
export interface SetBests {
  /** The most repetitions by load in grams. */
  readonly repsAt: ReadonlyMap<number, number>;
  /** The longest set, in seconds. */
  readonly seconds: number;
  /** The furthest set, in metres. */
  readonly meters: number;
}

/** The bests of one exercise so far. Null in its place means never done before. */
export interface Bests extends SetBests {
  /** The most in one workout, to compare with: grams times repetitions of its working sets. */
  readonly volume: number;
  /**
   * Bests by side, once a set of one side exists: from its own sets and those of both sides. So a
   * stronger left arm takes no record from the right one.
   */
  readonly sides: Readonly<Record<Side, SetBests>> | null;
}

interface GrowingSets extends SetBests {
  repsAt: Map<number, number>;
  seconds: number;
  meters: number;
}

interface Growing extends GrowingSets, Bests {
  repsAt: Map<number, number>;
  seconds: number;
  meters: number;
  volume: number;
  sides: Record<Side, GrowingSets> | null;
}

/** The part of a set that matters here. */
type CountedSet = Pick<WorkoutSet, 'kind'> &
  Partial<Pick<WorkoutSet, 'side'>> & { readonly done: Effort | null };

/** A workout or its summary: the source of bests. */
export type CountedWorkout = WithSets<CountedSet>;

/** Input for finding the records in a workout, set by set in the order of their taps. */
type LoggedWorkout = WithSets<Pick<WorkoutSet, 'key' | 'kind' | 'done' | 'side'>>;

interface WithSets<S> {
  readonly exercises: readonly (Pick<WorkoutExercise, 'exercise'> & {
    readonly sets: readonly S[];
  })[];
}

function addTo(bests: GrowingSets, { load, reps, seconds, meters }: Effort): void {
  const at = load ?? 0;
  if (reps !== null && reps > 0) bests.repsAt.set(at, Math.max(reps, bests.repsAt.get(at) ?? 0));
  bests.seconds = Math.max(bests.seconds, seconds ?? 0);
  bests.meters = Math.max(bests.meters, meters ?? 0);
}

function add(bests: Growing, done: Effort, side: Side | null): void {
  // Before the first set of one side, both sides did everything.
  if (side !== null) bests.sides ??= { left: copied(bests), right: copied(bests) };
  addTo(bests, done);
  if (bests.sides === null) return;
  for (const each of SIDES) if (side === null || side === each) addTo(bests.sides[each], done);
}

/**
 * Grams times repetitions as entered. One side counts half of both, so that logging sides
 * separately is no record by itself. It is only compared within one exercise and never shown:
 * screens show `setVolume`.
 */
function comparedVolume({ load, reps }: Effort, side: Side | null): number {
  const both = (load ?? 0) * (reps ?? 0);
  return side === null ? both : both / 2;
}

/** Excludes warm-ups and attempts without a single repetition, second or metre. */
function counts({ kind, done }: CountedSet): boolean {
  if (!done || kind === 'warmup') return false;
  return (done.reps ?? 0) > 0 || (done.seconds ?? 0) > 0 || (done.meters ?? 0) > 0;
}

function copied(from: SetBests | null): GrowingSets {
  return {
    repsAt: new Map(from?.repsAt),
    seconds: from?.seconds ?? 0,
    meters: from?.meters ?? 0,
  };
}

function grown(from: Bests | null): Growing {
  const sides = from?.sides ?? null;
  return {
    ...copied(from),
    volume: from?.volume ?? 0,
    sides: sides && { left: copied(sides.left), right: copied(sides.right) },
  };
}

/** The bests of each exercise over some workouts, added to known bests. */
export function bestsOf(
  workouts: Iterable<CountedWorkout>,
  known: ReadonlyMap<string, Bests> = new Map(),
): ReadonlyMap<string, Bests> {
  const all = new Map<string, Growing>();
  for (const [exercise, bests] of known) all.set(exercise, grown(bests));
  for (const { exercises } of workouts) {
    const volumes = new Map<string, number>();
    for (const { exercise, sets } of exercises) {
      if (exercise === null) continue;
      for (const set of sets) {
        if (!set.done || !counts(set)) continue;
        const bests = all.get(exercise) ?? grown(null);
        add(bests, set.done, set.side ?? null);
        all.set(exercise, bests);
        volumes.set(
          exercise,
          (volumes.get(exercise) ?? 0) + comparedVolume(set.done, set.side ?? null),
        );
      }
    }
    for (const [exercise, volume] of volumes) {
      const bests = all.get(exercise);
      if (bests) bests.volume = Math.max(bests.volume, volume);
    }
  }
  return all;
}

/** Hardness of a load: assistance counts negatively. */
function hardness(load: number, kind: LoadKind): number {
  return kind === 'assisted_bodyweight' ? -load : load;
}

function bestEstimate(bests: SetBests, formula: OneRepMaxFormula): number {
  let best = 0;
  for (const [load, reps] of bests.repsAt) {
    // A set of twelve implies a set of ten.
    best = Math.max(best, oneRepMax(load, Math.min(reps, MAX_ESTIMATED_REPS), formula) ?? 0);
  }
  return best;
}

/**
 * The best estimated 1RM (grams) in the bests of an exercise. Null before the first set, and if the
 * load is not all that is lifted.
 */
export function estimatedMax(
  bests: SetBests,
  kind: LoadKind,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): number | null {
  const best = ESTIMATED.has(kind) ? bestEstimate(bests, formula) : 0;
  return best > 0 ? best : null;
}

/** Load kinds with an estimate: the load is all that is lifted, without an unknown body weight. */
const ESTIMATED: ReadonlySet<LoadKind> = new Set(['total', 'per_dumbbell', 'per_side']);

export const hasEstimate = (kind: LoadKind) => ESTIMATED.has(kind);

/**
 * The records of a performed set against the bests before it. Empty for the first time of an
 * exercise, for a warm-up and for a tie.
 * `load`: heavier than ever; `help`: less help than ever, for assisted loads.
 * `one-rep-max`: the highest estimate (`oneRepMax`), from sets of 1 to 10 repetitions.
 * `reps`: more repetitions than ever at this load or a harder one. Only at a load done before, so
 * that a light set is no record merely because its load is new.
 * `time`, `distance`: longer or further than ever, for exercises counted so.
 * A set of one side is compared with that side.
 */
export function recordsOf(
  set: CountedSet,
  bests: Bests | null,
  kind: LoadKind,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): readonly PersonalRecord[] {
  const { done, side } = set;
  if (!done || !bests || !counts(set)) return [];
  const before = (side && bests.sides?.[side]) ?? bests;
  if (kind === 'time') return beats(done.seconds, before.seconds) ? ['time'] : [];
  if (kind === 'distance') return beats(done.meters, before.meters) ? ['distance'] : [];

  const reps = done.reps ?? 0;
  if (reps === 0 || before.repsAt.size === 0) return [];
  const load = done.load ?? 0;
  const loads = [...before.repsAt.keys()];
  const records: PersonalRecord[] = [];
  if (loads.every((each) => hardness(load, kind) > hardness(each, kind))) {
    records.push(kind === 'assisted_bodyweight' ? 'help' : 'load');
  }
  const estimate = ESTIMATED.has(kind) ? oneRepMax(load, reps, formula) : null;
  if (estimate !== null && estimate > bestEstimate(before, formula)) records.push('one-rep-max');
  const asHard = loads.filter((each) => hardness(each, kind) >= hardness(load, kind));
  if (before.repsAt.has(load) && asHard.every((each) => reps > (before.repsAt.get(each) ?? 0))) {
    records.push('reps');
  }
  return records;
}

function beats(now: number | null | undefined, before: number): boolean {
  return before > 0 && (now ?? 0) > before;
}

/**
 * The records of one exercise in a workout, by set. Always derived (rule W5): each set in the
 * order of its tap against the bests before the workout and the sets before it. So a corrected,
 * reopened or removed set changes its own records and those of later sets. A set of one side is
 * compared with that side. `volume` belongs to the set that raises the workout's sum above that of
 * every earlier workout. Sets of one instant (imported, added later) keep the order of the workout.
 */
export function recordsIn(
  workout: LoggedWorkout,
  exercise: string,
  before: Bests | null,
  kind: LoadKind,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): ReadonlyMap<string, readonly PersonalRecord[]> {
  const records = new Map<string, readonly PersonalRecord[]>();
  if (!before) return records;
  const performed = workout.exercises
    .filter((entry) => entry.exercise === exercise)
    .flatMap(({ sets }) => sets)
    .flatMap((set) => (set.done ? [{ ...set, done: set.done }] : []))
    .sort((a, b) => a.done.at - b.done.at);
  const bests = grown(before);
  let volume = 0;
  for (const set of performed) {
    if (!counts(set)) continue;
    const found = [...recordsOf(set, bests, kind, formula)];
    const sum = volume + comparedVolume(set.done, set.side);
    const passes = volume <= before.volume && sum > before.volume;
    if (ESTIMATED.has(kind) && before.volume > 0 && passes) found.push('volume');
    volume = sum;
    if (found.length > 0) records.set(set.key, found);
    add(bests, set.done, set.side);
  }
  return records;
}

/** The sets of one exercise that were records at the time. */
export interface ExerciseRecords {
  readonly exercise: string;
  readonly loadKind: LoadKind;
  readonly sets: readonly {
    readonly key: string;
    readonly effort: Effort;
    readonly records: readonly PersonalRecord[];
  }[];
}

/**
 * All records of a workout, by exercise and set, in its order.
 * @param before the bests of each exercise in the workouts before it
 * @param kindOf load kind; null if unknown: no records
 */
export function workoutRecords(
  workout: Workout,
  before: ReadonlyMap<string, Bests>,
  kindOf: (exercise: string) => LoadKind | null,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): readonly ExerciseRecords[] {
  const trained = new Set(workout.exercises.flatMap(({ exercise }) => exercise ?? []));
  return [...trained].flatMap((exercise) => {
    const kind = kindOf(exercise);
    if (kind === null) return [];
    const records = recordsIn(workout, exercise, before.get(exercise) ?? null, kind, formula);
    const sets = workout.exercises
      .flatMap((entry) => entry.sets)
      .flatMap(({ key, done }) => {
        const found = records.get(key);
        return done && found ? [{ key, effort: done, records: found }] : [];
      });
    return sets.length > 0 ? [{ exercise, loadKind: kind, sets }] : [];
  });
}
