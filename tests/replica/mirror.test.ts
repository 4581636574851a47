import { beforeEach, describe, expect, it } from 'vitest';
import { compareStamps } from '#domain/record/stamp';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import type { Mirror } from '../../src/replica/mirror/mirror';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { refusedWith, sentOps, taken } from './answers';
import { ACCOUNT, emptyBrowser, idOf, inDatabase, memoryStorage, NOW, outbox } from './browser';
import { failWrites, recover } from './failing-database';
import { openHere } from './here';

const ID = idOf(1);
let storage = memoryStorage();
const mirror = () => createLocalMirror(ACCOUNT, storage);

beforeEach(() => {
  emptyBrowser();
  storage = memoryStorage();
});

const ids = async (from: Mirror) => (await from.load())?.ops.map(({ id }) => id) ?? [];

describe('C1m: a browser that lost its database', () => {
  it('C1m3: has the unsent ops back, once, with the stamps they had, and reads everything anew', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.meet();
    await here.begin(ID, 2);
    await here.trip((sent) => taken(sent));
    await here.perform(ID, 's1', 90_000);
    await here.perform(ID, 's1', 92_500);
    await here.write(ID, () => ({ title: 'Peito' }));
    const before = await outbox();
    const device = here.replica.device();
    here.replica.close();

    emptyBrowser();
    for (let start = 0; start < 2; start += 1) {
      const again = await openHere({ mirror: mirror() });
      const after = await outbox();
      expect(after.map(({ id, stamp, set }) => ({ id, stamp, set }))).toEqual(
        before.map(({ id, stamp, set }) => ({ id, stamp, set })),
      );
      expect((await again.set(ID, 's1'))?.done?.load).toBe(92_500);
      // A new device id: the last writes of the lost database are unknown.
      expect(again.replica.device()).not.toBe(device);
      await again.replica.tidy();
      again.replica.close();
    }
    const last = await openHere({ mirror: mirror() });
    const { prepared } = await last.trip((sent) => taken(sent, 2));
    expect(prepared.request.spaces[0]).toMatchObject({ cursor: 0, epoch: null });
    expect(sentOps(prepared)).toHaveLength(2);
    expect(await ids(mirror())).toEqual([]);
  });

  it('knows the skew, and stamps later than everything the lost one had written', async () => {
    const here = await openHere({ mirror: mirror(), clock: { now: NOW - 3_600_000 } });
    await here.trip({ now: NOW });
    await here.begin(ID);
    here.replica.close();
    emptyBrowser();
    const again = await openHere({ mirror: mirror(), clock: { now: NOW - 3_700_000 } });
    expect(again.replica.skew()).toBe(3_600_000);
    await again.write(ID, () => ({ title: 'Depois' }));
    expect((await again.workout(ID)).title).toBe('Depois');
  });

  it('C1m10: moves nothing once more that has its time from the server', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.begin(ID);
    await here.meet();
    // The request is sent, and the answer never comes.
    const sent = sentOps(await here.exchanger.prepare(FULL_BATCH));
    here.replica.close();
    emptyBrowser();
    const again = await openHere({ mirror: mirror(), clock: { now: NOW - 5000 } });
    await again.trip({ now: NOW });
    expect((await outbox()).map(({ stamp }) => stamp)).toEqual(sent.map(({ stamp }) => stamp));
  });

  it('C1m10: nor where a tab that had not heard of the server wrote to the mirror last', async () => {
    const here = await openHere({ mirror: mirror() });
    const other = await openHere({ mirror: mirror() });
    await here.begin(ID);
    await here.meet();
    const sent = sentOps(await here.exchanger.prepare(FULL_BATCH));
    failWrites();
    await other.write(ID, () => ({ title: 'Peito' }));
    recover();
    emptyBrowser();
    const again = await openHere({ mirror: mirror(), clock: { now: NOW - 5000 } });
    await again.trip({ now: NOW });
    expect((await outbox())[0]?.stamp).toEqual(sent[0]?.stamp);
  });

  it('C1m3: has a refused change back too: it was never sent', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.meet();
    await here.begin(ID);
    await here.trip(refusedWith('invalid'));
    await here.replica.tidy();
    here.replica.close();
    emptyBrowser();
    const again = await openHere({ mirror: mirror() });
    expect((await again.workout(ID)).title).toBe('Treino A');
  });

  it('killed while it took them over, it goes on with the next start', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.begin(ID);
    here.replica.close();
    emptyBrowser();
    // The stores are created, and then the battery is empty.
    const empty = await openHere();
    empty.replica.close();
    await inDatabase((database) => database.delete('meta', 'identity'));
    const again = await openHere({ mirror: mirror() });
    expect((await again.workout(ID)).title).toBe('Treino A');
    expect((await again.replica.pending()).ops).toBe(1);
  });

  it('killed after it took them over and before the mirror knew, has them once', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.begin(ID);
    here.replica.close();
    emptyBrowser();
    const deaf: Mirror = { ...mirror(), put: () => undefined };
    const again = await openHere({ mirror: deaf });
    again.replica.close();
    const last = await openHere({ mirror: mirror() });
    await last.replica.tidy();
    expect((await last.replica.pending()).ops).toBe(1);
  });

  it('has them in the order they were written, although the mirror learned them in another', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.meet();
    await here.begin(ID, 2);
    await here.write(ID, () => ({ title: 'A' }));
    here.replica.close();
    const entries: unknown = JSON.parse(storage.getItem(`anilha-mirror-${ACCOUNT}`) ?? '[]');
    storage.setItem(
      `anilha-mirror-${ACCOUNT}`,
      JSON.stringify(Array.isArray(entries) ? entries.reverse() : []),
    );
    emptyBrowser();
    const again = await openHere({ mirror: mirror() });
    again.clock.now -= 86_400_000;
    await again.trip((sent) => ({ now: NOW - 86_400_000, ...refusedWith('clock')(sent) }));
    expect((await again.workout(ID)).title).toBe('A');
  });

  it('C1m4: opens all the same when the mirror cannot be read', async () => {
    storage.setItem(`anilha-mirror-${ACCOUNT}`, '{"not":"a mirror"');
    const here = await openHere({ mirror: mirror() });
    await here.begin(ID);
    expect(await ids(mirror())).toHaveLength(1);
    const broken: Mirror = { ...mirror(), load: () => Promise.reject(new Error('unreadable')) };
    emptyBrowser();
    const again = await openHere({ mirror: broken });
    expect((await again.replica.pending()).ops).toBe(0);
  });
});

