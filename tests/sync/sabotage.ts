import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../server/db/database';
import { buildSimulation, type Play } from './bundle';
import { FAULTS, WEATHER } from './faults';
import { prepareServer } from './server';

const MOST = 600;
/** Where the first schedules show nothing, the search begins near one that does. */
const FIRST: Readonly<Record<string, number>> = { 'merge without comparing stamps': 165 };

/** Every `of`-th fault, from the `part`-th on, must show where the sound simulation shows nothing. */
export function sabotage(part: number, of: number): void {
  const connection = createDatabase({ dataDir: 'memory' });
  let sound: Play;
  beforeAll(async () => {
    await prepareServer(connection);
    sound = await buildSimulation(`sound-${part}`, []);
  });
  afterAll(() => connection.close());

  const faults = Object.entries(FAULTS).filter((_, index) => index % of === part);
  test.each(faults)('%s', { timeout: 600_000 }, async (name, changes) => {
    const weather = WEATHER[name.split(' ')[0] ?? ''] ?? {};
    const altered = await buildSimulation(
      `fault-${part}-${faults.findIndex(([own]) => own === name)}`,
      changes,
    );
    const first = FIRST[name] ?? 1;
    for (let seed = first; seed < first + MOST; seed += 1) {
      const { problems } = await altered(connection, seed, weather);
      if (problems.length === 0) continue;
      expect((await sound(connection, seed, weather)).problems).toEqual([]);
      return;
    }
    expect.fail(`${MOST} schedules did not see it`);
  });
}
