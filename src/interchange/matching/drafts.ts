import { cutText } from '#domain/cut-text';
import { defaultLoadKind, type Equipment, type LoadKind } from '#domain/exercises/exercise';
import { localDay } from '#domain/local-day';
import { instantOf } from '#domain/wall-time';
import type { PastWorkout } from '#domain/workouts/past';
import { WORKOUT_LIMITS } from '#domain/workouts/paths';
import type { ReadExercise, ReadSet, ReadWorkout } from '../model';
import { equipmentIn } from './exercise-names';

/** An exercise name in a file, with the number of its sets. */
export interface NameUse {
  readonly name: string;
  readonly sets: number;
  readonly workouts: number;
  /** Values for creating a custom exercise. */
  readonly equipment: Equipment | null;
  readonly loadKind: LoadKind | null;
}

/** The kinds of values that some sets of an exercise have. */
interface Filled {
  sets: number;
  done: boolean;
  /** Any load, also of zero. */
  loaded: boolean;
  /** A load of more than zero, with assistance or without. */
  assisted: boolean;
  unaided: boolean;
  reps: boolean;
  seconds: boolean;
  meters: boolean;
}

const NOTHING_FILLED: Filled = {
  sets: 0,
  done: false,
  loaded: false,
  assisted: false,
  unaided: false,
  reps: false,
  seconds: false,
  meters: false,
};

function addFilled(filled: Filled, { sets }: ReadExercise): void {
  filled.sets += sets.length;
  let before: ReadSet | null = null;
  for (const set of sets) {
    const { done, assisted } = set;
    // Equal sets of an exercise are one object in most files.
    if (set === before || !done) continue;
    before = set;
    filled.done = true;
    filled.loaded ||= done.load !== null;
    if (done.load && assisted) filled.assisted = true;
    else if (done.load) filled.unaided = true;
    filled.reps ||= done.reps !== null;
    filled.seconds ||= done.seconds != null;
    filled.meters ||= done.meters != null;
  }
}

/** The load kind of an exercise's sets, if it differs from the usual one of its equipment. */
function loadKindOf(filled: Filled, equipment: Equipment): LoadKind | null {
  if (!filled.done) return null;
  if (filled.assisted && !filled.unaided) return 'assisted_bodyweight';
  const usual = defaultLoadKind(equipment);
  if (filled.loaded) {
    return usual === 'reps_only' || usual === 'time' ? 'total' : null;
  }
  if (filled.reps) return 'reps_only';
  if (filled.seconds) return 'time';
  return filled.meters ? 'distance' : null;
}

/** A name in the file with the number of its sets that have assistance. */
export interface HelpLeftOut {
  readonly name: string;
  readonly sets: number;
}

/** The assisted sets of names whose exercise takes a load, so that the assistance is left out. */
export function helpLeftOut(
  workouts: readonly ReadWorkout[],
  takesHelp: (name: string) => boolean,
): HelpLeftOut[] {
  const counts = new Map<string, number>();
  for (const { exercises } of workouts) {
    for (const { name, sets } of exercises) {
      let assisted = 0;
      for (const set of sets) if (set.assisted) assisted += 1;
      if (assisted > 0 && !takesHelp(name)) counts.set(name, (counts.get(name) ?? 0) + assisted);
    }
  }
  return [...counts].map(([name, sets]) => ({ name, sets }));
}

/** The exercises of a file, most used first. */
export function namesIn(workouts: readonly ReadWorkout[]): NameUse[] {
  const uses = new Map<string, { filled: Filled; workouts: number }>();
  for (const { exercises } of workouts) {
    for (const exercise of exercises) {
      let use = uses.get(exercise.name);
      if (!use) {
        use = { filled: { ...NOTHING_FILLED }, workouts: 0 };
        uses.set(exercise.name, use);
      }
      use.workouts += 1;
      addFilled(use.filled, exercise);
    }
  }
  return [...uses]
    .map(([name, { filled, workouts }]) => {
      const equipment = equipmentIn(name);
      const loadKind = loadKindOf(filled, equipment ?? 'other');
      return { name, sets: filled.sets, workouts, equipment, loadKind };
    })
    .sort((a, b) => b.sets - a.sets || (a.name < b.name ? -1 : 1));
}

