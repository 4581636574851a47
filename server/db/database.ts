import { closeSync, mkdirSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool, types } from 'pg';
import { SILENCE_MS } from './listener';
import type { Database } from './schema';
import { forQueries, openSqlite, type SqliteFile } from './sqlite';
import { SQLITE_FILE } from './sqlite-file';
import { keepStatements } from './statements';
import { isPassing } from './transaction';

export type Dialect = 'sqlite' | 'postgres';

export type Connection = {
  db: Kysely<Database>;
  dialect: Dialect;
  close: () => Promise<void>;
  /** A server's connections: how many are open and idle, and how many requests wait. */
  pool?: () => { open: number; idle: number; waiting: number };
};

export type DatabaseOptions = {
  /** A postgres:// address; without one the embedded database is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database's file; 'memory' keeps it in memory. */
  dataDir: string | 'memory';
  /** Called when a connection of the pool breaks. */
  onPoolError?: (error: Error) => void;
  /**
   * Silence after which a server counts as unreachable, also during a statement; never by default.
   */
  answersWithinMs?: number;
};

const INT8 = 20;
const BUSY_TIMEOUT_MS = 5_000;
const BUSY_LOOK_MS = 20;
const POOL_SIZE = 10;
/** Longest time to connect; after it the request fails as unreachable. */
const CONNECT_MS = 10_000;

/** Maximum of the file's memory cache. */
const CACHE_KB = 65_536;
/**
 * SQLite copies the write-ahead log into the file at 64 MB, so that a page written repeatedly is
 * copied once. When a thousand people train at once, each of them writes pages of their own.
 */
const LOG_PAGES = 16_000;

/**
 * PostgreSQL compiles an expensive plan to machine code, which costs more than any of our
 * statements: erasing 33,000 charges took 62 s, not 7. Engines without that feature skip the
 * setting.
 */
const WITHOUT_JIT = CompiledQuery.raw(
  `select set_config(name, 'off', false) from pg_settings where name = 'jit'`,
);

/** Opens the database. Tables are made by `migrate`. */
export function createDatabase(options: DatabaseOptions): Connection {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options)
    : openEmbedded(options.dataDir);
}

function openEmbedded(dataDir: string): Connection {
  if (dataDir === 'memory') return overSqlite(openSqlite(':memory:'));
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, SQLITE_FILE);
  // Creates the file with mode 0600, because SQLite would make it readable for everybody. SQLite
  // gives its extra files the same mode.
  closeSync(openSync(path, 'a', 0o600));
  return overSqlite(openSqlite(path));
}

/** A connection over an open embedded database. */
export function overSqlite(file: SqliteFile): Connection {
  file.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  writeAhead(file);
  // A commit is on the disk before the answer, so it survives a power failure.
  file.pragma('synchronous = FULL');
  file.pragma(`cache_size = ${-CACHE_KB}`);
  file.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  file.pragma('foreign_keys = ON');
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: keepStatements(forQueries(file)) }),
  });
  return { db, dialect: 'sqlite', close: () => db.destroy() };
}

/**
 * Writes each commit to a log first (WAL). Switching takes a lock for which SQLite does not wait by
 * itself, and another process may hold it while it opens the same new file.
 */
function writeAhead(file: SqliteFile): void {
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  const last = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      file.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isPassing(error) || Date.now() > last) throw error;
      Atomics.wait(asleep, 0, 0, BUSY_LOOK_MS);
    }
  }
}

function openPostgres(
  connectionString: string,
  { onPoolError, answersWithinMs }: DatabaseOptions,
): Connection {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    // TCP keep-alive detects a machine that vanished without closing its connection.
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENCE_MS,
    ...(answersWithinMs !== undefined && { stream: () => givenUpAfter(answersWithinMs) }),
    types: { getTypeParser },
  });
  // A broken connection without a listener would end the process. The pool itself listens only to
  // idle connections.
  pool.on('connect', (client) => client.on('error', (error) => onPoolError?.(error)));
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(WITHOUT_JIT);
    },
  });
  const db = new Kysely<Database>({ dialect });
  const state = () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db, dialect: 'postgres', close: () => db.destroy(), pool: state };
}

/** Without this the system resends for a quarter of an hour to a machine that is gone. */
function givenUpAfter(silenceMs: number): Socket {
  const silent = Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' });
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => socket.destroy(silent));
}

/** Parses bigint as numbers, because epoch ms and cursors fit; pg would return texts. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === INT8 && format !== 'binary' ? Number : types.getTypeParser(oid, format);
}
