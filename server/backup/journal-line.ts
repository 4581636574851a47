import * as v from 'valibot';
import { SCOPES } from '#domain/account/scope';

/**
 * Acts on an account, by its mark. `resumed` and `stayed` cancel earlier `suspended` and `leaving`;
 * `password` and `ways-in` record changed credentials.
 */
const OF_ACCOUNTS = [
  'erased',
  'suspended',
  'resumed',
  'leaving',
  'stayed',
  'password',
  'ways-in',
  'page',
  'hidden',
] as const;

const at = v.number();
const id = v.string();
const scopes = v.pipe(v.array(v.picklist(SCOPES)), v.readonly());
const marks = v.pipe(v.array(v.string()), v.readonly());

/**
 * One line per fact that a restored older database must not undo (rule S4a). Any process may write
 * it.
 */
const lineSchema = v.variant('what', [
  v.object({ what: v.picklist(OF_ACCOUNTS), at, mark: v.string() }),
  v.object({ what: v.literal('ended'), at, link: id }),
  v.object({ what: v.literal('scopes'), at, link: id, scopes }),
  v.object({ what: v.literal('photo'), at, link: id, photo: id }),
  v.object({ what: v.literal('member'), at, member: id }),
  v.object({ what: v.literal('help'), at, member: id, scopes, students: v.nullable(marks) }),
  v.object({ what: v.literal('team'), at, link: id }),
  v.object({ what: v.literal('invitation'), at, invitation: id }),
  v.object({ what: v.literal('calendar'), at, address: v.string() }),
  v.object({ what: v.picklist(['program-link', 'program-hidden']), at, programLink: id }),
]);
export type JournalLine = v.InferOutput<typeof lineSchema>;
export type AccountLine = Extract<JournalLine, { mark: string }>;

/** Parses a line; null for one cut off by a power failure or written by a later release. */
export function readLine(line: string): JournalLine | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), lineSchema), line);
  return read.success ? read.output : null;
}
