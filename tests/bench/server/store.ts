import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, createDatabase } from '../../../server/db/database';
import { type BuiltServer, startServer } from '../../harness/built-server';
import { findPostgres, startCluster } from '../../harness/postgres-cluster';

export const SECRET = 'a secret of the bench alone, long enough for everybody';

/** A database for the server under load, as durable as an operator's. */
export interface Store {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** Starts the built server on it, as a separate process. */
  serve(settings?: Record<string, string>): Promise<BuiltServer>;
  /** The database for filling it while no server runs. */
  open(): Connection;
  remove(): Promise<void>;
}

const SETTINGS = {
  AUTH_SECRET: SECRET,
  // A trusted proxy gives every person an address, because limits per address must not affect the
  // measurement.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  LOG_LEVEL: 'warn',
};

export async function makeSqlite(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-bench-'));
  return {
    name: 'SQLite',
    serve: (settings) => startServer({ dataDir, settings: { ...SETTINGS, ...settings } }),
    open: () => createDatabase({ dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

/** Null, with a message, without an installed PostgreSQL. */
export async function makePostgres(): Promise<Store | null> {
  const programs = findPostgres();
  if (!programs) {
    console.warn('SKIPPED: PostgreSQL is not installed here.');
    return null;
  }
  const cluster = await startCluster(programs, { durable: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-bench-'));
  const database = { DATABASE_URL: cluster.url, DATABASE_DIRECT_URL: cluster.url };
  return {
    name: 'PostgreSQL',
    serve: (settings) =>
      startServer({ dataDir, settings: { ...SETTINGS, ...database, ...settings } }),
    open: () => createDatabase({ databaseUrl: cluster.url, dataDir: 'memory' }),
    async remove() {
      cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
