import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApi } from './api';
import { type Connection, createDatabase } from './db/database';
import { migrate } from './db/migrate';
import type { Log } from './deps';
import type { Env } from './env';
import { type Listening, listen, StartError } from './listen';
import { createWebApp } from './web/web-app';

const STOP_MS = 10_000;

export type Running = { webPort: number; apiPort: number; stop: () => Promise<void> };

/** Opens the database and brings its tables up to date. Throws StartError when it cannot. */
export async function openDatabase(env: Env, log: Log): Promise<Connection> {
  const onPoolError = (error: Error) => log.error({ err: error }, 'database connection lost');
  let connection: Connection | undefined;
  try {
    connection = createDatabase({
      databaseUrl: env.databaseUrl,
      dataDir: env.dataDir,
      onPoolError,
    });
    await migrate(connection);
    return connection;
  } catch (error) {
    await connection?.close().catch(() => undefined);
    log.debug({ err: error }, 'database not opened');
    const where = env.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${env.dataDir})`;
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    throw new StartError(`O banco de dados não abriu. Confira ${where}. ${reason}`.trim());
  }
}

/** Starts the whole server: database, API port, web port, mail and the hourly cleaning. */
export async function start(env: Env, log: Log, dist: string): Promise<Running> {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new StartError(`O app ainda não foi construído em ${dist}. Rode npm run build.`);
  }
  const connection = await openDatabase(env, log);
  const closing = new AbortController();
  const listening: Listening[] = [];

  async function stop(): Promise<void> {
    closing.abort();
    const late = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
    await Promise.race([Promise.all(listening.map((one) => one.stop())), late]);
    await connection.close();
  }

  try {
    const api = createApi({ env, connection, log, closing: closing.signal });
    const web = await createWebApp({ env, log, dist, api });
    const { host } = env;
    const open = async (app: typeof api, port: number, variable: string) => {
      const fetch = (request: Request, bindings: unknown) => app.fetch(request, Object(bindings));
      const one = await listen({ fetch, host, port, variable });
      listening.push(one);
      return one.port;
    };
    const webPort = await open(web, env.webPort, 'WEB_PORT');
    const apiPort = await open(api, env.apiPort, 'API_PORT');
    return { webPort, apiPort, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
