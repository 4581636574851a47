import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { studentCopiesOf } from '../../src/data/student-copies';
import { countUnsent } from '../../src/data/unsent-sets';
import { createLocalMirror } from '../../src/replica/mirror-local';
import { failWrites, recover } from '../replica/failing-database';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, openHere } from '../replica/here';
import { accountOf } from './account-here';

beforeEach(() => {
  emptyBrowser();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  recover();
  vi.unstubAllGlobals();
});

const openTab = () => openHere({ mirror: createLocalMirror(ACCOUNT, localStorage) });

it.each(['well', 'still full'])(
  'A1, C8: what another tab could not store is asked about before it is wiped: the disk is %s',
  async (disk) => {
    const here = await openTab();
    const other = await openTab();
    failWrites();
    await other.begin(idOf(1));
    if (disk === 'well') recover();
    expect((await here.replica.pending()).ops).toBe(0);
    expect(await countUnsent(accountOf(here))).toBe(1);
    expect((await here.workout(idOf(1))).title).toBe('Treino A');
    // Asked once more, it is the same one.
    expect(await countUnsent(accountOf(here))).toBe(1);
  },
);

it('what waits in students’ copies is counted as well', async () => {
  const here = await openTab();
  await here.begin(idOf(1));
  studentCopiesOf(here.replica).note('ana', { unsent: 2 });
  expect(await countUnsent(accountOf(here))).toBe(3);
});
