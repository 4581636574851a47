import { beforeEach, expect, it } from 'vitest';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { adoptPushes, hearOfPushes, readPushes } from '../../src/replica/outbox/push-chains';
import type { OpRow, PushesOf } from '../../src/replica/store/schema';
import { taken } from './answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, SPACE } from './browser';
import { openHere } from './here';

beforeEach(emptyBrowser);

/** Pushes under so many names of lost databases. */
const pushesUnder = (count: number, from = 0): PushesOf =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `device000${n + from}`,
      { acked: null, all: [`push${n + from}`] },
    ]),
  );

it.each([
  [1, 9, [3, 4, 5, 6, 7, 8]],
  [6, 3, [2]],
  [7, 1, []],
])(
  'C10c2: with pushes under %i names it adopts of %i others the latest for which there is room',
  async (held, left, added) => {
    const { replica } = await openHere();
    const names = await replica.inside.storage.write(async (tx) => {
      await adoptPushes(tx, pushesUnder(held, 90));
      await adoptPushes(tx, pushesUnder(left));
      return Object.keys(await readPushes(tx));
    });
    expect(names.slice(held).map((name) => Number(name.slice(9)))).toEqual(added);
  },
);

it('C10b2: only a name of which an op was refused as a copy counts as copied', async () => {
  const { replica } = await openHere();
  const op = (id: string, device: string): OpRow => ({
    id,
    space: SPACE,
    kind: 'workout',
    record: idOf(1),
    set: {},
    stamp: [1, 0, device],
    sent: true,
    needsFull: false,
  });
  const ops = [op('one', 'device0001'), op('two', 'device0002')];
  const asked = { id: SPACE, cursor: 0, epoch: null, generation: 0, own: true };
  const heard = await replica.inside.storage.write(async (tx) => {
    await adoptPushes(tx, pushesUnder(2, 1));
    return hearOfPushes(
      tx,
      undefined,
      [
        { id: 'one', ok: { rev: 1, born: 1, stamp: [1, 0, 'device0001'] } },
        { id: 'two', code: 'copy', stamp: [1, 0, 'device0002'] },
      ],
      { asked, ops },
    );
  });
  expect(heard.copied).toEqual(['device0002']);
});

it('C10c2: a new database names no pushes of a lost one that left nothing unsent', async () => {
  const storage = memoryStorage();
  const lost = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
  await lost.meet();
  await lost.begin(idOf(1));
  await lost.trip((sent) => taken(sent));
  await lost.write(idOf(1), () => ({ title: 'Peito' }));
  await lost.trip((sent) => taken(sent, 2));
  lost.replica.close();
  emptyBrowser();
  const here = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
  const { request } = await here.exchanger.prepare({ ops: 200, bytes: 200_000 });
  expect(request.chains?.of.map(({ device }) => device)).toEqual([here.replica.device()]);
});
