import { type ColumnMetadata, sql } from 'kysely';
import { erasureKey } from '../../../../server/account/erasure/erase';
import { personalTables } from '../../../../server/account/erasure/personal-tables';
import type { TestServer } from '../../../harness/server';

export type Someone = { id: string; name: string; email: string };

/** The content of every table of the migrated database, as text. */
export async function contents({ deps }: TestServer): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const { name } of await deps.db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(deps.db);
    found.set(name, rows.map((row) => JSON.stringify(row, bytesAsText)).sort());
  }
  return found;
}

/** The tables that name a person by id, e-mail or name. */
export async function tracesOf(server: TestServer, person: Someone): Promise<string[]> {
  const words = [person.id, person.email, person.name];
  return [...(await contents(server))].flatMap(([table, rows]) =>
    rows.some((row) => words.some((word) => row.includes(word))) ? [table] : [],
  );
}

/** Adds a row of the person to every table with personal rows that has none of this person. */
export async function plant(server: TestServer, person: Someone): Promise<void> {
  const { db } = server.deps;
  const columnsOf = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [name, columns]),
  );
  for (const [name, table] of personalTables()) {
    // These rows change the person's rights, so the tests create them.
    if (name === 'account_deletion' || name === 'account_suspension') continue;
    const key = erasureKey(table, person);
    const { rows } = await sql`select 1 from ${sql.table(name)}
      where ${sql.ref(table.column)} = ${key}`.execute(db);
    if (rows.length > 0) continue;
    const columns = (columnsOf.get(name) ?? []).filter(
      ({ isAutoIncrementing }) => !isAutoIncrementing,
    );
    // Stripe's own id contains no personal data, and stays until it is erased there.
    const text = name === 'stripe_customer' ? 'cus_planted' : `${person.name} ${name}`;
    const values = columns.map((column) =>
      column.name === table.column ? key : planted(column, text),
    );
    await sql`insert into ${sql.table(name)}
      (${sql.join(columns.map((column) => sql.ref(column.name)))})
      values (${sql.join(values)})`.execute(db);
  }
}

function planted({ name, dataType }: ColumnMetadata, text: string): unknown {
  if (/bigint|int8/i.test(dataType)) return Date.parse('2030-01-01T00:00:00Z');
  if (/int|numeric|real/i.test(dataType)) return 1;
  if (/bool/i.test(dataType)) return true;
  if (/date|timestamp/i.test(dataType)) return '2027-01-01T00:00:00.000Z';
  if (/blob|bytea/i.test(dataType)) return Buffer.from(text);
  if (/json/i.test(dataType)) return JSON.stringify({ text });
  return `${text} ${name}`;
}

function bytesAsText(_key: string, value: unknown): unknown {
  const isBytes =
    typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'Buffer';
  if (!isBytes) return value;
  const bytes: unknown = Reflect.get(value, 'data');
  return Array.isArray(bytes) ? Buffer.from(bytes).toString() : value;
}
