import type { Kysely, Transaction } from 'kysely';
import type { Scope } from '#domain/account/scope';
import { isHealthKind } from '#domain/health/health-kinds';
import { scopeAllows } from '#protocol/coaching/scopes';
import { ownerOf, spaceOf } from '#protocol/space';
import type { Actor } from '../core/auth';
import type { Database } from '../db/schema';
import { type Grant, grantOver, grantsOfPeople, heldGrant, readScopes } from './coaching';
import { agreesTo } from './consent';

/** Whether a space is the person's own, in which they may read and write everything. */
export function owns(actor: Pick<Actor, 'id'>, space: string): boolean {
  return space === spaceOf(actor.id);
}

/** A coach's scopes during a period that has ended; epoch ms. */
interface PastGrant {
  readonly from: number;
  readonly until: number;
  readonly scopes: readonly Scope[];
}

/** A person's rights in a space. */
export interface Access {
  readonly space: string;
  /** The owner of the space. */
  readonly owner: string;
  /** Whether the space is the person's own. */
  readonly own: boolean;
  /** The current grant in another person's space; null after it ended. */
  readonly grant: Grant | null;
  /** The recent past grants: late writes are judged by them (rule G1w2). */
  readonly past: readonly PastGrant[];
  /** Whether the owner consents to the storage of health records. */
  readonly health: boolean;
}

/** When the registers of an op were written, epoch ms. */
export interface WrittenAt {
  readonly op: number;
  /** The newest write among all registers of the op. */
  readonly newest: number;
}

/** How long after a grant ended its writes are still accepted (rule G1w2), ms. */
const LATE_MS = 30 * 86_400_000;

/** Messages are addressed to a person: they are never accepted late. */
const NEVER_LATE = 'message';

/** The right behind a write: the current grant, or the one when it was written (rule G1w2). */
export type WriteRight = 'held' | 'late';

/**
 * The right by which a person may write a record of a kind, if any. `coach-records` limits the
 * content.
 */
export function rightToWrite(access: Access, kind: string, at: WrittenAt): WriteRight | null {
  if (access.own) return 'held';
  if (isHealthKind(kind) && !access.health) return null;
  if (access.grant && scopeAllows(access.grant.scopes, kind, 'write')) return 'held';
  const wasAllowed =
    kind !== NEVER_LATE &&
    access.past.some(
      ({ from, until, scopes }) =>
        from <= at.op && at.newest <= until && scopeAllows(scopes, kind, 'write'),
    );
  return wasAllowed ? 'late' : null;
}

/**
 * A person's rights in a space. Null if they have and had none, which must look like a space that
 * does not exist.
 * @param now server time, epoch ms
 */
export async function accessTo(
  db: Kysely<Database>,
  actor: Pick<Actor, 'id'>,
  space: string,
  now: number,
): Promise<Access | null> {
  const owner = ownerOf(space);
  if (owner === null) return null;
  if (owner === actor.id) {
    return { space, owner, own: true, grant: null, past: [], health: true };
  }
  return guestAccess(db, { space, owner }, await grantOver(db, actor.id, owner), actor, now);
}

/**
 * A person's rights for a transaction that holds the space and writes to it: they cannot change
 * until the transaction ends.
 */
export async function heldAccessTo(
  trx: Transaction<Database>,
  actor: Pick<Actor, 'id'>,
  space: string,
  now: number,
): Promise<Access | null> {
  const owner = ownerOf(space);
  if (owner === null || owner === actor.id) return accessTo(trx, actor, space, now);
  return guestAccess(trx, { space, owner }, await heldGrant(trx, actor.id, owner), actor, now);
}

async function guestAccess(
  db: Kysely<Database>,
  { space, owner }: Pick<Access, 'space' | 'owner'>,
  grant: Grant | null,
  actor: Pick<Actor, 'id'>,
  now: number,
): Promise<Access | null> {
  const past = await pastGrants(db, actor.id, owner, now);
  if (!grant && past.length === 0) return null;
  const health = await agreesTo(db, owner, 'health');
  return { space, owner, own: false, grant, past, health };
}

/** The recent past grants; those of a student who requested erasure end with that request. */
async function pastGrants(
  db: Kysely<Database>,
  professional: string,
  student: string,
  now: number,
): Promise<PastGrant[]> {
  const rows = await db
    .selectFrom('coaching_grant')
    .innerJoin('coaching_link', 'coaching_link.id', 'coaching_grant.link_id')
    .leftJoin('account_deletion', 'account_deletion.user_id', 'coaching_link.student_id')
    .select(['from_at', 'coaching_grant.scopes'])
    .select(({ fn }) => fn.coalesce('until_at', 'asked_at').as('until'))
    .where('professional_id', '=', professional)
    .where('student_id', '=', student)
    .where(({ fn }) => fn.coalesce('until_at', 'asked_at'), '>', now - LATE_MS)
    .execute();
  return rows.map(({ from_at, until, scopes }) => ({
    from: from_at,
    until: until ?? 0,
    scopes: readScopes(scopes),
  }));
}

/**
 * Every space that each of several people may read now, with the version of the grant, 0 for their
 * own space. Another version means that other records are readable.
 */
export async function spacesOf(
  db: Kysely<Database>,
  people: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  const spaces = new Map(people.map((person) => [person, new Map([[spaceOf(person), 0]])]));
  for (const { professional, space, version } of await grantsOfPeople(db, people)) {
    spaces.get(professional)?.set(space, version);
  }
  return spaces;
}

/** Whether a profile picture is the person's own, which they may see without a coaching link. */
export function maySee(actor: Pick<Actor, 'id'>, person: string): boolean {
  return actor.id === person;
}
