import type { Transaction } from 'kysely';
import { spaceOf } from '#protocol/space';
import { holdSpace } from '../../access/held-accounts';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { dropFacts, markDue } from './build-facts';
import { followRecords, isCoached } from './follow-records';

/** Builds a student's facts at their first link, and deletes them with the last one. */
export function followCoaching({ events, now }: Pick<Deps, 'events' | 'now'>): void {
  events.on('records.written', (trx, write) => followRecords(trx, write, now()));
  events.on('coaching.started', async (trx, { student }) => {
    const space = spaceOf(student);
    await holdSpace(trx, space);
    await markDue(trx, space);
  });
  events.on('coaching.ended', async (trx, { link, student }) => {
    await trx.deleteFrom('link_review').where('link_id', '=', link).execute();
    await forgetUncoached(trx, student);
  });
}

/**
 * The lock excludes writes and the end of another last link meanwhile: their facts would stay for
 * ever.
 */
async function forgetUncoached(trx: Transaction<Database>, student: string): Promise<void> {
  const space = spaceOf(student);
  await holdSpace(trx, space);
  if (!(await isCoached(trx, student))) await dropFacts(trx, space);
}
