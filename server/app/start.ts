import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Env } from '../core/env';
import type { Log } from '../core/log';
import { type Connection, createDatabase } from '../db/database';
import { distribute } from '../db/distribute';
import { MIGRATIONS } from '../db/migrations/list';
import { migrate } from '../db/migrations/migrate';
import { isUnready } from '../db/unready';
import { watchDatabase } from '../metrics/database';
import { watchProcess } from '../metrics/process';
import { createMetrics } from '../metrics/registry';
import { metricsRoutes } from '../metrics/routes';
import { createWebApp } from '../web/web-app';
import { createApi } from './api';
import { listen, StartError } from './listen';

const STOP_MS = 10_000;
/** Time limit for statements of requests and jobs; migrations and restores have none. */
const ANSWERS_WITHIN_MS = 120_000;
const HALF_RESTORED =
  'A restauração deste banco foi interrompida. Rode de novo npm run restore -- <pasta> --replace; ' +
  'depois o servidor abre.';

export type Running = {
  webPort: number;
  apiPort: number;
  /** Makes proxies use another server, waits until they do, and stops in order. */
  stop: () => Promise<void>;
};

const connect = ({ databaseUrl, dataDir }: Env, log: Log, answersWithinMs?: number) =>
  createDatabase({
    databaseUrl,
    dataDir,
    onPoolError: (error) => log.error({ err: error }, 'database connection lost'),
    ...(answersWithinMs !== undefined && { answersWithinMs }),
  });

/** Opens the database, migrates its tables and distributes them. Throws StartError on failure. */
export async function openDatabase(env: Env, log: Log): Promise<Connection> {
  let connection: Connection | undefined;
  try {
    connection = connect(env, log);
    await migrate(connection, MIGRATIONS, (step) =>
      log.warn({ step }, 'a migration waits for who reads its table'),
    );
    const tables = await distribute(connection);
    if (tables && tables.length > 0) log.info({ tables }, 'tables distributed');
    return connection;
  } catch (error) {
    await connection?.close().catch(() => undefined);
    log.debug({ err: error }, 'database not opened');
    const where = env.databaseUrl ? 'DATABASE_URL' : `DATA_DIR (${env.dataDir})`;
    const reason = error instanceof Error ? error.message.split('\n')[0] : '';
    throw new StartError(`O banco de dados não abriu. Confira ${where}. ${reason}`.trim());
  }
}

/**
 * The database for a process that answers requests: completely restored, and with a time limit for
 * statements.
 */
export async function openToServe(env: Env, log: Log): Promise<Connection> {
  const migrated = await openDatabase(env, log);
  if (await isUnready(migrated.db)) {
    await migrated.close();
    throw new StartError(HALF_RESTORED);
  }
  if (migrated.dialect === 'sqlite') return migrated;
  await migrated.close();
  return connect(env, log, ANSWERS_WITHIN_MS);
}

/** Starts the whole server: database, API port, web port, mail and regular jobs. */
export async function start(env: Env, log: Log, dist: string): Promise<Running> {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new StartError(`O app ainda não foi construído em ${dist}. Rode npm run build.`);
  }
  const connection = await openToServe(env, log);
  const [draining, closing] = [new AbortController(), new AbortController()];
  const metrics = createMetrics();
  const ending: (() => Promise<unknown>)[] = [];

  async function close(): Promise<void> {
    draining.abort();
    closing.abort();
    const late = wait(STOP_MS, undefined, { ref: false });
    await Promise.race([Promise.all(ending.map((end) => end())), late]);
    await connection.close();
  }

  const open = async (app: Hono, host: string | undefined, port: number, variable: string) => {
    const fetch = (request: Request, bindings: unknown) => app.fetch(request, Object(bindings));
    const one = await listen({ fetch, host, port, variable, draining: draining.signal });
    ending.push(one.stop);
    return one.port;
  };

  try {
    const signals = { draining: draining.signal, closing: closing.signal };
    const { app: api, idle } = createApi({ env, connection, log, metrics, ...signals });
    ending.push(() => idle);
    if (env.metrics) {
      watchProcess(metrics, closing.signal);
      watchDatabase(metrics, connection, Date.now);
      await open(metricsRoutes(metrics), env.metrics.host, env.metrics.port, 'METRICS_PORT');
    }
    const web = await createWebApp({ env, log, dist, api });
    const webPort = await open(web, env.host, env.webPort, 'WEB_PORT');
    const apiPort = await open(api, env.host, env.apiPort, 'API_PORT');
    const stop = async () => {
      draining.abort();
      await wait(env.drainMs);
      await close();
    };
    return { webPort, apiPort, stop };
  } catch (error) {
    await close();
    throw error;
  }
}
