import { describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../harness/databases';
import { chooseHealth } from '../people';
import { coachAndStudent, HOUR, id } from './panel-steps';

onEveryDatabase('the panel of a coach', (database) => {
  const { here, now, day, send, panel, reasons, db, workout, ficha, chosen, begin } =
    coachAndStudent(database);

  describe('what was looked at', () => {
    test('hides nothing that was said before and came only after', async () => {
      const { server, carla, ana } = here();
      await chooseHealth(ana, now(), true);
      const one = await begin(['program', 'log', 'health']);
      await send(ficha(), chosen(day(60)), workout(1, 1, 100_000));
      server.clock.advance(2 * HOUR);
      const look = () =>
        carla.post('/api/coaching/reviews', { reviews: [{ link: one, until: now() }] });
      await look();
      expect(await reasons()).toEqual([['up-to-date']]);
      const told = { at: now() - HOUR, day: day(), region: 'knee', strength: 2 };
      await send({ kind: 'pain', id: id(1), values: told });
      expect(await reasons()).toEqual([['pain']]);
      await look();
      const from = ana.user.id;
      await send({
        kind: 'message',
        id: id(9),
        values: { link: one, from, at: now() - HOUR / 2, text: 'Oi' },
      });
      expect(await reasons()).toEqual([['message']]);
      await look();
      server.clock.advance(1000);
      await send({ kind: 'workout', id: id(1), values: { mood: 1 } });
      expect((await reasons())[0]).toContain('low-mood');
    });

    test('still says what no look changes', async () => {
      const { carla } = here();
      const one = await begin();
      await send(ficha(), chosen(day(60)), workout(1, 15, 100_000));
      expect((await reasons())[0]).toContain('not-training');
      await carla.post('/api/coaching/reviews', { reviews: [{ link: one, until: now() }] });
      const [student] = (await panel()).students;
      expect(student?.reasons).toMatchObject([
        { kind: 'up-to-date', remains: { kind: 'not-training', days: 15, lastDay: day(15) } },
      ]);
    });

    test('is hidden until something new comes, and undone as it was', async () => {
      const { server, carla } = here();
      const one = await begin();
      await send(ficha(), chosen(day(60)), workout(1, 5, 100_000), workout(2, 1, 110_000));
      expect(await reasons()).toEqual([['record']]);
      const look = (until: number | null, link = one) =>
        carla.post('/api/coaching/reviews', { reviews: [{ link, until }] });
      expect((await look(now())).status).toBe(204);
      expect((await panel()).students).toMatchObject([
        { seenAt: now(), reasons: [{ kind: 'up-to-date' }] },
      ]);
      await look(null);
      expect(await reasons()).toEqual([['record']]);
      await look(now());
      server.clock.advance(HOUR);
      await send(workout(3, 0, 120_000));
      expect(await reasons()).toEqual([['record']]);
    });

    test('nobody else’s link is touched, and nothing tells whether there is one', async () => {
      const { server } = here();
      const one = await begin();
      const eva = await server.signedIn({ name: 'Eva', email: 'eva@example.com' });
      const answer = (link: string) =>
        eva.post('/api/coaching/reviews', { reviews: [{ link, until: now() }] });
      expect((await answer(one)).status).toBe((await answer('unknown')).status);
      expect(await db().selectFrom('link_review').selectAll().execute()).toEqual([]);
    });
  });
});
