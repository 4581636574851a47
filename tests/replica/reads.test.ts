import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyBrowser, idOf } from './browser';
import { begun, openHere } from './here';

it('lists the newest before a time, also of those that share an instant', async () => {
  const instants = fc.array(fc.nat(6), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(instants, fc.nat(7), fc.nat(14), async (starts, before, limit) => {
      emptyBrowser();
      const { replica } = await openHere();
      const day = '2026-11-20';
      await replica.commit(
        starts.map((at, nth) => ({
          kind: 'workout',
          id: idOf(nth),
          write: () => ({ ...begun(), start: { at, zone: 'UTC', day } }),
        })),
      );
      const expected = starts
        .map((at, nth) => ({ at, id: idOf(nth) }))
        .filter(({ at }) => at < before)
        .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
        .slice(0, limit);
      const listed = await replica.listBefore('workout', before, limit);
      expect(listed.map(({ at, id }) => ({ at, id }))).toEqual(expected);
      replica.close();
    }),
    { numRuns: 60 },
  );
});
