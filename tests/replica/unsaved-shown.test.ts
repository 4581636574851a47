import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeWorkout } from '#domain/workouts/arrange';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import type { Change } from '../../src/replica/view/changes';
import { answer, page, SENT, taken, wire, writtenBy } from './answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW } from './browser';
import { failEverything, failWrites, recover } from './failing-database';
import { begun, type Here, openHere } from './here';

const ID = idOf(1);
const LATER = NOW + 86_400_000;

beforeEach(emptyBrowser);
afterEach(recover);

async function withoutRoom() {
  const storage = memoryStorage();
  const here = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
  await here.meet();
  await here.begin(ID, 3);
  await here.trip((sent) => ({ ...taken(sent), ...page(0, 1, []) }));
  failWrites();
  await here.perform(ID, 's1', 90_000);
  return { storage, here };
}

function toldTo({ replica }: Here): readonly Change[] {
  const told: Change[] = [];
  replica.subscribe((change) => told.push(change));
  return told;
}

const load = 90_000;

it('C8m: what memory alone holds is there for every screen that is opened later', async () => {
  const { here } = await withoutRoom();
  expect((await here.set(ID, 's1'))?.done).toMatchObject({ load });
  await here.begin(idOf(2), 1);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
  expect(ids(await here.replica.open('workout'))).toEqual([ID, idOf(2)]);
  expect(ids(await here.replica.listBefore('workout', LATER, 5))).toEqual([ID, idOf(2)]);
  expect(ids(await here.replica.all('workout'))).toEqual([ID, idOf(2)]);
  expect(await here.replica.listBefore('workout', LATER, 1)).toHaveLength(1);
});

it('C8m: of what memory alone holds a list shows what began before its end', async () => {
  const { here } = await withoutRoom();
  const listed = async (before: number) =>
    (await here.replica.listBefore('workout', before, 5)).map(({ id }) => id);
  expect(await listed(NOW)).toEqual([]);
  expect(await listed(NOW + 1)).toEqual([ID]);
});

it('C8m: what memory alone holds is in the bin once it is removed, and nothing else is', async () => {
  const { here } = await withoutRoom();
  await here.begin(idOf(2));
  await here.write(idOf(2), (known, device) => removeWorkout(known, { device, now: NOW }));
  expect((await here.replica.bin('workout')).map(({ id }) => id)).toEqual([idOf(2)]);
});

it('C1m8: and after a restart for which there is still no room', async () => {
  const { storage, here } = await withoutRoom();
  here.replica.close();
  const again = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
  let told = 0;
  again.replica.subscribe(() => {
    told += 1;
  });
  await again.replica.tidy();
  expect(told).toBeGreaterThan(0);
  expect((await again.set(ID, 's1'))?.done).toMatchObject({ load });
  recover();
  await again.perform(ID, 's2', load);
  expect(await again.replica.pending()).toMatchObject({ ops: 2, unsaved: 0 });
  expect((await again.set(ID, 's1'))?.done).toMatchObject({ load });
});

it('C1m8: a workout that is in the mirror alone is whole after the next tap', async () => {
  const { storage, here } = await withoutRoom();
  await here.begin(idOf(2), 2);
  here.replica.close();
  const again = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
  await again.replica.tidy();
  const told = toldTo(again);
  await again.perform(idOf(2), 's1', load);
  expect(told).toMatchObject([{ rows: [{ id: idOf(2), shape: { title: 'Treino A' } }] }]);
  expect(told[0]?.rows).toEqual([await again.replica.record('workout', idOf(2))]);
});

it('C8d: what is changed while nothing can be read is not shown as all there is of it', async () => {
  const { here } = await withoutRoom();
  recover();
  const other = await openHere();
  const told = toldTo(other);
  failEverything();
  await other.perform(ID, 's2', load);
  await other.perform(ID, 's3', load);
  const unread = { rows: [], wide: true };
  expect(told).toEqual([unread, unread]);
  recover();
  expect(await other.workout(ID)).toMatchObject({ title: 'Treino A' });
  expect((await other.set(ID, 's2'))?.done).toMatchObject({ load });
  expect((await other.set(ID, 's3'))?.done).toMatchObject({ load });
  here.replica.close();
});

it('C8a: the last eight records that were written are understood while nothing can be read', async () => {
  const here = await openHere();
  for (let n = 1; n <= 9; n += 1) await here.begin(idOf(n));
  const told = toldTo(here);
  failEverything();
  await here.perform(idOf(2), 's1', load);
  expect(told).toMatchObject([{ rows: [{ id: idOf(2) }], wide: false }]);
  await here.perform(idOf(1), 's1', load);
  expect(told[1]).toEqual({ rows: [], wide: true });
});

it('C8m: what is begun while nothing can be read is shown', async () => {
  const { here } = await withoutRoom();
  const told = toldTo(here);
  failEverything();
  const write = () => begun(2);
  await here.replica.commit([{ kind: 'workout', id: idOf(2), makes: true, write }]);
  expect(told).toMatchObject([{ rows: [{ id: idOf(2), open: 1 }], wide: false }]);
});

it('C8d: what was sent before does not hide what memory alone holds since', async () => {
  const { here } = await withoutRoom();
  recover();
  await here.perform(ID, 's2', load);
  const prepared = await here.exchanger.prepare(FULL_BATCH);
  failWrites();
  await here.perform(ID, 's3', load);
  recover();
  const shown = toldTo(here);
  const other = writtenBy('b', NOW - 1000, { ...begun(3), title: 'Outro nome' });
  const came = page(1, 2, [wire(ID, other, { rev: 2 })]);
  await here.exchanger.apply(prepared, answer({ ...taken(prepared), ...came }), SENT);
  expect(shown).toEqual([{ rows: [], wide: true }]);
  expect((await here.set(ID, 's3'))?.done).toMatchObject({ load });
});
