import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** A process that died holds it so long, and the jobs of all wait. */
export const LEASE_MS = 30_000;
const NAME = 'jobs';

/**
 * Takes or prolongs the lease of the jobs: whether `holder` may run them until `now` + LEASE_MS.
 * The statement is one, so of two processes that ask at the same time one gets it.
 */
export async function takeLease(
  db: Kysely<Database>,
  holder: string,
  now: number,
): Promise<boolean> {
  const taken = await db
    .insertInto('job_lease')
    .values({ name: NAME, holder, until: now + LEASE_MS })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: now + LEASE_MS })
        .where((row) =>
          row.or([
            row('job_lease.holder', '=', holder),
            row('job_lease.until', '<=', now),
            // A clock that was set back must not lock the jobs for as long as it jumped. One that
            // is a little behind the holder's, or was read a moment before, takes nothing.
            row('job_lease.until', '>', now + 2 * LEASE_MS),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken?.holder === holder;
}

/** Whether a process is at work on this database, or died within the last LEASE_MS. */
export async function isLeased(db: Kysely<Database>, now: number): Promise<boolean> {
  const held = await db
    .selectFrom('job_lease')
    .select('holder')
    .where('until', '>', now)
    .where('until', '<=', now + 2 * LEASE_MS)
    .executeTakeFirst();
  return held !== undefined;
}

/** Gives it back, so that another process need not wait. */
export async function dropLease(db: Kysely<Database>, holder: string): Promise<void> {
  await db.deleteFrom('job_lease').where('holder', '=', holder).execute();
}
