import type { Kysely } from 'kysely';
import { LIMITS } from '#protocol/limits';
import type { SpaceAnswer, SyncRequest } from '#protocol/sync';
import type { Database } from '../db/schema';
import { commonRev } from './epoch';
import type { OwnChange } from './push';
import { ensureSpace } from './space';
import { fitting, TRAVEL_COLUMNS, type TravelRow, toWire } from './wire-record';

export type SpaceRequest = SyncRequest['spaces'][number];

/** Who pulls, and what this very request changed before, by `kind/id` (rule S5). */
export interface Puller {
  readonly owner: string;
  readonly own: ReadonlyMap<string, OwnChange>;
}

const RECORDS_PER_PAGE = 100;
const NO_GRANT = 0;

interface Snapshot {
  readonly rev: number;
  readonly floor: number;
  readonly epoch: string;
  readonly rows: readonly TravelRow[];
}

/** The next page of a space the person may read, or what it has to do first. */
export async function pull(
  db: Kysely<Database>,
  request: SpaceRequest,
  puller: Puller,
): Promise<SpaceAnswer> {
  // 1. Read the space and what follows the cursor in one statement: one state of the database.
  const { id, cursor } = request;
  let snapshot = await readAfter(db, id, cursor);
  if (!snapshot) {
    await ensureSpace(db, id, puller.owner);
    snapshot = await readAfter(db, id, cursor);
  }
  if (!snapshot) return { id, gone: true };
  const { epoch, rev, floor, rows } = snapshot;
  // 2. Another epoch: a backup was restored (S4). A cursor from the future is one as well.
  const strange = request.epoch === null ? cursor > 0 : request.epoch !== epoch;
  if (strange || cursor > rev) {
    const common = strange ? await commonRev(db, id, request.epoch) : 0;
    // A reader that had not come as far goes on where it was.
    return { id, restored: { commonRev: Math.min(common, cursor), epoch } };
  }
  // 3. Deletions after the cursor are no longer known (S3).
  if (cursor > 0 && cursor < floor && !request.inReset) {
    return { id, reset: true, grantVer: NO_GRANT };
  }
  // 4. Whole records in order of rev, as many as fit, at least one (S5).
  const wanted = rows.filter((row) => request.inReset || !isKnown(row, cursor, puller.own));
  const count = fitting(wanted, LIMITS.bytes);
  const next = wanted[count];
  // 5. Everything up to `to` is in the page, or was known.
  const read = rows.length < RECORDS_PER_PAGE ? rev : (rows.at(-1)?.rev ?? rev);
  const to = next ? next.rev - 1 : read;
  const records = wanted.slice(0, count).map(toWire);
  const page = { id, epoch, from: cursor, to, records };
  if (to >= rev) return { ...page, more: false };
  return { ...page, more: true, left: await countAfter(db, id, to) };
}

/** How many records lie above a rev: for who waits for them (F2). */
async function countAfter(db: Kysely<Database>, space: string, rev: number): Promise<number> {
  const { count } = await db
    .selectFrom('record')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('space_id', '=', space)
    .where('rev', '>', rev)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A record that only this request changed, of which the sender held all before (S5). */
function isKnown(row: TravelRow, cursor: number, own: ReadonlyMap<string, OwnChange>): boolean {
  const change = own.get(`${row.kind}/${row.id}`);
  return change?.alone === true && change.rev === row.rev && change.previousRev <= cursor;
}

async function readAfter(
  db: Kysely<Database>,
  space: string,
  cursor: number,
): Promise<Snapshot | null> {
  const rows = await db
    .selectFrom('space')
    .leftJoin(
      (from) =>
        from
          .selectFrom('record')
          .select([...TRAVEL_COLUMNS, 'record.space_id'])
          .where('record.space_id', '=', space)
          .where('record.rev', '>', cursor)
          .orderBy('record.rev')
          .limit(RECORDS_PER_PAGE)
          .as('later'),
      (join) => join.onRef('later.space_id', '=', 'space.id'),
    )
    .select(['space.rev as top', 'space.floor', 'space.epoch'])
    .select(['later.kind', 'later.id', 'later.rev', 'later.born', 'later.body', 'later.erased'])
    .where('space.id', '=', space)
    .orderBy('later.rev')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    rev: first.top,
    floor: first.floor,
    epoch: first.epoch,
    rows: rows.flatMap(({ kind, id, rev, born, body, erased }) =>
      kind === null || id === null || rev === null || born === null || body === null
        ? []
        : [{ kind, id, rev, born, body, erased: erased ?? 0 }],
    ),
  };
}
