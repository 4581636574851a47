import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../server/db/database';
import { buildSimulation, type Play } from './bundle';
import { FAULTS, WEATHER } from './faults';
import { prepareServer } from './server';

const MOST = 600;
/** Where the first schedules show nothing, the search begins near one that does. */
const FIRST: Readonly<Record<string, number>> = {
  'merge without comparing stamps': 165,
  'R6 an erased record is merged instead of replaced': 36,
  'R6 who erases is not told of it': 36,
  'R6 values that came back do not fill what was lost': 120,
  'C1 a write folds into an op under way, under its old stamp': 44,
  'C2 a stamp knows nothing of what was seen': 55,
  'C3 views keep what moved stamps said': 23,
  'C3 a refused op is stamped after itself': 15,
  'C3 what was seen does not follow the moved stamps': 14,
  'C4 an answer tells of a new birth without its page': 65,
  'S4 a restored server is not sent what it lost': 11,
  'S4 a restore does not begin an epoch': 11,
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
