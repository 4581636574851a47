import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { SCOPES, type Scope } from '#domain/account/scope';
import { spaceOf } from '#protocol/space';
import { needsRowLocks } from '../db/row-locks';
import type { Database } from '../db/schema';
import { holdAccounts } from './held-accounts';

/** An active link: what a coach may do in a student's space. */
export interface Grant {
  readonly link: string;
  readonly professional: string;
  readonly student: string;
  /** The student's space. */
  readonly space: string;
  readonly scopes: readonly Scope[];
  /** Increases with every change of scopes. */
  readonly version: number;
  /** Epoch ms. */
  readonly startedAt: number;
  /** When the professional archived the link, epoch ms; null while it is in use. */
  readonly archivedAt: number | null;
  /** The team membership behind an assistant's link; null for the student's own coach. */
  readonly member: string | null;
  /** The invitation that made the link; null if unknown. */
  readonly invitation: string | null;
}

const scopesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(SCOPES)));

/** Parses the scopes of a database row; an unreadable value grants nothing. */
export function readScopes(kept: string): readonly Scope[] {
  const read = v.safeParse(scopesSchema, kept);
  return read.success ? read.output : [];
}

/** The columns of a link that a grant consists of. */
const COLUMNS = [
  'id',
  'professional_id',
  'student_id',
  'scopes',
  'version',
  'started_at',
  'archived_at',
  'member_id',
  'invitation_id',
] as const;

/** Active links: not ended, and neither person's account waits to be erased. */
export function activeLinks(db: Kysely<Database>) {
  return db
    .selectFrom('coaching_link')
    .select(COLUMNS)
    .where('ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_deletion')
            .select('user_id')
            .where(({ eb, or }) =>
              or([
                eb('user_id', '=', eb.ref('coaching_link.professional_id')),
                eb('user_id', '=', eb.ref('coaching_link.student_id')),
              ]),
            ),
        ),
      ),
    );
}

function grantFrom(row: {
  id: string;
  professional_id: string;
  student_id: string;
  scopes: string;
  version: number;
  started_at: number;
  archived_at: number | null;
  member_id: string | null;
  invitation_id: string | null;
}): Grant {
  return {
    link: row.id,
    professional: row.professional_id,
    student: row.student_id,
    space: spaceOf(row.student_id),
    scopes: readScopes(row.scopes),
    version: row.version,
    startedAt: row.started_at,
    archivedAt: row.archived_at,
    member: row.member_id,
    invitation: row.invitation_id,
  };
}

/** Every student whom a person coaches now, the newest link first. */
export function grantsOf(db: Kysely<Database>, professional: string): Promise<Grant[]> {
  return grantsOfPeople(db, [professional]);
}

/** Every student of several professionals, the newest link first. */
export async function grantsOfPeople(
  db: Kysely<Database>,
  professionals: readonly string[],
): Promise<Grant[]> {
  if (professionals.length === 0) return [];
  const rows = await activeLinks(db)
    .where('professional_id', 'in', professionals)
    .orderBy('started_at', 'desc')
    .execute();
  return rows.map(grantFrom);
}

/** A person's rights in a student's space now; null without a link, which must look like 404. */
export async function grantOver(
  db: Kysely<Database>,
  professional: string,
  student: string,
): Promise<Grant | null> {
  const row = await activeLinks(db)
    .where('professional_id', '=', professional)
    .where('student_id', '=', student)
    .executeTakeFirst();
  return row ? grantFrom(row) : null;
}

/**
 * The grant for a transaction that writes by it: the link neither ends nor changes until the
 * transaction does.
 */
export async function heldGrant(
  trx: Transaction<Database>,
  professional: string,
  student: string,
): Promise<Grant | null> {
  // Locks accounts before the link, as erasure does: the opposite order would deadlock.
  await holdAccounts(trx, [professional, student]);
  const row = await activeLinks(trx)
    .where('professional_id', '=', professional)
    .where('student_id', '=', student)
    .$if(needsRowLocks(trx), (query) => query.forShare())
    .executeTakeFirst();
  return row ? grantFrom(row) : null;
}

/** All active links of a student, oldest first. */
export async function coachesOf(db: Kysely<Database>, student: string): Promise<Grant[]> {
  const rows = await activeLinks(db)
    .where('student_id', '=', student)
    .orderBy('started_at')
    .execute();
  return rows.map(grantFrom);
}

/** Whether either of two people coaches the other now. */
export async function areLinked(db: Kysely<Database>, a: string, b: string): Promise<boolean> {
  return (await grantOver(db, a, b)) !== null || (await grantOver(db, b, a)) !== null;
}

/** Key prefix of every notice about a link: they are deleted with it. */
export function noticeKeyOf(link: string): string {
  return `coaching:${link}:`;
}
