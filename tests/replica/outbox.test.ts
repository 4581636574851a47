import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { NEWER_WAIT_MS } from '../../src/replica/outbox/outbox';
import type { ReplicaSchema } from '../../src/replica/store/schema';
import { bytesOf } from '../../src/replica/store/size';
import { upgrade } from '../../src/replica/store/upgrades';
import { page, refusedWith, sentOps, taken, wire, writtenBy } from './answers';
import { ACCOUNT, emptyBrowser, idOf, inDatabase, NOW, outbox, SPACE } from './browser';
import { type Here, openHere } from './here';

beforeEach(emptyBrowser);
afterEach(() => vi.restoreAllMocks());

const restored = { spaces: [{ id: SPACE, restored: { commonRev: 0, epoch: 'e2' } }] };

/** A device that the server knows, with a number of workouts that were never sent. */
async function withUnsent(count: number): Promise<Here> {
  const here = await openHere();
  await here.meet();
  for (let n = 1; n <= count; n += 1) await here.begin(idOf(n));
  return here;
}

/** The records sent in each trip, while the server accepts everything. */
async function sendAll(here: Here, ops: number): Promise<string[][]> {
  const trips: string[][] = [];
  for (let more = true; more; ) {
    const trip = await here.trip((sent) => taken(sent), { ops, bytes: 200_000 });
    trips.push(sentOps(trip.prepared).map(({ record }) => record));
    more = trip.more;
  }
  return trips;
}

describe('what a request takes of a long outbox', () => {
  it('C9a: goes in the order in which it was written, whole, and ends with the last', async () => {
    const here = await withUnsent(100);
    const trips = await sendAll(here, 40);
    expect(trips.map(({ length }) => length)).toEqual([40, 40, 20]);
    expect(trips.flat()).toEqual(Array.from({ length: 100 }, (_, nth) => idOf(nth + 1)));
    expect((await here.replica.pending()).ops).toBe(0);
  });

  it('goes whole once per record, and then as changes', async () => {
    const here = await withUnsent(2);
    await here.write(idOf(1), () => ({ title: 'Depois' }));
    await here.replica.commit([{ kind: 'exercise', id: idOf(1), write: () => ({ name: 'Meu' }) }]);
    const ops = sentOps(await here.exchanger.prepare(FULL_BATCH));
    expect(ops.map((op) => [op.kind, op.record, 'full' in op])).toEqual([
      ['workout', idOf(1), true],
      ['workout', idOf(2), true],
      ['workout', idOf(1), false],
      ['exercise', idOf(1), true],
    ]);
  });

  it('fills a request to its last byte', async () => {
    const here = await withUnsent(2);
    const { request } = await here.exchanger.prepare(FULL_BATCH);
    // The rest of a request has room of its own.
    const bytes = request.ops.reduce<number>((sum, op) => sum + bytesOf(op), 2048);
    expect((await here.exchanger.prepare({ ops: 200, bytes })).ops).toHaveLength(2);
    expect((await here.exchanger.prepare({ ops: 200, bytes: bytes - 1 })).ops).toHaveLength(1);
    // A change that alone is too large goes alone: the server decides.
    expect((await here.exchanger.prepare({ ops: 200, bytes: 1 })).ops).toHaveLength(1);
  });

  it('a request that just takes the last of it asks for no other', async () => {
    const here = await withUnsent(64);
    expect((await sendAll(here, 32)).map(({ length }) => length)).toEqual([32, 32]);
  });

  it('is all that it reads, but for what is read along with it', async () => {
    const here = await withUnsent(200);
    let read = 0;
    for (const place of [IDBObjectStore.prototype, IDBIndex.prototype]) {
      const { getAll } = place;
      vi.spyOn(place, 'getAll').mockImplementation(function (this: IDBObjectStore, ...args) {
        const asked = getAll.apply(this, args);
        asked.addEventListener('success', () => {
          read += asked.result.length;
        });
        return asked;
      });
    }
    await here.exchanger.prepare({ ops: 10, bytes: 200_000 });
    expect(read).toBeGreaterThanOrEqual(10);
    expect(read).toBeLessThan(60);
  });

  it('S4c: what a backup lost goes before what was written since, and all of it (S4)', async () => {
    const here = await openHere();
    await here.meet();
    const lost = Array.from({ length: 70 }, (_, nth) => idOf(nth + 1));
    const held = lost.map((id) => wire(id, writtenBy('bia', NOW, { title: 'De antes' })));
    await here.trip(page(0, 70, held));
    for (let n = 71; n <= 110; n += 1) await here.begin(idOf(n));
    await here.trip(restored);
    const trips = await sendAll(here, 45);
    expect(trips.flat().slice(0, 70)).toEqual(lost);
    expect(trips.flat().slice(70)).toEqual(Array.from({ length: 40 }, (_, nth) => idOf(nth + 71)));
  });

  it('what waits for a newer server holds back its own records alone, however many', async () => {
    const here = await withUnsent(50);
    await here.trip(refusedWith('newer'));
    for (let n = 40; n <= 60; n += 1) await here.write(idOf(n), () => ({ title: 'Depois' }));
    const others = Array.from({ length: 10 }, (_, nth) => idOf(nth + 51));
    expect(await sendAll(here, 200)).toEqual([others]);
    here.clock.now += NEWER_WAIT_MS + 1;
    expect((await sendAll(here, 200)).flat()).toHaveLength(61);
    expect((await here.replica.pending()).ops).toBe(0);
  });
});

it('V1c: what an earlier version stored without a wait keeps its stamp', async () => {
  const here = await withUnsent(1);
  const [op] = await outbox();
  if (!op) throw new Error('Nothing is unsent');
  await inDatabase((database) => database.put('outbox', { ...op, waitUntil: 0 }));
  here.clock.now += 1000;
  const { ops } = await here.exchanger.prepare(FULL_BATCH);
  expect(ops.map(({ stamp }) => stamp)).toEqual([op.stamp]);
});

it('V1c: what an earlier version was to send again goes first as well', async () => {
  const here = await openHere();
  await here.meet();
  await here.trip(page(0, 1, [wire(idOf(1), writtenBy('bia', NOW, { title: 'De antes' }))]));
  await here.begin(idOf(2));
  await here.trip(restored);
  here.replica.close();
  const name = `anilha-${ACCOUNT}`;
  const kept = await inDatabase(async (database) => {
    const stores = [...database.objectStoreNames];
    return Promise.all(stores.map(async (store) => [store, await database.getAll(store)] as const));
  });
  await deleteDB(name);
  const older = await openDB<ReplicaSchema>(name, 7, {
    upgrade: (database, from, to, tx) => upgrade(database, from, to ?? 7, tx),
  });
  for (const [store, rows] of kept)
    for (const { ahead: _, ...row } of rows.map((one) => ({ ahead: 0, ...one })))
      await older.put(store, row);
  older.close();
  const updated = await openHere();
  const { ops } = await updated.exchanger.prepare(FULL_BATCH);
  expect(ops.map(({ record }) => record)).toEqual([idOf(1), idOf(2)]);
  expect(await outbox()).toHaveLength(2);
});
