import { beforeEach, expect, it } from 'vitest';
import { workoutKind } from '#domain/workouts/kind';
import { performSet } from '#domain/workouts/perform';
import { decodeRegisters } from '#protocol/encoding';
import { createClient } from '../../src/api/client';
import { syncPass } from '../../src/sync/pass';
import { createTransport } from '../../src/sync/transport';
import { SQLITE } from '../harness/databases';
import { createDevice, createEndpoint, readAll } from '../server/sync/endpoint';
import { ACCOUNT, emptyBrowser, idOf, NOW } from './browser';
import { begun, openHere } from './here';

const DAY = 86_400_000;
/** More trips would mean an endless loop. */
const FEW = 12;

beforeEach(emptyBrowser);

it('E2c: a server whose clock jumped a day ahead and back takes what is logged on, and shows it', async () => {
  const connection = await SQLITE.openMigrated();
  const endpoint = createEndpoint(connection);
  endpoint.clock = NOW;
  const here = await openHere();
  const asked: number[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: async (input, init) => {
      asked.push(endpoint.clock);
      const answer = await endpoint.post(ACCOUNT, await new Request(input, init).text());
      expect(answer.status).toBe(200);
      return answer;
    },
  });
  const transport = createTransport(client);
  const send = async () => {
    asked.length = 0;
    const end = await syncPass({ exchanger: here.exchanger, transport, onTrip: () => {} });
    expect(end.kind).toBe('done');
    expect(asked.length).toBeLessThan(FEW);
    expect(await here.replica.pending()).toMatchObject({ ops: 0, refused: 0 });
  };
  const log = (set: string, load: number) =>
    here.write(idOf(1), (registers, device) =>
      performSet(registers, set, { load, reps: 8 }, 90, { device, now: here.clock.now }),
    );

  await here.write(idOf(1), () => begun(4));
  await log('s1', 60_000);
  await send();

  endpoint.clock += DAY;
  await log('s2', 60_000);
  await send();
  // The phone has learned of the other day by now.
  await log('s3', 60_000);
  await send();

  endpoint.clock -= DAY;
  here.clock.now += 60_000;
  endpoint.clock += 60_000;
  await log('s4', 60_000);
  await log('s3', 62_500);
  await here.write(idOf(2), () => begun(1));
  await send();
  await log('s4', 65_000);
  await send();

  const pages = await readAll(createDevice(endpoint, ACCOUNT, 'other'));
  const records = pages.flatMap((page) => page.records);
  expect(records.map(({ id }) => id).sort()).toEqual([idOf(1), idOf(2)]);
  const first = records.find(({ id }) => id === idOf(1));
  const shown = workoutKind.project(decodeRegisters(first?.body ?? { d: [], b: 0, r: {} }));
  const loads = shown.exercises.flatMap(({ sets }) => sets.map((set) => set.done?.load));
  expect(loads).toEqual([60_000, 60_000, 62_500, 65_000]);
  await connection.close();
});
