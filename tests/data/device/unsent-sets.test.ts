import { beforeEach, expect, test, vi } from 'vitest';
import { readUnsentNames, setsIn } from '../../../src/data/device/unsent-sets';
import { emptyBrowser, idOf } from '../../replica/browser';
import { openHere } from '../../replica/here';

beforeEach(emptyBrowser);

const SET = { load: 80_000, reps: 8, at: 1 };

test('every set that was done counts once, also when several lie in one change', () => {
  const changes = [
    {
      kind: 'workout',
      record: 'monday',
      set: { 's.a1.done.phone': SET, 's.a2.done.phone': SET, rest: null, title: 'A' },
    },
    { kind: 'workout', record: 'monday', set: { 's.a1.done.phone': { ...SET, reps: 9 } } },
    { kind: 'workout', record: 'friday', set: { 's.a1.done.phone': SET } },
  ];
  expect(setsIn(changes)).toBe(3);
});

test('a set that was undone, a plan and other kinds of records are no sets done', () => {
  const changes = [
    {
      kind: 'workout',
      record: 'monday',
      set: { 's.a1.done.phone': { undone: true, seen: {} }, 's.a2.plan': SET, 'e.b1.note': 'x' },
    },
    { kind: 'preferences', record: 'own', set: { unit: 'lb' } },
  ];
  expect(setsIn(changes)).toBe(0);
});

test('a set that was taken back in a later change counts no more, until it is done again', () => {
  const done = { kind: 'workout', record: 'monday', set: { 's.a1.done.phone': SET } };
  const undone = { ...done, set: { 's.a1.done.phone': { undone: true, seen: {} } } };
  expect(setsIn([done, undone])).toBe(0);
  expect(setsIn([done, undone, done])).toBe(1);
});

test('a set waits by the name of its workout, and an import of 201 changes is not even read', async () => {
  const here = await openHere();
  await here.begin(idOf(1));
  await here.perform(idOf(1), 's1', 80_000);
  expect([...(await readUnsentNames(here.replica))]).toEqual([`${idOf(1)} s.s1`]);
  for (let nth = 2; nth <= 200; nth += 1) await here.begin(idOf(nth));
  const read = vi.spyOn(here.replica, 'unsent');
  expect([...(await readUnsentNames(here.replica))]).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

test('of an import, only the first changes are read, and its sets have no number', async () => {
  const done = Object.fromEntries(
    Array.from({ length: 24 }, (_, set) => [`s.a${set}.done.phone`, SET]),
  );
  const changes = Array.from({ length: 100 }, (_, nth) => ({
    kind: 'workout',
    record: idOf(nth),
    set: done,
  }));
  const read: number[] = [];
  const replica = {
    pending: async () => ({ ops: changes.length, unsaved: 0, refused: 0 }),
    unsent: async (limit = Number.POSITIVE_INFINITY) => {
      const some = changes.slice(0, limit);
      read.push(some.length);
      return some;
    },
  };
  expect([...(await readUnsentNames(replica))]).toEqual([]);
  expect(read).toEqual([20]);
  changes.splice(9);
  expect((await readUnsentNames(replica)).size).toBe(216);
});
