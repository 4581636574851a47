import type { Kysely } from 'kysely';
import { deviceOf } from '#domain/device/device';
import type { OwnSession } from '#protocol/account/account';
import type { Session } from '../../core/auth';
import type { Database } from '../../db/schema';
import { isFull } from '../../db/transaction';
import { endTrust } from './trust';

/** The minimum time between two stored uses, so that few requests cause a write. */
const NOTE_EVERY_MS = 10 * 60_000;
const REMEMBERED = 20_000;

/**
 * The active sessions of a person: the requesting one first, then by last use. They are named by
 * id, because a token would give access.
 */
export async function ownSessions(
  db: Kysely<Database>,
  asking: Session,
  now: number,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'expiresAt', 'usedAt'])
    .where('userId', '=', asking.user.id)
    .execute();
  return rows
    .filter(({ expiresAt }) => instant(expiresAt) > now)
    .map(({ id, userAgent, createdAt, usedAt }) => ({
      id,
      ...deviceOf(userAgent),
      usedAt: id === asking.id ? now : Math.max(usedAt ?? 0, instant(createdAt)),
      current: id === asking.id,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.usedAt - a.usedAt);
}

/**
 * Ends one session of a person, and the exemption of all their devices from the second factor.
 * False if the person has no session with this id.
 */
export async function endSession(
  db: Kysely<Database>,
  person: string,
  id: string,
): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('userId', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) return false;
  await endTrust(db, person);
  return true;
}

/** Stores the last use of a session. */
export function createSessionUse(db: Kysely<Database>, now: () => number) {
  const noted = new Map<string, number>();
  return async (id: string): Promise<void> => {
    const at = now();
    if (Math.abs(at - (noted.get(id) ?? 0)) < NOTE_EVERY_MS) return;
    if (noted.size >= REMEMBERED) noted.clear();
    noted.set(id, at);
    try {
      await db.updateTable('session').set({ usedAt: at }).where('id', '=', id).execute();
    } catch (error) {
      noted.delete(id);
      // With a full database a request that only reads must still succeed.
      if (!isFull(error)) throw error;
    }
  };
}

function instant(stored: string | Date): number {
  return new Date(stored).getTime();
}
