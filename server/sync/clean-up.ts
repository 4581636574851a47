import type { Deps } from '../deps';
import { eraseRemoved } from './purge';
import { forgetRejects } from './rejects';
import { forgetTombstones } from './tombstones';

/**
 * The regular work on synced records: the bin (R6), the tombstones (S3), refused ops. Cheap when
 * there is nothing to do.
 */
export async function cleanRecords({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await eraseRemoved(db, now());
  await forgetTombstones(db, now());
  await forgetRejects(db, now());
}
