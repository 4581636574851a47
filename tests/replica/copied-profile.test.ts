import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { removeSet, removeWorkout } from '#domain/workouts/arrange';
import { workoutKind } from '#domain/workouts/kind';
import { performSet } from '#domain/workouts/perform';
import type { WorkoutSet } from '#domain/workouts/shape';
import { decodeRegisters } from '#protocol/encoding';
import { rotateEpochs } from '../../server/sync/space/epoch';
import { createClient } from '../../src/api/client';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { databaseName } from '../../src/replica/open/open';
import type { ReplicaSchema } from '../../src/replica/store/schema';
import { upgrade } from '../../src/replica/store/upgrades';
import { syncPass } from '../../src/sync/pass';
import { createTransport } from '../../src/sync/transport';
import { SQLITE } from '../harness/databases';
import { createDevice, createEndpoint, type Endpoint, readAll } from '../server/sync/endpoint';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW } from './browser';
import { begun, type Here, openHere } from './here';

const ID = idOf(1);

beforeEach(emptyBrowser);

/** A browser with a copied profile; open replicas stay in theirs. */
async function copyProfile(): Promise<void> {
  const original = await openDB<ReplicaSchema>(databaseName(ACCOUNT));
  const names = [...original.objectStoreNames];
  const rows = await Promise.all(names.map((name) => original.getAll(name)));
  const { version } = original;
  original.close();
  globalThis.indexedDB = new IDBFactory();
  const copy = await openDB<ReplicaSchema>(databaseName(ACCOUNT), version, {
    upgrade: (database, from, _to, tx) => upgrade(database, from, version, tx),
  });
  for (const [at, name] of names.entries()) {
    for (const row of rows[at] ?? []) await copy.put(name, row);
  }
  copy.close();
}

interface World {
  readonly endpoint: Endpoint;
  /** The server takes the next request, and its answer is lost. */
  loseAnswer(): void;
  /** So many tries of a device that reach no server. */
  outage(here: Here, tries: number): Promise<void>;
  /** Sends and reads until nothing is left. */
  sync(here: Here): Promise<void>;
  /** Logs a set a second after the last one. */
  log(here: Here, set: string, load: number): Promise<void>;
  /** The sets as another device shows them. */
  sets(): Promise<readonly WorkoutSet[]>;
  removedAt(): Promise<number | null>;
}

async function createWorld(): Promise<World> {
  const connection = await SQLITE.openMigrated();
  const endpoint = createEndpoint(connection);
  endpoint.clock = NOW;
  let loses = false;
  let isAway = false;
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: async (input, init) => {
      if (isAway) throw new TypeError('Failed to fetch');
      const answer = await endpoint.post(ACCOUNT, await new Request(input, init).text());
      expect(answer.status).toBe(200);
      if (!loses) return answer;
      loses = false;
      throw new TypeError('Failed to fetch');
    },
  });
  const shown = async () => {
    const pages = await readAll(createDevice(endpoint, ACCOUNT, 'other'));
    const records = pages.flatMap(({ records: some }) => some);
    const body = records.find(({ id }) => id === ID)?.body ?? { d: [], b: 0, r: {} };
    return workoutKind.project(decodeRegisters(body));
  };
  return {
    endpoint,
    loseAnswer() {
      loses = true;
    },
    async outage({ exchanger }, tries) {
      isAway = true;
      for (let done = 0; done < tries; done += 1) {
        const pass = { exchanger, transport: createTransport(client), onTrip: () => undefined };
        expect(await syncPass(pass)).toMatchObject({ kind: 'offline' });
      }
      isAway = false;
    },
    async sync({ exchanger, replica, clock }) {
      clock.now = endpoint.clock;
      const lost = loses;
      const pass = { exchanger, transport: createTransport(client), onTrip: () => undefined };
      const end = await syncPass(pass);
      if (lost) return;
      expect(end).toMatchObject({ kind: 'done' });
      expect(await replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    },
    async log(here, set, load) {
      endpoint.clock += 1000;
      here.clock.now = endpoint.clock;
      await here.write(ID, (registers, device) =>
        performSet(registers, set, { load, reps: 8 }, 90, { device, now: here.clock.now }),
      );
    },
    sets: async () => (await shown()).exercises.flatMap(({ sets }) => sets),
    removedAt: async () => (await shown()).removedAt,
  };
}

/** Two replicas with copies of one profile, which had sent a workout with three sets. */
async function twoCopies() {
  const world = await createWorld();
  const first = await openHere();
  await first.write(ID, () => begun(3));
  await world.sync(first);
  await copyProfile();
  const second = await openHere();
  expect(second.replica.device()).toBe(first.replica.device());
  return { world, first, second };
}

const loadsOf = ({ done, alternative }: WorkoutSet) =>
  [done?.load, alternative?.load].filter((load) => load != null).sort();

