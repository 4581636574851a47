import { type Kysely, sql } from 'kysely';
import { decodeProgram } from '#domain/programs/ficha-code/decode';
import type { AdminOverview } from '#protocol/admin/admin';
import { REPORT_REASONS } from '#protocol/coaching/professionals';
import { ownerOf, spaceOf } from '#protocol/space';
import { programTitle } from '#words/programs/program';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { HttpError } from '../http/errors';
import { writeDown } from './acts';

const LISTED = 100;

/** Open reports of shared fichas, oldest first. */
export async function openProgramReports(
  db: Kysely<Database>,
): Promise<AdminOverview['programReports']> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('user', 'user.id', 'report.professional_id')
    .select([
      'report.id as report',
      'user.id as person',
      'user.name',
      sql<string>`report.program_link`.as('link'),
      'report.reason',
      'report.text',
      'report.created_at as at',
    ])
    .where('report.closed_at', 'is', null)
    .where('report.program_link', 'is not', null)
    .orderBy('report.created_at')
    .limit(LISTED)
    .execute();
  // Links of fichas lie with the spaces of their owners, maybe on another server.
  const links = await db
    .selectFrom('program_link')
    .select(['id', 'code', 'hidden'])
    .where('id', 'in', ['', ...rows.map(({ link }) => link)])
    .execute();
  const linkOf = new Map(links.map((link) => [link.id, link]));
  return rows.map(({ reason, ...report }) => {
    const link = linkOf.get(report.link);
    return {
      ...report,
      reason: REPORT_REASONS.find((one) => one === reason) ?? 'other',
      title: link ? titleOf(link.code) : '',
      standing: !link ? 'gone' : link.hidden === null ? 'open' : 'hidden',
    };
  });
}

/** Links of hidden fichas. */
export async function hiddenPrograms(
  db: Kysely<Database>,
): Promise<AdminOverview['hiddenPrograms']> {
  const rows = await db
    .selectFrom('program_link')
    .select(['id as link', 'space_id', 'code', sql<string>`hidden`.as('hidden')])
    .where('hidden', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(LISTED)
    .execute();
  const owners = rows.map(({ space_id }) => ownerOf(space_id) ?? '');
  const people = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', [...owners, ''])
    .execute();
  return rows.flatMap(({ link, space_id, code, hidden }) => {
    const owner = people.find(({ id }) => spaceOf(id) === space_id);
    if (!owner) return [];
    return [{ link, hidden, title: titleOf(code), person: owner.id, name: owner.name }];
  });
}

function titleOf(code: string): string {
  const read = decodeProgram(code);
  return 'fault' in read ? '' : programTitle(read.draft);
}

type ProgramDeps = Pick<Deps, 'db' | 'now' | 'events'>;

/** Hides the link of a ficha with a reason that its owner reads, or shows it again (null). */
export async function setProgramHidden(
  { db, now, events }: ProgramDeps,
  admin: string,
  link: string,
  hidden: string | null,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (trx) => {
    const kept = await trx
      .updateTable('program_link')
      .set({ hidden })
      .where('id', '=', link)
      .returning('space_id')
      .executeTakeFirst();
    const person = kept && ownerOf(kept.space_id);
    if (!person) throw new HttpError(404, 'unknown_link', 'Este link não existe mais.');
    if (hidden !== null) {
      await events.emit(trx, 'taken.back', { what: 'program-hidden', programLink: link });
    }
    const act = hidden === null ? 'program-shown' : 'program-hidden';
    await writeDown(trx, { admin, act, person, note: hidden ?? '', at });
  });
}
