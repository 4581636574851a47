import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { type Connection, createDatabase, overSqlite } from '../../server/db/database';
import { distribute } from '../../server/db/distribute';
import { migrate } from '../../server/db/migrations/migrate';
import { openSqlite } from '../../server/db/sqlite';
import { dropFromWorkers, joinWorkers } from '../scale/citus';
import { spreadOverServers } from '../scale/data-servers';
import { cutIntoPartitions } from '../scale/hash-partitions';
import { refusesUndistributable } from './distributed-statements';

/** A database on which the server runs, for suites that must pass on each. */
export type TestDatabase = {
  name: 'SQLite' | 'PostgreSQL';
  /** Opens a new one without tables; closing it removes it. */
  open: () => Promise<Connection>;
  /** Opens a new one with the current, empty tables. */
  openMigrated: () => Promise<Connection>;
};

export const SQLITE: TestDatabase = {
  name: 'SQLite',
  open: async () => createDatabase({ dataDir: 'memory' }),
  openMigrated: async () => {
    migrated ??= migratedFile();
    return overSqlite(openSqlite(await migrated));
  },
};

/** Migrating takes longer than most tests, so its result is copied. */
let migrated: Promise<Buffer> | undefined;

async function migratedFile(): Promise<Buffer> {
  const file = openSqlite(':memory:');
  const connection = overSqlite(file);
  await migrate(connection);
  const copy = file.serialize();
  await connection.close();
  return copy;
}

const postgresUrl = process.env.TEST_POSTGRES_URL;
/** Address of a pool in front of it, for servers but not for the harness (npm run test:pool). */
const poolUrl = process.env.TEST_POOL_URL ?? postgresUrl;

const POSTGRES: TestDatabase = {
  name: 'PostgreSQL',
  open: async () => {
    const name = await createPostgres();
    return thenAlso(openPostgres(name), () => dropPostgres(name));
  },
  openMigrated: async () => {
    const ready = atHand.pop() ?? (await migratedPostgres());
    return thenAlso(openPostgres(ready.name), () => putBack(ready));
  },
};

/** Addresses of two more PostgreSQL servers for the tables of spaces (npm run test:servers). */
const dataServers = process.env.TEST_DATA_SERVERS;
/** Addresses of Citus's workers; the server of TEST_POSTGRES_URL coordinates (npm run test:citus). */
const citusWorkers = process.env.TEST_CITUS_WORKERS?.split(' ') ?? [];

/**
 * Runs a suite on SQLite and PostgreSQL. Without PostgreSQL that half is skipped with a message.
 */
export function onEveryDatabase(title: string, body: (database: TestDatabase) => void): void {
  describe(`${title} (SQLite)`, () => body(SQLITE));
  onPostgres(title, body);
}

/** Runs a suite on PostgreSQL only; skipped with a message without one, a failure if CI=true. */
export function onPostgres(title: string, body: (database: TestDatabase) => void): void {
  if (postgresUrl) {
    describe(`${title} (PostgreSQL)`, () => body(POSTGRES));
  } else if (process.env.CI === 'true') {
    test(`${title} (PostgreSQL)`, () => {
      expect.fail('TEST_POSTGRES_URL is not set; start the tests by npm test.');
    });
  } else {
    console.warn(`SKIPPED: ${title} (PostgreSQL). npm test starts one; or set TEST_POSTGRES_URL.`);
    describe.skip(`${title} (PostgreSQL)`, () => body(POSTGRES));
  }
}

type Ready = { name: string; tables: string[] };

/**
 * Migrated, empty databases of this process: creating one takes seconds, emptying it milliseconds.
 */
const atHand: Ready[] = [];

async function migratedPostgres(): Promise<Ready> {
  const name = await createPostgres();
  if (citusWorkers.length > 0) await joinWorkers(addressOf(name), name, citusWorkers);
  const connection = openPostgres(name);
  await migrate(connection);
  await distribute(connection);
  if (process.env.TEST_PARTITIONS) await cutIntoPartitions(connection);
  if (dataServers) await spreadOverServers(connection, dataServers.split(' '));
  await connection.close();
  return { name, tables: await inPostgres(name, tablesOf) };
}

/** Empties a database for the next test, and undoes changes of its tables. */
async function putBack(ready: Ready): Promise<void> {
  const isWhole = await inPostgres(ready.name, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid::int, 5000::bigint) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
    );
    if (String(await tablesOf(client)) !== String(ready.tables)) return false;
    const full = ready.tables.filter((table) => table !== 'migration');
    // With this role the order of the tables does not matter.
    const deletes = full.map((table) => `delete from "${table}"`);
    await client.query(`set session_replication_role = replica; ${deletes.join(';')}`);
    return true;
  });
  if (isWhole) atHand.push(ready);
  else await dropPostgres(ready.name);
}

async function tablesOf(client: Client): Promise<string[]> {
  const tables = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' order by tablename`,
  );
  return tables.rows.map(({ tablename }) => tablename);
}

async function createPostgres(): Promise<string> {
  const name = `${process.env.TEST_DATABASES}_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  return name;
}

/** An empty PostgreSQL database for a server in another process; only within `onPostgres`. */
export async function postgresByAddress(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = await createPostgres();
  return { url: addressOf(name), drop: () => dropPostgres(name) };
}

async function dropPostgres(name: string): Promise<void> {
  await administer(`drop database ${name} with (force)`);
  await dropFromWorkers(name, citusWorkers);
}

const administer = (statement: string) =>
  inPostgres(undefined, async (client) => void (await client.query(statement)));

function openPostgres(name: string): Connection {
  const connection = createDatabase({ databaseUrl: addressOf(name, poolUrl), dataDir: 'memory' });
  return { ...connection, db: connection.db.withPlugin(refusesUndistributable) };
}

function thenAlso(connection: Connection, after: () => Promise<void>): Connection {
  const close = async () => {
    await connection.close();
    await after();
  };
  return { ...connection, close };
}

function addressOf(name: string | undefined, server = postgresUrl): string {
  const url = new URL(server ?? '');
  if (name !== undefined) url.pathname = `/${name}`;
  return url.href;
}

async function inPostgres<T>(
  name: string | undefined,
  act: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: addressOf(name) });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
