import { beforeEach, describe, expect, test } from 'vitest';
import { decodeRegisters } from '#protocol/encoding';
import { spaceOf } from '#protocol/space';
import { noMirror } from '../../src/replica/mirror/mirror';
import { createReplica, type Replica } from '../../src/replica/replica';
import { joinRecords, wholeRecords } from '../../src/replica/write/join-records';
import { idOf, NOW } from './browser';
import { begun } from './here';
import { here, withHere } from './opened';

const OTHER = 'nameless';
let nameless: Replica;

/** The replica of this phone before its person signed in as Ana. */
withHere();
beforeEach(async () => {
  nameless = await createReplica({
    account: OTHER,
    space: spaceOf(OTHER),
    mirror: noMirror,
    channel: null,
    wall: () => NOW,
    ticks: () => NOW,
  });
  await nameless.commit([{ kind: 'workout', id: idOf(1), write: () => begun(2) }]);
  await nameless.commit([{ kind: 'workout', id: idOf(2), write: () => begun(1) }]);
  await here.begin(idOf(3));
});

const join = async () =>
  joinRecords(here.replica.inside, here.replica.space, await wholeRecords(nameless.inside));
const workouts = async () => (await here.replica.open('workout')).map(({ id }) => id).sort();
const sent = async () => (await here.replica.unsent(100)).filter(({ full }) => full);

describe('records of another space', () => {
  test('appear beside those of the account, under their ids and stamps', async () => {
    expect(await join()).toBe(2);
    expect(await workouts()).toEqual([idOf(1), idOf(2), idOf(3)]);
    const [op] = await sent();
    const [before] = await nameless.unsent(1);
    expect(op?.space).toBe(here.replica.space);
    const stamps = Object.values(decodeRegisters(op?.full ?? { d: [], b: 0, r: {} }));
    expect(stamps.every(([, stamp]) => stamp[2] === before?.stamp[2])).toBe(true);
  });

  test('are added once, however often and wherever it is repeated', async () => {
    await join();
    expect(await join()).toBe(0);
    expect(await sent()).toHaveLength(2);
    // A kill after the first of two transactions.
    const [first] = await wholeRecords(nameless.inside);
    if (!first) throw new Error('There is a record');
    expect(await joinRecords(here.replica.inside, here.replica.space, [first])).toBe(0);
  });

  test('bring what was written after they were joined', async () => {
    await join();
    await nameless.commit([
      { kind: 'workout', id: idOf(1), write: () => ({ title: 'Treino da noite' }) },
    ]);
    expect(await join()).toBe(1);
    expect((await here.workout(idOf(1))).title).toBe('Treino da noite');
  });

  test('stay in their own space until that is erased', async () => {
    await join();
    expect(await nameless.open('workout')).toHaveLength(2);
    expect(await nameless.unsent(10)).toHaveLength(2);
  });
});
