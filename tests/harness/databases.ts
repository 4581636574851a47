import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { type Connection, createDatabase } from '../../server/db/database';

/** A kind of database that the server runs on, for suites that must hold on each. */
export type TestDatabase = {
  name: 'SQLite' | 'PostgreSQL';
  /** Opens an empty one of its own; closing it removes it. */
  open: () => Promise<Connection>;
};

export const SQLITE: TestDatabase = {
  name: 'SQLite',
  open: async () => createDatabase({ dataDir: 'memory' }),
};

const postgresUrl = process.env.TEST_POSTGRES_URL;

const POSTGRES: TestDatabase = { name: 'PostgreSQL', open: openPostgres };

/** Runs a suite on SQLite and on PostgreSQL. Without a PostgreSQL that half is skipped aloud. */
export function onEveryDatabase(title: string, body: (database: TestDatabase) => void): void {
  describe(`${title} (SQLite)`, () => body(SQLITE));
  onPostgres(title, body);
}

/** Runs a suite on PostgreSQL alone; skipped aloud without one, a failure where CI=true. */
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

async function openPostgres(): Promise<Connection> {
  const name = `anilha_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  const connection = createDatabase({ databaseUrl: url.href, dataDir: 'memory' });
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
