import { describe, expect, test } from 'vitest';
import type { Scope } from '#domain/account/scope';
import { FACT_RULES } from '../../../../server/coaching/panel/build-facts';
import { repairFacts } from '../../../../server/coaching/panel/due-facts';
import { linkPeople } from '../../../harness/coaching';
import { onEveryDatabase } from '../../../harness/databases';
import { coachAndStudent, HOUR, id } from './panel-steps';

onEveryDatabase('the panel of a coach', (database) => {
  const { here, now, day, send, panel, reasons, db, facts, bests, workout, begin } =
    coachAndStudent(database);

  describe('facts', () => {
    test('are kept of coached people alone, made of what was there when the link began', async () => {
      await send(workout(1, 3, 100_000), workout(2, 1, 110_000, { mood: 4, pse: 7.5 }));
      expect(await facts()).toEqual([]);
      await begin();
      expect(await facts()).toMatchObject([
        { id: id(1), records: 0, best: null, done: 1, planned: 1, mood: null },
        { id: id(2), records: 1, mood: 4, pse: 75 },
      ]);
    });

    test('follow what is written, and records are those of a space made anew', async () => {
      const { server } = here();
      await begin();
      await send(workout(1, 9, 100_000));
      await send(workout(2, 5, 110_000));
      await send(workout(3, 1, 120_000));
      expect((await facts()).map(({ records }) => records)).toEqual([0, 1, 1]);
      // A workout that arrives late, and is stronger than all others.
      await send(workout(4, 7, 130_000));
      expect((await facts()).map(({ id: one, records }) => [one, records])).toEqual([
        [id(1), 0],
        [id(4), 1],
        [id(2), 0],
        [id(3), 0],
      ]);
      server.clock.advance(HOUR);
      await send({
        kind: 'workout',
        id: id(4),
        values: { 's.x.done.a': { load: 90_000, reps: 5, at: now() - 7 * 24 * HOUR } },
      });
      expect((await facts()).map(({ records }) => records)).toEqual([0, 0, 1, 1]);
      const followed = [await facts(), await bests()];
      await db()
        .updateTable('student_fact')
        .set({ rules: FACT_RULES - 1 })
        .execute();
      expect(await repairFacts(server.deps)).toBe(1);
      expect([await facts(), await bests()]).toEqual(followed);
      expect(await repairFacts(server.deps)).toBe(0);
    });

    test('hold seven weeks of days, whatever else was done on each of them', async () => {
      await begin();
      const ago = Array.from({ length: 49 }, (_, nth) => nth);
      await send(...ago.flatMap((at) => [workout(2 * at, at, 1000), workout(2 * at + 1, at, 500)]));
      await facts();
      const { days } = await db()
        .selectFrom('student_fact')
        .select('days')
        .executeTakeFirstOrThrow();
      expect(days.split(' ')).toEqual(ago.map(day));
    });

    test('a workout that is removed, or gone on with, takes its fact along', async () => {
      const { server } = here();
      await begin();
      await send(workout(1, 9, 100_000), workout(2, 5, 110_000), workout(3, 2, 105_000));
      server.clock.advance(HOUR);
      await send({ kind: 'workout', id: id(2), values: { 'gone.phone': { phone: [now(), 9] } } });
      expect((await facts()).map(({ id: one, records }) => [one, records])).toEqual([
        [id(1), 0],
        [id(3), 1],
      ]);
      await send({ kind: 'workout', id: id(3), values: { finish: null } });
      expect(await facts()).toHaveLength(1);
      const kept = await db().selectFrom('student_fact').select('last_day').execute();
      expect(kept).toMatchObject([{ last_day: day(9) }]);
    });

    test('a workout of a day that does not exist is none, and the panel stays whole', async () => {
      await begin();
      const at = now() - HOUR;
      const start = { at, zone: 'UTC', day: '2026-02-30' };
      await send(workout(1, 1, 100_000), workout(2, 0, 110_000, { start }));
      expect((await facts()).map((fact) => fact.id)).toEqual([id(1)]);
      expect(await reasons()).toHaveLength(1);
    });

    test('go with the last coach, and what was looked at with its link', async () => {
      const { carla, ana } = here();
      const one = await begin();
      await send(workout(1, 1, 100_000));
      await carla.post('/api/coaching/reviews', { reviews: [{ link: one, until: now() }] });
      await ana.post(`/api/coaching/links/${one}/end`);
      expect(await facts()).toEqual([]);
      expect(await bests()).toEqual([]);
      expect(await db().selectFrom('student_fact').selectAll().execute()).toEqual([]);
      expect(await db().selectFrom('link_review').selectAll().execute()).toEqual([]);
      expect((await panel()).students).toEqual([]);
    });

    test('what takes all workouts is not done while somebody writes, and done before somebody reads', async () => {
      await send(workout(1, 9, 100_000));
      await begin();
      const due = () => db().selectFrom('student_fact').select('built_at').execute();
      expect(await due()).toEqual([{ built_at: 0 }]);
      expect((await panel()).students).toMatchObject([{ week: { done: 0 } }]);
      expect(await due()).toEqual([{ built_at: now() }]);
      // A workout in order is added to the stored facts.
      await send(workout(2, 2, 110_000));
      expect(await due()).toEqual([{ built_at: now() }]);
      await send(workout(3, 5, 120_000));
      expect(await due()).toEqual([{ built_at: 0 }]);
      await panel();
      expect(await due()).toEqual([{ built_at: now() }]);
      expect((await facts()).map(({ records }) => records)).toEqual([0, 1, 0]);
    });

    test('of a link that was not told of are made by the repair', async () => {
      const { server, carla, ana } = here();
      await send(workout(1, 1, 100_000));
      const scopes: Scope[] = ['program', 'log'];
      const people = { professional: carla.user.id, student: ana.user.id, scopes, at: now() };
      await linkPeople(server.deps, people);
      expect(await repairFacts(server.deps)).toBe(1);
      expect(await facts()).toHaveLength(1);
    });
  });
});
