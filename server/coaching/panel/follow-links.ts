import type { Transaction } from 'kysely';
import { spaceOf } from '#protocol/space';
import { holdSpace } from '../../access/held-accounts';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { dropFacts, markDue } from './build-facts';
import { followRecords, isCoached } from './follow-records';

/** Marks a student's facts as due when a link starts, and deletes them with the last link. */
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
 * Locks the space first. A concurrent write, or two last links that end at once, could otherwise
 * leave facts that no other code deletes.
 */
async function forgetUncoached(trx: Transaction<Database>, student: string): Promise<void> {
  const space = spaceOf(student);
  await holdSpace(trx, space);
  if (!(await isCoached(trx, student))) await dropFacts(trx, space);
}
