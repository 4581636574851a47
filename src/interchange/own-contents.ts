import * as v from 'valibot';
import { startSchema } from '#domain/workout/paths';
import type { Fingerprint } from './duplicates';
import type { PlainRecord } from './plain-record';

/** What a workout of a file of our own is, as far as a preview needs to know. */
export interface PlainWorkout {
  readonly title: string;
  readonly day: string;
  readonly fingerprint: Fingerprint;
}

const EXERCISE = /^e\.[a-z0-9]+\.exercise$/;
const DONE = /^s\.[a-z0-9]+\.done$/;

/** Reads a workout off its plain values; null for another kind, or one without a start. */
export function plainWorkoutOf({ kind, values }: PlainRecord): PlainWorkout | null {
  if (kind !== 'workout') return null;
  const start = v.safeParse(startSchema, values.start);
  if (!start.success) return null;
  const exercises: string[] = [];
  let sets = 0;
  for (const [path, value] of Object.entries(values)) {
    if (EXERCISE.test(path) && typeof value === 'string') exercises.push(value);
    if (DONE.test(path)) sets += 1;
  }
  const title = typeof values.title === 'string' ? values.title : '';
  const { at, day } = start.output;
  return { title, day, fingerprint: { at, exercises, sets } };
}
