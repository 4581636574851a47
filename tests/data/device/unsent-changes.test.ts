import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnsent, sendAll } from '../../../src/data/device/unsent-changes';
import { studentCopiesOf } from '../../../src/data/store/student-copies';
import { createLocalMirror } from '../../../src/replica/mirror/mirror-local';
import { refusedWith, taken } from '../../replica/answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW } from '../../replica/browser';
import { failWrites, recover } from '../../replica/failing-database';
import { openHere } from '../../replica/here';
import { accountOf } from '../account-here';

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
  'A1c C8m: what another tab could not store is asked about before it is wiped: the disk is %s',
  async (disk) => {
    const here = await openTab();
    const other = await openTab();
    failWrites();
    await other.begin(idOf(1));
    if (disk === 'well') recover();
    expect((await here.replica.pending()).ops).toBe(0);
    expect(await countUnsent(accountOf(here))).toEqual({ waiting: 1, refused: 0 });
    expect((await here.workout(idOf(1))).title).toBe('Treino A');
    // Asked once more, it is the same one.
    expect(await countUnsent(accountOf(here))).toEqual({ waiting: 1, refused: 0 });
  },
);

it('what waits in students’ copies is counted as well', async () => {
  const here = await openTab();
  await here.begin(idOf(1));
  studentCopiesOf(here.replica).note('ana', { unsent: 2 });
  expect(await countUnsent(accountOf(here))).toEqual({ waiting: 3, refused: 0 });
});

describe('A1: sending everything before somebody leaves', () => {
  it('A1c: what the server refuses meanwhile is not called sent', async () => {
    const here = await openTab();
    await here.meet();
    await here.begin(idOf(1));
    const account = accountOf(here, async () => {
      await here.trip(refusedWith('invalid'));
      return true;
    });
    expect(await sendAll(account)).toBe('refused');
    expect(await countUnsent(account)).toEqual({ waiting: 0, refused: 1 });
  });

  it('all was taken, or some of it waits', async () => {
    const here = await openTab();
    await here.meet();
    await here.begin(idOf(1));
    expect(await sendAll(accountOf(here, async () => false))).toBe('waiting');
    // A tap during the sending.
    expect(await sendAll(accountOf(here))).toBe('waiting');
    await here.trip(taken);
    expect(await sendAll(accountOf(here))).toBe('sent');
  });

  it('what came to nothing in a student’s records meanwhile is told, what did before is not', async () => {
    const here = await openTab();
    const copies = studentCopiesOf(here.replica);
    copies.lose(1, NOW);
    expect(await sendAll(accountOf(here))).toBe('sent');
    const losing = accountOf(here, async () => {
      copies.lose(2, NOW + 1);
      return true;
    });
    expect(await sendAll(losing)).toBe('lost');
  });
});
