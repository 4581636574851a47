import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Registers } from '#domain/record/registers';
import { decodeRegisters, encodedRegistersSchema } from '#protocol/encoding';
import type { KindName } from '#protocol/kinds';
import type { Database } from '../db/schema';

export interface ReadRecord {
  readonly id: string;
  readonly registers: Registers;
}

/** Records of a kind that are shown, oldest first where they have a time; of `ids` alone if given. */
export async function readRecords(
  db: Kysely<Database>,
  space: string,
  kind: KindName,
  ids?: readonly string[],
): Promise<ReadRecord[]> {
  if (ids?.length === 0) return [];
  const all = db
    .selectFrom('record')
    .select(['id', 'body'])
    .where('space_id', '=', space)
    .where('kind', '=', kind)
    .where('hidden', '=', 0)
    .orderBy('at')
    .orderBy('id');
  const rows = await (ids ? all.where('id', 'in', ids) : all).execute();
  return rows.map(({ id, body }) => ({
    id,
    registers: decodeRegisters(v.parse(encodedRegistersSchema, JSON.parse(body))),
  }));
}
