import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run test:simulation`: a million ops of the simulation on both databases with new seeds,
 * the properties of merging, and random histories of charges. SIM_TIMES multiplies the
 * usual number of schedules and cases.
 */
const times = process.env.SIM_TIMES ?? '25';
const from = process.env.SIM_FROM ?? String(Math.floor(Date.now() / 1000));
const folder = mkdtempSync(join(tmpdir(), 'anilha-long-'));
const tally = join(folder, 'tally');
writeFileSync(tally, '');
Object.assign(process.env, { SIM_TIMES: times, SIM_FROM: from, SIM_TALLY: tally });
const startedAt = Date.now();
console.log(`Seeds from ${from} on; the same again with SIM_FROM=${from} SIM_TIMES=${times}`);

process.once('exit', () => {
  const parts = readFileSync(tally, 'utf8').trim().split('\n').filter(Boolean);
  rmSync(folder, { recursive: true, force: true });
  const counts = parts.map((line) => line.split(' ').map(Number));
  const sum = (at: number) => counts.reduce((all, part) => all + (part[at] ?? 0), 0);
  const minutes = (Date.now() - startedAt) / 60_000;
  const rate = Math.round(sum(1) / minutes);
  console.log(
    `Seeds from ${from} on: ${sum(0)} schedules, ${sum(1)} ops in ${minutes.toFixed(1)} minutes, ${rate} a minute`,
  );
});

process.argv.push('tests/sync/convergence', 'tests/sync/counts-once', 'tests/sync/sabotage');
process.argv.push('tests/server/sync/properties', 'tests/server/charges/payments/histories');
// The usual time limit, multiplied: a test that plays more schedules per call has no other limit.
process.argv.push(`--testTimeout=${120_000 * Math.max(1, Number(times))}`);
void import('../run');
