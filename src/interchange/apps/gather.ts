import type { WallTime } from '#domain/wall-time';
import type { ReadSet, ReadWorkout } from '../model';

/** A value with the number of sets that the exercise had before it. */
interface Placed<T> {
  readonly value: T;
  readonly before: number;
}

interface OpenExercise {
  readonly name: string;
  notes: Placed<string>[];
  group: string | null;
  rests: Placed<number>[];
  lastOrder: number;
  /** Sets after the last one with a number; Strong writes a letter for them. */
  lettered: number;
  readonly sets: ReadSet[];
}

interface OpenWorkout {
  readonly line: number;
  readonly title: string;
  readonly notes: string[];
  readonly start: WallTime;
  readonly offsetMinutes?: number;
  durationSeconds: number;
  readonly exercises: OpenExercise[];
}

/** Sets further apart belong to another workout of the day. */
export const GAP_SECONDS = 2 * 3600;

export interface WorkoutFacts {
  readonly title: string;
  readonly start: WallTime;
  readonly offsetMinutes?: number;
  readonly durationSeconds: number;
  readonly note: string;
}

export interface GatheredExercise {
  readonly name: string;
  readonly note: string;
  readonly group: string | null;
  /** The number of the set within the exercise; NaN if the file has no numbers. */
  readonly order: number;
}

/** Groups rows of sets into exercises and workouts, in the order of the file. */
export interface Gathering {
  workout(key: string, line: number, facts: WorkoutFacts): void;
  /** Starts the exercise of the next set: a new one if the name changes or the count restarts. */
  exercise(key: string, facts: GatheredExercise): void;
  set(key: string, set: ReadSet): void;
  note(key: string, text: string): void;
  rest(key: string, seconds: number): void;
  workouts(): ReadWorkout[];
}

const noteOf = (text: string) => (text === '' ? '' : text.replaceAll('\\n', '\n').trim());

/** Adds a note once, because notes repeat on every row of an exercise. */
function addNote({ notes, sets }: OpenExercise, text: string): void {
  const value = noteOf(text);
  if (value === '' || notes.some((note) => note.value === value)) return;
  notes.push({ value, before: sets.length });
}

/**
 * Number of an exercise's last sets that begin the next one, once the count restarts. Strong
 * gives warm-ups a letter, so only the set after them shows the restart.
 */
function begunBefore({ lettered, sets }: OpenExercise): number {
  const last = sets.slice(sets.length - lettered);
  return last.length - 1 - last.findLastIndex(({ kind }) => kind !== 'warmup');
}

/** Takes the last sets of an exercise out of it, with their notes and rests. */
function splitOff(
  from: OpenExercise,
  count: number,
): Pick<OpenExercise, 'sets' | 'notes' | 'rests'> {
  const cut = from.sets.length - count;
  const later = <T>(placed: readonly Placed<T>[], first: number) =>
    placed.flatMap(({ value, before }) =>
      before < first ? [] : [{ value, before: before - cut }],
    );
  const taken = { notes: later(from.notes, cut), rests: later(from.rests, cut + 1) };
  from.notes = from.notes.filter(({ before }) => before < cut);
  from.rests = from.rests.filter(({ before }) => before <= cut);
  return { ...taken, sets: from.sets.splice(cut) };
}

/** Whether several exercises have the mark of a superset. */
function isShared(exercises: readonly OpenExercise[], group: string | null): boolean {
  return group !== null && exercises.filter((other) => other.group === group).length > 1;
}

export function createGathering(): Gathering {
  const all = new Map<string, OpenWorkout>();
  // The calls of a row name the same workout, and a row often that of the row above.
  let recent: { key: string; workout: OpenWorkout | undefined } = { key: '', workout: undefined };
  const workoutOf = (key: string) => {
    if (key !== recent.key || !recent.workout) recent = { key, workout: all.get(key) };
    return recent.workout;
  };
  const last = (key: string) => workoutOf(key)?.exercises.at(-1);
  return {
    workout(key, line, facts) {
      let known = workoutOf(key);
      if (!known) {
        const { note: _, ...own } = facts;
        known = { line, ...own, notes: [], exercises: [] };
        all.set(key, known);
      }
      // With the text of this row, which the next calls compare at once.
      recent = { key, workout: known };
      known.durationSeconds = Math.max(known.durationSeconds, facts.durationSeconds);
      const text = noteOf(facts.note);
      if (text !== '' && !known.notes.includes(text)) known.notes.push(text);
    },
    exercise(key, { name, note, group, order }) {
      const workout = workoutOf(key);
      let current = last(key);
      const same = current?.name === name && current.group === group;
      if (!current || !same || order <= current.lastOrder) {
        const begun = current && same ? splitOff(current, begunBefore(current)) : null;
        const { sets, notes, rests } = begun ?? { sets: [], notes: [], rests: [] };
        // Written out, because a spread of thirty thousand rows takes long.
        current = { name, group, sets, notes, rests, lastOrder: Number.NaN, lettered: 0 };
        workout?.exercises.push(current);
      }
      if (!Number.isNaN(order)) {
        current.lastOrder = order;
        current.lettered = -1;
      }
      addNote(current, note);
    },
    set(key, set) {
      const current = last(key);
      if (!current) return;
      current.sets.push(set);
      current.lettered += 1;
    },
    note(key, text) {
      const current = last(key);
      if (current) addNote(current, text);
    },
    rest(key, seconds) {
      const current = last(key);
      if (!current || seconds <= 0 || seconds > 3600) return;
      current.rests.push({ value: seconds, before: current.sets.length });
    },
    workouts: () =>
      [...all.values()].map(({ notes, exercises, ...facts }) => ({
        ...facts,
        note: notes.join('\n'),
        exercises: exercises.map(({ name, notes: own, group, rests, sets }) => ({
          name,
          note: own.map(({ value }) => value).join('\n'),
          group: isShared(exercises, group) ? group : null,
          restSeconds: rests.at(-1)?.value ?? null,
          sets,
        })),
      })),
  };
}
