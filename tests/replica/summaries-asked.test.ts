import { describe, expect, it } from 'vitest';
import { removeWorkout } from '#domain/workouts/arrange';
import { idOf, inDatabase, NOW } from './browser';
import { begun } from './here';
import { here, withHere } from './opened';
import { FEW, finished, idIn, ofFicha } from './summary-steps';

withHere();

describe('all summaries of a kind', () => {
  it('lie in few bundles also where their ids do not begin with their time', async () => {
    await here.replica.commit(ofFicha.map(finished));
    const summaries = await here.replica.summaries();
    await summaries.bundle();
    expect((await summaries.all('workout', ({ id }) => id)).sort()).toEqual(ofFicha);
    expect(await inDatabase((database) => database.count('bundle'))).toBeLessThan(FEW);
  });

  it('leave no bundle when the last of it is gone', async () => {
    await here.replica.commit([finished(idOf(1))]);
    const summaries = await here.replica.summaries();
    await summaries.bundle();
    expect(await inDatabase((database) => database.count('bundle'))).toBe(1);
    await here.write(idOf(1), (known, device) => removeWorkout(known, { device, now: NOW }));
    await summaries.bundle();
    expect(await inDatabase((database) => database.count('bundle'))).toBe(0);
  });

  it('come once each, however many pieces they are read in, bundled or not', async () => {
    let held: string[] = [];
    for (const count of [1, 15, 16, 17, 32, 80]) {
      const fresh = Array.from({ length: count - held.length }, (_, nth) =>
        idIn((held.length + nth) % 40, nth),
      );
      await here.replica.commit(
        fresh.map((id) => ({
          kind: 'workout' as const,
          id,
          write: () => ({ ...begun(), finish: { at: NOW } }),
        })),
      );
      held = [...held, ...fresh];
      const summaries = await here.replica.summaries();
      const all = async () => (await summaries.all('workout', ({ id }) => id)).sort();
      expect(await all()).toEqual([...held].sort());
      await summaries.bundle();
      expect(await all()).toEqual([...held].sort());
    }
  });
});

describe('what is asked of the store', () => {
  const DAY = 86_400_000;

  async function on(nth: number, exercise: string, title = ''): Promise<void> {
    const at = NOW + nth * DAY;
    const start = { at, zone: 'UTC', day: new Date(at).toISOString().slice(0, 10) };
    await here.replica.commit([
      {
        kind: 'workout',
        id: idOf(100 + nth),
        write: (_, { device }) => ({
          ...begun(),
          title,
          start,
          'e.e1.exercise': exercise,
          [`s.s1.done.${device}`]: { load: 1000, reps: 8, at },
          finish: { at },
        }),
      },
    ]);
  }

  const idsOf = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id);
  const day = (nth: number) => idOf(100 + nth);

  it('from a day on, the newest by exercise, the last of a series', async () => {
    await on(1, 'a', 'Costas');
    await on(2, 'b', 'Peito');
    await on(3, 'a-b', 'Costas');
    await on(4, 'a', 'Costas');
    await on(5, 'a', 'Peito');
    const summaries = await here.replica.summaries();
    const [from] = new Date(NOW + 4 * DAY).toISOString().split('T');
    expect(idsOf(await summaries.since('workout', from ?? ''))).toEqual([day(4), day(5)]);
    const newest = await summaries.newestUsing(
      'workout',
      new Map(['a', 'b', 'c'].map((use) => [use, 2])),
    );
    expect(idsOf(newest.get('a'))).toEqual([day(5), day(4)]);
    expect(idsOf(newest.get('b'))).toEqual([day(2)]);
    expect(newest.get('c')).toEqual([]);
    const but = await summaries.newestUsing('workout', new Map([['a', 2]]), day(5));
    expect(idsOf(but.get('a'))).toEqual([day(4), day(1)]);
    const last = await summaries.lastOf('workout', 'title Costas', NOW + 4 * DAY);
    expect(last?.id).toBe(day(3));
    expect(await summaries.lastOf('workout', 'title Costas', NOW + DAY)).toBeNull();
    expect(await summaries.uses('workout')).toEqual(['a', 'a-b', 'b']);
  });
});
