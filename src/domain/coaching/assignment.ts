import * as v from 'valibot';
import { contentSchema } from '../programs/paths';
import type { UndoStep } from '../programs/undo';
import { id } from '../record/fields';
import { flatKind } from '../record/flat-kind';
import type { Json, Writes } from '../record/registers';

const json = v.custom<Json>((value) => value !== undefined, 'json');
const node = v.pipe(v.string(), v.regex(/^(?:[de]\.[a-z0-9]{1,8})?$/));
const undoStep = v.strictObject({
  fields: v.array(v.strictObject({ path: v.string(), before: json, after: json })),
  added: v.array(node),
  removed: v.array(node),
}) satisfies v.GenericSchema<UndoStep>;

const carriedSchema = v.strictObject({
  /** Reverses the change in the student's ficha. */
  step: undoStep,
  /** The student's former copy of the template. */
  content: contentSchema,
  /** The version that announced the change: undo leaves later versions alone. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The last change of a template that reached a student, for undo. */
export type Carried = v.InferOutput<typeof carriedSchema>;

/** A student's ficha made from a template, stored in the coach's own space. */
export interface Assignment {
  /** The student's person id. */
  readonly student: string | null;
  /** The `program` record in the student's space. */
  readonly program: string | null;
  /** The coach's own ficha, with the same keys as the student's. */
  readonly template: string | null;
  /** The template as it last reached the student: plain values by path. */
  readonly content: Writes;
  readonly carried: Carried | null;
}

const fields = {
  student: id,
  program: id,
  template: id,
  content: contentSchema,
  carried: v.nullable(carriedSchema),
};

export const assignmentKind = flatKind<Assignment>({
  name: 'assignment',
  single: false,
  fields,
  project(read) {
    const text = (path: 'student' | 'program' | 'template') => {
      const value = read(path);
      return typeof value === 'string' ? value : null;
    };
    const content = v.safeParse(contentSchema, read('content'));
    const carried = v.safeParse(carriedSchema, read('carried'));
    return {
      student: text('student'),
      program: text('program'),
      template: text('template'),
      content: content.success ? content.output : {},
      carried: carried.success ? carried.output : null,
    };
  },
});
