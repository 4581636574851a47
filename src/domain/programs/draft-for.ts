import * as v from 'valibot';
import { whole } from '../record/fields';

const recordId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const draftForSchema = v.strictObject({
  /** The student. */
  student: recordId,
  /** Their `program` record to publish to; null creates a new one. */
  program: v.nullable(recordId),
  /** The version that it was started from; null for none. */
  base: v.nullable(whole(1, 1_000_000)),
  /** The coach's own ficha that it was started from; null for none. */
  template: v.nullable(recordId),
});

/** The student for whom a coach drafts a ficha, and the start of the draft. */
export type DraftFor = v.InferOutput<typeof draftForSchema>;
