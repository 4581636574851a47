import type { Kysely } from 'kysely';
import { preferencesKind } from '#domain/account/preferences';
import { programKind } from '#domain/programs/kind';
import { daysPerWeek } from '#domain/programs/per-week';
import type { Database } from '../../db/schema';
import { readRecords } from './read-records';

export const NO_PROGRAM = {
  program: null,
  program_title: null,
  program_since: null,
  program_ends: null,
  program_review: null,
  per_week: null,
};

/** The ficha in use of a space's owner, as columns of the table. */
export async function programFactOf(db: Kysely<Database>, space: string) {
  const [own] = await readRecords(db, space, 'preferences', ['self']);
  const active = own ? preferencesKind.project(own.registers).program : null;
  if (!active) return NO_PROGRAM;
  const [found] = await readRecords(db, space, 'program', [active.id]);
  if (!found) return NO_PROGRAM;
  const program = programKind.project(found.registers);
  return {
    program: active.id,
    // PostgreSQL refuses NUL in texts, and the write would fail on every try.
    program_title: program.title.replaceAll('\0', ''),
    program_since: active.since,
    program_ends: program.ends ?? null,
    program_review: program.review ?? null,
    per_week: daysPerWeek(program),
  };
}
