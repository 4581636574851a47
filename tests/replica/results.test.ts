import { beforeEach, describe, expect, it } from 'vitest';
import { removeSet, removeWorkout, restoreSet } from '#domain/workouts/arrange';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { registersOfBase } from '../../src/replica/view/known';
import { answer, page, refusedWith, SENT, sentOps, taken, wire, writtenBy } from './answers';
import {
  ACCOUNT,
  emptyBrowser,
  idOf,
  inDatabase,
  memoryStorage,
  NOW,
  outbox,
  SPACE,
} from './browser';
import { begun, openHere } from './here';

const ID = idOf(1);
const DAY = 86_400_000;

beforeEach(emptyBrowser);

describe('C2: a device that knows no skew', () => {
  it('C2e: pulls first; its unsent ops then move by the skew, in order', async () => {
    const here = await openHere({ clock: { now: NOW - DAY } });
    await here.begin(ID, 2);
    here.clock.now += 10_000;
    await here.perform(ID, 's1', 90_000);
    const { prepared } = await here.trip({ now: NOW + 10_000 });
    expect(prepared.request.ops).toEqual([]);
    expect((await outbox()).map(({ stamp }) => stamp[0])).toEqual([NOW, NOW + 10_000]);
    expect(here.replica.skew()).toBe(DAY);
    const next = await here.trip((sent) => ({ now: NOW + 10_000, ...taken(sent) }));
    expect(next.prepared.request.ops).toHaveLength(2);
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
  });

  it('C2k1: takes the delay of the network for no skew', async () => {
    const here = await openHere();
    await here.begin(ID);
    const prepared = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    here.clock.now += 9000;
    await here.exchanger.apply(prepared, answer({ now: NOW + 100 }), SENT);
    expect(here.replica.skew()).toBe(0);
  });

  it('R1c: what a removal had seen moves along: a set performed afterwards is shown', async () => {
    const here = await openHere({ clock: { now: NOW + DAY } });
    await here.begin(ID, 2);
    await here.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW + DAY }));
    expect(await here.set(ID, 's1')).toBeUndefined();
    await here.trip({ now: NOW });
    expect(await here.set(ID, 's1')).toBeUndefined();
    await here.perform(ID, 's1', 70_000);
    expect((await here.set(ID, 's1'))?.done?.load).toBe(70_000);
  });

  it('R1c: a removal has still seen what was written into an earlier op', async () => {
    const here = await openHere({ clock: { now: NOW - DAY } });
    await here.begin(ID, 2);
    await here.perform(ID, 's1', 70_000);
    here.clock.now += 1000;
    await here.begin(idOf(2));
    here.clock.now += 1000;
    await here.perform(ID, 's1', 70_000);
    await here.write(ID, (known, device) =>
      removeSet(known, 's1', { device, now: here.clock.now }),
    );
    expect(await here.set(ID, 's1')).toBeUndefined();
    await here.trip({ now: NOW + 2000 });
    expect(await here.set(ID, 's1')).toBeUndefined();
  });
});

