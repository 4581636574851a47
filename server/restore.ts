import { existsSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app';
import { BackupError } from './backup/backup-error';
import { readJournals } from './backup/journal';
import { DATABASE_FILE, openBackup, SECRET_FILE } from './backup/parcel';
import { loadPostgres } from './backup/postgres';
import { createDeps } from './compose';
import { createDatabase } from './db/database';
import { placeSqlite, SQLITE_FILE } from './db/sqlite-file';
import type { Log } from './deps';
import type { Env } from './env';
import { type Replayed, replayJournal } from './replay';
import { openDatabase } from './start';
import { rotateEpochs } from './sync/epoch';

export interface Restored extends Replayed {
  /** Spaces whose devices send again what the backup did not hold. */
  readonly spaces: number;
}

/**
 * Puts a backup in the place of a stopped server's database, and makes it ready to answer: tables of
 * today, nothing of what was erased or revoked since (rule S4), no session, a new epoch in every space. Throws
 * BackupError, with everything as it was, where the backup is not whole, of the other kind of database,
 * or would replace people without `replace`.
 */
export async function restoreBackup(
  { env, log, now }: { env: Env; log: Log; now: () => number },
  folder: string,
  replace: boolean,
): Promise<Restored> {
  const { at, dialect, files } = await openBackup(folder);
  if (dialect !== (env.databaseUrl === undefined ? 'sqlite' : 'postgres')) {
    throw new BackupError(`Este backup é de ${dialect}: confira DATABASE_URL.`);
  }
  if (!replace && (await holdsPeople(env))) {
    throw new BackupError('Já há contas neste banco. Para trocá-lo pelo backup, use --replace.');
  }
  const file = join(folder, DATABASE_FILE[dialect]);
  if (env.databaseUrl !== undefined) {
    await loadPostgres(env.databaseDirectUrl ?? env.databaseUrl, file);
  } else if (!(await placeSqlite(env.dataDir, file, now()))) {
    throw new BackupError('O servidor está usando este banco. Pare o servidor e tente de novo.');
  }
  if (SECRET_FILE in files && env.authSecret === undefined) {
    const secret = join(env.dataDir, SECRET_FILE);
    await copyFile(join(folder, SECRET_FILE), secret);
    await chmod(secret, 0o600);
  }
  return makeReady({ env, log, now }, at);
}

async function holdsPeople(env: Env): Promise<boolean> {
  const { dataDir, databaseUrl } = env;
  if (databaseUrl === undefined && !existsSync(join(dataDir, SQLITE_FILE))) return false;
  const connection = createDatabase({ databaseUrl, dataDir });
  try {
    const found = await connection.db.selectFrom('user').select('id').limit(1).executeTakeFirst();
    return found !== undefined;
  } catch {
    // No such table: nobody ever signed up.
    return false;
  } finally {
    await connection.close();
  }
}

async function makeReady(
  { env, log, now }: { env: Env; log: Log; now: () => number },
  since: number,
): Promise<Restored> {
  const connection = await openDatabase(env, log);
  try {
    const deps = createDeps({ env, connection, log, now });
    const lines = await readJournals(env.dataDir, since);
    // Features hear of what is taken back as they do of any of it.
    createApp(deps);
    const replayed = await replayJournal(deps, lines);
    // A stolen session that was ended since would live again, and a browser be spared the second step.
    await connection.db.deleteFrom('session').execute();
    await connection.db.deleteFrom('verification').execute();
    // What waited to be sent was sent since, or is too late.
    await connection.db.deleteFrom('mail_outbox').execute();
    await connection.db.deleteFrom('push_delivery').execute();
    return { ...replayed, spaces: await rotateEpochs(connection.db) };
  } finally {
    await connection.close();
  }
}
