import { existsSync } from 'node:fs';
import { chmod, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '../app/app';
import { createDeps } from '../app/compose';
import { openDatabase } from '../app/start';
import { BackupError } from '../backup/backup-error';
import { journalsIn, readJournals } from '../backup/journal';
import { giveToOwner } from '../backup/owner';
import { DATABASE_FILE, openBackup, SECRET_FILE } from '../backup/parcel';
import { loadPostgres } from '../backup/postgres';
import { noteRestore } from '../charges/payments/lost-payments';
import type { Auth } from '../core/auth';
import type { Env } from '../core/env';
import type { Log } from '../core/log';
import { createDatabase } from '../db/database';
import { placeSqlite, SQLITE_FILE } from '../db/sqlite-file';
import { markReady } from '../db/unready';
import { isLeased } from '../jobs/lease';
import { rotateEpochs } from '../sync/space/epoch';
import { type Replayed, replayJournal } from './replay';

const AT_WORK =
  'O servidor está usando este banco. Pare o servidor e tente de novo; ' +
  'se ele caiu agora, espere meio minuto.';

/**
 * Lines from this long before the backup are replayed too. A transaction writes its line before it
 * ends, so one under way at the backup has a line but no effect there. An erasure takes less time.
 * Replaying a line changes nothing if the backup has its effect.
 */
const UNDER_WAY_MS = 2 * 60_000;

/** An auth object that refuses all: no request comes during a restore. */
const NOBODY: Auth = {
  handle: async () => new Response(null, { status: 503 }),
  session: async () => null,
  refusedProof: async () => 'password',
};

export interface Restored extends Replayed {
  /** Spaces with data that their devices must send again. */
  readonly spaces: number;
  /**
   * The folder without a journal, where nothing could be revoked again; null if there is a journal.
   */
  readonly withoutJournal: string | null;
}

/**
 * Replaces a stopped server's database by a backup, and makes it ready. It has today's tables, a
 * new epoch in every space, no session, and nothing erased or revoked since (rule S4a). Throws
 * BackupError, with everything unchanged, for an incomplete backup or one of the other kind of
 * database. It throws too if a server is running, or if people would be replaced without `replace`.
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
  const there = await lookAt(env, now());
  if (!replace && there.people) {
    throw new BackupError('Já há contas neste banco. Para trocá-lo pelo backup, use --replace.');
  }
  if (there.atWork) throw new BackupError(AT_WORK);
  const file = join(folder, DATABASE_FILE[dialect]);
  if (env.databaseUrl !== undefined) {
    await loadPostgres(env.databaseDirectUrl ?? env.databaseUrl, file);
  } else if (!(await placeSqlite(env.dataDir, file, now()))) {
    throw new BackupError(AT_WORK);
  }
  if (SECRET_FILE in files && env.authSecret === undefined) {
    const secret = join(env.dataDir, SECRET_FILE);
    await copyFile(join(folder, SECRET_FILE), secret);
    await chmod(secret, 0o600);
  }
  try {
    return await makeReady({ env, log, now }, at);
  } finally {
    await giveToOwner(env.dataDir);
  }
}

/** The present state that a restore would replace. */
async function lookAt(env: Env, now: number): Promise<{ people: boolean; atWork: boolean }> {
  const { dataDir, databaseUrl } = env;
  const nothing = { people: false, atWork: false };
  if (databaseUrl === undefined && !existsSync(join(dataDir, SQLITE_FILE))) return nothing;
  const { db, close } = createDatabase({ databaseUrl, dataDir });
  try {
    const person = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
    // For an embedded database, the lock on its file shows that.
    const atWork = databaseUrl !== undefined && (await isLeased(db, now));
    return { people: person !== undefined, atWork };
  } catch {
    // Without the table no person ever signed up.
    return nothing;
  } finally {
    await close();
  }
}

async function makeReady(
  { env, log, now }: { env: Env; log: Log; now: () => number },
  since: number,
): Promise<Restored> {
  const connection = await openDatabase(env, log);
  const over = new AbortController();
  try {
    const deps = createDeps({ env, connection, log, now, auth: NOBODY, closing: over.signal });
    const journals = await journalsIn(env.dataDir);
    const lines = await readJournals(env.dataDir, since - UNDER_WAY_MS);
    // Creates the app so that features handle the events of repeated revocations.
    createApp(deps);
    const replayed = await replayJournal(deps, lines);
    // Sessions are deleted, because stolen ones that were ended since would be valid again.
    // Exemptions from the second factor end too.
    await connection.db.deleteFrom('session').execute();
    await connection.db.deleteFrom('verification').execute();
    // Waiting mails and pushes were sent since, or are too late.
    await connection.db.deleteFrom('mail_outbox').execute();
    await connection.db.deleteFrom('push_delivery').execute();
    // The lease is of a server at the time of the backup.
    await connection.db.deleteFrom('job_lease').execute();
    await noteRestore(connection.db, now());
    const withoutJournal = journals.length === 0 ? env.dataDir : null;
    const spaces = await rotateEpochs(connection.db);
    await markReady(connection.db);
    return { ...replayed, withoutJournal, spaces };
  } finally {
    // Listeners for other processes would never end by themselves.
    over.abort();
    await connection.close();
  }
}
