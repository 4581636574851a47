import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { start } from '../../server/app/start';
import { createLog } from '../../server/core/log';
import { type Connection, createDatabase } from '../../server/db/database';
import { builtDist, startServer } from './built-server';
import { freePort } from './free-port';
import { PATIENCE_MS } from './patience';
import { testEnv } from './server';

/**
 * The built app and the real server on free local ports, with their own database and outbox. The
 * server runs in the test's process.
 */
export interface RunningApp {
  /** Address of the web port, which also answers the API. */
  url: string;
  apiUrl: string;
  /** Opens its database, for changes that a test cannot make from outside. */
  open(): Connection;
  /** The newest text mailed to an address; waits until there are more than `seen`. */
  mailTo(email: string, seen?: number): Promise<string>;
  /** Number of mails to an address. */
  mailCount(email: string): Promise<number>;
  /** Stops the server in order and starts it with another build, the same data and address. */
  deploy(dist: string): Promise<void>;
  stop(): Promise<void>;
}

/** A limit for what hangs, not a measure. */

type Served = Pick<RunningApp, 'open' | 'stop'>;

interface Place {
  readonly dataDir: string;
  readonly ports: { readonly web: number; readonly api: number };
  readonly settings: Record<string, string>;
}

/** Starts the server with a folder of the built app. */
export async function runApp(
  dist: string,
  settings: Record<string, string> = {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-app-'));
  // The server must know its address, so the port is chosen before it listens.
  const ports = { web: await freePort(), api: await freePort() };
  const serve = Number(process.env.TEST_PROCESSES ?? 1) > 1 ? serveBySeveral : serveHere;
  const place = { dataDir, ports, settings };
  let served = await serve(dist, place);

  async function mails(email: string): Promise<string[]> {
    const folder = join(dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    // Names are ids in order of time.
    const files = names.sort().map((name) => readFile(join(folder, name), 'utf8'));
    const texts = await Promise.all(files);
    return texts.filter((text) => text.includes(`To: ${email}\n`));
  }

  function mailTo(email: string, seen = 0): Promise<string> {
    return vi.waitFor(
      async () => {
        const all = await mails(email);
        const newest = all.at(-1);
        if (newest === undefined || all.length <= seen) throw new Error(`no mail to ${email}`);
        return newest;
      },
      { timeout: PATIENCE_MS },
    );
  }

  return {
    url: `http://localhost:${ports.web}`,
    apiUrl: `http://localhost:${ports.api}`,
    open: () => served.open(),
    mailTo,
    mailCount: async (email) => (await mails(email)).length,
    deploy: async (next) => {
      await served.stop();
      served = await serve(next, place);
    },
    stop: async () => {
      await served.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs the server in the test's process, which takes a fraction of a second. */
async function serveHere(
  dist: string,
  { dataDir, ports: { web, api }, settings }: Place,
): Promise<Served> {
  const env = testEnv({
    DATA_DIR: dataDir,
    WEB_PORT: String(web),
    API_PORT: String(api),
    WEB_URL: `http://localhost:${web}`,
    API_URL: `http://localhost:${api}`,
    ...settings,
  });
  const { stop } = await start(env, createLog('error'), dist);
  return { stop, open: () => createDatabase({ dataDir }) };
}

/** Runs several processes behind a proxy, if TEST_PROCESSES requests it. */
async function serveBySeveral(dist: string, place: Place): Promise<Served> {
  const isWhole = existsSync(join(dist, 'server'));
  // The folder is inside the project, so that the server bundle finds its packages.
  const whole = isWhole ? dist : await mkdtemp(join(builtDist(), '..', 'e2e-'));
  if (!isWhole) {
    await cp(dist, whole, { recursive: true });
    await cp(join(builtDist(), 'server'), join(whole, 'server'), { recursive: true });
  }
  const { open, stop } = await startServer({ ...place, dist: whole });
  return {
    open,
    stop: async () => {
      await stop();
      if (!isWhole) await rm(whole, { recursive: true, force: true });
    },
  };
}
