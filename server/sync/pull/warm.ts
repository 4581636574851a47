import type { Kysely } from 'kysely';
import { LIMITS } from '#protocol/limits';
import type { SyncRequest, SyncResponse } from '#protocol/sync';
import type { Database } from '../../db/schema';
import { fitting, TRAVEL_COLUMNS, type TravelRow, toWire } from '../record/wire-record';

type Warm = NonNullable<SyncRequest['warm']>;
type WarmAnswer = NonNullable<SyncResponse['warm']>;

const RECORDS_AT_ONCE = 100;

interface ListedRow extends TravelRow {
  readonly at: number | null;
}

/**
 * The records that a new device shows first (rule F1a). The first request returns unlisted records
 * (preferences, custom exercises), then listed ones, newest first. The next one continues after the
 * last (at, id); null at the end.
 */
export async function readWarm(
  db: Kysely<Database>,
  space: string,
  { since, after }: Warm,
): Promise<WarmAnswer> {
  const unlisted = after === null ? await readUnlisted(db, space) : [];
  const listed = await readListed(db, space, since, after);
  const rows = [...unlisted, ...listed];
  const count = fitting(rows, LIMITS.pageBytes);
  const sent = rows.slice(0, count);
  const last = sent.at(-1);
  const more = count < rows.length || listed.length === RECORDS_AT_ONCE;
  const records = sent.map(toWire);
  if (!more || !last) return { records, after: null };
  // After a page without listed records, the next one starts with the newest listed record.
  const at = last.at === null ? Number.MAX_SAFE_INTEGER : last.at;
  return { records, after: [at, last.id] };
}

/** Records without a place in a list; kinds with one record per person come first. */
function readUnlisted(db: Kysely<Database>, space: string): Promise<ListedRow[]> {
  return db
    .selectFrom('record')
    .select([...TRAVEL_COLUMNS, 'record.at'])
    .where('space_id', '=', space)
    .where('hidden', '=', 0)
    .where('at', 'is', null)
    .orderBy(({ eb }) => eb.case().when('id', '=', 'self').then(0).else(1).end())
    .orderBy('rev', 'desc')
    .limit(RECORDS_AT_ONCE)
    .execute();
}

function readListed(
  db: Kysely<Database>,
  space: string,
  since: number,
  after: Warm['after'],
): Promise<ListedRow[]> {
  let query = db
    .selectFrom('record')
    .select([...TRAVEL_COLUMNS, 'record.at'])
    .where('space_id', '=', space)
    .where('hidden', '=', 0)
    .where('at', '>=', since);
  if (after) {
    const [at, id] = after;
    query = query.where(({ or, and, eb }) =>
      or([eb('at', '<', at), and([eb('at', '=', at), eb('id', '<', id)])]),
    );
  }
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(RECORDS_AT_ONCE).execute();
}
