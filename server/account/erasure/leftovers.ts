import { type Kysely, sql, type Transaction } from 'kysely';
import { ownerOf, spaceOf } from '#protocol/space';
import { holdSpace, takeAccount } from '../../access/held-accounts';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { type ErasingDeps, eraseAllOf } from './erase';
import { personalTables } from './personal-tables';

const AT_ONCE = 50;

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
      holds === 'email' || name === 'record' || name === 'user'
        ? []
        : [[name, column, holds] as const],
    ),
    ...SIDES.map(([name, column]) => [name, column, 'id'] as const),
  ];
  for (const [name, column, holds] of named) {
    const one = sql.ref(`${name}.${column}`);
    const key = holds === 'space' ? sql`'u:' || ${sql.ref('user.id')}` : sql.ref('user.id');
    const { rows } = await sql<{ one: string }>`
      select distinct ${one} as one from ${sql.table(name)}
      where ${one} is not null
        and not exists (select 1 from ${sql.table('user')} where ${key} = ${one})
      limit ${AT_ONCE}`.execute(db);
    for (const row of rows) found.add(holds === 'space' ? (ownerOf(row.one) ?? '') : row.one);
  }
  for (const space of await spacesLeft(db)) found.add(ownerOf(space) ?? '');
  found.delete('');
  return found;
}

/**
 * Spaces with records but without an account of the owner. The query looks up one key per space,
 * not per record.
 */
async function spacesLeft(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ space: string }>`
    with recursive held(space) as (
      select min(space_id) from record
      union all
      select (select min(space_id) from record where space_id > held.space)
      from held where held.space is not null
    )
    select space from held
    where space is not null
      and not exists (select 1 from ${sql.table('user')} where 'u:' || ${sql.ref('user.id')} = space)
    limit ${AT_ONCE}`.execute(db);
  return rows.map(({ space }) => space);
}
