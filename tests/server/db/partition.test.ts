import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { storeContract } from '../store-contract';

/** Tables with a person's synced rows, and the column that names the owner. */
const SYNCED: Readonly<Record<string, string>> = {
  space: 'id',
  space_epoch: 'space_id',
  record: 'space_id',
  space_digest: 'space_id',
  sync_reject: 'space_id',
  // The space's owner: the space's id without its `u:`.
  device: 'user_id',
};

interface Key {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}
interface Shape {
  readonly tables: ReadonlyMap<string, readonly string[]>;
  /** Primary and unique keys, each with its columns in order. */
  readonly keys: readonly Key[];
  readonly references: readonly { readonly from: string; readonly to: string }[];
  /** Sources of sequential numbers. */
  readonly sequences: readonly string[];
}

/** The shape of a migrated database. */
function readShape(connection: Connection): Promise<Shape> {
  return connection.dialect === 'sqlite' ? ofSqlite(connection) : ofPostgres(connection);
}

async function ofSqlite({ db }: Connection): Promise<Shape> {
  const all = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'table'`.execute(db);
  const tables = new Map<string, string[]>();
  const keys: Key[] = [];
  const references: { from: string; to: string }[] = [];
  for (const { name } of all.rows) {
    const columns = await sql<{ name: string; pk: number }>`
      select name, pk from pragma_table_info(${name})`.execute(db);
    tables.set(
      name,
      columns.rows.map((column) => column.name),
    );
    const ofRow = columns.rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    keys.push({ table: name, name: 'primary', columns: ofRow.map((column) => column.name) });
    const unique = await sql<{ name: string }>`
      select name from pragma_index_list(${name}) where "unique" = 1`.execute(db);
    for (const index of unique.rows) {
      const parts = await sql<{ name: string }>`
        select name from pragma_index_info(${index.name}) order by seqno`.execute(db);
      keys.push({ table: name, name: index.name, columns: parts.rows.map((part) => part.name) });
    }
    const foreign = await sql<{ to: string }>`
      select "table" as "to" from pragma_foreign_key_list(${name})`.execute(db);
    references.push(...foreign.rows.map(({ to }) => ({ from: name, to })));
  }
  const counted = all.rows.filter((one) => /autoincrement/i.test(one.sql ?? ''));
  return { tables, keys, references, sequences: counted.map(({ name }) => name) };
}

async function ofPostgres({ db }: Connection): Promise<Shape> {
  const columns = await sql<{ table: string; name: string; filled: string | null }>`
    select table_name as table, column_name as name,
      coalesce(identity_generation, column_default) as filled
    from information_schema.columns where table_schema = 'public'`.execute(db);
  const tables = new Map<string, string[]>();
  for (const { table, name } of columns.rows) {
    tables.set(table, [...(tables.get(table) ?? []), name]);
  }
  const keys = await sql<Key>`
    select t.relname as table, i.relname as name,
      array(select attname::text from unnest(x.indkey) with ordinality as part(number, at)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = part.number
        order by part.at) as columns
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where x.indisunique and t.relnamespace = 'public'::regnamespace`.execute(db);
  const references = await sql<{ from: string; to: string }>`
    select f.relname as from, t.relname as to from pg_constraint c
    join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f'`.execute(db);
  const sequences = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'S'`.execute(db);
  const filled = columns.rows.filter((column) =>
    /nextval|ALWAYS|BY DEFAULT/.test(column.filled ?? ''),
  );
  return {
    tables,
    keys: keys.rows,
    references: references.rows,
    sequences: [
      ...sequences.rows.map(({ name }) => name),
      ...filled.map(({ table, name }) => `${table}.${name}`),
    ],
  };
}

storeContract('the tables can lie on many machines, each space on one', (store) => {
  /** The column that names the space, for each table with rows of a space. */
  const spaceColumns = ({ tables }: Shape) =>
    new Map([
      ...Object.entries(SYNCED),
      ...[...tables].flatMap(([table, columns]) =>
        columns.includes('space_id') ? [[table, 'space_id'] as const] : [],
      ),
    ]);

  test('every key of what belongs to a space begins with the space', async () => {
    const shape = await readShape(store());
    const places = spaceColumns(shape);
    const seen = new Set<string>();
    for (const { table, name, columns } of shape.keys) {
      const place = places.get(table);
      if (place === undefined) continue;
      seen.add(table);
      expect(columns[0], `${table}: ${name}`).toBe(place);
    }
    // Each has at least one, and there are more than those of the records.
    expect([...seen].sort()).toEqual([...places.keys()].sort());
    expect([...seen]).toContain('student_fact');
    expect(shape.keys.map(({ table, columns }) => [table, ...columns].join(' '))).toContain(
      'record space_id rev',
    );
  });

  test('no row of a space refers to another row, nor another row to it', async () => {
    const shape = await readShape(store());
    const places = spaceColumns(shape);
    const crossing = shape.references.filter(({ from, to }) => places.has(from) || places.has(to));
    expect(crossing).toEqual([]);
    // The check itself works: sessions refer to their account.
    expect(shape.references).toContainEqual({ from: 'session', to: 'user' });
  });

  test('nothing is numbered one after the other', async () => {
    expect((await readShape(store())).sequences).toEqual([]);
  });
});
