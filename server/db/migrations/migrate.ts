import { setTimeout as wait } from 'node:timers/promises';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Connection, Dialect } from '../database';
import { queueUp } from '../queue-up';
import { inTransaction } from '../transaction';
import type { Applied } from '../unready';
import { MIGRATIONS } from './list';
import type { Migration } from './migration';

/** Whether every step of this build is applied; a newer build may have applied more. */
export async function isMigrated(db: Connection['db']): Promise<boolean> {
  const rows = await db.withTables<Applied>().selectFrom('migration').select('name').execute();
  const applied = new Set(rows.map(({ name }) => name));
  return MIGRATIONS.every(({ name }) => applied.has(name));
}

/**
 * How long a step waits for the lock of a table, and then pauses before it tries again. While it
 * waits, later queries wait behind it, and a reader such as a backup may take long.
 */
const LOCK_MS = 1_000;
const NOT_LOCKED = '55P03';

/**
 * Applies the missing steps, each in its own transaction; several processes may start at once.
 * Returns the names of the steps that this call applied.
 * @param onWait called each time a step could not lock its table
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
      // The first statement writes, because SQLite waits for its write lock only before the first
      // read.
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

/**
 * Limits the wait for table locks. SQLite needs no limit, because its writer never blocks readers.
 */
async function bePatient(db: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(db);
  }
}
