import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '#domain/coaching/scope';
import { addDays, startOfWeek } from '#domain/local-day';
import type { Writes } from '#domain/record/registers';
import { panelSchema } from '#protocol/coach-panel';
import { spaceOf } from '#protocol/space';
import { FACT_RULES } from '../../../server/panel/build-facts';
import { createRenewal, repairFacts } from '../../../server/panel/due-facts';
import { gatherFacts } from '../../../server/panel/gather-facts';
import { panelOf } from '../../../server/panel/panel';
import { MOST } from '../../../server/panel/read-records';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, type TestServer } from '../../harness/server';
import { sendRecords } from '../sending';
import { chooseHealth, link, type Person } from './people';

const HOUR = 3_600_000;
const FICHA = '0195f000-0000-7000-8000-0000000000aa';
const id = (n: number) => `0195f000-0000-7000-8000-${String(n).padStart(12, '0')}`;

onEveryDatabase('the panel of a coach', (database) => {
  let server: TestServer;
  let carla: Person;
  let ana: Person;

  beforeEach(async () => {
    server = await createTestServer({ database });
    carla = await server.signedIn({ name: 'Carla', email: 'carla@example.com' });
    ana = await server.signedIn();
  });
  afterEach(() => server.close());

  const now = () => server.clock.now();
  const day = (ago = 0) => addDays(new Date(now()).toISOString().slice(0, 10), -ago);
  const send = (...records: Parameters<typeof sendRecords>[3][number][]) =>
    sendRecords(ana, ana.user.id, now(), records);
  const week = () => startOfWeek(day());
  const ask = (who: Person = carla) => who.get(`/api/coaching/panel?today=${day()}&week=${week()}`);
  const panel = async (who: Person = carla) => v.parse(panelSchema, (await ask(who)).body);
  const reasons = async () =>
    (await panel()).students.map(({ reasons }) => reasons.map(({ kind }) => kind));
  const db = () => server.connection.db;
  const facts = async () => {
    await repairFacts(server.deps);
    return db()
      .selectFrom('workout_fact')
      .select(['id', 'records', 'best', 'done', 'planned', 'mood', 'pse'])
      .orderBy('at')
      .execute();
  };
  const bests = () => db().selectFrom('space_best').selectAll().orderBy('exercise').execute();

  /** A finished workout of one set, so many days ago. */
  function workout(n: number, ago: number, load: number, more: Writes = {}) {
    const at = now() - ago * 24 * HOUR - HOUR;
    return {
      kind: 'workout' as const,
      id: id(n),
      values: {
        start: { at, zone: 'UTC', day: day(ago) },
        finish: { at: at + HOUR / 2 },
        'e.a.exercise': 'back-squat',
        'e.a.order': 'i',
        's.x.place': ['a', 'i'],
        's.x.kind': 'normal',
        's.x.done.a': { load, reps: 5, at: at + 60_000 },
        ...more,
      },
    };
  }
  const ficha = (more: Writes = {}) => ({
    kind: 'program' as const,
    id: FICHA,
    values: {
      title: 'Força',
      schedule: 'weekday',
      weeks: 4,
      'd.a.title': 'A',
      'd.a.order': 'i',
      'd.a.weekdays': [1, 3, 5],
      ...more,
    },
  });
  const chosen = (since: string) => ({
    kind: 'preferences' as const,
    id: 'self',
    values: { program: { id: FICHA, since } },
  });
  const begin = (scopes: readonly Scope[] = ['program', 'log']) => link(carla, ana, scopes);

  test('who never trained is missed by the day of the beginning where the coach is', async () => {
    await begin();
    await send(ficha(), chosen(day(60)));
    // Half past ten at night of the day before in São Paulo.
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
      await begin();
      await send(workout(1, 9, 100_000));
      await send(workout(2, 5, 110_000));
      await send(workout(3, 1, 120_000));
      expect((await facts()).map(({ records }) => records)).toEqual([0, 1, 1]);
      // One that comes late, and stronger than all.
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
      // In order, it is counted on from what is kept.
      await send(workout(2, 2, 110_000));
      expect(await due()).toEqual([{ built_at: now() }]);
      await send(workout(3, 5, 120_000));
      expect(await due()).toEqual([{ built_at: 0 }]);
      await panel();
      expect(await due()).toEqual([{ built_at: now() }]);
      expect((await facts()).map(({ records }) => records)).toEqual([0, 1, 0]);
    });

    test('are gathered a page of records at a time, and of the newest that there is room for', async () => {
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
      const few = await gatherFacts(db(), space, { records: 7, bytes: MOST.bytes });
      expect(few.facts.map(({ day: on }) => on)).toEqual([7, 6, 5, 4, 3, 2, 1].map(day));
      const small = await gatherFacts(db(), space, { records: MOST.records, bytes: 1200 });
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
      // The list of workouts, the only one in which there is something.
      expect(made).toBe(1);
      expect(await facts()).toHaveLength(1);
      const statuses = [];
      for (let at = 0; at < 130; at += 1) statuses.push((await ask()).status);
      expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200));
      expect(statuses.at(-1)).toBe(429);
      server.clock.advance(60_000);
      expect((await ask()).status).toBe(200);
    });

    test('of a link that was not told of are made by the repair', async () => {
      await send(workout(1, 1, 100_000));
      const scopes: Scope[] = ['program', 'log'];
      const people = { professional: carla.user.id, student: ana.user.id, scopes, at: now() };
      await linkPeople(server.deps, people);
      expect(await repairFacts(server.deps)).toBe(1);
      expect(await facts()).toHaveLength(1);
    });
  });

  describe('tells', () => {
    test('who is up to date, with the week beside the plan', async () => {
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
      // Taken back, it is nowhere any more.
      server.clock.advance(HOUR);
      await send({ kind: 'pain', id: id(1), values: { region: null, strength: null } });
      expect(await reasons()).toEqual([['low-mood']]);
      expect(await db().selectFrom('pain_fact').selectAll().execute()).toEqual([]);
    });

    test('pain only while its workout stands', async () => {
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
      const one = await begin();
      await send(ficha(), chosen(day(60)), workout(1, 1, 100_000));
      const said = { link: one, from: ana.user.id, text: 'Oi', at: now() };
      await send({ kind: 'message', id: id(7), values: said });
      expect(await reasons()).toEqual([['message']]);
      const kept = await db().selectFrom('unread_message').selectAll().execute();
      expect(kept).toMatchObject([{ space_id: spaceOf(ana.user.id), link_id: one }]);
    });

    test('nothing of links put aside, of other coaches’ students, or to who is not signed in', async () => {
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

    test('in two statements, however many students there are', async () => {
      await begin();
      const eva = await server.signedIn({ name: 'Eva', email: 'eva@example.com' });
      await link(carla, eva, ['program', 'log']);
      const { panelOf } = await import('../../../server/panel/panel');
      const { countStatements } = await import('./count-statements');
      const asked = { today: day(), week: week(), zone: 'UTC', now: now() };
      expect(
        await countStatements(db(), (counted) => panelOf(counted, carla.user.id, asked)),
      ).toBeLessThanOrEqual(2);
    });
  });

  describe('what was looked at', () => {
    test('hides nothing that was said before and came only after', async () => {
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

    test('is hidden until something new comes, and undone as it was', async () => {
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
      const one = await begin();
      const eva = await server.signedIn({ name: 'Eva', email: 'eva@example.com' });
      const answer = (link: string) =>
        eva.post('/api/coaching/reviews', { reviews: [{ link, until: now() }] });
      expect((await answer(one)).status).toBe((await answer('unknown')).status);
      expect(await db().selectFrom('link_review').selectAll().execute()).toEqual([]);
    });
  });
});
