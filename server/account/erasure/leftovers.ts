import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { ownerOf, spaceOf } from '#protocol/space';
import { holdSpace, takeAccount } from '../../access/held-accounts';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { type ErasingDeps, eraseAllOf } from './erase';
import { personalTables } from './personal-tables';

const AT_ONCE = 50;
/** Values of a column in one query. */
const A_PAGE = 5_000;

/** Columns with a person's id that `personalTables` does not have. */
const SIDES = [
  ['coaching_link', 'professional_id'],
  ['coaching_link', 'student_id'],
  ['team_member', 'professional_id'],
  ['team_member', 'assistant_id'],
  ['charge', 'coach_id'],
  ['charge', 'student_id'],
  ['plan_subscription', 'coach_id'],
  ['plan_subscription', 'student_id'],
  ['report', 'reporter_id'],
  ['admin_act', 'admin_id'],
  ['admin_act', 'person_id'],
] as const;

/**
 * Erases the remaining rows of people without an account. Servers before rule G1e2 could store a
 * row while the account was being erased. No other code finds such rows.
 * @returns how many people were found
 */
export async function eraseLeftovers(deps: ErasingDeps): Promise<number> {
  let erased = 0;
  for (const person of await peopleLeft(deps.db)) {
    try {
      if (await inTransaction(deps.db, (trx) => eraseLeft(deps, trx, person))) erased += 1;
    } catch (error) {
      deps.log.error({ err: error }, 'what was left of an account was not erased');
    }
  }
  return erased;
}

async function eraseLeft(
  deps: ErasingDeps,
  trx: Transaction<Database>,
  person: string,
): Promise<boolean> {
  await holdSpace(trx, spaceOf(person));
  // An existing account is never erased here, whatever an earlier read found.
  if (await takeAccount(trx, person)) return false;
  await eraseAllOf(deps, trx, { id: person, name: '', email: null });
  return true;
}

/** People named in some table without an account; only some of them if there are many. */
async function peopleLeft(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const named = [
    ...personalTables().flatMap(([name, { column, holds }]) =>
      holds === 'email' || name === 'user' ? [] : [{ name, column, holds }],
    ),
    ...SIDES.map(([name, column]) => ({ name, column, holds: 'id' as const })),
  ];
  for (const { name, column, holds } of named) {
    for await (const keys of pagesOf(db, name, column)) {
      const people = holds === 'space' ? keys.flatMap((key) => ownerOf(key) ?? []) : keys;
      for (const person of await withoutAccount(db, people)) found.add(person);
      if (found.size >= AT_ONCE) return found;
    }
  }
  return found;
}

/** The different values of a column, in pages. */
async function* pagesOf(
  db: Kysely<Database>,
  table: string,
  column: string,
): AsyncGenerator<string[]> {
  const pageAfter = table === 'record' ? spacesOfRecords : valuesOf;
  for (let last = ''; ; ) {
    const { rows } = await pageAfter(last, sql.table(table), sql.ref(column)).execute(db);
    yield rows.map(({ one }) => one);
    const end = rows.at(-1);
    if (!end || rows.length < A_PAGE) return;
    last = end.one;
  }
}

const valuesOf = (last: string, table: RawBuilder<unknown>, column: RawBuilder<unknown>) =>
  sql<{ one: string }>`
    select distinct ${column} as one from ${table}
    where ${column} > ${last} order by 1 limit ${A_PAGE}`;

/** Looks up one key per space, because a space has thousands of records. */
const spacesOfRecords = (last: string) =>
  sql<{ one: string }>`
    with recursive held(one) as (
      select min(space_id) from record where space_id > ${last}
      union all
      select (select min(space_id) from record where space_id > held.one)
      from held where held.one is not null
    )
    select one from held where one is not null limit ${A_PAGE}`;

async function withoutAccount(db: Kysely<Database>, people: string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const accounts = await db.selectFrom('user').select('id').where('id', 'in', people).execute();
  const known = new Set(accounts.map(({ id }) => id));
  return people.filter((person) => !known.has(person));
}