describe('C3: a stamp from the future', () => {
  it('C3b: is learned from, and it and all later ones get new stamps, in order', async () => {
    const storage = memoryStorage();
    const mirror = createLocalMirror(ACCOUNT, storage);
    const here = await openHere({ mirror });
    await here.meet();
    here.clock.now = NOW + DAY;
    await here.begin(ID, 2);
    await here.perform(ID, 's1', 90_000);
    await here.write(ID, () => ({ title: 'Peito' }));
    const { more } = await here.trip((sent) => ({ now: NOW, ...refusedWith('clock')(sent) }));
    expect(more).toBe(true);
    const stamps = (await outbox()).map(({ stamp }) => stamp);
    expect(stamps.map(([ms, counter]) => [ms, counter])).toEqual([
      [NOW, 0],
      [NOW, 1],
      [NOW, 2],
    ]);
    // The mirror has them as well, before they are sent again.
    expect((await mirror.load())?.ops.map(({ stamp }) => stamp)).toEqual(stamps);
    expect((await mirror.load())?.skew).toBe(-DAY);
    await here.trip((sent) => ({ now: NOW, ...taken(sent) }));
    expect((await here.replica.pending()).ops).toBe(0);
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
    expect((await here.workout(ID)).title).toBe('Peito');
  });

  it('C3b: ops before the one that was answered keep their stamps and come before it', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    here.clock.now = NOW + DAY;
    await here.write(ID, () => ({ title: 'Amanhã' }));
    await here.trip(({ ops }) => ({
      now: NOW,
      results: [{ id: ops[1]?.id ?? '', code: 'clock', stamp: ops[1]?.stamp ?? [0, 0, 'x'] }],
    }));
    const [first, second] = await outbox();
    expect(first?.stamp.slice(0, 2)).toEqual([NOW, 0]);
    expect(second?.stamp.slice(0, 2)).toEqual([NOW, 1]);
  });

  it('R1c: a removal made with a wrong clock hides nothing that is performed after it was put right', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID, 2);
    await here.perform(ID, 's1', 80_000);
    await here.trip((sent) => taken(sent));
    here.clock.now = NOW + DAY;
    await here.perform(ID, 's1', 85_000);
    await here.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW + DAY }));
    here.clock.now = NOW + 1000;
    await here.trip((sent) => ({ now: NOW + 1000, ...refusedWith('clock')(sent) }));
    expect(await here.set(ID, 's1')).toBeUndefined();
    await here.trip((sent) => ({ now: NOW + 1000, ...taken(sent) }));
    await here.perform(ID, 's1', 90_000);
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
  });

  it('an undone removal stays undone through it', async () => {
    const here = await openHere();
    await here.meet();
    here.clock.now = NOW + DAY;
    await here.begin(ID, 2);
    await here.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW }));
    await here.write(ID, (_, device) => restoreSet('s1', { device, now: NOW }));
    await here.trip((sent) => ({ now: NOW, ...refusedWith('clock')(sent) }));
    expect(await here.set(ID, 's1')).toBeDefined();
    await here.trip((sent) => ({ now: NOW, ...taken(sent) }));
    expect(await here.set(ID, 's1')).toBeDefined();
  });

  it('the bin shows when a workout was removed by the right clock', async () => {
    const here = await openHere();
    await here.meet();
    here.clock.now = NOW + DAY;
    await here.begin(ID);
    await here.write(ID, (known, device) => removeWorkout(known, { device, now: NOW }));
    await here.trip((sent) => ({ now: NOW, ...refusedWith('clock')(sent) }));
    const [row] = await here.replica.bin('workout');
    expect(row?.binAt).toBe(NOW);
  });

  it('R1d: a removal of a lost database still hides what it had seen and the server holds', async () => {
    const storage = memoryStorage();
    const lost = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
    await lost.meet();
    await lost.begin(ID, 2);
    const { prepared } = await lost.trip((sent) => ({ ...taken(sent), ...page(0, 1, []) }));
    const [begin] = sentOps(prepared);
    lost.clock.now += DAY;
    await lost.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW + DAY }));
    lost.replica.close();
    emptyBrowser();
    const here = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
    await here.trip({ now: NOW });
    await here.trip((sent) => ({ now: NOW, ...refusedWith('clock')(sent) }));
    const theirs = begin && 'full' in begin ? begin.full : {};
    await here.trip((sent) => ({ now: NOW, ...taken(sent, 2), ...page(0, 1, [wire(ID, theirs)]) }));
    expect((await here.workout(ID)).exercises[0]?.sets.map(({ key }) => key)).toEqual(['s2']);
  });

  it('C3a: an echo that is not current is not acted on', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    const before = await outbox();
    await here.trip(({ ops }) => ({
      results: ops.map(({ id }) => ({ id, code: 'clock' as const, stamp: [1, 0, 'old'] })),
    }));
    expect((await outbox()).map(({ stamp }) => stamp)).toEqual(before.map(({ stamp }) => stamp));
  });
});

