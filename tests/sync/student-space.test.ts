import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../server/db/database';
import { SQLITE } from '../harness/databases';
import { emptyBrowser } from '../replica/here';
import { prepareServer } from './server-machine';
import { playStudentSpace } from './student-play';

/** SIM_SEED=7 plays one again; SIM_TIMES asks for so many times as many, SIM_FROM for other seeds. */
const only = process.env.SIM_SEED;
const count = only ? 1 : 12 * Number(process.env.SIM_TIMES ?? 1);
const from = Number(only ?? process.env.SIM_FROM ?? 1);

let connection: Connection;
beforeAll(async () => {
  emptyBrowser();
  connection = await SQLITE.open();
  await prepareServer(connection);
});
afterAll(() => connection.close());

test('G1 G1w: a coach and a student write at once, scopes change, links end: nothing is lost, nothing stays', {
  timeout: 600_000,
}, async () => {
  for (let seed = from; seed < from + count; seed += 1) {
    expect(await playStudentSpace(connection, seed), `SIM_SEED=${seed}`).toEqual([]);
  }
});
