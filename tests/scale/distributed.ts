import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres, startCluster } from '../harness/postgres-cluster';
import { offersCitus } from './citus';
import { suitesBy } from './database-suites';

/**
 * `npm run test:citus`: the server's tests on PostgreSQL with Citus, a coordinator and two workers.
 * Debian has no package of Citus, so this is skipped where the extension is absent.
 */
const root = join(import.meta.dirname, '..', '..');
/** Tests that cannot run so, with the reason. */
const APART = {
  'tests/server/db/partition.test.ts': 'it looks at keys, which are where the rows are',
  'tests/server/db/hash-partitions.test.ts': 'it cuts tables that are distributed already',
};

async function main(): Promise<number> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed; npm test installs it.');
  const plain = await startCluster(programs);
  const isThere = await offersCitus(plain.url).finally(() => plain.stop());
  if (!isThere) {
    console.warn('SKIPPED: tests on Citus. The extension is not installed beside PostgreSQL.');
    return 0;
  }
  const start = () => startCluster(programs, { library: 'citus' });
  const [front, ...workers] = [await start(), await start(), await start()];
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const asked = process.argv.slice(2);
    const suites = asked.length > 0 ? asked : suitesBy(['onEveryDatabase', 'onPostgres'], APART);
    // Tests are selected by name, because the halves on SQLite are not affected.
    const args = [vitest, 'run', '--project', 'unit', '-t', 'PostgreSQL', ...suites];
    const env = {
      ...process.env,
      CI: 'true',
      TEST_POSTGRES_URL: front?.url,
      TEST_CITUS_WORKERS: workers.map(({ url }) => url).join(' '),
    };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    for (const cluster of [front, ...workers]) cluster?.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
