import type { Browser } from 'playwright';
import { openTab } from '../../e2e/person-steps';
import type { BuiltServer } from '../../harness/built-server';
import { median } from '../figures';
import { FAST, SLOW_CPU, type Speed, slowDown } from '../line-speed';
import { atMost, type Report } from '../report';
import { type FirstSync, firstSync } from './first-sync';
import { killedSync } from './killed-sync';
import { openPhone } from './phone';

/** Each run needs a new device and all ten years. */
const MOST_RUNS = 3;
/** Limits with the full processor speed, and with a quarter of it. */
const MOST_MS = { whole: 4000, quarter: 10_000 };
/**
 * Longest task of the main thread with a quarter of the processor: a tap waits at most that long.
 */
const MOST_TASK_MS = 200;

export interface Account {
  readonly browser: Browser;
  readonly server: BuiltServer;
  readonly email: string;
  /** Number of its records on the server. */
  readonly records: number;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Measures how long a new device takes to get a whole account, and whether a kill sets it back. */
export async function tellFirstSyncs(
  account: Account,
  runs: number,
  report: Report,
): Promise<void> {
  const whole = await syncsOf(account, FAST, runs);
  const took = median(whole.map((one) => one.took));
  report.line(`first sync, ${FAST.name}`, [ms(took)], atMost(took, MOST_MS.whole, 'ms'));

  const quarter = await syncsOf(account, SLOW_CPU, runs);
  const slow = median(quarter.map((one) => one.took));
  report.line(`first sync, ${SLOW_CPU.name}`, [ms(slow)], atMost(slow, MOST_MS.quarter, 'ms'));
  const longest = median(quarter.map((one) => one.longest));
  report.line('  its longest task', [ms(longest)], atMost(longest, MOST_TASK_MS, 'ms'));
  const press = median(quarter.map((one) => one.longestSincePress));
  report.line('  the same, with signing in', [ms(press)]);

  await tellKilled(account, report);
}

async function syncsOf(
  { browser, server, email, records }: Account,
  speed: Speed,
  runs: number,
): Promise<FirstSync[]> {
  const syncs: FirstSync[] = [];
  for (let each = 0; each < Math.min(MOST_RUNS, runs); each += 1) {
    const device = await openPhone(browser, server);
    const page = await openTab(device);
    await slowDown(device, page, speed);
    syncs.push(await firstSync(page, email, records));
    await device.close();
  }
  return syncs;
}

async function tellKilled({ server, email, records }: Account, report: Report): Promise<void> {
  const { there, cursor, rest, records: all } = await killedSync(server, email, records);
  report.line(`  killed midway, ${SLOW_CPU.name}`, [`${there} there`, `${all} in all`, ms(rest)], {
    says: `the next start reads on (from change ${cursor}) and ends with all ${records} records`,
    holds: there > 0 && cursor > 0 && all === records,
  });
}
