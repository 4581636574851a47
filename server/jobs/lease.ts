import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Duration of the lease; after a crash all jobs wait that long. */
export const LEASE_MS = 30_000;
const NAME = 'jobs';

/**
 * Takes or extends the lease of the jobs. Returns whether `holder` may run them until `now` +
 * LEASE_MS. It is a single statement, so of two simultaneous processes only one succeeds.
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
            // An end far in the future comes from a clock that was set back, and must not block the
            // jobs. The tolerance of one more LEASE_MS covers clocks of processes that differ a
            // little.
            row('job_lease.until', '>', now + 2 * LEASE_MS),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return taken?.holder === holder;
}

/**
 * Whether a process with the jobs is running on this database, or crashed within the last LEASE_MS.
 */
export async function isLeased(db: Kysely<Database>, now: number): Promise<boolean> {
  const held = await db
    .selectFrom('job_lease')
    .select('holder')
    .where('until', '>', now)
    .where('until', '<=', now + 2 * LEASE_MS)
    .executeTakeFirst();
  return held !== undefined;
}

/** Releases the lease, so that another process does not have to wait. */
export async function dropLease(db: Kysely<Database>, holder: string): Promise<void> {
  await db.deleteFrom('job_lease').where('holder', '=', holder).execute();
}
