import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { agendaSchema, madeSchema } from '#protocol/agenda/appointments';
import { forgetAbsences } from '../../../server/agenda/absences';
import { folded } from '../../../server/agenda/icalendar';
import { takeUse } from '../../../server/coaching/invitations';
import { forgetInvitations, forgetLinks } from '../../../server/coaching/retention';
import { inTransaction } from '../../../server/db/transaction';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, link, server, withCoachedAna } from '../opened';
import { invite } from './people';

const zone = 'America/Sao_Paulo';
const TODAY = '2026-11-20';

/** Values at the boundaries between rules. The server's clock is at noon of TODAY. */
onEveryDatabase('coaching at its edges', (database) => {
  withCoachedAna(database);

  const daily = {
    zone,
    day: TODAY,
    time: 7 * 60,
    duration: 60,
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    until: null,
    place: '',
  };
  const plan = (form: object = {}) =>
    carla.post('/api/coaching/appointments', { student: ana.user.id, ...daily, ...form });
  const planned = async (form: object = {}) => v.parse(madeSchema, (await plan(form)).body).id;
  const change = (id: string, day: string, body: object) =>
    ana.put(`/api/coaching/appointments/${id}/days/${day}`, body);
  const changes = async () => {
    const { body } = await ana.get('/api/coaching/appointments');
    return v.parse(agendaSchema, body).appointments[0]?.changes ?? [];
  };
  /** Adds copies of an appointment. */
  const copyAppointment = async (id: string, count: number) => {
    const { db } = server.deps;
    const row = await db
      .selectFrom('appointment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: count }, () => ({ ...row, id: uuidv7() }));
    for (let at = 0; at < count; at += 500) {
      await db
        .insertInto('appointment')
        .values(rows.slice(at, at + 500))
        .execute();
    }
  };

  test.each([
    ['today, once', { weekdays: [] }],
    ['each day until today', { until: TODAY }],
  ])('an appointment of %s counts among the 50 that are not over', async (_, form) => {
    await copyAppointment(await planned(form), 48);
    expect((await plan(form)).status).toBe(201);
    expect(await plan(form)).toMatchObject({
      status: 409,
      body: { code: 'too_many_appointments' },
    });
  });

  test('2000 appointments may be kept with those that are over, and no more', async () => {
    const past = { day: addDays(TODAY, -1), weekdays: [] };
    await copyAppointment(await planned(past), 1998);
    expect((await plan(past)).status).toBe(201);
    expect((await plan(past)).status).toBe(409);
  });

  test('another time of day takes today’s change with it, and not that of yesterday', async () => {
    const id = await planned({ day: addDays(TODAY, -1) });
    for (const day of [addDays(TODAY, -1), TODAY]) await change(id, day, { kind: 'off' });
    const form = { ...daily, day: addDays(TODAY, -1), time: 8 * 60 };
    await carla.put(`/api/coaching/appointments/${id}`, form);
    expect((await changes()).map(({ day }) => day)).toEqual([addDays(TODAY, -1)]);
  });

  test('what was confirmed for today is asked anew, and yesterday’s stays', async () => {
    const id = await planned({ day: addDays(TODAY, -1) });
    for (const day of [addDays(TODAY, -1), TODAY]) {
      await change(id, day, { kind: 'confirmed', confirmed: true });
    }
    const form = { ...daily, day: addDays(TODAY, -1), place: 'Sala 2' };
    await carla.put(`/api/coaching/appointments/${id}`, form);
    expect((await changes()).map(({ day, confirmed }) => [day, confirmed])).toEqual([
      [addDays(TODAY, -1), true],
      [TODAY, false],
    ]);
  });

  test('a day is changed up to 366 days from today, either way', async () => {
    const id = await planned({ day: addDays(TODAY, -367) });
    const status = async (days: number) =>
      (await change(id, addDays(TODAY, days), { kind: 'off' })).status;
    expect([await status(366), await status(-366)]).toEqual([204, 204]);
    expect([await status(367), await status(-367)]).toEqual([409, 409]);
  });

  test('a hundred absences may be kept, and no more', async () => {
    const person_id = ana.user.id;
    const rows = Array.from({ length: 99 }, () => ({
      id: uuidv7(),
      person_id,
      zone,
      from_day: TODAY,
      until_day: TODAY,
    }));
    await server.deps.db.insertInto('absence').values(rows).execute();
    const away = { zone, from: TODAY, until: TODAY };
    expect((await ana.post('/api/coaching/absences', away)).status).toBe(201);
    expect((await ana.post('/api/coaching/absences', away)).status).toBe(409);
  });

  test('an absence is forgotten once its last day lies before, not on it', async () => {
    await ana.post('/api/coaching/absences', { zone, from: TODAY, until: TODAY });
    const left = async (before: number) => {
      await forgetAbsences(server.deps.db, before);
      return (await server.deps.db.selectFrom('absence').select('id').execute()).length;
    };
    const now = server.clock.now();
    expect([await left(now), await left(now + DAY)]).toEqual([1, 0]);
  });

  test('links and teams are forgotten from the instant on at which they ended, not before', async () => {
    const { db } = server.deps;
    const at = server.clock.now();
    await db.updateTable('coaching_link').set({ ended_at: at }).where('id', '=', link).execute();
    const team = { professional_id: carla.user.id, assistant_id: ana.user.id, scopes: '[]' };
    await db
      .insertInto('team_member')
      .values({ id: 'm', ...team, students: null, started_at: at, ended_at: at })
      .execute();
    await db.insertInto('link_review').values({ link_id: link, seen_until: 1 }).execute();
    const left = async (before: number) => {
      await forgetLinks(db, before);
      const tables = ['coaching_link', 'coaching_grant', 'link_review', 'team_member'] as const;
      return Promise.all(
        tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
      );
    };
    expect(await left(at - 1)).toEqual([1, 1, 1, 1]);
    expect(await left(at)).toEqual([0, 0, 0, 0]);
  });

  test('an invitation is used and forgotten by its end and its last use, to the millisecond', async () => {
    const { db } = server.deps;
    const at = server.clock.now();
    const [made, other] = [await invite(carla, { uses: 1, days: 1 }), await invite(carla)];
    const take = (now: number) => inTransaction(db, (trx) => takeUse(trx, made.id, now));
    expect(await take(at + DAY)).toBe(false);
    expect(await take(at + DAY - 1)).toBe(true);
    expect(await take(at)).toBe(false);
    await carla.delete(`/api/coaching/invitations/${other.id}`);
    const left = async (before: number) => {
      await forgetInvitations(db, before);
      const rows = await db.selectFrom('invitation').select('id').execute();
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await left(at - 1)).toEqual([made.id, other.id].toSorted());
    expect(await left(at)).toEqual([made.id]);
    expect(await left(at + DAY - 1)).toEqual([made.id]);
    expect(await left(at + DAY)).toEqual([]);
  });
});

test('a line of a calendar has 75 octets, and what goes beyond stands in the next one', () => {
  const full = 'a'.repeat(75);
  expect(folded(full)).toBe(full);
  expect(folded(`${full}b`)).toBe(`${full}\r\n b`);
  expect(folded(`${full}${'b'.repeat(74)}c`)).toBe(`${full}\r\n ${'b'.repeat(74)}\r\n c`);
});
