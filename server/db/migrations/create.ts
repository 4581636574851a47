import type { CreateTableBuilder, Expression } from 'kysely';
import type { MigrationDb } from './migration';

type ColumnType = 'text' | 'bigint' | 'integer' | 'boolean' | Expression<unknown>;

/** A column is `not null` unless it is nullable. */
type Column = {
  readonly type: ColumnType;
  readonly key?: true;
  readonly nullable?: true;
  readonly unique?: true;
  /** A column such as 'user.id': the row is deleted with the row that it names. */
  readonly references?: string;
};

const reference = (references: string): Column => ({ type: 'text', references });

/** Columns that need more than a type; several keys make one primary key together. */
export const column = {
  required: (type: ColumnType): Column => ({ type }),
  nullable: (type: ColumnType): Column => ({ type, nullable: true }),
  unique: (type: ColumnType): Column => ({ type, unique: true }),
  key: (type: ColumnType): Column => ({ type, key: true }),
  reference,
  keyReference: (references: string): Column => ({ ...reference(references), key: true }),
};

/**
 * Creates a table. A type alone is a required column.
 * @param uniques sets of columns whose values together occur once, by name
 */
export async function createTable(
  db: MigrationDb,
  name: string,
  columns: Readonly<Record<string, Column | 'text' | 'bigint' | 'integer'>>,
  uniques: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> {
  const given = Object.entries(columns).map(
    ([title, of]) => [title, typeof of === 'string' ? column.required(of) : of] as const,
  );
  const key = given.filter(([, of]) => of.key).map(([title]) => title);
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [title, of] of given) {
    table = table.addColumn(title, of.type, (builder) => {
      let built = of.nullable ? builder : builder.notNull();
      if (of.key && key.length === 1) built = builder.primaryKey();
      if (of.unique) built = built.unique();
      return of.references ? built.references(of.references).onDelete('cascade') : built;
    });
  }
  if (key.length > 1) table = table.addPrimaryKeyConstraint(`${name}_key`, key);
  for (const [constraint, of] of Object.entries(uniques)) {
    table = table.addUniqueConstraint(constraint, [...of]);
  }
  await table.execute();
}

export async function createIndex(
  db: MigrationDb,
  name: string,
  table: string,
  ...columns: readonly string[]
): Promise<void> {
  await db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns])
    .execute();
}
