import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

export type Cluster = { url: string; pid: number; stop: () => void };

const INSTALLED = '/usr/lib/postgresql';
const CONNECTIONS = 200;

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(INSTALLED, version, 'bin'));
  const inPath = (process.env.PATH ?? '').split(':').filter(Boolean);
  return [...folders, ...inPath].find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/**
 * Starts a PostgreSQL in a temporary folder for the tests. With `durable`, commits reach the disk,
 * as in production, for measurements. A `library` is loaded at the start.
 */
export async function startCluster(
  programs: string,
  { durable = false, library }: { durable?: boolean; library?: string } = {},
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'anilha-pg-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, idOf('-u'), idOf('-g'));

  function run(program: string, args: string[]): void {
    const path = join(programs, program);
    // PostgreSQL refuses to run as root.
    const [command, ...rest] = asRoot
      ? ['runuser', '-u', 'postgres', '--', path, ...args]
      : [path, ...args];
    const done = spawnSync(command ?? path, rest, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`);
  }

  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const settings = [
    `-p ${port}`,
    `-k ${folder}`,
    '-c listen_addresses=127.0.0.1',
    `-c max_connections=${CONNECTIONS}`,
    // Transactions that wait for each other go on at once, instead of after a second.
    '-c deadlock_timeout=50ms',
    // The data are thrown away, so they need not survive a power failure.
    library === undefined ? '' : `-c shared_preload_libraries=${library}`,
    durable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off',
  ].join(' ');
  run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start']);
  return {
    pid: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      try {
        run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function idOf(flag: '-u' | '-g'): number {
  const id = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (id.status !== 0) throw new Error('There is no system user postgres.');
  return Number(id.stdout.trim());
}