type PastExercise = PastWorkout['exercises'][number];

/** Splits an oversized workout into parts that each fit. */
function partsOf(exercises: readonly PastExercise[]): PastExercise[][] {
  const parts: PastExercise[][] = [[]];
  let sets = 0;
  for (const exercise of exercises) {
    for (let from = 0; from === 0 || from < exercise.sets.length; ) {
      const part = parts.at(-1) ?? [];
      const room = WORKOUT_LIMITS.sets - sets;
      if ((room === 0 && exercise.sets.length > 0) || part.length === WORKOUT_LIMITS.exercises) {
        parts.push([]);
        sets = 0;
        continue;
      }
      const taken = exercise.sets.slice(from, from + room);
      part.push({ ...exercise, sets: taken });
      sets += taken.length;
      from += Math.max(1, taken.length);
    }
  }
  return parts;
}

/** Start and day of a workout: both as in the file, unless its offset belongs to another zone. */
function startOf({ start, offsetMinutes }: ReadWorkout, zone: string): { at: number; day: string } {
  if (offsetMinutes === undefined) return { at: instantOf(start, zone), day: start.day };
  const at = instantOf(start, 'UTC') - offsetMinutes * 60_000;
  return { at, day: localDay(at, zone) };
}

/** The set to write; assistance is left out of an exercise whose load is none. */
function pastSet(read: ReadSet, takesHelp: boolean): PastExercise['sets'][number] {
  if (!read.assisted) return read;
  const { assisted: _, done, ...set } = read;
  return { ...set, done: !takesHelp && done ? { ...done, load: null } : done };
}

/** Number of workouts that `pastWorkoutsOf` returns for an imported one. */
export function partsIn(read: ReadWorkout): number {
  const { exercises } = read;
  const sets = exercises.reduce((sum, exercise) => sum + exercise.sets.length, 0);
  const fits = sets <= WORKOUT_LIMITS.sets && exercises.length <= WORKOUT_LIMITS.exercises;
  if (fits) return 1;
  return pastWorkoutsOf(
    read,
    (name) => name,
    'UTC',
    () => false,
  ).length;
}

/**
 * The workouts to write for an imported one: one, or several parts if it exceeds a workout's
 * limits. Times are in the person's zone.
 * @param exerciseOf the exercise id for a name in the file
 * @param takesHelp whether the loads of the exercise for a name are assistance
 */
export function pastWorkoutsOf(
  read: ReadWorkout,
  exerciseOf: (name: string) => string,
  zone: string,
  takesHelp: (name: string) => boolean,
): PastWorkout[] {
  const { at, day } = startOf(read, zone);
  const groups = [...new Set(read.exercises.flatMap(({ group }) => group ?? []))];
  const exercises = read.exercises.map(({ name, note, group, restSeconds, sets }) => ({
    exercise: exerciseOf(name),
    group: group === null ? null : `g${groups.indexOf(group).toString(36)}`,
    note: cutText(note, WORKOUT_LIMITS.note),
    restSeconds,
    sets: sets.map((set) => pastSet(set, takesHelp(name))),
  }));
  const parts = partsOf(exercises);
  return parts.map((part, index) => ({
    title: partTitle(read.title, index, parts.length),
    note: index === 0 ? cutText(read.note, WORKOUT_LIMITS.note) : '',
    start: { at: at + index, zone, day },
    endedAt: at + Math.max(index, read.durationSeconds * 1000),
    exercises: part,
  }));
}

function partTitle(title: string, index: number, parts: number): string {
  const suffix = parts > 1 ? ` (parte ${index + 1} de ${parts})` : '';
  return `${cutText(title, WORKOUT_LIMITS.title - suffix.length)}${suffix}`;
}
