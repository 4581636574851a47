import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Connection, Dialect } from './database';
import { MIGRATIONS } from './migrations/list';
import { inTransaction } from './transaction';

/** Tables change through `schema` and raw `sql`: the typed tables are those of today's code. */
export type MigrationDb = Pick<Kysely<unknown>, 'schema'> & QueryExecutorProvider;

/** One step forward of the schema. It never changes once it was released. */
export type Migration = {
  /** Number and subject, '0007-programs'. The order of application is that of the list. */
  name: string;
  up: (db: MigrationDb, dialect: Dialect) => Promise<void>;
};

/** Whether every step that this build knows is applied; a newer build may have applied more. */
export async function isMigrated(db: Connection['db']): Promise<boolean> {
  const rows = await db.withTables<Applied>().selectFrom('migration').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.every(({ name }) => applied.has(name));
}

export type Applied = { migration: { name: string; applied_at: number } };

/** Any number that no other program of the same database uses. */
const LOCK = 726_354_001;

/**
 * An altered table waits for its readers, even for a whole backup, and later queries queue behind.
 * So the step waits a moment, lets them pass, and tries again.
 */
const LOCK_MS = 1_000;
const NOT_LOCKED = '55P03';

/**
 * Applies what is missing, each step in a transaction of its own; several processes may start at
 * once. Returns the names of the steps that this call applied.
 * @param onWait called each time that a step gives way to who reads its table
 */
export async function migrate(
  connection: Connection,
  migrations: readonly Migration[] = MIGRATIONS,
  onWait: (step: string) => void = () => {},
): Promise<string[]> {
  const db = connection.db.withTables<Applied>();
  const applied: string[] = [];
  await inTransaction(db, async (trx) => {
    await queueUp(trx, connection.dialect);
    await trx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
  });
  const apply = (migration: Migration) =>
    inTransaction(db, async (trx) => {
      await queueUp(trx, connection.dialect);
      // SQLite waits for its write lock only before the first read of a transaction.
      await trx.deleteFrom('migration').where('name', '=', '').execute();
      const known = await trx
        .selectFrom('migration')
        .select('name')
        .where('name', '=', migration.name)
        .executeTakeFirst();
      if (known) return false;
      await bePatient(trx, connection.dialect);
      await migration.up(trx, connection.dialect);
      await trx
        .insertInto('migration')
        .values({ name: migration.name, applied_at: Date.now() })
        .execute();
      return true;
    });
  for (const migration of migrations) {
    const ran = await untilFree(
      () => apply(migration),
      () => onWait(migration.name),
    );
    if (ran) applied.push(migration.name);
  }
  return applied;
}

async function untilFree<T>(act: () => Promise<T>, onWait: () => void): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === NOT_LOCKED)) throw error;
      onWait();
      await wait(LOCK_MS);
    }
  }
}

/** SQLite has one writer, who keeps no reader waiting. */
async function bePatient(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(db);
  }
}

/** Waits until no other process migrates; on SQLite the write lock does that. */
async function queueUp(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
}
