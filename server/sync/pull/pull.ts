import type { Kysely } from 'kysely';
import { messageKind } from '#domain/messages/message';
import { workoutKind } from '#domain/workouts/kind';
import { kindsReadBy } from '#protocol/coaching/scopes';
import { LIMITS } from '#protocol/limits';
import type { PushChain, SpaceAnswer, SyncRequest } from '#protocol/sync';
import type { Access } from '../../access/authorize';
import { noSession } from '../../access/session';
import type { Database } from '../../db/schema';
import type { OwnChange, OwnWrite } from '../push/push';
import { LINK, readStored } from '../record/stored-record';
import { fitting, TRAVEL_COLUMNS, type TravelRow, toWire } from '../record/wire-record';
import { commonRev, isLostPast } from '../space/epoch';
import { type LastPushes, pushesPart, readLastPushes } from '../space/push-chains';
import { ensureSpace } from '../space/space';

export type SpaceRequest = SyncRequest['spaces'][number];
type Page = Extract<SpaceAnswer, { records: unknown }>;

/** The puller, and the changes of this same request (rule S5b). */
export interface Puller {
  readonly access: Access;
  readonly own: OwnWrite;
  readonly chains: readonly PushChain[];
  /** The reading person. */
  readonly reader: string;
}

const RECORDS_PER_PAGE = 100;

/**
 * The part of another person's space that a coach reads; null for the reader's own space, which is
 * read whole.
 */
interface Part {
  readonly kinds: readonly string[];
  /** Only messages of this link. */
  readonly link: string;
  /** Finished workouts that started earlier are left out (rule G2a); epoch ms. */
  readonly since: number;
}

interface Snapshot {
  readonly rev: number;
  readonly floor: number;
  readonly epoch: string;
  readonly pushes: LastPushes;
  readonly rows: readonly TravelRow[];
}

/** The next page of a readable space, or the step that the device has to take first. */
export async function pull(
  db: Kysely<Database>,
  request: SpaceRequest,
  puller: Puller,
): Promise<SpaceAnswer> {
  const { access, own } = puller;
  if (!access.own && !access.grant) return leave(db, request);
  const told = (last: LastPushes) =>
    pushesPart(last, puller.chains, access.own ? null : puller.reader);
  const known = access.own && !request.inReset ? pageOfKnown(request, own) : null;
  if (known) return { ...known, ...told(own.pushes) };
  const part = partOf(access, request);
  const grantVer = access.grant?.version ?? 0;
  // 1. One statement reads the space and the records after the cursor, so both are from the same
  // state.
  const { id, cursor } = request;
  let snapshot = await readAfter(db, id, cursor, part);
  if (!snapshot) {
    const isMade = await ensureSpace(db, id, access.owner);
    if (!isMade && access.own) throw noSession();
    snapshot = await readAfter(db, id, cursor, part);
  }
  if (!snapshot) return { id, gone: true };
  const { epoch, rev, floor, rows } = snapshot;
  // 2. Another epoch means that a backup was restored (S4b).
  if (isLostPast(request, { rev, epoch })) {
    return restored(db, request, epoch);
  }
  // 3. The copy was read under another grant (G1o), or lacks deletions that are no longer stored
  // (S3b).
  const regranted = !access.own && request.grantVer !== grantVer;
  const forgotten = cursor < floor && !request.inReset;
  // After a restore (G1o) the cursor may be 0 although the copy has records of another grant.
  const holds = cursor > 0 || (regranted && request.grantVer > 0);
  if (holds && (regranted || forgotten)) return { id, reset: true, grantVer };
  // 4. The page has whole records in order of rev, as many as fit and at least one (S5a).
  const wanted = rows.filter((row) =>
    // A coach's own writes come back too: only the page shows that they may be read (G1k).
    part === null ? request.inReset || !isKnown(row, cursor, own.changes) : isReadable(row, part),
  );
  const count = fitting(wanted, LIMITS.pageBytes);
  const next = wanted[count];
  // 5. Every record up to `to` is in the page or already known.
  const read = rows.length < RECORDS_PER_PAGE ? rev : (rows.at(-1)?.rev ?? rev);
  const to = next ? next.rev - 1 : read;
  const records = wanted.slice(0, count).map(toWire);
  const grant = access.own ? {} : { grantVer };
  // The pushes are from the same state as the records, so the reader learns at once if a copy wrote
  // them (C10b1).
  const page = { id, epoch, from: cursor, to, records, ...grant, ...told(snapshot.pushes) };
  if (to >= rev) return { ...page, more: false };
  return { ...page, more: true, left: await countAfter(db, id, to, part) };
}

