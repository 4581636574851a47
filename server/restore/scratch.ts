import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { BackupError } from '../backup/backup-error';
import { journalsIn } from '../backup/journal';
import type { Env } from '../core/env';
import { createDatabase } from '../db/database';

/** A place for one restore that nobody else uses. */
export interface Scratch {
  /** The server's settings with this place, and with nothing outside: no mail server, no Stripe. */
  readonly env: Env;
  readonly drop: () => Promise<void>;
}

/** PostgreSQL's code: the role may not create databases. */
const FORBIDDEN = '42501';

/**
 * Creates a data folder below the system's temporary one, with copies of the journals. On PostgreSQL
 * it also creates a database beside the server's own.
 * @throws BackupError if the role may not create a database
 */
export async function openScratch(env: Env): Promise<Scratch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-drill-'));
  const dropFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    for (const name of await journalsIn(env.dataDir)) {
      await copyFile(join(env.dataDir, name), join(dataDir, name));
    }
    const own = env.databaseUrl === undefined ? null : await createBeside(env);
    const apart = { stripe: null, smtpUrl: undefined, metrics: undefined };
    return {
      env: { ...env, ...apart, dataDir, databaseUrl: own?.url, databaseDirectUrl: undefined },
      drop: async () => {
        await own?.drop();
        await dropFolder();
      },
    };
  } catch (error) {
    await dropFolder();
    throw error;
  }
}

async function createBeside({ databaseUrl, databaseDirectUrl, dataDir }: Env) {
  const address = databaseDirectUrl ?? databaseUrl ?? '';
  const name = `anilha_drill_${randomBytes(6).toString('hex')}`;
  const run = async (statement: ReturnType<typeof sql>) => {
    const { db, close } = createDatabase({ databaseUrl: address, dataDir });
    try {
      await statement.execute(db);
    } finally {
      await close();
    }
  };
  await run(sql`create database ${sql.id(name)}`).catch((error: unknown) => {
    const refused = error instanceof Error && 'code' in error && error.code === FORBIDDEN;
    throw refused
      ? new BackupError(
          'O usuário de DATABASE_URL não pode criar o banco do ensaio. Dê a ele CREATEDB ' +
            '(alter role ... createdb), ou ensaie em outra máquina.',
        )
      : error;
  });
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => run(sql`drop database if exists ${sql.id(name)} with (force)`),
  };
}