it('C10b2: both loads are shown when two copies of a profile log one set at different times', async () => {
  const { world, first, second } = await twoCopies();
  await world.log(first, 's1', 90_000);
  await world.log(second, 's1', 80_000);
  await world.sync(first);
  await world.sync(second);
  await world.sync(first);
  const [set] = await world.sets();
  expect(set && loadsOf(set)).toEqual([80_000, 90_000]);
  for (const here of [first, second]) {
    const own = await here.set(ID, 's1');
    expect(own && loadsOf(own)).toEqual([80_000, 90_000]);
  }
  expect(second.replica.device()).not.toBe(first.replica.device());
});

it('C10b3: a removal does not take the set that the other copy logged and its remover had not seen', async () => {
  const { world, first, second } = await twoCopies();
  await world.log(first, 's1', 90_000);
  // The second copy's own later set makes the removal's time later than that of the other copy's
  // set.
  await world.log(second, 's2', 70_000);
  await second.write(ID, (registers, device) =>
    removeWorkout(registers, { device, now: second.clock.now }),
  );
  await world.sync(first);
  await world.sync(second);
  await world.sync(first);
  expect(await world.removedAt()).toBeNull();
  expect((await world.sets()).map(({ done }) => done?.load ?? null)).toContain(90_000);
  expect((await first.set(ID, 's1'))?.done?.load).toBe(90_000);
});

it('C10b1: a copy that reads first writes over what it has read, and nothing comes back', async () => {
  const { world, first, second } = await twoCopies();
  await world.log(first, 's1', 90_000);
  await world.sync(first);
  await world.sync(second);
  await world.log(second, 's1', 80_000);
  await world.sync(second);
  const [set] = await world.sets();
  expect(set && loadsOf(set)).toEqual([80_000]);
});

it('C10b3: a correction under the new name settles what it replaced under the old one', async () => {
  const world = await createWorld();
  const first = await openHere();
  await first.write(ID, () => begun(3));
  await world.log(first, 's1', 75_000);
  await world.sync(first);
  await copyProfile();
  const second = await openHere();
  await world.log(first, 's2', 60_000);
  await world.log(second, 's1', 80_000);
  await world.sync(first);
  await world.sync(second);
  const [set] = await world.sets();
  expect(set && loadsOf(set)).toEqual([80_000]);
});

it('C10a2: what both had not sent before the copying is stored once and under one name', async () => {
  const world = await createWorld();
  const first = await openHere();
  await first.write(ID, () => begun(3));
  await world.sync(first);
  await world.log(first, 's1', 75_000);
  await copyProfile();
  const second = await openHere();
  await world.log(first, 's2', 60_000);
  await world.log(second, 's3', 50_000);
  await world.sync(first);
  await world.sync(second);
  await world.sync(first);
  const loads = (await world.sets()).map((set) => loadsOf(set));
  expect(loads).toEqual([[75_000], [60_000], [50_000]]);
  const [row] = await first.replica.inside.storage.read((database) => database.getAll('base'));
  const versions = Object.keys(JSON.parse(String(row?.body)).r).filter((path) =>
    path.startsWith('s.s1.done.'),
  );
  expect(versions).toHaveLength(1);
});

it('C10e: a device keeps its name after lost answers and a start of the app', async () => {
  const world = await createWorld();
  const here = await openHere();
  const name = here.replica.device();
  await here.write(ID, () => begun(3));
  await world.sync(here);
  world.loseAnswer();
  await world.log(here, 's1', 60_000);
  await world.sync(here);
  await world.log(here, 's2', 61_000);
  await world.sync(here);
  const again = await openHere();
  await world.log(again, 's3', 63_000);
  await world.sync(again);
  expect(again.replica.device()).toBe(name);
  expect((await world.sets()).map(loadsOf)).toEqual([[60_000], [61_000], [63_000]]);
});

it('C10d: a device keeps its name when answers are lost before and after a long outage', async () => {
  const world = await createWorld();
  const here = await openHere();
  const name = here.replica.device();
  await here.write(ID, () => begun(3));
  await world.sync(here);
  for (let push = 0; push < 70; push += 1) {
    await world.log(here, 's1', 60_000);
    await world.sync(here);
  }
  await world.log(here, 's1', 60_000);
  await world.outage(here, 100);
  await world.sync(here);
  expect(here.replica.device()).toBe(name);
  world.loseAnswer();
  await world.log(here, 's2', 61_000);
  await world.sync(here);
  await world.outage(here, 100);
  world.loseAnswer();
  await world.log(here, 's3', 62_000);
  await world.sync(here);
  await world.outage(here, 10);
  await world.sync(here);
  expect(here.replica.device()).toBe(name);
  expect((await world.sets()).map(loadsOf)).toEqual([[60_000], [61_000], [62_000]]);
});