async function restored(
  db: Kysely<Database>,
  { id, cursor, epoch: known }: SpaceRequest,
  epoch: string,
): Promise<SpaceAnswer> {
  const common = known === epoch ? 0 : await commonRev(db, id, known);
  // A reader with an earlier cursor continues there.
  return { id, restored: { commonRev: Math.min(common, cursor), epoch } };
}

/**
 * After a link ended, its coach reads nothing. Their earlier writes are still accepted (G1w2), but
 * only after those that a restored backup lost (G1h). So they learn of the restore first, because
 * `gone` would delete their copy.
 */
async function leave(db: Kysely<Database>, request: SpaceRequest): Promise<SpaceAnswer> {
  const { id } = request;
  const space = await db
    .selectFrom('space')
    .select(['rev', 'epoch'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isLost = space !== undefined && isLostPast(request, space);
  return isLost ? restored(db, request, space.epoch) : { id, gone: true };
}

/**
 * The page for a sender that held the whole space, if no other writer changed it. Everything would
 * be left out, so nothing has to be read.
 */
function pageOfKnown(
  { id, cursor, epoch }: SpaceRequest,
  { changes, raised }: OwnWrite,
): Page | null {
  if (raised?.from !== cursor || raised.epoch !== epoch) return null;
  if ([...changes.values()].some(({ alone }) => !alone)) return null;
  return { id, epoch, from: cursor, to: raised.to, more: false, records: [] };
}

function partOf({ grant }: Access, { window }: SpaceRequest): Part | null {
  if (!grant) return null;
  return { kinds: kindsReadBy(grant.scopes), link: grant.link, since: window?.since ?? 0 };
}

/** A coach reads only messages of their own link (rule G1m5), including removed ones. */
function isReadable(row: TravelRow, { link }: Part): boolean {
  return row.kind !== messageKind.name || readStored(row.body).registers[LINK]?.[0] === link;
}

/** Rows of a space for a reader. Conditions that need registers are checked later (isReadable). */
function rowsAfter(db: Kysely<Database>, space: string, rev: number, part: Part | null) {
  const after = db
    .selectFrom('record')
    .where('record.space_id', '=', space)
    .where('record.rev', '>', rev);
  if (part === null) return after;
  return after.where('record.kind', 'in', part.kinds).where(({ eb, or }) =>
    or([
      eb('record.kind', '!=', workoutKind.name),
      eb('record.at', 'is', null),
      eb('record.at', '>=', part.since),
      // A running workout, as its projection shows it.
      eb('record.data', 'like', '%"endedAt":null%'),
    ]),
  );
}

/** The number of remaining records after a rev, for the progress display (F2). */
async function countAfter(
  db: Kysely<Database>,
  space: string,
  rev: number,
  part: Part | null,
): Promise<number> {
  const { count } = await rowsAfter(db, space, rev, part)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Whether the sender already has this record: only this request changed it, and the sender had it
 * before (S5b).
 */
function isKnown(row: TravelRow, cursor: number, own: ReadonlyMap<string, OwnChange>): boolean {
  const change = own.get(`${row.kind}/${row.id}`);
  return change?.alone === true && change.rev === row.rev && change.previousRev <= cursor;
}

async function readAfter(
  db: Kysely<Database>,
  space: string,
  cursor: number,
  part: Part | null,
): Promise<Snapshot | null> {
  const rows = await db
    .selectFrom('space')
    .leftJoin(
      () =>
        rowsAfter(db, space, cursor, part)
          .select([...TRAVEL_COLUMNS, 'record.space_id'])
          .orderBy('record.rev')
          .limit(RECORDS_PER_PAGE)
          .as('later'),
      (join) => join.onRef('later.space_id', '=', 'space.id'),
    )
    .select(['space.rev as top', 'space.floor', 'space.epoch', 'space.pushes'])
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
    pushes: readLastPushes(first.pushes),
    rows: rows.flatMap(({ kind, id, rev, born, body, erased }) =>
      kind === null || id === null || rev === null || born === null || body === null
        ? []
        : [{ kind, id, rev, born, body, erased: erased ?? 0 }],
    ),
  };
}
