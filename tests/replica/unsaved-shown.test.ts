import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLocalMirror } from '../../src/replica/mirror-local';
import { failWrites, recover } from './failing-database';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW, openHere, page, taken } from './here';

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

const load = 90_000;

it('C8: what memory alone holds is there for every screen that is opened later', async () => {
  const { here } = await withoutRoom();
  expect((await here.set(ID, 's1'))?.done).toMatchObject({ load });
  await here.begin(idOf(2), 1);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
  expect(ids(await here.replica.open('workout'))).toEqual([ID, idOf(2)]);
  expect(ids(await here.replica.listBefore('workout', LATER, 5))).toEqual([ID, idOf(2)]);
  expect(ids(await here.replica.all('workout'))).toEqual([ID, idOf(2)]);
  expect(await here.replica.listBefore('workout', LATER, 1)).toHaveLength(1);
});

it('C1m: and after a restart for which there is still no room', async () => {
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
