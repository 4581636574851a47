import { setImmediate as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Registers } from '#domain/record/registers';
import { decodeRegisters, encodedRegistersSchema } from '#protocol/encoding';
import type { KindName } from '#protocol/kinds';
import type { Database } from '../../db/schema';

export interface ReadRecord {
  readonly id: string;
  readonly registers: Registers;
}

/** Limits for reading one kind. Ten years of training with every set logged are about 25 MB. */
export interface Most {
  readonly records: number;
  /** Total bytes of bodies. */
  readonly bytes: number;
}

export const MOST_RECORDS: Most = { records: 10_000, bytes: 32 * 1024 * 1024 };

/** Maximum records in memory at once; one may have 128 kB. */
const PAGE = 50;
/** Bytes read between two pauses; reading them takes some milliseconds. */
const AT_A_TIME = 64 * 1024;

function shown(db: Kysely<Database>, space: string, kind: KindName) {
  return db
    .selectFrom('record')
    .where('space_id', '=', space)
    .where('kind', '=', kind)
    .where('hidden', '=', 0);
}

function read({ id, body }: { readonly id: string; readonly body: string }): ReadRecord {
  const registers = decodeRegisters(v.parse(encodedRegistersSchema, JSON.parse(body)));
  return { id, registers };
}

/** The visible ones of the named records of a kind, oldest first if they have a time. */
export async function readRecords(
  db: Kysely<Database>,
  space: string,
  kind: KindName,
  ids: readonly string[],
): Promise<ReadRecord[]> {
  if (ids.length === 0) return [];
  const rows = await shown(db, space, kind)
    .select(['id', 'body'])
    .where('id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

/**
 * The newest visible records of a kind, one by one, oldest first. Workouts are ordered by their
 * time, others by their ids, which begin with one. Only a page of them is in memory, and other
 * requests run between pages.
 */
export async function* newestRecords(
  db: Kysely<Database>,
  space: string,
  kind: KindName,
  most: Most = MOST_RECORDS,
): AsyncGenerator<ReadRecord> {
  const names = await newestNames(db, space, kind, most);
  let unpaused = 0;
  for (let from = 0; from < names.length; from += PAGE) {
    const page = names.slice(from, from + PAGE);
    const rows = await shown(db, space, kind)
      .select(['id', 'body'])
      .where('id', 'in', page)
      .execute();
    const bodies = new Map(rows.map((row) => [row.id, row]));
    for (const name of page) {
      const row = bodies.get(name);
      if (!row) continue;
      unpaused += row.body.length;
      if (unpaused > AT_A_TIME) {
        unpaused = 0;
        await pause();
      }
      yield read(row);
    }
  }
}

/** The ids of the newest records of a kind, oldest first; their bodies are not read. */
async function newestNames(
  db: Kysely<Database>,
  space: string,
  kind: KindName,
  most: Most,
): Promise<string[]> {
  const rows = await shown(db, space, kind)
    .select(['id', ({ fn }) => fn<number>('octet_length', ['body']).as('bytes')])
    .$if(kind === 'workout', (list) => list.orderBy('at', 'desc'))
    .orderBy('id', 'desc')
    .limit(most.records)
    .execute();
  let bytes = 0;
  const few = rows.findIndex((row) => {
    bytes += row.bytes;
    return bytes > most.bytes;
  });
  return (few < 0 ? rows : rows.slice(0, few)).map(({ id }) => id).reverse();
}
