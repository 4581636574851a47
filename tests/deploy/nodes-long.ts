import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../harness/free-port';
import { installNode, NODES, withNode } from '../harness/nodes';

/**
 * `npm run test:nodes`: runs `npm ci && npm start` on a fresh clone of the last commit, and the
 * server's tests. It does so on each Node, or on the named ones (`npm run test:nodes -- 24.21.0`).
 */

const root = join(import.meta.dirname, '..', '..');
const START_MS = 10 * 60_000;

function run(cwd: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]): void {
  const began = performance.now();
  const { status } = spawnSync(command, args, {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const line = [command, ...args].join(' ');
  if (status !== 0) throw new Error(`${line} ended with ${status}`);
  console.log(`== ${line}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

/** Runs `npm start` until it reports that it is ready. */
async function start(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const web = await freePort();
  const ports = { WEB_PORT: String(web), API_PORT: String(await freePort()) };
  // A process group, so that npm and the server end together.
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...env, ...ports, DATA_DIR: join(cwd, 'data') },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const isReady = () =>
    fetch(`http://localhost:${web}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const last = Date.now() + START_MS;
  while (!(await isReady())) {
    const code = await Promise.race([ended, wait(500, null)]);
    if (code !== null) throw new Error(`npm start ended with ${code}`);
    if (Date.now() > last) throw new Error('npm start did not get ready');
  }
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
}

async function tryOn(version: string): Promise<void> {
  const node = installNode(version);
  if (!node) throw new Error(`The registry did not give Node ${version}.`);
  const folder = mkdtempSync(join(tmpdir(), `anilha-node-${version}-`));
  const clone = join(folder, 'anilha');
  const env = withNode(node);
  try {
    run(folder, env, 'git', 'clone', '--quiet', root, clone);
    run(clone, env, 'node', '--version');
    run(clone, env, 'npm', 'ci');
    await start(clone, env);
    run(clone, env, 'npm', 'test', '--', 'tests/server');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const outcomes: string[] = [];
  for (const version of named.length > 0 ? named : NODES) {
    console.log(`\n== Node ${version}`);
    const fault = await tryOn(version).then(
      () => null,
      (error: unknown) => String(error),
    );
    if (fault !== null) process.exitCode = 1;
    outcomes.push(`Node ${version} ${fault === null ? 'held' : `FAILED: ${fault}`}`);
  }
  console.log(`\n${outcomes.join('\n')}`);
}

void main();
