import * as v from 'valibot';
import { flatKind } from '../record/flat-kind';

/** Characters of one note. */
export const COACH_NOTE_LENGTH = 2000;

/**
 * A coach's private note about a student, in the coach's own space, which no link reaches. A null
 * field is missing or unknown to this version.
 */
export interface CoachNote {
  /** Person id of the student. */
  readonly student: string | null;
  readonly text: string;
  /** Creation: server time, epoch ms. */
  readonly at: number | null;
  /** Listed above the others. */
  readonly pinned: boolean;
}

const fields = {
  student: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  text: v.pipe(v.string(), v.maxLength(COACH_NOTE_LENGTH)),
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pinned: v.boolean(),
};

export const coachNoteKind = flatKind<CoachNote>({
  name: 'coach-note',
  single: false,
  fields,
  project(read) {
    const [student, text, at] = [read('student'), read('text'), read('at')];
    return {
      student: typeof student === 'string' ? student : null,
      text: typeof text === 'string' ? text : '',
      at: typeof at === 'number' ? at : null,
      pinned: read('pinned') === true,
    };
  },
});
