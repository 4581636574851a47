import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run test:long`: the tests that take too long for every change, in sequence: all parts, or
 * named ones (`npm run test:long -- kills failover`). A failed part does not stop the others.
 */

/** The list of all parts, in the order in which they run: each is a script `test:<part>`. */
const PARTS = [
  'nodes',
  'simulation',
  'kills',
  'inputs',
  'engines',
  'processes',
  'pool',
  'servers',
  'failover',
];

function run(part: string): Promise<boolean> {
  const cwd = join(import.meta.dirname, '..');
  const child = spawn('npm', ['run', `test:${part}`], { cwd, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code === 0)));
}

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) {
    throw new Error(`No part is called ${unknown.join(', ')}: there are ${PARTS.join(', ')}.`);
  }
  const told: string[] = [];
  for (const part of PARTS.filter((one) => named.length === 0 || named.includes(one))) {
    console.log(`\n== ${part}`);
    const began = performance.now();
    const held = await run(part);
    if (!held) process.exitCode = 1;
    const minutes = (performance.now() - began) / 60_000;
    told.push(`${part} ${held ? 'held' : 'FAILED'} (${minutes.toFixed(1)} minutes)`);
  }
  console.log(`\n${told.join('\n')}`);
}

void main();
