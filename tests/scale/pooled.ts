import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, startCluster } from '../harness/postgres-cluster';
import { suitesBy } from './database-suites';
import { startPool } from './pool';

/**
 * `npm run test:pool`: the server's HTTP and database tests behind a pool that assigns connections
 * by transaction, with tables partitioned by space.
 */
const RUNNERS = ['storeContract', 'onEveryDatabase', 'onPostgres'];
/** Tests that cannot run so, with the reason. */
const APART = {
  'tests/server/backup':
    'pg_restore cannot put back parts of tables (docs/operations.md, Backup drill)',
};
/** Single tests that cannot run so. */
const TESTS_APART = {
  'every table says whose its rows are': 'parts of tables are tables for it',
};
const APT_GET = '/usr/bin/apt-get';
const PACKAGES = ['pgbouncer', 'postgresql'];
const root = join(import.meta.dirname, '..', '..');

function install(): void {
  if (existsSync('/usr/sbin/pgbouncer') && findPostgres()) return;
  const args = ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES];
  spawnSync(APT_GET, ['update', '-q'], { stdio: 'ignore' });
  const done = spawnSync(APT_GET, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) throw new Error(`Needs ${PACKAGES.join(', ')}, as root on Debian.`);
}

async function main(): Promise<number> {
  install();
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const cluster = await startCluster(programs);
  const pool = await startPool(cluster.url);
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const asked = process.argv.slice(2);
    const suites = asked.length > 0 ? asked : suitesBy(RUNNERS, APART);
    // Tests are selected by name, because the halves on SQLite use no pool.
    const names = `^(?!.*(?:${Object.keys(TESTS_APART).join('|')})).*PostgreSQL`;
    const args = [vitest, 'run', '--project', 'unit', '-t', names, ...suites];
    const env = {
      ...process.env,
      CI: 'true',
      TEST_POSTGRES_URL: cluster.url,
      TEST_POOL_URL: pool.url,
      TEST_PARTITIONS: 'yes',
    };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    await pool.stop();
    cluster.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
