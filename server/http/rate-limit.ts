import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { HttpError } from './errors';
import { network } from './network';

export type Limit = {
  /** Maximum tries within the window. */
  max: number;
  windowMs: number;
};

/** A counted action and its subject; `who` is stored as a digest. */
export interface Counter {
  readonly action: string;
  readonly who: string;
  readonly limit: Limit;
}

type DB = Kysely<Database>;

/** Counts in the database, so that the counts survive a restart and are shared by all processes. */
export function createRateLimiter(deps: { db: DB; now: () => number }) {
  /**
   * Whether the window has ended, or counts nothing. A window that ends well beyond its length
   * comes from a clock that was ahead; a little beyond, from another process.
   */
  function isOver(now: number, { windowMs }: Limit) {
    return sql<boolean>`(rate_limit.count <= 0 or rate_limit.resets_at <= ${now} or rate_limit.resets_at > ${now + 2 * windowMs})`;
  }

  async function refuse(db: DB, key: string, now: number): Promise<never> {
    const row = await db
      .selectFrom('rate_limit')
      .select('resets_at')
      .where('key', '=', key)
      .executeTakeFirst();
    throw tooMany((row?.resets_at ?? now) - now);
  }

  /** Locks a counter until the transaction ends. Throws a 429 if no try is left. */
  async function lock(trx: Transaction<Database>, { action, who, limit }: Counter): Promise<void> {
    const now = deps.now();
    const over = isOver(now, limit);
    const { count, resets_at } = await trx
      .insertInto('rate_limit')
      .values({ key: keyOf(action, who), count: 0, resets_at: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          count: sql<number>`case when ${over} then 0 else rate_limit.count end`,
          resets_at: sql<number>`case when ${over} then ${eb.ref('excluded.resets_at')} else rate_limit.resets_at end`,
        })),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (count >= limit.max) throw tooMany(resets_at - now);
  }

  return {
    /**
     * Counts one try before its outcome is known. Throws a 429 that names the waiting time if the
     * window already has `max` tries; a refused try does not count.
     */
    async take(action: string, who: string, limit: Limit): Promise<void> {
      const now = deps.now();
      const over = isOver(now, limit);
      const key = keyOf(action, who);
      const row = await deps.db
        .insertInto('rate_limit')
        .values({ key, count: 1, resets_at: now + limit.windowMs })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet((eb) => ({
              count: sql<number>`case when ${over} then 1 else rate_limit.count + 1 end`,
              resets_at: sql<number>`case when ${over} then ${eb.ref('excluded.resets_at')} else rate_limit.resets_at end`,
            }))
            .where(sql<boolean>`${over} or rate_limit.count < ${limit.max}`),
        )
        .returning('count')
        .executeTakeFirst();
      if (!row) await refuse(deps.db, key, now);
    },

    /** Uncounts a right try, so that only misses count. */
    async giveBack(action: string, who: string): Promise<void> {
      await deps.db
        .updateTable('rate_limit')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', keyOf(action, who))
        .where('count', '>', 0)
        .execute();
    },

    /**
     * Runs a check that reads little, and counts only failures. The counters are locked first, in
     * one transaction with the check. So parallel tries cannot exceed the limit. A right one is not
     * refused because of others under way.
     * @param check may run again after a serialization failure
     */
    async guess<T>(
      counters: readonly Counter[],
      check: (trx: Transaction<Database>) => Promise<T | null | undefined>,
    ): Promise<T | undefined> {
      // Counters are always locked in the same order, because two tries that share two counters
      // could deadlock.
      const inOrder = counters.toSorted((a, b) =>
        keyOf(a.action, a.who) < keyOf(b.action, b.who) ? -1 : 1,
      );
      return inTransaction(deps.db, async (trx) => {
        for (const counter of inOrder) await lock(trx, counter);
        const found = await check(trx);
        if (found !== undefined && found !== null) return found;
        for (const { action, who, limit } of inOrder) {
          const until = deps.now() + limit.windowMs;
          await trx
            .updateTable('rate_limit')
            .set({
              count: sql<number>`count + 1`,
              // The window starts with the first miss.
              resets_at: sql<number>`case when count = 0 then ${until} else resets_at end`,
            })
            .where('key', '=', keyOf(action, who))
            .execute();
        }
        return undefined;
      });
    },

    /** Deletes expired counters. */
    async sweep(): Promise<void> {
      await deps.db.deleteFrom('rate_limit').where('resets_at', '<=', deps.now()).execute();
    },
  };
}

/** Deletes the counters of these actors for all actions, each of which has a different digest. */
export async function forgetCounts(db: DB, whos: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('rate_limit').select('key').execute();
  const actions = new Set(rows.map(({ key }) => key.slice(0, key.lastIndexOf(':'))));
  for (const action of actions) {
    const keys = whos.map((who) => keyOf(action, who));
    await db.deleteFrom('rate_limit').where('key', 'in', keys).execute();
  }
}

function keyOf(action: string, who: string): string {
  const digest = createHash('sha256')
    .update(`${action}\n${network(who)}`)
    .digest('base64url');
  return `${action}:${digest}`;
}

/** A 429 `too_many` that names the waiting time in its message and headers. */
export function tooMany(waitMs: number): HttpError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Foram muitas tentativas seguidas. Espere ${spokenWait(seconds)} e tente de novo.`;
  return new HttpError(429, 'too_many', message, {
    'Retry-After': String(seconds),
    'X-Retry-After': String(seconds),
  });
}

function spokenWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? '1 hora' : `${hours} horas`;
}
