import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from './errors';
import { network } from './network';

export type Limit = {
  /** How many times within the window. */
  max: number;
  windowMs: number;
};

/** Counts in the database, so that a restart or a second process forgets nothing. */
export function createRateLimiter(deps: { db: Kysely<Database>; now: () => number }) {
  return {
    /**
     * Counts one try. Throws a 429 that names the wait once there were more than `max` within the
     * window. `who` is stored as a digest.
     */
    async take(action: string, who: string, limit: Limit): Promise<void> {
      const now = deps.now();
      // Well beyond any window, it was counted by a clock that was ahead; a little, by another process.
      const expired = sql<boolean>`(rate_limit.resets_at <= ${now} or rate_limit.resets_at > ${now + 2 * limit.windowMs})`;
      const row = await deps.db
        .insertInto('rate_limit')
        .values({ key: keyOf(action, who), count: 1, resets_at: now + limit.windowMs })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => ({
            count: sql<number>`case when ${expired} then 1 else rate_limit.count + 1 end`,
            resets_at: sql<number>`case when ${expired} then ${eb.ref('excluded.resets_at')} else rate_limit.resets_at end`,
          })),
        )
        .returning(['count', 'resets_at'])
        .executeTakeFirstOrThrow();
      if (row.count > limit.max) throw tooMany(row.resets_at - now);
    },

    /** Deletes expired counters. */
    async sweep(): Promise<void> {
      await deps.db.deleteFrom('rate_limit').where('resets_at', '<=', deps.now()).execute();
    },
  };
}

/** Deletes all counters of these actors, whatever the act; each act has another digest. */
export async function forgetCounts(db: Kysely<Database>, whos: readonly string[]): Promise<void> {
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

/** 429 `too_many`, which names the wait in words and in its headers. */
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