describe('C1m: housekeeping', () => {
  it('removes what was acknowledged and adds what was missing', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.meet();
    await here.begin(ID, 2);
    const forgetful: Mirror = { ...mirror(), put: () => undefined, remove: () => undefined };
    here.replica.close();
    const deaf = await openHere({ mirror: forgetful });
    await deaf.trip((sent) => taken(sent));
    await deaf.perform(ID, 's1', 90_000);
    deaf.replica.close();

    const again = await openHere({ mirror: mirror() });
    await again.replica.tidy();
    expect(await ids(mirror())).toEqual((await outbox()).map(({ id }) => id));
  });

  it('gives the mirror the stamp that an op has now', async () => {
    const here = await openHere({ mirror: mirror() });
    await here.meet();
    await here.begin(ID);
    await here.write(ID, () => ({ title: 'A' }));
    here.replica.close();
    const deaf = await openHere({ mirror: { ...mirror(), put: () => undefined } });
    deaf.clock.now += 5000;
    await deaf.write(ID, () => ({ title: 'B' }));
    deaf.replica.close();
    const again = await openHere({ mirror: mirror() });
    await again.replica.tidy();
    expect((await mirror().load())?.ops.at(-1)).toMatchObject({
      set: { title: 'B' },
      stamp: [NOW + 5000, 0, again.replica.device()],
    });
  });

  it.each(['load', 'put', 'remove'] as const)(
    'loses no tap that falls into it (at its %s)',
    async (moment) => {
      const own = mirror();
      let tap: (() => Promise<void>) | null = null;
      const falling = async () => {
        const now = tap;
        tap = null;
        await now?.();
      };
      const watched: Mirror = {
        ...own,
        async load() {
          const left = await own.load();
          if (moment === 'load') await falling();
          return left;
        },
        put(ops, header) {
          own.put(ops, header);
          if (moment === 'put') void falling();
        },
        remove(keys) {
          own.remove(keys);
          if (moment === 'remove') void falling();
        },
      };
      const here = await openHere({ mirror: watched });
      await here.begin(ID, 2);
      await here.perform(ID, 's1', 1000);
      storage.clear();
      let done: Promise<void> = Promise.resolve();
      tap = () => {
        done = here.perform(ID, 's1', 2000).then(() => here.perform(ID, 's2', 3000));
        return moment === 'load' ? done : Promise.resolve();
      };
      await here.replica.tidy();
      await done;
      const rows = await outbox();
      const copies = [...((await own.load())?.ops ?? [])];
      copies.sort((a, b) => compareStamps(a.stamp, b.stamp));
      expect(copies.map(({ id, stamp }) => [id, stamp])).toEqual(
        rows.map(({ id, stamp }) => [id, stamp]),
      );
    },
  );

  it('whatever stands in its way, nothing is lost and nobody is told', async () => {
    const here = await openHere({
      mirror: { ...mirror(), load: () => Promise.reject(new Error('gone')) },
    });
    await here.begin(ID);
    await expect(here.replica.tidy()).resolves.toBeUndefined();
    expect((await here.replica.pending()).ops).toBe(1);
  });
});

