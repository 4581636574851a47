import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isJsonObject } from '#domain/record/registers';
import { sameDevice } from '#domain/record/stamp';
import { removeSet } from '#domain/workouts/arrange';
import { unperformSet } from '#domain/workouts/perform';
import { projectWorkout } from '#domain/workouts/project';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { NotStored, ReplicaClosed } from '../../src/replica/open/storage';
import { CommitRefused } from '../../src/replica/store/refusal';
import type { Change } from '../../src/replica/view/changes';
import { page, SENT, sentOps, taken, wire, writtenBy } from './answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW, outbox } from './browser';
import { failEverything, failLater, failNextWrites, failWrites, recover } from './failing-database';
import { begun, openHere } from './here';

const ID = idOf(1);
const DAY = 86_400_000;

beforeEach(emptyBrowser);
afterEach(recover);

async function ready() {
  const storage = memoryStorage();
  const mirror = createLocalMirror(ACCOUNT, storage);
  const here = await openHere({ mirror });
  await here.meet();
  await here.begin(ID, 3);
  await here.trip((sent) => ({ ...taken(sent), ...page(0, 1, []) }));
  return { storage, mirror, here };
}

describe('C8: the device does not store a write', () => {
  it('it is tried once more, and then nobody notices', async () => {
    const { here } = await ready();
    failNextWrites(1);
    await here.perform(ID, 's1', 90_000);
    expect(await here.replica.pending()).toEqual({ ops: 1, unsaved: 0, refused: 0 });
  });

  it('C8a: the change is shown, is counted as unsaved, and lies in the mirror', async () => {
    const { here, mirror } = await ready();
    const told: Change[] = [];
    here.replica.subscribe((change) => told.push(change));
    failWrites();
    await here.perform(ID, 's1', 90_000);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 1, refused: 0 });
    expect(JSON.stringify(told)).toContain('90000');
    expect((await mirror.load())?.ops).toMatchObject([{ record: ID, unsaved: true }]);
  });

  it('C6a: also when what fails is a write that nobody waits for, and of a page nothing stays', async () => {
    const { here } = await ready();
    failLater('view');
    await here.perform(ID, 's1', 90_000);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 1, refused: 0 });
    recover();
    await here.perform(ID, 's2', 90_000);
    expect(await here.replica.pending()).toEqual({ ops: 2, unsaved: 0, refused: 0 });
    failLater('base');
    const theirs = wire(idOf(2), writtenBy('b', NOW - 9000, begun()), { rev: 2 });
    await expect(here.trip(page(1, 2, [theirs]))).rejects.toBeInstanceOf(NotStored);
    recover();
    expect(await here.replica.record('workout', idOf(2))).toBeNull();
    const { request } = await here.exchanger.prepare({ ops: 200, bytes: 200_000 });
    expect(request.spaces[0]?.cursor).toBe(1);
  });

  it('it is understood as the tap was meant, also of a workout read from the server', async () => {
    const { here } = await ready();
    const theirs = {
      ...writtenBy('b', NOW - 9000, begun()),
      ...writtenBy('b', NOW - 8000, { 's.s1.done.b': { load: 70_000, reps: 5, at: NOW } }),
    };
    await here.trip(page(1, 2, [wire(idOf(2), theirs, { rev: 2 })]));
    failWrites();
    await here.write(idOf(2), (known, device) =>
      unperformSet(known, projectWorkout(known), 's1', { device, now: NOW }),
    );
    recover();
    await here.write(idOf(2), () => ({ title: 'B' }));
    expect(await here.set(idOf(2), 's1')).toMatchObject({ done: null, plan: { load: 70_000 } });
  });

  it('a limit is still said, and nothing of it is kept', async () => {
    const { here } = await ready();
    failWrites();
    const work = here.replica.commit([
      { kind: 'workout', id: ID, write: () => ({ title: 'Metade' }) },
      { kind: 'workout', id: ID, write: () => ({ note: 'x'.repeat(9000) }) },
    ]);
    await expect(work).rejects.toBeInstanceOf(CommitRefused);
    expect((await here.replica.pending()).unsaved).toBe(0);
    await here.write(ID, () => ({ note: 'curta' }));
    recover();
    await here.perform(ID, 's1', 1000);
    expect(await here.workout(ID)).toMatchObject({ title: 'Treino A', note: 'curta' });
  });

  it('a start that finds no room either sends it all the same, and its writes know of it', async () => {
    const { storage, here } = await ready();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    here.replica.close();
    const next = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
    await next.replica.tidy();
    expect(await next.replica.pending()).toEqual({ ops: 0, unsaved: 1, refused: 0 });
    let knew = '';
    await next.write(ID, (registers) => {
      knew = JSON.stringify(registers);
      return { title: 'B' };
    });
    expect(knew).toContain('90000');
    expect(sentOps(await next.exchanger.prepare({ ops: 200, bytes: 100_000 }))).toHaveLength(2);
    recover();
    await next.replica.tidy();
    expect(await next.replica.pending()).toEqual({ ops: 2, unsaved: 0, refused: 0 });
    expect(await next.set(ID, 's1')).toMatchObject({ done: { load: 90_000 } });
  });

  it('C8a C8h: it is pushed at once, with the name and in the order it was written', async () => {
    const { here } = await ready();
    failEverything();
    await here.perform(ID, 's1', 90_000);
    await here.perform(ID, 's1', 95_000);
    await here.perform(ID, 's2', 70_000);
    const prepared = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    expect(prepared.request.device).toBe(here.replica.device());
    expect(prepared.request.spaces).toEqual([]);
    const stamps = sentOps(prepared).map(({ stamp }) => stamp);
    for (const [, , name] of stamps) expect(sameDevice(name, here.replica.device())).toBe(true);
    expect(stamps).toEqual([...stamps].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
    // After the server accepted it, it is no longer pending, although the answer cannot be stored.
    const answered = { now: NOW, minSchema: 1, spaces: [], ...taken(prepared, 2) };
    await expect(here.exchanger.apply(prepared, answered, SENT)).rejects.toThrow();
    expect(here.replica.inside.unsaved.ops()).toEqual([]);
  });

  it('C10c3: a request from memory lists known tokens and names none', async () => {
    const { here } = await ready();
    failEverything();
    await here.perform(ID, 's1', 90_000);
    const { request } = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    expect(request.spaces).toEqual([]);
    expect(request.chains?.of.map(({ device }) => device)).toEqual([here.replica.device()]);
    expect(request.chains?.of[0]?.known).not.toEqual([]);
    expect(request.chains?.of[0]).not.toHaveProperty('next');
  });

  it('C8h: what the server took and nobody could store here is not replaced unseen', async () => {
    const { here } = await ready();
    const other = await openHere();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    const prepared = await here.exchanger.prepare(FULL_BATCH);
    const answered = { now: NOW, minSchema: 1, spaces: [], ...taken(prepared, 2) };
    await here.exchanger.apply(prepared, answered, SENT);
    const [op] = sentOps(prepared);
    here.replica.close();
    // Another tab that does not know of it.
    other.clock.now += 1000;
    await other.perform(ID, 's1', 60_000);
    recover();
    await other.trip((sent) => ({
      ...taken(sent, 3),
      ...page(1, 3, [wire(ID, op && 'full' in op ? op.full : {}, { rev: 3 })]),
    }));
    expect(await other.set(ID, 's1')).toMatchObject({
      done: { load: 60_000 },
      alternative: { load: 90_000 },
    });
  });

  it('C8h: two tabs that cannot store do not hide from each other what they logged', async () => {
    const { here, mirror } = await ready();
    const other = await openHere({ mirror });
    failWrites();
    other.clock.now = here.clock.now + 1000;
    await here.perform(ID, 's1', 90_000);
    await other.perform(ID, 's1', 95_000);
    await here.perform(ID, 's2', 70_000);
    await other.write(ID, (known, device) => removeSet(known, 's2', { device, now: NOW }));
    recover();
    await here.trip((sent) => ({ ...taken(sent, 2), ...page(1, 2, []) }));
    await other.trip((sent) => ({ ...taken(sent, 3), ...page(2, 3, []) }));
    expect(await other.set(ID, 's1')).toMatchObject({
      done: { load: 95_000 },
      alternative: { load: 90_000 },
    });
    expect((await other.set(ID, 's2'))?.done?.load).toBe(70_000);
  });

  it('W3c: its rest rings here: the device is named in it', async () => {
    const { here } = await ready();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    const [op] = here.replica.inside.unsaved.ops();
    const { rest = null } = op?.set ?? {};
    const device = isJsonObject(rest) ? String(rest.device) : '';
    expect(sameDevice(device, here.replica.device())).toBe(true);
  });

  it("C8j C8l: without the server's time it is not sent, and what was stored before moves with it", async () => {
    const here = await openHere({ mirror: createLocalMirror(ACCOUNT, memoryStorage()) });
    here.clock.now = NOW - DAY;
    await here.begin(ID, 2);
    failWrites();
    await here.write(ID, (known, device) => removeSet(known, 's2', { device, now: NOW }));
    await expect(here.exchanger.prepare(FULL_BATCH)).rejects.toBeInstanceOf(NotStored);
    recover();
    await here.trip({ now: NOW });
    const stored = await outbox();
    expect(stored.map(({ stamp }) => stamp[0] >= NOW - 1000)).toEqual([true, true]);
    await here.trip((sent) => ({ now: NOW, ...taken(sent, 1), ...page(0, 1, []) }));
    expect((await here.workout(ID)).exercises[0]?.sets.map(({ key }) => key)).toEqual(['s1']);
  });

  it('more of them than one request takes go in several', async () => {
    const { here } = await ready();
    failEverything();
    for (const set of ['s1', 's2', 's3']) await here.perform(ID, set, 90_000);
    const prepared = await here.exchanger.prepare({ ops: 2, bytes: 100_000 });
    expect(prepared.request.ops).toHaveLength(2);
  });

  it('C8c: once the database works again, the next trip stores it before it is sent', async () => {
    const { here, mirror } = await ready();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    recover();
    const { prepared } = await here.trip((sent) => ({ ...taken(sent, 2), ...page(1, 2, []) }));
    expect(sentOps(prepared)).toHaveLength(1);
    // The server omits from its page what only this request changed (S5), so it must be here.
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    expect((await mirror.load())?.ops).toEqual([]);
    here.replica.close();
    const again = await openHere({ mirror });
    expect((await again.set(ID, 's1'))?.done?.load).toBe(90_000);
  });

  it('C8c: or the next tap does, and what comes later is stamped later', async () => {
    const { here, mirror } = await ready();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    here.clock.now -= 60_000;
    recover();
    await here.perform(ID, 's2', 70_000);
    expect(await here.replica.pending()).toEqual({ ops: 2, unsaved: 0, refused: 0 });
    const [first, second] = await outbox();
    expect(second?.stamp.slice(0, 2)).toEqual([NOW, (first?.stamp[1] ?? 0) + 1]);
    expect((await mirror.load())?.ops.map(({ unsaved }) => unsaved)).toEqual([
      undefined,
      undefined,
    ]);
    const sets = (await here.workout(ID)).exercises[0]?.sets.map(({ done }) => done?.load ?? null);
    expect(sets).toEqual([90_000, 70_000, null]);
  });

  it('one that is too large for any request is set aside, and does not come again', async () => {
    const { here } = await ready();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    recover();
    const { ops } = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    if (!ops[0]) throw new Error('nothing is sent');
    await here.exchanger.refuse(ops[0], 'too_large');
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 1 });
    expect((await here.exchanger.prepare({ ops: 200, bytes: 100_000 })).ops).toEqual([]);
  });

  it('C1m7: killed before it was stored or sent, it comes back from the mirror, once', async () => {
    const { here, storage } = await ready();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    recover();
    here.replica.close();
    for (let start = 0; start < 2; start += 1) {
      const again = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
      await again.replica.tidy();
      expect((await again.set(ID, 's1'))?.done?.load).toBe(90_000);
      expect((await again.replica.pending()).ops).toBe(1);
      again.replica.close();
    }
  });

  it('C1m7: the housekeeping of another tab stores it too, and takes nothing of it away', async () => {
    const { here, storage } = await ready();
    failWrites();
    await here.perform(ID, 's1', 90_000);
    const other = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
    await other.replica.tidy();
    expect((await createLocalMirror(ACCOUNT, storage).load())?.ops).toHaveLength(1);
    recover();
    await other.replica.tidy();
    expect((await other.set(ID, 's1'))?.done?.load).toBe(90_000);
    await here.perform(ID, 's2', 70_000);
    expect((await here.replica.pending()).ops).toBe(2);
  });
});

