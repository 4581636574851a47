import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeSet } from '#domain/workouts/arrange';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { answer, refusedWith, sentOps, taken } from './answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW, outbox } from './browser';
import { failWrites, recover } from './failing-database';
import { openHere } from './here';

const ID = idOf(1);
const DAY = 86_400_000;

beforeEach(emptyBrowser);
afterEach(recover);

describe('C8: a write that only memory held, and that moved once it was stored', () => {
  it('C8i: is not written once more by a copy with the stamp it had before', async () => {
    const mirror = createLocalMirror(ACCOUNT, memoryStorage());
    const here = await openHere({ mirror, clock: { now: NOW + DAY } });
    await here.begin(ID, 2);
    failWrites();
    await here.perform(ID, 's1', 90_000);
    recover();
    // The content of localStorage after a kill within the next seconds.
    const left = (await mirror.load())?.ops.filter(({ unsaved }) => unsaved) ?? [];
    expect(left).toHaveLength(1);
    await here.trip({ now: NOW });
    await here.trip((sent) => ({ now: NOW, ...taken(sent) }));
    await here.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW + 1000 }));
    await here.trip((sent) => ({ now: NOW, ...taken(sent, 2) }));
    expect(await here.set(ID, 's1')).toBeUndefined();

    mirror.put(left, here.replica.inside.identity());
    const next = await openHere({ mirror, clock: here.clock });
    await next.replica.tidy();
    expect(await outbox()).toEqual([]);
    expect((await mirror.load())?.ops).toEqual([]);
    expect(await next.set(ID, 's1')).toBeUndefined();
  });

  it('C8i: is not written once more after hundreds of other writes were taken', async () => {
    const mirror = createLocalMirror(ACCOUNT, memoryStorage());
    const here = await openHere({ mirror });
    await here.meet();
    await here.begin(ID, 2);
    here.clock.now += DAY;
    failWrites();
    await here.perform(ID, 's1', 90_000);
    recover();
    const left = (await mirror.load())?.ops.filter(({ unsaved }) => unsaved) ?? [];
    await here.trip((sent) => ({ now: NOW, ...refusedWith('clock')(sent) }));
    await here.replica.commit(
      Array.from({ length: 250 }, (_, n) => ({
        kind: 'workout' as const,
        id: idOf(n + 2),
        write: () => ({ title: 'Outro' }),
      })),
    );
    for (let trips = 0; trips < 2; trips += 1)
      await here.trip((sent) => ({ now: NOW, ...taken(sent) }));
    expect((await here.replica.pending()).ops).toBe(0);

    mirror.put(left, here.replica.inside.identity());
    const next = await openHere({ mirror, clock: here.clock });
    await next.replica.tidy();

    expect(await outbox()).toEqual([]);
  });

  it('C8k: hides what it removed that only memory held as well, when both move', async () => {
    const first = await openHere({ clock: { now: NOW - DAY } });
    await first.begin(ID, 2);
    const second = await openHere({ clock: first.clock });
    failWrites();
    await second.perform(ID, 's1', 90_000);
    await second.write(ID, (known, device) =>
      removeSet(known, 's1', { device, now: first.clock.now }),
    );
    recover();
    await first.trip({ now: NOW });

    await second.perform(ID, 's2', 70_000);

    expect(await second.set(ID, 's1')).toBeUndefined();
    expect((await second.set(ID, 's2'))?.done?.load).toBe(70_000);
  });

  it.each([0, 1])(
    'C8k: says of what it had seen where that is, moved %i times more',
    async (times) => {
      const first = await openHere({ clock: { now: NOW - DAY } });
      await first.begin(ID, 2);
      const second = await openHere({ clock: first.clock });
      failWrites();
      await second.write(ID, (known, device) =>
        removeSet(known, 's1', { device, now: first.clock.now }),
      );
      recover();
      // The other tab learns that the clock is a day behind, and moves the stored times.
      await first.trip({ now: NOW });
      for (let time = 0; time < times; time += 1) {
        first.clock.now += 1000;
        await first.trip((sent) => ({
          now: first.clock.now + DAY,
          ...refusedWith('clock')(sent),
        }));
      }
      await second.perform(ID, 's2', 90_000);
      expect(await second.set(ID, 's1')).toBeUndefined();
      expect((await second.set(ID, 's2'))?.done?.load).toBe(90_000);
    },
  );

  it('C8k: hides what it removed when all that it had seen moved before', async () => {
    const here = await openHere({ clock: { now: NOW + DAY } });
    await here.begin(ID, 2);
    await here.perform(ID, 's1', 90_000);
    await here.trip({ now: NOW });
    failWrites();
    await here.write(ID, (known, device) => removeSet(known, 's1', { device, now: NOW }));
    recover();
    await here.write(ID, () => ({ note: 'x' }));
    expect(await here.set(ID, 's1')).toBeUndefined();
    expect(await here.set(ID, 's2')).toBeDefined();
  });

  it('C8l: moves by what the first contact measured when later contacts came before it was stored', async () => {
    const first = await openHere({ clock: { now: NOW - DAY } });
    await first.begin(ID);
    const second = await openHere({ clock: first.clock });
    failWrites();
    await second.write(ID, () => ({ title: 'Treino B' }));
    recover();
    await first.trip({ now: NOW });
    await first.trip({ now: NOW });

    await second.write(ID, () => ({ note: 'x' }));

    expect((await outbox()).map(({ stamp }) => stamp[0])).toEqual([NOW, NOW, NOW]);
    expect((await second.workout(ID)).title).toBe('Treino B');
  });

  it.each(['stored', 'sent from memory'])(
    "goes with what was stored when the server's time is first known, %s",
    async (how) => {
      const first = await openHere({ clock: { now: NOW - DAY } });
      await first.begin(ID, 1);
      const here = how === 'stored' ? await openHere({ clock: first.clock }) : first;
      const late = await first.exchanger.prepare(FULL_BATCH);
      failWrites();
      await here.write(ID, () => ({ title: 'Treino B' }));
      recover();
      await first.exchanger.apply(late, answer({ now: NOW }), first.exchanger.reading());
      if (how !== 'stored') failWrites();
      const sent = sentOps(await here.exchanger.prepare(FULL_BATCH));
      recover();
      const titled = sent.find((op) =>
        'set' in op ? 'title' in op.set : op.full.title?.[0] === 'Treino B',
      );
      expect(titled?.stamp[0]).toBeGreaterThanOrEqual(NOW);
      await here.write(ID, () => ({ note: 'x' }));
      expect((await here.workout(ID)).title).toBe('Treino B');
    },
  );
});

