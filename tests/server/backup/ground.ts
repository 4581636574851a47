import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeBackup } from '../../../server/backup/make';
import { createLog } from '../../../server/core/log';
import { createDatabase } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { restoreBackup } from '../../../server/restore/restore';
import type { TestDatabase } from '../../harness/databases';
import { createTestServer, PASSWORD, type TestServer, testEnv } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';

/** A server with its database where a restore looks for it, and an operator's acts. */
export type Ground = Awaited<ReturnType<typeof openGround>>;

export async function openGround(database: TestDatabase) {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-data-'));
  const backups = await mkdtemp(join(tmpdir(), 'anilha-backups-'));
  /** In a file, like a server with the embedded database. */
  const onFile: TestDatabase = {
    ...database,
    openMigrated: async () => {
      const connection = createDatabase({ dataDir });
      await migrate(connection);
      return connection;
    },
  };
  const embedded = database.name === 'SQLite';
  const startServer = () =>
    createTestServer({
      database: embedded ? onFile : database,
      settings: { DATA_DIR: dataDir },
    });
  let server: TestServer = await startServer();
  const settings: Record<string, string> = { DATA_DIR: dataDir };
  if (!embedded) {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      server.connection.db,
    );
    const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
    url.pathname = `/${rows[0]?.name}`;
    settings.DATABASE_URL = url.href;
  }
  const env = testEnv(settings);

  /** Time of the last stop: a closed server has no clock. */
  let at = server.clock.now();
  /** Only an embedded database needs this: no other process may have its file open. */
  const stopped = async <T>(act: () => Promise<T>): Promise<T> => {
    at = server.clock.now();
    if (embedded) await server.close();
    const answer = await act();
    if (embedded) {
      server = await startServer();
      server.clock.advance(at - server.clock.now());
    }
    return answer;
  };
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => logged.push(line) });
  const restore = (folder: string, replace = true) =>
    restoreBackup({ env, log, now: () => at }, folder, replace);
  const signIn = async (email: string, password = PASSWORD) => {
    const visitor: Visitor = server.visitor();
    const { status } = await visitor.post('/api/auth/sign-in/email', { email, password });
    return { ...visitor, status };
  };
  return {
    dataDir,
    backups,
    embedded,
    env,
    stopped,
    restore,
    signIn,
    /** Log entries of restores. */
    logged,
    /** A new server after each restore of an embedded database. */
    get server() {
      return server;
    },
    /** All later events are after the backup. */
    backUp: async () => {
      server.clock.advance(1000);
      const folder = await makeBackup(env, backups, server.clock.now());
      server.clock.advance(1000);
      return folder;
    },
    close: async () => {
      await server.close();
      for (const folder of [dataDir, backups]) await rm(folder, { recursive: true, force: true });
    },
  };
}
