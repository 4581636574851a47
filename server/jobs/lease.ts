import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** Duration of the lease of all jobs; after a crash they wait that long. */
export const LEASE_MS = 30_000;
const JOBS: LeaseTerms = { name: 'jobs', ms: LEASE_MS };

interface LeaseTerms {
  readonly name: string;
  readonly ms: number;
}

/**
 * Takes or extends a lease, that of the jobs by default. Returns whether `holder` may act until
 * `now` and its duration. It is a single statement, so of two simultaneous processes only one
 * succeeds.
 */
export async function takeLease(
  db: Kysely<Database>,
  holder: string,
  now: number,
  { name, ms }: LeaseTerms = JOBS,
): Promise<boolean> {
  const taken = await db
    .insertInto('job_lease')
    .values({ name, holder, until: now + ms })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: now + ms })
        .where((row) =>
          row.or([
            row('job_lease.holder', '=', holder),
            row('job_lease.until', '<=', now),
            // An end far in the future comes from a clock that was set back, and must not block the
            // jobs. The tolerance of one more duration covers clocks of processes that differ a
            // little.
            row('job_lease.until', '>', now + 2 * ms),
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
    .where('name', '=', JOBS.name)
    .where('until', '>', now)
    .where('until', '<=', now + 2 * LEASE_MS)
    .executeTakeFirst();
  return held !== undefined;
}

/** Releases the lease, so that another process does not have to wait. */
export async function dropLease(db: Kysely<Database>, holder: string): Promise<void> {
  await db.deleteFrom('job_lease').where('holder', '=', holder).execute();
}
