import { describe, expect, test } from 'vitest';
import type { Scope } from '#domain/account/scope';
import { addDays, startOfWeek } from '#domain/local-day';
import { spaceOf } from '#protocol/space';
import { repairFacts } from '../../../../server/coaching/panel/due-facts';
import { panelOf } from '../../../../server/coaching/panel/panel';
import { onEveryDatabase } from '../../../harness/databases';
import { chooseHealth, link } from '../people';
import { coachAndStudent, HOUR, id } from './panel-steps';

onEveryDatabase('the panel of a coach', (database) => {
  const { here, now, day, send, week, panel, reasons, db, workout, ficha, chosen, begin } =
    coachAndStudent(database);

  test('who never trained is missed by the day of the beginning where the coach is', async () => {
    const { server, carla } = here();
    await begin();
    await send(ficha(), chosen(day(60)));
    // 22:30 of the day before in São Paulo.
    const startedAt = Date.parse(`${day()}T01:30:00Z`);
    await db().updateTable('coaching_link').set({ started_at: startedAt }).execute();
    await repairFacts(server.deps);
    const firstMissed = async (zone: string) => {
      for (let ahead = 0; ahead < 30; ahead += 1) {
        const today = addDays(day(), ahead);
        const asked = { today, week: startOfWeek(today), zone, now: now() };
        const { students } = await panelOf(db(), carla.user.id, asked);
        if (students[0]?.reasons.some(({ kind }) => kind === 'not-training')) return ahead;
      }
      return null;
    };
    const utc = await firstMissed('UTC');
    expect(utc).toBeGreaterThan(0);
    expect(await firstMissed('America/Sao_Paulo')).toBe((utc ?? 0) - 1);
  });

  describe('tells', () => {
    test('who is up to date, with the week beside the plan', async () => {
      const { ana } = here();
      await send(ficha(), chosen(day(60)), workout(1, 0, 100_000));
      await begin();
      const { students, adherence } = await panel();
      expect(students).toMatchObject([
        {
          student: { id: ana.user.id, name: 'Ana' },
          week: { done: 1, planned: 3 },
          reasons: [{ kind: 'up-to-date' }],
          seenAt: null,
        },
      ]);
      expect(adherence).toHaveLength(7);
      expect(adherence.at(-1)).toEqual({ week: week(), percent: 33 });
    });

    test('a record with its set, and a ficha near its end before it', async () => {
      await send(ficha({ ends: day(-3) }), chosen(day(60)));
      await send(workout(1, 4, 100_000), workout(2, 1, 110_000));
      await begin();
      const [row] = (await panel()).students;
      expect(row?.reasons).toMatchObject([
        { kind: 'program-ending', days: 3 },
        {
          kind: 'record',
          records: 1,
          best: { exercise: 'back-squat', effort: { load: 110_000, reps: 5 } },
        },
      ]);
    });

    test('pain under the health scope alone, and training under the log’s', async () => {
      const { server, ana } = here();
      await chooseHealth(ana, now(), true);
      await send(ficha(), chosen(day(60)), workout(1, 1, 100_000, { mood: 1 }));
      const told = { at: now(), day: day(1), region: 'shoulder', strength: 3 };
      const one = await begin(['program']);
      await send({ kind: 'pain', id: id(1), values: told });
      expect(await reasons()).toEqual([['up-to-date']]);
      expect((await panel()).students[0]?.week).toBeNull();
      const change = async (scopes: readonly Scope[]) =>
        db()
          .updateTable('coaching_link')
          .set({ scopes: JSON.stringify(scopes) })
          .where('id', '=', one)
          .execute();
      await change(['program', 'log']);
      expect(await reasons()).toEqual([['low-mood']]);
      await change(['program', 'log', 'health']);
      expect((await panel()).students[0]?.reasons).toMatchObject([
        { kind: 'pain', region: 'shoulder', strength: 3 },
        { kind: 'low-mood', mood: 1 },
      ]);
      // After its removal it appears nowhere.
      server.clock.advance(HOUR);
      await send({ kind: 'pain', id: id(1), values: { region: null, strength: null } });
      expect(await reasons()).toEqual([['low-mood']]);
      expect(await db().selectFrom('pain_fact').selectAll().execute()).toEqual([]);
    });

    test('pain only while its workout stands', async () => {
      const { server, ana } = here();
      await chooseHealth(ana, now(), true);
      await send(ficha(), chosen(day(60)), workout(1, 1, 100_000));
      await begin(['program', 'health']);
      const told = { at: now(), day: day(1), region: 'knee', strength: 2 };
      await send({ kind: 'pain', id: id(1), values: told });
      expect(await reasons()).toEqual([['pain']]);
      server.clock.advance(HOUR);
      await send({ kind: 'workout', id: id(1), values: { 'gone.phone': { phone: [now(), 9] } } });
      expect(await reasons()).toEqual([['up-to-date']]);
    });

    test('messages of the student until they are read', async () => {
      const { ana } = here();
      const one = await begin();
      await send(ficha(), chosen(day(60)), workout(1, 1, 100_000));
      const said = { link: one, from: ana.user.id, text: 'Oi', at: now() };
      await send({ kind: 'message', id: id(7), values: said });
      expect(await reasons()).toEqual([['message']]);
      const kept = await db().selectFrom('unread_message').selectAll().execute();
      expect(kept).toMatchObject([{ space_id: spaceOf(ana.user.id), link_id: one }]);
    });

    test('nothing of links put aside, of other coaches’ students, or to who is not signed in', async () => {
      const { server, carla } = here();
      const one = await begin();
      const other = await server.signedIn({ name: 'Eva', email: 'eva@example.com' });
      expect((await panel(other)).students).toEqual([]);
      await carla.post(`/api/coaching/links/${one}/archive`);
      expect((await panel()).students).toEqual([]);
      expect((await server.visitor().get('/api/coaching/panel')).status).toBe(401);
      expect((await carla.get(`/api/coaching/panel?today=2020-01-01&week=2020-01-01`)).status).toBe(
        400,
      );
    });

    test('of a day that it can be somewhere, within the week that is asked for', async () => {
      const { carla } = here();
      const status = async (today: string, week: string) =>
        (await carla.get(`/api/coaching/panel?today=${today}&week=${week}`)).status;
      const around = [2, 1, -1, -2].map((ago) => status(day(ago), day(ago)));
      expect(await Promise.all(around)).toEqual([400, 200, 200, 400]);
      const weeks = [7, 6, 0, -1].map((ago) => status(day(), day(ago)));
      expect(await Promise.all(weeks)).toEqual([400, 200, 200, 400]);
    });

    test('in four statements, however many students there are', async () => {
      const { server, carla } = here();
      await begin();
      const eva = await server.signedIn({ name: 'Eva', email: 'eva@example.com' });
      await link(carla, eva, ['program', 'log']);
      const { panelOf } = await import('../../../../server/coaching/panel/panel');
      const { countStatements } = await import('../count-statements');
      const asked = { today: day(), week: week(), zone: 'UTC', now: now() };
      expect(
        await countStatements(db(), (counted) => panelOf(counted, carla.user.id, asked)),
      ).toBeLessThanOrEqual(4);
    });
  });
});
