import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../server/db/database';
import type { TestDatabase } from '../harness/databases';
import { buildSimulation, type Play } from './bundle';
import { prepareServer } from './server-machine';

const AT_ONCE = 50;

/** The part of a run: seeds are distributed over files that run in parallel. */
export interface Share {
  readonly part: number;
  readonly of: number;
  /** Number of schedules of all parts; SIM_SCHEDULES replaces it, SIM_TIMES multiplies it. */
  readonly schedules: number;
  /** Opens another connection to the database, for a second server. */
  readonly beside?: (connection: Connection) => Promise<Connection>;
}

/** Adds to the totals of a long run, which are also kept if it is stopped early. */
function tally(schedules: number, ops: number): void {
  if (process.env.SIM_TALLY) appendFileSync(process.env.SIM_TALLY, `${schedules} ${ops}\n`);
}

/**
 * Plays seeded schedules. SIM_SEED=7 replays one and prints all requests and writes; SIM_FROM
 * shifts the seeds, so that a long run uses new ones.
 */
export function converge(database: TestDatabase, { part, of, schedules, beside }: Share): void {
  const only = process.env.SIM_SEED;
  const all = Number(process.env.SIM_SCHEDULES ?? schedules) * Number(process.env.SIM_TIMES ?? 1);
  const count = only ? 1 : Math.ceil(all / of);
  const from = only ? Number(only) : Number(process.env.SIM_FROM ?? 1) + part * count;
  let connection: Connection;
  let play: Play;
  let others: Connection[] = [];
  let played = 0;
  let written = 0;
  beforeAll(async () => {
    connection = await database.open();
    await prepareServer(connection);
    if (beside) others = [await beside(connection)];
    play = await buildSimulation(`converge-${database.name}-${part}`, []);
  });
  afterAll(async () => {
    for (const other of others) await other.close();
    await connection.close();
    console.log(`${database.name}: ${played} schedules, ${written} ops`);
  });

  const starts = Array.from(
    { length: Math.ceil(count / AT_ONCE) },
    (_, index) => from + index * AT_ONCE,
  );
  test.each(starts)('seeds from %i on', { timeout: 600_000 }, async (start) => {
    const before = { played, written };
    for (let seed = start; seed < Math.min(start + AT_ONCE, from + count); seed += 1) {
      const trace = only ? (line: string) => console.log(line) : undefined;
      const { problems, ops } = await play(connection, seed, {}, trace, others);
      played += 1;
      written += ops;
      expect(problems, `SIM_SEED=${seed}`).toEqual([]);
    }
    tally(played - before.played, written - before.written);
  });
}
