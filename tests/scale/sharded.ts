import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findPostgres, startCluster } from '../harness/postgres-cluster';
import { suitesBy } from './database-suites';

/**
 * `npm run test:servers`: the store contract and the requests of every schema, with the spaces on
 * two PostgreSQL servers. They are divided by the hash of the space, and a third server leads to
 * them.
 */
const root = join(import.meta.dirname, '..', '..');
/** Tests that cannot run so, with the reason. */
const APART = {
  'tests/server/db/partition.test.ts': 'it looks at keys, which are where the rows are',
};

async function main(): Promise<number> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed; npm test installs it.');
  const front = await startCluster(programs);
  const holders = [await startCluster(programs), await startCluster(programs)];
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const asked = process.argv.slice(2);
    const suites = asked.length > 0 ? asked : suitesBy(['storeContract'], APART);
    // Tests are selected by name, because the halves on SQLite are not affected.
    const args = [vitest, 'run', '--project', 'unit', '-t', 'PostgreSQL', ...suites];
    const env = {
      ...process.env,
      CI: 'true',
      TEST_POSTGRES_URL: front.url,
      TEST_DATA_SERVERS: holders.map(({ url }) => url).join(' '),
    };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    for (const cluster of [front, ...holders]) cluster.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
