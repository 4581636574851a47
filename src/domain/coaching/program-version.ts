import * as v from 'valibot';
import { contentSchema } from '../programs/paths';
import { id, instant } from '../record/fields';
import { flatKind } from '../record/flat-kind';
import type { Writes } from '../record/registers';

/**
 * A ficha as a coach published it, in the student's space: written once, never changed (rule G3). A
 * null field is missing or unknown to this version.
 */
export interface ProgramVersion {
  /** The published `program` record. */
  readonly program: string | null;
  /** Counted from 1 per ficha. */
  readonly number: number;
  /** Server time, epoch ms. */
  readonly at: number | null;
  /** The coach, with their name at that time. */
  readonly by: string | null;
  readonly byName: string;
  /** The coach's remark about this version. */
  readonly note: string;
  /** Plain values by path of the ficha's registers, without removals and stamps. */
  readonly content: Writes;
}

const fields = {
  program: id,
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: instant,
  by: id,
  byName: v.pipe(v.string(), v.maxLength(120)),
  note: v.pipe(v.string(), v.maxLength(2000)),
  content: contentSchema,
};

export const programVersionKind = flatKind<ProgramVersion>({
  name: 'program-version',
  single: false,
  fields,
  project(read) {
    const [program, number, at, by, byName, note] = [
      read('program'),
      read('number'),
      read('at'),
      read('by'),
      read('byName'),
      read('note'),
    ];
    const parsed = v.safeParse(contentSchema, read('content'));
    return {
      program: typeof program === 'string' ? program : null,
      number: typeof number === 'number' ? number : 1,
      at: typeof at === 'number' ? at : null,
      by: typeof by === 'string' ? by : null,
      byName: typeof byName === 'string' ? byName : '',
      note: typeof note === 'string' ? note : '',
      content: parsed.success ? parsed.output : {},
    };
  },
});
