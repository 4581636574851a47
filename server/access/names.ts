import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The names of people, by id. */
export async function namesOf(
  db: Kysely<Database>,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', people)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
