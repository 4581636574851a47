import type { InsertObject, Kysely, Transaction } from 'kysely';
import { prepared } from '../db/prepared';
import type { Database } from '../db/schema';
import type { RecordTable } from '../db/tables/sync';
import type { StoredRow } from './held-record';

/** Which record of a space. */
interface RecordKey {
  readonly kind: string;
  readonly id: string;
}

const ROWS_PER_STATEMENT = 50;

const columnsRead = (db: Kysely<Database>) =>
  db
    .selectFrom('record')
    .select(['kind', 'id', 'rev', 'born', 'body', 'erased', 'removed_at', 'sum']);

/** A tap changes one record: the statements of one are prepared. */
const readOne = prepared<RecordKey & { space: string }>()((db, place) =>
  columnsRead(db)
    .where('space_id', '=', place('space'))
    .where('kind', '=', place('kind'))
    .where('id', '=', place('id')),
);

/** What is stored of some records of a space. */
export async function readRows(
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

const upsert = (
  db: Kysely<Database>,
  values: InsertObject<Database, 'record'> | readonly InsertObject<Database, 'record'>[],
) =>
  db
    .insertInto('record')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['space_id', 'kind', 'id']).doUpdateSet(({ ref }) => ({
        rev: ref('excluded.rev'),
        born: ref('excluded.born'),
        hidden: ref('excluded.hidden'),
        at: ref('excluded.at'),
        author: ref('excluded.author'),
        data: ref('excluded.data'),
        body: ref('excluded.body'),
        erased: ref('excluded.erased'),
        removed_at: ref('excluded.removed_at'),
        sum: ref('excluded.sum'),
      })),
    );

const writeOne = prepared<RecordTable>()((db, place) =>
  upsert(db, {
    ...{ space_id: place('space_id'), kind: place('kind'), id: place('id'), rev: place('rev') },
    ...{ born: place('born'), hidden: place('hidden'), at: place('at'), author: place('author') },
    ...{ data: place('data'), body: place('body'), erased: place('erased') },
    ...{ removed_at: place('removed_at'), sum: place('sum') },
  }),
);

/** Stores records of a space in the place of what was there. */
export async function writeRows(
  trx: Transaction<Database>,
  rows: readonly RecordTable[],
): Promise<void> {
  const [one, ...others] = rows;
  if (one && others.length === 0) {
    await writeOne(trx, one);
    return;
  }
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    await upsert(trx, rows.slice(from, from + ROWS_PER_STATEMENT)).execute();
  }
}
