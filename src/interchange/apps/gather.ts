import type { WallTime } from '#domain/wall-time';
import type { ReadSet, ReadWorkout } from '../model';

interface OpenExercise {
  readonly name: string;
  readonly notes: string[];
  group: string | null;
  restSeconds: number | null;
  lastOrder: number;
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

/** Adds a note once, because notes repeat on every row of an exercise. */
function addNote(notes: string[], text: string): void {
  const note = text.replaceAll('\\n', '\n').trim();
  if (note !== '' && !notes.includes(note)) notes.push(note);
}

export function createGathering(): Gathering {
  const all = new Map<string, OpenWorkout>();
  const last = (key: string) => all.get(key)?.exercises.at(-1);
  return {
    workout(key, line, { note, durationSeconds, ...facts }) {
      const known = all.get(key) ?? { line, ...facts, notes: [], durationSeconds, exercises: [] };
      all.set(key, known);
      known.durationSeconds = Math.max(known.durationSeconds, durationSeconds);
      addNote(known.notes, note);
    },
    exercise(key, { name, note, group, order }) {
      const workout = all.get(key);
      let current = last(key);
      const again = order <= (current?.lastOrder ?? Number.NaN);
      if (!current || current.name !== name || current.group !== group || again) {
        const lastOrder = Number.NaN;
        current = { name, notes: [], group, restSeconds: null, lastOrder, sets: [] };
        workout?.exercises.push(current);
      }
      if (!Number.isNaN(order)) current.lastOrder = order;
      addNote(current.notes, note);
    },
    set: (key, set) => void last(key)?.sets.push(set),
    note(key, text) {
      const current = last(key);
      if (current) addNote(current.notes, text);
    },
    rest(key, seconds) {
      const current = last(key);
      if (current && seconds > 0 && seconds <= 3600) current.restSeconds = seconds;
    },
    workouts: () =>
      [...all.values()].map(({ notes, exercises, ...facts }) => ({
        ...facts,
        note: notes.join('\n'),
        exercises: exercises.map(({ name, notes: own, group, restSeconds, sets }) => ({
          name,
          note: own.join('\n'),
          group: exercises.filter((other) => other.group === group).length > 1 ? group : null,
          restSeconds,
          sets,
        })),
      })),
  };
}
