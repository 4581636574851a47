import { beforeEach, expect, it } from 'vitest';
import { performSet } from '#domain/workouts/perform';
import { MAX_AHEAD_MS, MAX_COUNTER } from '#protocol/clock';
import { createClient } from '../../src/api/client';
import { syncPass } from '../../src/sync/pass';
import { createTransport } from '../../src/sync/transport';
import { SQLITE } from '../harness/databases';
import { createDevice, createEndpoint, readAll } from '../server/sync/endpoint';
import { ACCOUNT, emptyBrowser, idOf, NOW } from './browser';
import { begun, openHere } from './here';

const ID = idOf(1);

beforeEach(emptyBrowser);

/** A phone, and another device of the person with stamps made by hand. */
async function setUp() {
  const connection = await SQLITE.openMigrated();
  const endpoint = createEndpoint(connection);
  endpoint.clock = NOW;
  const here = await openHere();
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: async (input, init) => {
      // Each trip takes time.
      endpoint.clock += 1;
      here.clock.now += 1;
      return endpoint.post(ACCOUNT, await new Request(input, init).text());
    },
  });
  const wall = () => here.clock.now;
  const pass = { exchanger: here.exchanger, transport: createTransport(client), wall };
  return {
    endpoint,
    here,
    hostile: createDevice(endpoint, ACCOUNT, 'hostile'),
    send: async () => {
      expect(await syncPass({ ...pass, onTrip: () => {} })).toMatchObject({ kind: 'done' });
      expect(await here.replica.pending()).toMatchObject({ ops: 0, refused: 0 });
    },
    log: (set: string, load: number) =>
      here.write(ID, (registers, device) =>
        performSet(registers, set, { load, reps: 8 }, 90, { device, now: here.clock.now }),
      ),
    close: () => connection.close(),
  };
}

it.each([
  ['the largest number', Number.MAX_SAFE_INTEGER, 'invalid'],
  ['the cap', MAX_COUNTER, 'ok'],
  ['a little less', MAX_COUNTER - 3, 'ok'],
])('C2b: logging goes on when a stamp came whose counter is %s', async (_, counter, answer) => {
  const { endpoint, here, hostile, send, log, close } = await setUp();
  await here.write(ID, () => begun(9));
  await send();
  for (let nth = 1; nth <= 9; nth += 1) {
    const rest = { set: 's1', endsAt: 0, total: 60, pausedLeft: null, device: 'hostile' };
    for (const ms of [endpoint.clock, endpoint.clock + MAX_AHEAD_MS]) {
      const op = hostile.set(
        ID,
        { title: `Treino ${ms}`, rest },
        { stamp: [ms, counter, 'hostile'] },
      );
      const [result] = await hostile.push(op);
      expect(result).toMatchObject(
        answer === 'ok' ? { ok: {} } : { code: answer, stamp: op.stamp },
      );
    }
    await send();
    await log(`s${nth}`, 60_000 + nth);
    await send();
  }
  const [page] = await readAll(createDevice(endpoint, ACCOUNT, 'other'));
  const text = JSON.stringify(page?.records);
  for (let nth = 1; nth <= 9; nth += 1) expect(text).toContain(`"load":${60_000 + nth}`);
  await close();
});
