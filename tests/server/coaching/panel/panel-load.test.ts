import { describe, expect, test } from 'vitest';
import { spaceOf } from '#protocol/space';
import { createRenewal } from '../../../../server/coaching/panel/due-facts';
import { gatherFacts } from '../../../../server/coaching/panel/gather-facts';
import { MOST_RECORDS } from '../../../../server/coaching/panel/read-records';
import { onEveryDatabase } from '../../../harness/databases';
import { coachAndStudent } from './panel-steps';

onEveryDatabase('the panel of a coach', (database) => {
  const { here, now, day, send, ask, db, facts, bests, workout, begin } = coachAndStudent(database);

  describe('facts', () => {
    test('are gathered a page of records at a time, and of the newest that there is room for', async () => {
      const { ana } = here();
      const days = Array.from({ length: 120 }, (_, nth) => 120 - nth);
      for (let from = 0; from < days.length; from += 40) {
        const some = days.slice(from, from + 40);
        await send(...some.map((ago) => workout(ago, ago, 100_000 + 500 * (120 - ago))));
      }
      const space = spaceOf(ana.user.id);
      const pages: number[] = [];
      const watched = db().withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (result.rows.some((row) => 'body' in row)) pages.push(result.rows.length);
          return result;
        },
      });
      const all = await gatherFacts(watched, space);
      expect(all.facts.map(({ day: on }) => on)).toEqual(days.map((ago) => day(ago)));
      expect(all.facts.map(({ records }) => records)).toEqual([0, ...Array(119).fill(1)]);
      expect(Math.max(...pages)).toBeLessThanOrEqual(50);
      const few = await gatherFacts(db(), space, { records: 7, bytes: MOST_RECORDS.bytes });
      expect(few.facts.map(({ day: on }) => on)).toEqual([7, 6, 5, 4, 3, 2, 1].map(day));
      const small = await gatherFacts(db(), space, { records: MOST_RECORDS.records, bytes: 1200 });
      expect(small.facts.length).toBeGreaterThan(0);
      expect(small.facts.length).toBeLessThan(7);
    });

    test('do not grow by loads and exercises that somebody makes up', async () => {
      const sets = (nth: number) =>
        Object.fromEntries(
          Array.from({ length: 390 }, (_, at) => [
            [`s.x${at}.place`, ['a', 'i']],
            [`s.x${at}.done.a`, { load: 1000 * (390 * nth + at) + 500, reps: 5, at: now() - at }],
          ]).flat(),
        );
      for (const nth of [1, 2, 3, 4, 5, 6]) await send(workout(nth, 9 - nth, 1000, sets(nth)));
      await begin();
      expect(await facts()).toHaveLength(6);
      const [kept] = await bests();
      expect(kept?.bests.length).toBeLessThan(1500 * 12);
    });

    test('are made once for all who ask at the same time, and not as often as somebody likes', async () => {
      const { server, ana } = here();
      await send(workout(1, 9, 100_000));
      await begin();
      let made = 0;
      const watched = db().withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (result.rows.some((row) => 'bytes' in row)) made += 1;
          return result;
        },
      });
      const renew = createRenewal({ ...server.deps, db: watched });
      await Promise.all(Array.from({ length: 9 }, () => renew([ana.user.id])));
      // Only the list of workouts has content.
      expect(made).toBe(1);
      expect(await facts()).toHaveLength(1);
      const statuses = [];
      for (let at = 0; at < 130; at += 1) statuses.push((await ask()).status);
      expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200));
      expect(statuses.at(-1)).toBe(429);
      server.clock.advance(60_000);
      expect((await ask()).status).toBe(200);
    });
  });
});