describe('the browser closes the database', () => {
  const connections = () => {
    const open = indexedDB.open.bind(indexedDB);
    const made: IDBDatabase[] = [];
    indexedDB.open = (name, version) => {
      const request = open(name, version);
      request.addEventListener('success', () => made.push(request.result));
      return request;
    };
    return made;
  };

  it.each([
    ['and says so', true],
    ['without a word', false],
  ])('%s: it is opened anew, once for all who find out at the same time', async (_, says) => {
    const made = connections();
    const here = await openHere();
    await here.begin(ID, 3);
    expect(made).toHaveLength(1);
    if (says) Reflect.apply(forceCloseDatabase, null, [made[0]]);
    else made[0]?.close();
    await Promise.all([
      here.perform(ID, 's1', 1000),
      here.perform(ID, 's2', 2000),
      here.replica.open('workout'),
      here.perform(ID, 's3', 3000),
      here.replica.pending(),
    ]);
    expect(made).toHaveLength(2);
    expect(await here.replica.pending()).toEqual({ ops: 4, unsaved: 0, refused: 0 });
  });

  it('another tab with a newer version asks for it: this one lets go, and goes on in memory', async () => {
    const mirror = createLocalMirror(ACCOUNT, memoryStorage());
    const here = await openHere({ mirror });
    await here.begin(ID, 3);
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`anilha-${ACCOUNT}`, 99);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await here.perform(ID, 's1', 1000);
    expect(here.replica.inside.unsaved.ops()).toHaveLength(1);
    expect((await mirror.load())?.ops).toHaveLength(2);
    newer.close();
  });

  it('another tab signs out: closed for good, nothing is made anew, nothing goes to the mirror', async () => {
    const storage = memoryStorage();
    const here = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
    await here.begin(ID);
    await deleteDB(`anilha-${ACCOUNT}`);
    storage.clear();
    await expect(here.perform(ID, 's1', 1000)).rejects.toBeInstanceOf(ReplicaClosed);
    await expect(here.replica.open('workout')).rejects.toBeInstanceOf(ReplicaClosed);
    expect(await indexedDB.databases()).toEqual([]);
    expect(storage.length).toBe(0);
  });
});