describe('C4: acknowledgements', () => {
  it('C4a: with another stamp than the current one do not count', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip(({ ops }) => ({
      results: ops.map(({ id }) => ({ id, ok: { rev: 1, born: 1, stamp: [1, 0, 'old'] } })),
    }));
    expect((await here.replica.pending()).ops).toBe(1);
  });

  it('that come twice, late or for nothing that was sent change nothing', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    const prepared = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    const ok = answer(taken(prepared, 4));
    await here.exchanger.apply(prepared, ok, SENT);
    const before = await here.exchanger.digest();
    await here.exchanger.apply(prepared, ok, SENT);
    await here.exchanger.apply(
      prepared,
      answer({ results: [{ id: 'nobody', ok: { rev: 9, born: 9, stamp: [1, 0, 'x'] } }] }),
      SENT,
    );
    expect(await here.exchanger.digest()).toEqual(before);
    expect((await here.workout(ID)).title).toBe('Treino A');
  });

  it('of one of two ops leave the other, and both are shown', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID, 2);
    await here.perform(ID, 's1', 90_000);
    await here.trip(({ ops }) => taken({ ops: ops.slice(0, 1) }));
    expect((await here.replica.pending()).ops).toBe(1);
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
    expect((await here.workout(ID)).title).toBe('Treino A');
  });
});

describe('full: the server does not hold the record', () => {
  it('all registers go, with the stamps they had, and once taken only changes go again', async () => {
    const here = await openHere();
    await here.meet();
    const theirs = writtenBy('b', NOW - 1000, begun());
    await here.trip(page(0, 1, [wire(ID, theirs)]));
    await here.write(ID, () => ({ title: 'Novo' }));
    await here.trip(refusedWith('full'));
    const { prepared } = await here.trip((sent) => taken(sent, 5));
    const [op] = sentOps(prepared);
    expect(op).toMatchObject({ full: { 's.s1.kind': ['normal', [NOW - 1000, 0, 'b']] } });
    expect(op).toMatchObject({ full: { title: ['Novo', op?.stamp] } });
    await here.write(ID, () => ({ title: 'Mais' }));
    const next = await here.trip();
    expect(next.prepared.request.ops).toMatchObject([{ set: { title: 'Mais' } }]);
  });
});

