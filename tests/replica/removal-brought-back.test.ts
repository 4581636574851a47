import { beforeEach, expect, it } from 'vitest';
import { removeSet } from '#domain/workouts/arrange';
import { isAhead } from '#protocol/clock';
import type { OpResult } from '#protocol/sync';
import type { Prepared } from '../../src/replica/exchange/exchange';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { page, taken, wire, writtenBy } from './answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW } from './browser';
import { begun, openHere } from './here';

const ID = idOf(1);
const DAY = 86_400_000;

beforeEach(emptyBrowser);

/** Answers like the server: ops ahead of its clock need a new stamp. */
function judged({ ops }: Prepared): { results: OpResult[] } {
  const results = ops.map(
    ({ id, stamp }): OpResult =>
      isAhead(stamp, NOW) ? { id, code: 'clock', stamp } : { id, ok: { rev: 2, born: 1, stamp } },
  );
  return { results };
}

it('C1m9: a removal that a mirror brings to a new database still knows what it had seen', async () => {
  const mirror = createLocalMirror(ACCOUNT, memoryStorage());
  const before = await openHere({ mirror });
  await before.meet();
  await before.begin(ID, 2);
  await before.trip((sent) => ({ ...taken(sent), ...page(0, 1, []) }));
  const record = wire(ID, writtenBy(before.replica.device(), NOW, begun(2)));
  // The clock jumps, and the last writes are unsent when the browser loses its database.
  before.clock.now += 2 * DAY;
  await before.write(ID, () => ({ 's.s1.plan': { load: 70_000, reps: 8 } }));
  await before.write(ID, (known, device) =>
    removeSet(known, 's1', { device, now: before.clock.now }),
  );
  emptyBrowser();

  const here = await openHere({ mirror });
  await here.trip((sent) => ({ ...judged(sent), ...page(0, 1, [record]) }));
  await here.trip((sent) => ({ ...judged(sent), ...page(1, 1, []) }));
  const { prepared } = await here.trip((sent) => ({ ...judged(sent), ...page(1, 2, []) }));
  expect(prepared.ops.map(({ stamp }) => isAhead(stamp, NOW))).toEqual([false, false]);
  expect((await here.replica.pending()).ops).toBe(0);
  expect(await here.set(ID, 's1')).toBeUndefined();
  expect(await here.set(ID, 's2')).toBeDefined();
});
