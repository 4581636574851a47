import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAll } from './harness/built-server';
import { isInstalled, PACKAGES, ZBAR } from './harness/engines/programs';
import { type Cluster, findPostgres, startCluster } from './harness/postgres-cluster';
import { allProcesses, createProcessorMeter, treeOf } from './harness/processor-seconds';
import { type Supply, shortages, supplyNow } from './harness/shortages';
import { readCounts, summary } from './harness/test-counts';

/** `npm test`: prepares the tests, runs them, cleans up, and prints the counts. */

const root = join(import.meta.dirname, '..');
const strict = process.env.CI === 'true';
const filters = process.argv.slice(2);
const APT_GET = '/usr/bin/apt-get';
const mayInstall = process.getuid?.() === 0 && existsSync(APT_GET);

const skipped: string[] = [];
const cleanUps: (() => void)[] = [];
/** The processes with the descendants that work: PostgreSQL detaches itself. */
const roots = [process.pid];

function cleanUp(): void {
  for (const undo of cleanUps.splice(0).reverse()) undo();
}

function install(...names: readonly string[]): void {
  console.log(`Installing ${names.join(', ')}...`);
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ]) {
    spawnSync(APT_GET, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

function skip(what: string): void {
  skipped.push(what);
  console.warn(`\nSKIPPED: ${what}\n`);
}

async function preparePostgres(): Promise<string | undefined> {
  if (process.env.TEST_POSTGRES_URL) return process.env.TEST_POSTGRES_URL;
  if (!findPostgres() && mayInstall) install('postgresql');
  const programs = findPostgres();
  if (!programs) {
    skip('everything on PostgreSQL: it is not installed here.');
    return undefined;
  }
  const cluster: Cluster = await startCluster(programs);
  cleanUps.push(cluster.stop);
  roots.push(cluster.pid);
  return cluster.url;
}

/** Whether the requested tests can include some in folders that fit. */
function wants(folders: RegExp): boolean {
  const paths = filters.filter((argument) => !argument.startsWith('-'));
  return paths.length === 0 || paths.some((path) => folders.test(path));
}

function prepareBrowser(): { env: Record<string, string>; args: string[] } {
  if (!isInstalled('chromium') && mayInstall) install(...PACKAGES.chromium);
  if (!isInstalled('chromium')) {
    skip('everything in a browser: Chromium is not installed here.');
    return { env: {}, args: ['--project', 'unit*'] };
  }
  for (const engine of wants(/engines/) ? (['webkit', 'firefox'] as const) : []) {
    if (!isInstalled(engine) && mayInstall) install(...PACKAGES[engine]);
    if (!isInstalled(engine)) skip(`the tests in ${engine}: it is not installed here.`);
  }
  if (wants(/engines/) && !existsSync(ZBAR)) {
    if (mayInstall) install('zbar-tools');
    if (!existsSync(ZBAR)) skip('QR codes read by zbar: zbar-tools is not installed here.');
  }
  // A browser, and the real server for it
  if (!wants(/e2e|engines|survival|scale/)) return { env: {}, args: [] };
  console.log('Building the app...');
  const dist = buildAll();
  cleanUps.push(() => rmSync(dist, { recursive: true, force: true }));
  return { env: { TEST_DIST: dist }, args: [] };
}

function runVitest(args: string[], env: Record<string, string>): Promise<number> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  cleanUps.push(() => child.kill());
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const MEMORY = '/dev/shm';
/** Far more than the files of three browsers and servers. */
const ENOUGH_MEMORY = 4 * 2 ** 30;

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) > ENOUGH_MEMORY;
}

/**
 * A folder for all temporary files of the tests, removed at the end. It is in memory if possible,
 * because each commit and each profile of a browser waits for the disk.
 */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), 'anilha-tests-'));
  // PostgreSQL runs as another user and has folders inside.
  chmodSync(folder, 0o711);
  cleanUps.push(() => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    } catch (error) {
      // A browser that outlived its test may still write there, which is no failed test.
      console.warn(`${folder} is left: ${error}`);
    }
  });
  return folder;
}

const LOOK_MS = 15_000;
/** Short, because a browser that has ended is not seen any more. */
const METER_MS = 1000;

/** Measures the processors until the returned function is called, which gives the result. */
function meterProcessors(): () => string {
  const meter = createProcessorMeter();
  const look = () => meter.look(treeOf(allProcesses(), roots));
  const began = Date.now();
  const timer = setInterval(look, METER_MS);
  return () => {
    clearInterval(timer);
    look();
    return meter.report(((Date.now() - began) / 1000) * availableParallelism());
  };
}

/** Looks at the machine during the run; the returned function ends this and gives what it saw. */
function watchMachine(folder: string): () => readonly Supply[] {
  const seen: Supply[] = [];
  const timer = setInterval(() => seen.push(supplyNow(folder)), LOOK_MS);
  return () => {
    clearInterval(timer);
    return seen;
  };
}

async function main(): Promise<number> {
  const folder = temporaryFolder();
  const report = join(folder, 'report.json');

  const browser = prepareBrowser();
  const postgres = await preparePostgres();
  const env = {
    TMPDIR: folder,
    ...browser.env,
    ...(postgres ? { TEST_POSTGRES_URL: postgres } : {}),
  };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const watched = watchMachine(folder);
  const metered = meterProcessors();
  const code = await runVitest([...reporters, ...browser.args, ...filters], env);

  const short = shortages(watched(), availableParallelism());
  const counts = readCounts(report, code, skipped.length);
  if (counts.failed > 0) for (const what of short) console.warn(`SHORT: ${what}`);
  for (const what of skipped) console.warn(`SKIPPED: ${what}`);
  console.log(metered());
  cleanUp();
  console.log(`\n${summary(counts)}`);
  if (strict && counts.skipped > 0) return 1;
  return counts.failed > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp();
    process.exit(1);
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    cleanUp();
    console.error(error);
    console.log(`\n${summary({ passed: 0, failed: 1, skipped: skipped.length })}`);
    process.exit(1);
  },
);
