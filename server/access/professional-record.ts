import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { type Professional, professionalKind } from '#domain/coaching/professional';
import { decodeRegisters, encodedRegistersSchema } from '#protocol/encoding';
import { spaceOf } from '#protocol/space';
import type { Database } from '../db/schema';

/** A person's professional profile, as far as their devices have sent it; null before that. */
export async function professionalRecordOf(
  db: Kysely<Database>,
  person: string,
): Promise<Professional | null> {
  const row = await db
    .selectFrom('record')
    .select('body')
    .where('space_id', '=', spaceOf(person))
    .where('kind', '=', professionalKind.name)
    .where('id', '=', 'self')
    .where('hidden', '=', 0)
    .executeTakeFirst();
  if (!row) return null;
  const registers = decodeRegisters(v.parse(encodedRegistersSchema, JSON.parse(row.body)));
  return professionalKind.project(registers);
}
