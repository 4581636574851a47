import type { Kysely, Transaction } from 'kysely';
import { sumAfter, sumOf } from '#protocol/digest';
import { type PlaceOf, prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { RecordTable } from '../../db/tables/sync';
import { writeBody } from '../record/body';
import { pushFacts } from '../record/facts';
import type { KnownAnswer, Recent } from '../record/recent';
import type { CheckedOp } from './check-op';
import { type HeldRecord, holdRecord, type StoredRow } from './held-record';

/** Kind and id of a record in a space. */
interface RecordKey {
  readonly kind: string;
  readonly id: string;
}

const ROWS_PER_STATEMENT = 50;

const columnsRead = (db: Kysely<Database>) =>
  db
    .selectFrom('record')
    .select(['kind', 'id', 'rev', 'born', 'body', 'erased', 'removed_at', 'sum']);

/** One tap changes one record, so statements for single records are prepared. */
const readOne = prepared<RecordKey & { space: string }>()((db, place) =>
  columnsRead(db)
    .where('space_id', '=', place('space'))
    .where('kind', '=', place('kind'))
    .where('id', '=', place('id')),
);

/** The stored rows of some records of a space. */
async function readRows(
  trx: Transaction<Database>,
  space: string,
  keys: readonly RecordKey[],
): Promise<readonly (RecordKey & StoredRow)[]> {
  const [one, ...others] = keys;
  if (!one) return [];
  if (others.length === 0) return readOne(trx, { space, kind: one.kind, id: one.id });
  return columnsRead(trx)
    .where('space_id', '=', space)
    .where('kind', 'in', [...new Set(keys.map(({ kind }) => kind))])
    .where('id', 'in', [...new Set(keys.map(({ id }) => id))])
    .execute();
}

/** The columns that every write of a record sets. */
const written = (place: PlaceOf<RecordTable>) => ({
  rev: place('rev'),
  born: place('born'),
  hidden: place('hidden'),
  at: place('at'),
  author: place('author'),
  data: place('data'),
  body: place('body'),
  erased: place('erased'),
  removed_at: place('removed_at'),
  sum: place('sum'),
});

const insertOne = prepared<RecordTable>()((db, place) =>
  db.insertInto('record').values({
    space_id: place('space_id'),
    kind: place('kind'),
    id: place('id'),
    ...written(place),
  }),
);

const updateOne = prepared<RecordTable>()((db, place) =>
  db
    .updateTable('record')
    .set(written(place))
    .where('space_id', '=', place('space_id'))
    .where('kind', '=', place('kind'))
    .where('id', '=', place('id')),
);

/** Inserts records that a locked space does not have yet. */
export async function insertRows(
  trx: Transaction<Database>,
  rows: readonly RecordTable[],
): Promise<void> {
  const [one, ...others] = rows;
  if (one && others.length === 0) {
    await insertOne(trx, one);
    return;
  }
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const part = rows.slice(from, from + ROWS_PER_STATEMENT);
    await trx.insertInto('record').values(part).execute();
  }
}

/** Replaces records of a locked space. */
export async function updateRows(
  trx: Transaction<Database>,
  rows: readonly RecordTable[],
): Promise<void> {
  for (const row of rows) await updateOne(trx, row);
}

/** The stored records that ops touch, by `kind/id`. */
export async function holdTouched(
  trx: Transaction<Database>,
  recent: Recent,
  space: string,
  touched: ReadonlyMap<string, CheckedOp>,
): Promise<Map<string, HeldRecord>> {
  const keys = [...touched.values()].map(({ kind, record }) => ({ kind: kind.name, id: record }));
  const rows = await readRows(trx, space, keys);
  const found = new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]));
  const held = new Map<string, HeldRecord>();
  for (const [key, { kind, record }] of touched) {
    const before = found.get(key) ?? null;
    const known = before && recent.find({ space, kind: kind.name, id: record }, before.body);
    held.set(key, holdRecord(kind, record, before, known));
  }
  return held;
}

/** The stored form of a changed record; for a known one only the changes are computed. */
export function writtenOf({ kind, id, known, stored }: HeldRecord): KnownAnswer {
  const { registers } = stored;
  const body = writeBody(stored, known?.body ?? null);
  if (!known) return { body, sum: sumOf(kind.name, id, registers) };
  const before = { sum: known.sum, registers: known.body.stored.registers };
  return { body, sum: sumAfter(kind.name, id, before, registers) };
}

/** The new row of a changed record at its rev; `now` is server time, epoch ms. */
export function rowOf(
  held: HeldRecord,
  { body, sum }: KnownAnswer,
  place: { readonly space: string; readonly rev: number; readonly author: string },
  now: number,
): RecordTable {
  const { kind, id, before, stored } = held;
  const { at, removedAt, data } = pushFacts(kind, stored.registers);
  const hidden = removedAt !== null;
  return {
    space_id: place.space,
    kind: kind.name,
    id,
    rev: place.rev,
    born: before && !held.revived ? before.born : place.rev,
    hidden: hidden ? 1 : 0,
    at,
    author: place.author,
    data: held.erased ? null : data,
    body: body.text,
    erased: held.erased ? 1 : 0,
    removed_at: hidden ? (before?.removed_at ?? now) : null,
    sum: hidden ? null : sum,
  };
}
