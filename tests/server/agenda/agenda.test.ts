import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type AgendaAppointment, agendaSchema, madeSchema } from '#protocol/agenda/appointments';
import { DAY } from '../../harness/clock';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import type { Visitor } from '../../harness/visitor';
import { ana, bia, carla, link, server, withBia, withCoachedAna } from '../opened';
import { changeGrant } from '../sync/coach-device';

const SP = 'America/Sao_Paulo';

onEveryDatabase('the agenda', (database) => {
  withCoachedAna(database);
  withBia();

  // The server's clock is at 2026-11-20, a Friday.
  const weekly = {
    zone: SP,
    day: '2026-11-23',
    time: 7 * 60,
    duration: 60,
    weekdays: [1, 4],
    until: null,
    place: 'Academia Norte',
  };
  const plan = (who: Visitor, form: object = {}) =>
    who.post('/api/coaching/appointments', { student: ana.user.id, ...weekly, ...form });
  const planned = async (form: object = {}) =>
    v.parse(madeSchema, (await plan(carla, form)).body).id;
  const coachBia = () =>
    linkPeople(server.deps, {
      professional: carla.user.id,
      student: bia.user.id,
      scopes: ['program'],
      at: server.clock.now(),
    });
  const agenda = async (who: Visitor) =>
    v.parse(agendaSchema, (await who.get('/api/coaching/appointments')).body);
  const only = async (who: Visitor): Promise<AgendaAppointment | undefined> =>
    (await agenda(who)).appointments[0];
  const change = (who: Visitor, id: string, day: string, body: object) =>
    who.put(`/api/coaching/appointments/${id}/days/${day}`, body);
  const inbox = async (who: Visitor) => {
    const { body } = await who.get('/api/notifications/inbox');
    const entries = v.object({ notices: v.array(v.object({ title: v.string() })) });
    return v.parse(entries, body).notices.map(({ title }) => title);
  };

  test('a zone has one spelling, whichever of its thousands is sent', async () => {
    await planned({ zone: 'aMeRiCa/sAo_PaUlO' });
    await ana.post('/api/coaching/absences', {
      zone: 'AMERICA/sao_paulo',
      from: '2026-11-23',
      until: '2026-11-23',
    });
    const { appointments, absences } = await agenda(ana);
    expect([...appointments, ...absences].map(({ zone }) => zone)).toEqual([SP, SP]);
    expect((await plan(carla, { zone: 'America/Nowhere' })).status).toBe(400);
    expect((await plan(carla, { zone: '+03:17' })).status).toBe(400);
  });

  test('what a coach plans stands in the agenda of both, and the student is told', async () => {
    const id = await planned();
    expect(await only(carla)).toMatchObject({
      id,
      as: 'coach',
      other: { id: ana.user.id, name: 'Ana' },
      ...weekly,
      changes: [],
    });
    expect(await only(ana)).toMatchObject({ as: 'student', other: { name: 'Carla' } });
    expect((await agenda(bia)).appointments).toEqual([]);
    expect(await inbox(ana)).toEqual(['Carla marcou um horário']);
    expect(await inbox(carla)).toEqual([]);
  });

  test('a time that is taken is refused with its name, until the coach wants it all the same', async () => {
    await coachBia();
    await planned();
    const meeting = { student: bia.user.id, day: '2026-11-26', weekdays: [], time: 7 * 60 + 30 };
    const asked = await plan(carla, { ...meeting, ifFree: true });
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: 'overlap',
        message:
          'Você já tem horário com Ana: quinta, 26 de nov., às 07:00. Mude a hora ou marque mesmo assim.',
      },
    });
    expect((await agenda(bia)).appointments).toEqual([]);
    const free = { ...meeting, time: 8 * 60, ifFree: true };
    const id = v.parse(madeSchema, (await plan(carla, free)).body).id;
    // Its own former plan is no other appointment.
    const again = { ...weekly, ...free, time: 8 * 60 + 15 };
    expect((await carla.put(`/api/coaching/appointments/${id}`, again)).status).toBe(204);
    const onto = { ...weekly, ...meeting, ifFree: true };
    expect((await carla.put(`/api/coaching/appointments/${id}`, onto)).status).toBe(409);
    // Apps before this question plan as ever.
    expect((await plan(carla, meeting)).status).toBe(201);
  });

  test('a student learns that the coach is taken, but not by whom', async () => {
    await coachBia();
    await planned();
    const free = { student: bia.user.id, day: '2026-11-26', weekdays: [], time: 9 * 60 };
    const id = await planned(free);
    const move = (who: Visitor, time: number) =>
      change(who, id, '2026-11-26', { kind: 'moved', day: '2026-11-26', time, ifFree: true });
    expect((await move(bia, 7 * 60)).body).toMatchObject({
      code: 'overlap',
      message: 'Carla já tem outro horário: quinta, 26 de nov., às 07:00. Escolha outra hora.',
    });
    expect((await move(carla, 7 * 60)).body).toMatchObject({ code: 'overlap' });
    expect((await move(bia, 8 * 60)).status).toBe(204);
  });

  test('the student confirms a day; moving it asks for that anew', async () => {
    const id = await planned();
    const day = '2026-11-26';
    expect((await change(carla, id, day, { kind: 'confirmed', confirmed: true })).status).toBe(404);
    await change(ana, id, day, { kind: 'confirmed', confirmed: true });
    const kept = { day, moved: null, off: false, by: null };
    expect((await only(carla))?.changes).toEqual([{ ...kept, confirmed: true }]);
    server.clock.advance(1000);
    await change(carla, id, day, { kind: 'moved', day: '2026-11-27', time: 480 });
    const moved = { day: '2026-11-27', time: 480 };
    expect((await only(ana))?.changes).toEqual([
      { ...kept, moved, by: carla.user.id, confirmed: false },
    ]);
    server.clock.advance(1000);
    await change(ana, id, day, { kind: 'off' });
    expect((await only(ana))?.changes).toEqual([
      { ...kept, off: true, by: ana.user.id, confirmed: false },
    ]);
    await change(ana, id, day, { kind: 'planned' });
    expect((await only(ana))?.changes).toEqual([{ ...kept, confirmed: false }]);
    // A Tuesday without a planned appointment.
    expect((await change(ana, id, '2026-11-24', { kind: 'off' })).status).toBe(404);
    expect(await inbox(carla)).toEqual(
      expect.arrayContaining(['Ana confirmou um horário', 'Ana desmarcou um horário']),
    );
    expect(await inbox(ana)).toContain('Carla mudou um horário');
  });

  test('what was moved or called off meanwhile is not confirmed as it stood before', async () => {
    const id = await planned();
    const day = '2026-11-26';
    const confirm = async (at: string) =>
      (await change(ana, id, day, { kind: 'confirmed', confirmed: true, at: Date.parse(at) })).body;
    await change(carla, id, day, { kind: 'moved', day: '2026-11-27', time: 480 });
    expect(await confirm('2026-11-26T10:00Z')).toMatchObject({ code: 'changed_meanwhile' });
    expect((await only(carla))?.changes).toMatchObject([{ day, confirmed: false }]);
    await confirm('2026-11-27T11:00Z');
    expect((await only(carla))?.changes).toMatchObject([{ day, confirmed: true }]);
    await change(carla, id, day, { kind: 'off' });
    expect(await confirm('2026-11-27T11:00Z')).toMatchObject({ code: 'changed_meanwhile' });
  });

  test('fifty are planned ahead with one student; those that are over keep nobody from planning', async () => {
    const once = { weekdays: [], day: '2026-11-23' };
    for (let n = 0; n < 50; n += 1) expect((await plan(carla, once)).status).toBe(201);
    expect((await plan(carla, once)).status).toBe(409);
    server.clock.advance(4 * DAY);
    expect((await plan(carla, { ...once, day: '2026-11-26' })).status).toBe(201);
  });

  test('nothing is changed of what is no day', async () => {
    const id = await planned({ weekdays: [0, 1, 2, 3, 4, 5, 6] });
    for (const day of ['2026-13-45', '2026-12-1x', 'zzz']) {
      expect((await change(ana, id, day, { kind: 'off' })).status).toBe(404);
    }
    expect((await change(ana, id, '%00', { kind: 'off' })).status).toBe(400);
    expect((await only(carla))?.changes).toEqual([]);
  });

  test('another plan takes the changes of days to come with it; removing takes all', async () => {
    const id = await planned({ day: '2026-11-16' });
    for (const day of ['2026-11-19', '2026-11-26']) await change(ana, id, day, { kind: 'off' });
    const { day: _, ...rest } = weekly;
    const form = { ...rest, day: '2026-11-16', time: 480 };
    expect((await carla.put(`/api/coaching/appointments/${id}`, form)).status).toBe(204);
    expect((await only(ana))?.changes.map(({ day }) => day)).toEqual(['2026-11-19']);
    expect((await ana.put(`/api/coaching/appointments/${id}`, form)).status).toBe(404);
    expect((await ana.delete(`/api/coaching/appointments/${id}`)).status).toBe(404);
    expect((await carla.delete(`/api/coaching/appointments/${id}`)).status).toBe(204);
    expect(await only(ana)).toBeUndefined();
  });

  test('another place or another end leaves what was called off and moved, and asks to confirm anew', async () => {
    const id = await planned();
    await change(ana, id, '2026-11-23', { kind: 'confirmed', confirmed: true });
    await change(ana, id, '2026-11-26', { kind: 'off' });
    await change(carla, id, '2026-11-30', { kind: 'moved', day: '2026-12-01', time: 600 });
    const form = { ...weekly, place: 'Parque', duration: 45, until: '2027-03-01' };
    expect((await carla.put(`/api/coaching/appointments/${id}`, form)).status).toBe(204);
    const kept = { moved: null, off: false, by: null, confirmed: false };
    expect(await only(ana)).toMatchObject({
      ...form,
      changes: [
        { ...kept, day: '2026-11-23' },
        { ...kept, day: '2026-11-26', off: true, by: ana.user.id },
        {
          ...kept,
          day: '2026-11-30',
          moved: { day: '2026-12-01', time: 600 },
          by: carla.user.id,
        },
      ],
    });
  });

  test('a change of a day that the plan no longer has does not come back with that day', async () => {
    const once = { ...weekly, weekdays: [] };
    const id = await planned(once);
    const replan = (form: object) => carla.put(`/api/coaching/appointments/${id}`, form);
    await change(ana, id, '2026-11-23', { kind: 'moved', day: '2026-11-24', time: once.time });
    expect((await replan({ ...once, day: '2026-11-24', place: 'Parque' })).status).toBe(204);
    expect((await replan(once)).status).toBe(204);
    expect(await only(ana)).toMatchObject({ day: '2026-11-23', changes: [] });
  });

  test('whose link it is not, or no longer is, gets the answer of what does not exist', async () => {
    const id = await planned();
    const nowhere = await bia.put('/api/coaching/appointments/none', weekly);
    const answers = [
      await bia.put(`/api/coaching/appointments/${id}`, weekly),
      await bia.delete(`/api/coaching/appointments/${id}`),
      await change(bia, id, '2026-11-26', { kind: 'off' }),
    ];
    for (const { status, body } of answers) expect([status, body]).toEqual([404, nowhere.body]);
    expect((await plan(bia)).status).toBe(404);
    expect((await plan(carla, { student: bia.user.id })).status).toBe(404);
    // A student cannot plan for the coach.
    expect(
      (await ana.post('/api/coaching/appointments', { student: carla.user.id, ...weekly })).status,
    ).toBe(404);
    await changeGrant(server.connection, link, null, server.clock.now());
    expect(await only(ana)).toBeUndefined();
    expect((await change(ana, id, '2026-11-26', { kind: 'off' })).status).toBe(404);
    expect((await server.visitor().get('/api/coaching/appointments')).status).toBe(401);
  });

  test.each([
    ['a zone that does not exist', { zone: 'Marte/Olimpo' }],
    ['a difference to UTC for a zone', { zone: '+03:00' }],
    ['a day that does not exist', { day: '2026-02-30' }],
    ['a time past midnight', { time: 1440 }],
    ['no time at all', { duration: 0 }],
    ['a day of the week twice', { weekdays: [1, 1] }],
    ['an end before the beginning', { until: '2026-11-22' }],
    ['a place that is a story', { place: 'x'.repeat(121) }],
  ])('%s is refused', async (_, form) => {
    expect((await plan(carla, form)).status).toBe(400);
  });

  test('what was planned is in the data that either of them downloads', async () => {
    await planned();
    for (const [who, other] of [
      [ana, 'Carla'],
      [carla, 'Ana'],
    ] as const) {
      const { body } = await who.get('/api/account/data');
      const told = v.parse(v.object({ parts: v.object({ appointment: v.unknown() }) }), body);
      const { zone, day, until, place } = weekly;
      expect(told.parts.appointment).toEqual([
        { with: other, zone, day, until, place, time: '07:00' },
      ]);
    }
  });

  test('who is away is seen by whom they meet, who is told when it touches an appointment', async () => {
    await planned();
    const absence = { zone: SP, from: '2026-11-25', until: '2026-11-27' };
    expect((await carla.post('/api/coaching/absences', absence)).status).toBe(201);
    await carla.post('/api/coaching/absences', {
      ...absence,
      from: '2026-11-28',
      until: '2026-11-29',
    });
    const [first] = (await agenda(ana)).absences;
    expect(first).toMatchObject({ person: carla.user.id, name: 'Carla', from: '2026-11-25' });
    expect((await agenda(carla)).absences).toMatchObject([{ name: null }, { name: null }]);
    expect((await agenda(bia)).absences).toEqual([]);
    expect((await inbox(ana)).filter((title) => title.includes('ausentar'))).toHaveLength(1);
    await ana.delete(`/api/coaching/absences/${first?.id}`);
    expect((await agenda(ana)).absences).toHaveLength(2);
    await carla.delete(`/api/coaching/absences/${first?.id}`);
    expect((await agenda(ana)).absences).toHaveLength(1);
  });

  test('what is changed lies within a year, and nobody reads agendas or calendars without a pause', async () => {
    const id = await planned({ weekdays: [0, 1, 2, 3, 4, 5, 6] });
    const off = async (on: string) => (await change(ana, id, on, { kind: 'off' })).status;
    expect([await off('2027-11-20'), await off('2029-11-20'), await off('9000-01-01')]).toEqual([
      204, 409, 409,
    ]);
    const far = { kind: 'moved', day: '2031-01-01', time: 600 };
    expect(await change(carla, id, '2026-11-24', far)).toMatchObject({
      status: 409,
      body: { code: 'too_far' },
    });
    const { body } = await ana.post('/api/coaching/calendar');
    const { address } = v.parse(v.object({ address: v.string() }), body);
    const statuses = async (who: Visitor, path: string, times: number) => {
      const seen = [];
      for (let at = 0; at < times; at += 1) seen.push((await who.get(path)).status);
      return seen;
    };
    const read = await statuses(server.visitor(), new URL(address).pathname, 31);
    expect([read[0], read[29], read[30]]).toEqual([200, 200, 429]);
    const asked = await statuses(ana, '/api/coaching/appointments', 121);
    expect([asked[0], asked[119], asked[120]]).toEqual([200, 200, 429]);
    server.clock.advance(60_000);
    expect((await ana.get('/api/coaching/appointments')).status).toBe(200);
    expect((await server.visitor().get(new URL(address).pathname)).status).toBe(200);
  });

  test('the calendar opens by its secret address alone, until that is renewed or ended', async () => {
    await planned();
    const renew = async () => {
      const { body } = await ana.post('/api/coaching/calendar');
      return new URL(v.parse(v.object({ address: v.string() }), body).address).pathname;
    };
    const address = await renew();
    const nobody = server.visitor();
    const read = await nobody.get(address);
    expect([read.status, read.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(read.text).toContain('SUMMARY:Treino com Carla\r\n');
    expect(read.text).toContain('DTSTART:20261123T100000Z\r\n');
    expect((await agenda(ana)).calendarSince).toBe(server.clock.now());
    const renewed = await renew();
    expect((await nobody.get(address)).status).toBe(404);
    expect((await nobody.get(renewed)).status).toBe(200);
    await ana.delete('/api/coaching/calendar');
    expect((await nobody.get(renewed)).status).toBe(404);
    expect((await agenda(ana)).calendarSince).toBeNull();
    expect(server.logged()).not.toContain(renewed.slice('/api/calendar/'.length, -4));
  });
});
