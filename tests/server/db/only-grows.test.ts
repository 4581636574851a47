import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { MIGRATIONS } from '../../../server/db/migrations/list';
import { migrate } from '../../../server/db/migrations/migrate';
import { SQLITE } from '../../harness/databases';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
}

let connection: Connection;
beforeEach(async () => {
  connection = await SQLITE.open();
});
afterEach(() => connection.close());

async function columns(): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select t.name as "table", c.name, c."notnull", c.dflt_value
    from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`.execute(
    connection.db,
  );
  return new Map(rows.map((column) => [`${column.table}.${column.name}`, column]));
}

/** Unique keys by table: a new one would refuse some rows that were valid before. */
async function uniqueKeys(): Promise<Map<string, number>> {
  const { rows } = await sql<{ table: string; keys: number }>`
    select t.name as "table", count(*) as keys
    from sqlite_schema t, pragma_index_list(t.name) i
    where t.type = 'table' and i."unique" = 1 group by t.name`.execute(connection.db);
  return new Map(rows.map(({ table, keys }) => [table, keys]));
}

/**
 * docs/operations.md, Releases without downtime: the previous release must work with the new
 * tables.
 */
test('V1a: no step takes anything away from a process that was started before it, or asks more of it', async () => {
  await migrate(connection, MIGRATIONS.slice(0, 1));
  for (let count = 2; count <= MIGRATIONS.length; count += 1) {
    const [before, keys] = [await columns(), await uniqueKeys()];
    const [step] = await migrate(connection, MIGRATIONS.slice(0, count));
    const after = await columns();
    expect([step, [...before.keys()].filter((name) => !after.has(name))]).toEqual([step, []]);
    const tables = new Set([...before.values()].map(({ table }) => table));
    const asked = [...after]
      .filter(([name, { table }]) => !before.has(name) && tables.has(table))
      .filter(([, { notnull, dflt_value }]) => notnull === 1 && dflt_value === null);
    expect([step, asked.map(([name]) => name)]).toEqual([step, []]);
    const narrower = [...(await uniqueKeys())].filter(
      ([table, now]) => tables.has(table) && now > (keys.get(table) ?? 0),
    );
    expect([step, narrower]).toEqual([step, []]);
  }
});