describe('C1m: what only the mirror holds of a page that was killed', () => {
  it("C8l: moves with what was stored when another tab learns the server's time", async () => {
    const mirror = createLocalMirror(ACCOUNT, memoryStorage());
    // The clock is a day behind, and no server was met yet.
    const clock = { now: NOW - DAY };
    const first = await openHere({ mirror, clock });
    await first.begin(ID);
    const second = await openHere({ mirror, clock });
    failWrites();
    await second.write(ID, () => ({ title: 'Peito' }));
    second.replica.close();
    recover();
    // The other tab renames it as well, slightly earlier, and learns the time.
    await first.trip({ now: NOW });

    const next = await openHere({ mirror, clock });
    await next.replica.tidy();

    expect((await next.workout(ID)).title).toBe('Peito');
    const { prepared } = await next.trip((sent) => ({ now: NOW, ...taken(sent) }));
    const stamps = sentOps(prepared).map(({ stamp }) => stamp[0]);
    expect(Math.min(...stamps)).toBeGreaterThanOrEqual(NOW);
  });

  it('C8k: names what it had seen by its new stamp when that moved meanwhile', async () => {
    const mirror = createLocalMirror(ACCOUNT, memoryStorage());
    const clock = { now: NOW - DAY };
    const first = await openHere({ mirror, clock });
    await first.begin(ID, 2);
    const second = await openHere({ mirror, clock });
    failWrites();
    await second.write(ID, (known, device) => removeSet(known, 's1', { device, now: clock.now }));
    second.replica.close();
    recover();
    await first.trip({ now: NOW });

    const next = await openHere({ mirror, clock });
    await next.replica.tidy();

    expect(await next.set(ID, 's1')).toBeUndefined();
    expect(await next.set(ID, 's2')).toBeDefined();
  });
});
