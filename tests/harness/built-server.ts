import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Connection, createDatabase } from '../../server/db/database';
import { startSeveral } from '../scale/several';
import { freePort } from './free-port';
import { PATIENCE_MS } from './patience';

const root = join(import.meta.dirname, '..', '..');
/** A limit for what hangs, not a measure. */
/** The folder is inside the project, so that the server bundle finds its packages. */
const CACHE = join(root, 'node_modules', '.cache');
const FORGOTTEN_MS = 3 * 3_600_000;

export type BuiltServerOptions = {
  /** Settings that replace those of the tests. */
  settings?: Record<string, string>;
  /** The data folder of an earlier server; otherwise a new one, removed at the end. */
  dataDir?: string;
  /** Ports of an earlier server, to restart at the same address. */
  ports?: { web: number; api: number };
  /** Folder of the built app, with the server in ./server. */
  dist?: string;
  /** Path of another Node. It runs the same files as `npm start`. */
  node?: string;
};

export type BuiltServer = {
  /** Address of the app, which also answers /api. */
  url: string;
  apiUrl: string;
  ports: { web: number; api: number };
  dataDir: string;
  pid: number;
  /** Opens its database, for changes that a test cannot make from outside. */
  open: () => Connection;
  /** Its output so far. */
  output: () => string;
  /** The newest mail to an address; waits until there is one. */
  mailTo: (email: string) => Promise<string>;
  /** Kills the server like a power failure; the data folder stays. */
  kill: () => Promise<void>;
  /** Stops the server in order, and removes the data folder unless it was given. */
  stop: () => Promise<void>;
};

/** Builds the app and the server into a new folder, as `npm run build` does into dist. */
export function buildAll(): string {
  mkdirSync(CACHE, { recursive: true });
  removeForgotten();
  const outDir = mkdtempSync(join(CACHE, 'e2e-'));
  const env = { ...process.env, NODE_ENV: 'production', SERVER_DIR: join(outDir, 'server') };
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const runs = [
    ['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'],
    ['build', '--logLevel', 'warn', '--ssr', 'server/main.ts', '--outDir', join(outDir, 'server')],
    ['build', '--logLevel', 'warn', '--config', 'tests/harness/joined-server.config.ts'],
  ];
  for (const args of runs) {
    const run = spawnSync(process.execPath, [vite, ...args], { cwd: root, env, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}\n${run.stderr}`);
  }
  return outDir;
}

/** Removes the builds of runs that were killed. */
function removeForgotten(): void {
  for (const name of readdirSync(CACHE).filter((entry) => entry.startsWith('e2e-'))) {
    const folder = join(CACHE, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > FORGOTTEN_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/** The build of npm test, or a new one for a test that runs alone. */
export function builtDist(): string {
  if (process.env.TEST_DIST) return resolve(process.env.TEST_DIST);
  const dist = buildAll();
  process.env.TEST_DIST = dist;
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
  return dist;
}

/**
 * Runs the built server as its own process, on free ports and a data folder of its own. With
 * TEST_PROCESSES it runs several behind a proxy (npm run test:processes).
 */
export function startServer(options: BuiltServerOptions = {}): Promise<BuiltServer> {
  const count = Number(process.env.TEST_PROCESSES ?? 1);
  return count > 1 && !options.settings?.DATABASE_URL
    ? startSeveral(count, options, startOne)
    : startOne(options);
}

async function startOne(options: BuiltServerOptions): Promise<BuiltServer> {
  const dist = options.dist ?? builtDist();
  // A single file with all packages, if buildAll made it.
  const main = (options.node ? ['main.js'] : ['joined.js', 'main.js'])
    .map((name) => join(dist, 'server', name))
    .find((path) => existsSync(path));
  if (!main) throw new Error(`There is no built server in ${dist}`);
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'anilha-e2e-')));
  const ports = options.ports ?? { web: await freePort(), api: await freePort() };
  const url = `http://localhost:${ports.web}`;
  const settings = {
    NODE_ENV: 'development',
    HOST: 'localhost',
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    WEB_URL: url,
    API_URL: `http://localhost:${ports.api}`,
    DATA_DIR: dataDir,
    PASSWORD_COST: '10',
    DATABASE_URL: '',
    SMTP_URL: '',
    ...options.settings,
  };
  // Starts in the data folder, so that no .env of the project is read.
  const child = spawn(options.node ?? process.execPath, [main], {
    cwd: dataDir,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    const note = (line: string) => {
      lines.push(line);
      if (line.startsWith('API em ')) resolve();
    };
    createInterface({ input: child.stdout }).on('line', note);
    createInterface({ input: child.stderr }).on('line', note);
    void ended.then(() => reject(new Error(`The server ended:\n${lines.join('\n')}`)));
  });
  await ready;

  return {
    url,
    apiUrl: settings.API_URL,
    ports,
    dataDir,
    pid: child.pid ?? -1,
    open: () => createDatabase({ databaseUrl: settings.DATABASE_URL || undefined, dataDir }),
    output: () => lines.join('\n'),
    mailTo: (email) => waitForMail(join(dataDir, 'outbox'), email),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitForMail(outbox: string, email: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const names = existsSync(outbox) ? (await readdir(outbox)).sort().reverse() : [];
    for (const name of names) {
      const mail = await readFile(join(outbox, name), 'utf8');
      if (mail.includes(`\nTo: ${email}\n`)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${email} within ${PATIENCE_MS} ms`);
}