describe('C1m: the mirror in localStorage', () => {
  const header = { databaseId: 'd', device: 'abc', lastStamp: [NOW, 0, 'abc'] as const, skew: 3 };
  const op = (id: string, title = 'A') => ({
    id,
    space: 'u:ana',
    kind: 'workout',
    record: ID,
    set: { title },
    stamp: [NOW, 0, 'abc'] as const,
    sent: false,
    needsFull: false,
    waitUntil: 0,
  });

  it('keeps order, the latest version of each, and nothing that was removed', async () => {
    const local = mirror();
    local.put([op('1'), op('2'), op('3')], header);
    local.put([op('1', 'B')], { ...header, skew: 5 });
    local.remove(['2']);
    expect(await mirror().load()).toEqual({ ...header, skew: 5, ops: [op('1', 'B'), op('3')] });
  });

  it('says that there is no second copy while one does not fit, also after others did', async () => {
    const local = mirror();
    local.put([op('1')], header);
    expect(await local.settled()).toBe(true);
    local.put([op('large', 'x'.repeat(4_000_000))], header);
    expect(await local.settled()).toBe(false);
    local.put([op('2')], header);
    expect(await local.settled()).toBe(false);
    expect(await ids(mirror())).toEqual(['1', '2']);
    local.remove(['large']);
    expect(await local.settled()).toBe(true);
  });

  it('takes three million characters, and says that there is no room for one more', async () => {
    const local = mirror();
    local.put([op('1', '')], header);
    const used = storage.getItem(`anilha-mirror-${ACCOUNT}`)?.length ?? 0;
    const room = 3 * 1024 * 1024 - used;
    local.put([op('1', 'x'.repeat(room))], header);
    expect(await local.settled()).toBe(true);
    local.put([op('1', 'x'.repeat(room + 1))], header);
    expect(await local.settled()).toBe(false);
  });

  it('a full localStorage throws nothing at a tap', async () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const local = createLocalMirror(ACCOUNT, full);
    expect(() => local.put([op('1')], header)).not.toThrow();
    expect(await local.settled()).toBe(false);
  });

  it('of two tabs neither takes the other’s entries away', async () => {
    const [one, two] = [mirror(), mirror()];
    one.put([op('1')], header);
    two.put([op('2')], header);
    one.remove(['1']);
    expect(await ids(two)).toEqual(['2']);
  });

  it('an entry that makes no sense is left out, the others count', async () => {
    const local = mirror();
    local.put([op('1')], header);
    const entries: unknown = JSON.parse(storage.getItem(`anilha-mirror-${ACCOUNT}`) ?? '[]');
    const more = [...(Array.isArray(entries) ? entries : []), ['x', '{"id":7}'], ['y', '{']];
    storage.setItem(`anilha-mirror-${ACCOUNT}`, JSON.stringify(more));
    expect(await ids(mirror())).toEqual(['1']);
  });

  it('cleared leaves nothing', async () => {
    mirror().put([op('1')], header);
    await mirror().clear();
    expect(storage.length).toBe(0);
    expect(await mirror().load()).toBeNull();
  });
});
