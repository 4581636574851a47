import * as v from 'valibot';
import { bodyKind, type Weight } from '#domain/health/body-weight';
import { performedSchema, startSchema } from '#domain/workouts/paths';
import { type Fingerprint, setMark } from '../matching/duplicates';
import type { PlainRecord } from './plain-record';

/** The facts of a workout in our format that a preview needs. */
export interface PlainWorkout {
  readonly title: string;
  readonly day: string;
  readonly fingerprint: Fingerprint;
}

const EXERCISE = /^e\.[a-z0-9]+\.exercise$/;
const DONE = /^s\.[a-z0-9]+\.done$/;

/** Reads a workout from a plain record; null for other kinds, or without a start. */
export function plainWorkoutOf({ kind, values }: PlainRecord): PlainWorkout | null {
  if (kind !== 'workout') return null;
  const start = v.safeParse(startSchema, values.start);
  if (!start.success) return null;
  const exercises: string[] = [];
  const sets: string[] = [];
  for (const [path, value] of Object.entries(values)) {
    if (EXERCISE.test(path) && typeof value === 'string') exercises.push(value);
    if (!DONE.test(path)) continue;
    const done = v.safeParse(performedSchema, value);
    sets.push(done.success ? setMark(done.output) : '');
  }
  const title = typeof values.title === 'string' ? values.title : '';
  return { title, day: start.output.day, fingerprint: { start: start.output, exercises, sets } };
}

/** Reads a weight entry from a plain record; null for other kinds, or without a weight or day. */
export function plainWeighingOf({ kind, values }: PlainRecord): Weight | null {
  if (kind !== 'body') return null;
  const said = (path: string) => {
    const schema = bodyKind.schemaOf(path);
    return schema && v.is(schema, values[path]) ? values[path] : undefined;
  };
  const [day, grams, note] = [said('day'), said('weight'), said('note')];
  if (typeof day !== 'string' || typeof grams !== 'number') return null;
  return { day, grams, note: typeof note === 'string' ? note : '' };
}

/** A key that identifies a weight entry, whatever its record. */
export function weighingKey({ day, grams, note }: Weight): string {
  return `${day} ${grams} ${note.trim()}`;
}
