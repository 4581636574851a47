import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../server/db/database';
import { buildSimulation, type Play } from './bundle';
import { FAULTS, WEATHER } from './faults';
import { prepareServer } from './server-machine';

const MOST = 600;
/** Where the first schedules show nothing, the search begins near one that does. */
const FIRST: Readonly<Record<string, number>> = {
  'merge without comparing stamps': 95,
  'R6 an erased record is merged instead of replaced': 223,
  'R6 who erases is not told of it': 142,
  'C1 a page shows over what is unsent': 25,
  'C1 a write folds into an op under way, under its old stamp': 47,
  'C3 views keep what moved stamps said': 35,
  'C3 what was seen does not follow the moved stamps': 19,
};

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