describe('twin: another device writes under the same name', () => {
  it('C3e: a new name for this one, in the stamps and in the paths that carry it', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID, 2);
    await here.perform(ID, 's1', 90_000);
    const before = here.replica.device();
    const { more } = await here.trip(refusedWith('twin'));
    const after = here.replica.device();
    expect(after).not.toBe(before);
    expect(more).toBe(true);
    const ops = await outbox();
    expect(ops.map(({ stamp }) => stamp[2])).toEqual([after, after]);
    const paths = ops.flatMap(({ set }) => Object.keys(set));
    expect(paths).toContain(`s.s1.done.${after}`);
    expect(paths.filter((path) => path.endsWith(before))).toEqual([]);
    // The rest continues, and its alarm sounds here.
    expect((await here.workout(ID)).rest?.device).toBe(after);
  });

  it('the set that the twin logged is still shown beside the own one', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip((sent) => taken(sent));
    await here.perform(ID, 's1', 90_000);
    const twin = here.replica.device();
    await here.trip(refusedWith('twin'));
    const theirs = { [`s.s1.done.${twin}`]: { load: 60_000, reps: 8, at: NOW } };
    await here.trip((sent) => ({
      ...taken(sent, 3),
      ...page(0, 2, [wire(ID, writtenBy(twin, NOW + 1, theirs), { rev: 2 })]),
    }));
    const set = await here.set(ID, 's1');
    expect([set?.done?.load, set?.alternative?.load].sort()).toEqual([60_000, 90_000]);
  });

  it('C4b: what was taken in the same answer is known to be on the server, although it goes again', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip((sent) => taken(sent));
    const before = here.replica.device();
    await here.write(ID, () => ({ note: 'gêmeo' }));
    await here.perform(ID, 's1', 90_000);
    await here.trip((sent) => ({
      results: [
        ...refusedWith('twin')({ ops: sent.ops.slice(0, 1) }).results,
        ...taken({ ops: sent.ops.slice(1) }, 2).results,
      ],
    }));
    const base = await inDatabase((database) => database.get('base', [SPACE, 'workout', ID]));
    expect(Object.keys(registersOfBase(base))).toContain(`s.s1.done.${before}`);
    expect((await outbox()).map(({ set }) => Object.keys(set)[0])).toEqual([
      'note',
      `s.s1.done.${here.replica.device()}`,
    ]);
    expect(await here.set(ID, 's1')).toMatchObject({ done: { load: 90_000 }, alternative: null });
  });

  it('C3e: what went before the refused one keeps its name: it may have been taken', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID, 2);
    await here.perform(ID, 's1', 90_000);
    // The request is sent, and the answer never comes.
    const [, performed] = (await here.exchanger.prepare(FULL_BATCH)).ops;
    await here.write(ID, () => ({ note: 'gêmeo' }));
    await here.trip(({ ops }) => refusedWith('twin')({ ops: ops.slice(-1) }));
    const [, again, note] = await outbox();
    expect(again).toEqual(performed && { ...performed, sent: true });
    expect(note?.stamp[2]).toBe(here.replica.device());
    expect(note?.stamp[2]).not.toBe(performed?.stamp[2]);
  });

  it('C3f: what the same answer took of another record is not written again', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip((sent) => taken(sent));
    await here.perform(ID, 's1', 90_000);
    await here.begin(idOf(2));
    await here.trip(({ ops: [set, ...others] }) => ({
      results: [
        ...refusedWith('twin')({ ops: set ? [set] : [] }).results,
        ...taken({ ops: others }, 2).results,
      ],
    }));
    expect((await outbox()).map(({ record }) => record)).toEqual([ID]);
  });

  it('R1d: a removal under the old name is known under the new one', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID, 2);
    await here.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW }));
    await here.trip(refusedWith('twin'));
    expect(await here.set(ID, 's1')).toBeUndefined();
    await here.write(ID, (_, device) => restoreSet('s1', { device, now: NOW }));
    expect(await here.set(ID, 's1')).toBeDefined();
  });
});

describe('C9: an op that the server does not understand yet', () => {
  it('C9a C9b: waits, holds back the later ones of its record and no other, and then gets new stamps', async () => {
    const storage = memoryStorage();
    const mirror = createLocalMirror(ACCOUNT, storage);
    const here = await openHere({ mirror });
    await here.meet();
    await here.begin(ID);
    await here.trip(refusedWith('newer'));
    await here.write(ID, () => ({ title: 'Depois' }));
    await here.begin(idOf(2));
    const { prepared } = await here.trip((sent) => taken(sent));
    expect(sentOps(prepared).map(({ record }) => record)).toEqual([idOf(2)]);
    here.clock.now += 600_001;
    const next = await here.trip((sent) => taken(sent));
    expect(sentOps(next.prepared).map(({ stamp }) => stamp[0])).toEqual([
      here.clock.now,
      here.clock.now,
    ]);
    expect((await here.workout(ID)).title).toBe('Depois');
    expect((await here.replica.pending()).ops).toBe(0);
  });

  it('goes when ten minutes have passed, and not before', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip(refusedWith('newer'));
    here.clock.now += 599_999;
    expect((await here.exchanger.prepare(FULL_BATCH)).ops).toEqual([]);
    here.clock.now += 1;
    expect((await here.exchanger.prepare(FULL_BATCH)).ops).toHaveLength(1);
  });

  it('the mirror knows its new stamp before it goes', async () => {
    const mirror = createLocalMirror(ACCOUNT, memoryStorage());
    const here = await openHere({ mirror });
    await here.meet();
    await here.begin(ID);
    await here.trip(refusedWith('newer'));
    here.clock.now += 600_001;
    await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    expect((await mirror.load())?.ops.map(({ stamp }) => stamp[0])).toEqual([here.clock.now]);
  });
});
