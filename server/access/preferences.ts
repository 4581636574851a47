import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Preferences } from '#domain/account/preference-choices';
import { preferencesKind } from '#domain/account/preferences';
import { decodeRegisters, encodedRegistersSchema } from '#protocol/encoding';
import { spaceOf } from '#protocol/space';
import type { Database } from '../db/schema';

/** A person's preferences, as far as their devices have sent them; null before that. */
export async function preferencesOf(
  db: Kysely<Database>,
  person: string,
): Promise<Preferences | null> {
  return (await preferencesOfAll(db, [person])).get(person) ?? null;
}

/** The preferences of many people in one query; people without any are left out. */
export async function preferencesOfAll(
  db: Kysely<Database>,
  people: readonly string[],
): Promise<ReadonlyMap<string, Preferences>> {
  if (people.length === 0) return new Map();
  const personOf = new Map(people.map((person) => [spaceOf(person), person]));
  const rows = await db
    .selectFrom('record')
    .select(['space_id', 'body'])
    .where('space_id', 'in', [...personOf.keys()])
    .where('kind', '=', preferencesKind.name)
    .where('id', '=', 'self')
    .execute();
  return new Map(
    rows.map(({ space_id, body }) => {
      const registers = decodeRegisters(v.parse(encodedRegistersSchema, JSON.parse(body)));
      return [personOf.get(space_id) ?? '', preferencesKind.project(registers)];
    }),
  );
}
