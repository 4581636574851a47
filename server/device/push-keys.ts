import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { drawVapidKey, type VapidKey, vapidKeyOf } from './vapid';

export type PushKeys = ReturnType<typeof createPushKeys>;

export interface PushKeysDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
  /** The secret number in the settings; it becomes the newest key. */
  readonly configured: string | undefined;
}

/**
 * The server's keys for push services. They are in the database with the subscriptions that depend
 * on them, so all processes share them and a backup contains both. New subscriptions use the newest
 * key; older keys stay while a subscription uses them.
 */
export function createPushKeys({ db, now, configured }: PushKeysDeps) {
  let newest: Promise<VapidKey> | undefined;

  async function readNewest() {
    return db
      .selectFrom('vapid_key')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  async function settle(): Promise<VapidKey> {
    const wanted = configured === undefined ? undefined : vapidKeyOf(configured);
    for (;;) {
      const found = await readNewest();
      const isWanted = wanted === undefined || found?.public_key === wanted.publicKey;
      if (found && isWanted) {
        return { publicKey: found.public_key, privateKey: found.private_key };
      }
      const key = wanted ?? drawVapidKey();
      // If two processes start at once, one inserts the key, and both read it.
      if (wanted) {
        await db.deleteFrom('vapid_key').where('public_key', '=', key.publicKey).execute();
      }
      await db
        .insertInto('vapid_key')
        .values({
          number: (found?.number ?? 0) + 1,
          public_key: key.publicKey,
          private_key: key.privateKey,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  return {
    /** The key for new subscriptions: the configured one, or one drawn at the first start. */
    current(): Promise<VapidKey> {
      newest ??= settle().catch((error: unknown) => {
        newest = undefined;
        throw error;
      });
      return newest;
    },
    /** The key of a subscription; null if this server has no such key. */
    async of(publicKey: string): Promise<VapidKey | null> {
      const key = await this.current();
      if (key.publicKey === publicKey) return key;
      const found = await db
        .selectFrom('vapid_key')
        .select('private_key')
        .where('public_key', '=', publicKey)
        .executeTakeFirst();
      return found ? { publicKey, privateKey: found.private_key } : null;
    },
    /** Deletes keys that no subscription uses. */
    async sweep(): Promise<void> {
      const { publicKey } = await this.current();
      await db
        .deleteFrom('vapid_key')
        .where('public_key', '!=', publicKey)
        .where('public_key', 'not in', db.selectFrom('push_subscription').select('vapid_key'))
        .execute();
    },
  };
}