it('C10c2: what a lost database left unsent is told apart from what a copy sent since', async () => {
  const world = await createWorld();
  const storage = memoryStorage();
  const mirror = () => createLocalMirror(ACCOUNT, storage);
  const first = await openHere({ mirror: mirror() });
  await first.write(ID, () => begun(3));
  await world.sync(first);
  await copyProfile();
  const second = await openHere();
  await world.log(first, 's1', 90_000);
  await world.log(second, 's1', 80_000);
  await world.sync(second);
  // The first copy's database is lost before anything is sent, but its mirror exists.
  emptyBrowser();
  const anew = await openHere({ mirror: mirror() });
  await world.sync(anew);
  const [set] = await world.sets();
  expect(set && loadsOf(set)).toEqual([80_000, 90_000]);
});

it('C10c2: copies are told apart when a lost database had sent nothing under their name', async () => {
  const world = await createWorld();
  const storage = memoryStorage();
  const mirror = () => createLocalMirror(ACCOUNT, storage);
  const first = await openHere({ mirror: mirror() });
  await world.sync(first);
  await first.write(ID, () => begun(3));
  await copyProfile();
  const second = await openHere();
  await world.log(first, 's1', 90_000);
  await world.log(second, 's1', 80_000);
  emptyBrowser();
  const anew = await openHere({ mirror: mirror() });
  await world.sync(anew);
  await world.sync(second);
  const [set] = await world.sets();
  expect(set && loadsOf(set)).toEqual([80_000, 90_000]);
});

it('C10c5: a correction over what a lost database left has not seen what the other copy sent', async () => {
  const world = await createWorld();
  const storage = memoryStorage();
  const mirror = () => createLocalMirror(ACCOUNT, storage);
  const first = await openHere();
  await first.write(ID, () => begun(3));
  await copyProfile();
  const second = await openHere({ mirror: mirror() });
  await world.log(first, 's1', 90_000);
  await world.log(second, 's1', 80_000);
  emptyBrowser();
  const anew = await openHere({ mirror: mirror() });
  await world.log(anew, 's1', 85_000);
  await world.sync(first);
  await world.sync(anew);
  const [set] = await world.sets();
  expect(set && loadsOf(set)).toEqual([85_000, 90_000]);
});

/** Copies the server's state. The returned function puts that state back, as an operator does. */
async function backUp({ endpoint }: World): Promise<() => Promise<void>> {
  const { db } = endpoint.connection;
  const space = await db.selectFrom('space').selectAll().execute();
  const epochs = await db.selectFrom('space_epoch').selectAll().execute();
  const records = await db.selectFrom('record').selectAll().execute();
  const digests = await db.selectFrom('space_digest').selectAll().execute();
  return async () => {
    for (const table of ['record', 'space_digest', 'space_epoch', 'space'] as const)
      await db.deleteFrom(table).execute();
    await db.insertInto('space').values(space).execute();
    await db.insertInto('space_epoch').values(epochs).execute();
    await db.insertInto('record').values(records).execute();
    await db.insertInto('space_digest').values(digests).execute();
    await rotateEpochs(db);
  };
}

for (const order of ['the copy', 'the original']) {
  it(`C10h1: both loads are shown when a backup lost what one copy had sent and ${order} comes first`, async () => {
    const { world, first, second } = await twoCopies();
    const restore = await backUp(world);
    await world.log(first, 's1', 90_000);
    await world.sync(first);
    await world.log(second, 's1', 80_000);
    // The first one writes on under its name, before it hears of the backup.
    await world.log(first, 's2', 60_000);
    await restore();
    const both = order === 'the copy' ? [second, first, second] : [first, second, first];
    for (const here of both) await world.sync(here);
    expect((await world.sets()).map(loadsOf)).toEqual([[80_000, 90_000], [60_000], []]);
    expect(first.replica.device()).not.toBe(second.replica.device());
  });
}

it('C10h2: what was sent before a backup is stored under one name when its answer was lost', async () => {
  const world = await createWorld();
  const here = await openHere();
  await here.write(ID, () => begun(3));
  await world.sync(here);
  const name = here.replica.device();
  world.loseAnswer();
  await world.log(here, 's1', 60_000);
  await world.sync(here);
  await (await backUp(world))();
  await world.log(here, 's2', 61_000);
  await world.sync(here);
  expect((await world.sets()).map(loadsOf)).toEqual([[60_000], [61_000], []]);
  const [row] = await here.replica.inside.storage.read((database) => database.getAll('base'));
  const versions = Object.keys(JSON.parse(String(row?.body)).r).filter((path) =>
    path.includes('.done.'),
  );
  expect(versions).toHaveLength(2);
  expect(versions).toContain(`s.s1.done.${name}`);
  expect(here.replica.device()).not.toBe(name);
});

it('C10h2: a removed set stays removed when a backup lost it and it takes a new name', async () => {
  const world = await createWorld();
  const here = await openHere();
  await here.write(ID, () => begun(3));
  await world.sync(here);
  const restore = await backUp(world);
  world.loseAnswer();
  await world.log(here, 's1', 60_000);
  await world.sync(here);
  await here.write(ID, (registers, device) =>
    removeSet(registers, 's1', { device, now: here.clock.now }),
  );
  await restore();
  await world.sync(here);
  expect((await world.sets()).map(({ key }) => key)).toEqual(['s2', 's3']);
});
