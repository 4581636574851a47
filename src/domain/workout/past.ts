import type { Batch } from '../record/batch';
import type { Author, Json, Writes } from '../record/registers';
import { beginWorkout } from './begin';
import type { Effort, SetKind, Start } from './shape';

/** A workout that was done somewhere else, about to be written here. */
export interface PastWorkout {
  readonly title: string;
  readonly note: string;
  readonly start: Start;
  /** Epoch ms, not before the start. */
  readonly endedAt: number;
  readonly exercises: readonly {
    readonly exercise: string;
    readonly group: string | null;
    readonly note: string;
    readonly restSeconds: number | null;
    readonly sets: readonly { readonly kind: SetKind; readonly done: Effort }[];
  }[];
}

/** The writes of a finished workout whose sets were all performed. Its end is when they were. */
export function pastWorkout(past: PastWorkout, batch: Batch, { device }: Author): Writes {
  const done: Record<string, Json> = {};
  let sets = 0;
  const exercises = past.exercises.map((exercise, index) => ({
    key: `i${index.toString(36)}`,
    exercise: exercise.exercise,
    group: exercise.group,
    note: exercise.note,
    restSeconds: exercise.restSeconds,
    sets: exercise.sets.map((set) => {
      const key = `i${sets.toString(36)}`;
      sets += 1;
      done[`s.${key}.done.${device}`] = { ...set.done, at: past.endedAt };
      return { key, kind: set.kind, plan: null };
    }),
  }));
  return {
    ...beginWorkout(past.title, past.start, exercises),
    ...(past.note === '' ? {} : { note: past.note }),
    ...done,
    finish: { at: past.endedAt },
    batch: { ...batch },
  };
}
