import type { Kysely } from 'kysely';
import type { Reviews } from '#protocol/coaching/coach-panel';
import { activeLinks } from '../../access/coaching';
import { needsRowLocks } from '../../db/row-locks';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';

/**
 * Stores until when a professional has looked at students, never later than now (epoch ms); null
 * deletes that.
 * Links of others are skipped silently, so that their existence stays private.
 */
export async function noteReviews(
  db: Kysely<Database>,
  professional: string,
  { reviews }: Reviews,
  now: number,
): Promise<void> {
  const ids = reviews.map(({ link }) => link);
  await inTransaction(db, async (trx) => {
    const rows = await activeLinks(trx)
      .where('professional_id', '=', professional)
      .where('id', 'in', ids)
      .$if(needsRowLocks(trx), (query) => query.forShare())
      .execute();
    const mine = new Set(rows.map(({ id }) => id));
    const noted = reviews.filter(({ link }) => mine.has(link));
    const undone = noted.flatMap(({ link, until }) => (until === null ? [link] : []));
    if (undone.length > 0) {
      await trx.deleteFrom('link_review').where('link_id', 'in', undone).execute();
    }
    const seen = new Map(
      noted.flatMap(({ link, until }) => (until === null ? [] : [[link, Math.min(until, now)]])),
    );
    if (seen.size === 0) return;
    await trx
      .insertInto('link_review')
      .values([...seen].map(([link_id, seen_until]) => ({ link_id, seen_until })))
      .onConflict((conflict) =>
        conflict.column('link_id').doUpdateSet(({ ref }) => ({
          seen_until: ref('excluded.seen_until'),
        })),
      )
      .execute();
  });
}
