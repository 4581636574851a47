import * as v from 'valibot';
import { id, instant } from '../record/fields';
import { flatKind } from '../record/flat-kind';

/** Characters of one message. */
export const MESSAGE_LENGTH = 2000;

/**
 * A message between a coach and a student, in the student's space. Only the coach of its link reads
 * it besides the student; the server checks `link` and `from`. A null field is missing or unknown
 * to this version.
 */
export interface Message {
  readonly link: string | null;
  /** The person who wrote it. */
  readonly from: string | null;
  readonly text: string;
  /** The workout it is about, and its exercise (catalogue slug or custom id). */
  readonly workout: string | null;
  readonly exercise: string | null;
  /** The set of that exercise, by its key. */
  readonly set: string | null;
  /** Time of writing by the writer's corrected clock, epoch ms. */
  readonly at: number | null;
  /** When the recipient read it. */
  readonly readAt: number | null;
}

const fields = {
  link: id,
  from: id,
  text: v.pipe(v.string(), v.maxLength(MESSAGE_LENGTH)),
  workout: id,
  exercise: id,
  set: id,
  at: instant,
  readAt: instant,
};

export const messageKind = flatKind<Message>({
  name: 'message',
  single: false,
  fields,
  project(read) {
    const text = (path: keyof typeof fields) => {
      const value = read(path);
      return typeof value === 'string' ? value : null;
    };
    const time = (path: 'at' | 'readAt') => {
      const value = read(path);
      return typeof value === 'number' ? value : null;
    };
    return {
      link: text('link'),
      from: text('from'),
      text: text('text') ?? '',
      workout: text('workout'),
      exercise: text('exercise'),
      set: text('set'),
      at: time('at'),
      readAt: time('readAt'),
    };
  },
});
