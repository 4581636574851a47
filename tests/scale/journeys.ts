import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../harness/built-server';
import { findPostgres, startCluster } from '../harness/postgres-cluster';

/**
 * `npm run test:processes`: the journeys in real Chromium, each against two processes with one
 * PostgreSQL. A proxy distributes requests and sockets to them in turn. `npm test` before it
 * installs the dependencies.
 */
const root = join(import.meta.dirname, '..', '..');

async function main(): Promise<number> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const cluster = await startCluster(programs);
  const given = process.env.TEST_DIST;
  const dist = given ?? buildAll();
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const asked = process.argv.slice(2);
    const args = [vitest, 'run', '--project', 'e2e', ...(asked.length > 0 ? asked : ['tests/e2e'])];
    const env = {
      ...process.env,
      TEST_POSTGRES_URL: cluster.url,
      TEST_PROCESSES: '2',
      TEST_DIST: dist,
    };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  } finally {
    cluster.stop();
    if (!given) rmSync(dist, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
