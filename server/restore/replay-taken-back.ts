import type { Kysely } from 'kysely';
import { readScopes } from '../access/coaching';
import { erasedMark } from '../access/erased-mark';
import type { JournalLine } from '../backup/journal-line';
import { alignTeam, readStudents } from '../coaching/team-links';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';

/**
 * Revokes again single photos, invitations, addresses of calendars, links of fichas, and the
 * basis of assistants' links. Returns the number of revocations, and the professionals with teams
 * to update.
 */
export async function replayTakenBack(
  db: Kysely<Database>,
  lines: readonly JournalLine[],
): Promise<{ accesses: number; professionals: ReadonlySet<string> }> {
  let accesses = 0;
  const professionals = new Set<string>();
  for (const line of lines) {
    const team = await teamAgain(db, line);
    if (team !== undefined) professionals.add(team);
    if (team !== undefined || (await takeBackAgain(db, line))) accesses += 1;
  }
  return { accesses, professionals };
}

/** Updates the assistants' links to the restored and revoked data. */
export async function alignTeamsOf(deps: Deps, professionals: ReadonlySet<string>): Promise<void> {
  for (const professional of professionals) {
    await inTransaction(deps.db, (trx) => alignTeam(deps, trx, professional));
  }
}

/** Repeats a revocation; returns whether there was something to revoke. */
async function takeBackAgain(db: Kysely<Database>, line: JournalLine): Promise<boolean> {
  if (line.what === 'photo') {
    const { numDeletedRows } = await db
      .deleteFrom('shared_photo')
      .where('link_id', '=', line.link)
      .where('photo_id', '=', line.photo)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  if (line.what === 'calendar') {
    const { numDeletedRows } = await db
      .deleteFrom('calendar_address')
      .where('token_hash', '=', line.address)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  if (line.what === 'program-link') {
    const { numDeletedRows } = await db
      .deleteFrom('program_link')
      .where('id', '=', line.programLink)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  if (line.what === 'program-hidden') {
    const { numUpdatedRows } = await db
      .updateTable('program_link')
      .set({ hidden: 'Fora do ar de novo ao restaurar um backup.' })
      .where('id', '=', line.programLink)
      .where('hidden', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  if (line.what !== 'invitation') return false;
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ revoked_at: line.at })
    .where('id', '=', line.invitation)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The professional with the changed team. */
async function teamAgain(db: Kysely<Database>, line: JournalLine): Promise<string | undefined> {
  if (line.what === 'help') return helpLess(db, line);
  if (line.what === 'member') {
    const row = await db
      .updateTable('team_member')
      .set({ ended_at: line.at })
      .where('id', '=', line.member)
      .where('ended_at', 'is', null)
      .returning('professional_id')
      .executeTakeFirst();
    return row?.professional_id;
  }
  if (line.what !== 'team') return undefined;
  const row = await db
    .updateTable('coaching_link')
    .set({ team: 0 })
    .where('id', '=', line.link)
    .where('team', '=', 1)
    .returning('professional_id')
    .executeTakeFirst();
  return row?.professional_id;
}

/** Reduces a restored membership to the rights that the later one also had. */
async function helpLess(
  db: Kysely<Database>,
  line: Extract<JournalLine, { what: 'help' }>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('team_member')
    .select(['professional_id', 'scopes', 'students'])
    .where('id', '=', line.member)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const scopes = readScopes(row.scopes).filter((scope) => line.scopes.includes(scope));
  const marks = line.students && new Set(line.students);
  const held = readStudents(row.students) ?? (marks && (await studentsOf(db, row.professional_id)));
  const students = marks && held ? held.filter((id) => marks.has(erasedMark(id))) : held;
  const less = { scopes: JSON.stringify(scopes), students: students && JSON.stringify(students) };
  if (less.scopes === row.scopes && less.students === row.students) return undefined;
  await db.updateTable('team_member').set(less).where('id', '=', line.member).execute();
  return row.professional_id;
}

async function studentsOf(db: Kysely<Database>, professional: string): Promise<string[]> {
  const rows = await db
    .selectFrom('coaching_link')
    .select('student_id')
    .distinct()
    .where('professional_id', '=', professional)
    .execute();
  return rows.map(({ student_id }) => student_id);
}
