import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import type { Scope } from '#domain/account/scope';
import { coachesSchema, studentsSchema, teamSchema } from '#protocol/coaching/coaching';
import { linkLookSchema } from '#protocol/coaching/invitations';
import { syncResponseSchema } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import { grantOver } from '../../../server/access/coaching';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { tracesOf } from '../account/erasure/traces';
import { server, withServer } from '../opened';
import { accept, invite, link, type Person, VERSION } from './people';
import { page } from './professionals/people';

const password = PASSWORD;

onEveryDatabase('teams', (database) => {
  let carla: Person;
  let davi: Person;
  let ana: Person;
  let anas: string;

  withServer(database);
  beforeEach(async () => {
    carla = await server.signedIn({ name: 'Carla Mendes', email: 'carla@example.com' });
    davi = await server.signedIn({ name: 'Davi Prado', email: 'davi@example.com' });
    ana = await server.signedIn({ name: 'Ana Souza' });
    anas = await link(carla, ana, ['program', 'log']);
  });

  const tick = () => server.clock.advance(1000);
  const help = async (scopes: readonly Scope[] = ['program', 'log', 'record'], more = {}) => {
    const made = await invite(carla, { kind: 'assistant', scopes: [...scopes], ...more });
    const { body } = await accept(davi, made.token, ['program']);
    tick();
    return v.parse(v.object({ link: v.string() }), body).link;
  };
  const allow = async (allowed: boolean, who: Visitor = ana, id = anas) => {
    const { status } = await who.post(`/api/coaching/links/${id}/team`, { allowed });
    tick();
    return status;
  };
  const given = async (student = ana) =>
    (await grantOver(server.connection.db, davi.user.id, student.user.id))?.scopes ?? null;
  const coach = async () =>
    v.parse(coachesSchema, (await ana.get('/api/coaching/coaches')).body).coaches;
  const students = async (who: Visitor) =>
    v.parse(studentsSchema, (await who.get('/api/coaching/students')).body).students;
  const team = async (who: Visitor) =>
    v.parse(teamSchema, (await who.get('/api/coaching/team')).body);

  test('an assistant gets to whom lets the team in, with what both sides give, and no further', async () => {
    const bia = await server.signedIn({ name: 'Bia', email: 'bia@example.com' });
    await link(carla, bia, ['program', 'log', 'record']);
    const member = await help(['program', 'record']);
    expect([await given(), await given(bia)]).toEqual([null, null]);
    expect(await allow(true)).toBe(204);
    expect([await given(), await given(bia)]).toEqual([['program'], null]);
    const [held] = await students(davi);
    expect(held).toMatchObject({
      student: { name: 'Ana Souza' },
      assistantOf: { id: carla.user.id, name: 'Carla Mendes' },
    });
    expect((await coach())[0]).toMatchObject({
      link: anas,
      team: true,
      assistants: [{ assistant: { id: davi.user.id, name: 'Davi Prado' }, scopes: ['program'] }],
    });
    expect(await coach()).toHaveLength(1);
    expect((await team(carla)).members).toMatchObject([
      {
        id: member,
        assistant: { name: 'Davi Prado' },
        scopes: ['program', 'record'],
        students: null,
      },
    ]);
    expect((await team(davi)).teams).toMatchObject([{ professional: { name: 'Carla Mendes' } }]);
    expect(await team(ana)).toEqual({ members: [], teams: [] });
  });

  test('what is given follows every change of either side, at once', async () => {
    const member = await help();
    await allow(true);
    expect(await given()).toEqual(['program', 'log']);
    const change = (body: object) => carla.post(`/api/coaching/team/${member}`, body);
    await change({ scopes: ['program'], students: null });
    expect(await given()).toEqual(['program']);
    tick();
    await change({ scopes: ['program', 'log'], students: ['somebody-else'] });
    expect(await given()).toBeNull();
    tick();
    await change({ scopes: ['program', 'log'], students: [ana.user.id] });
    expect(await given()).toEqual(['program', 'log']);
    tick();
    const less = { scopes: ['program'], version: VERSION };
    await ana.post(`/api/coaching/links/${anas}/scopes`, less);
    expect(await given()).toEqual(['program']);
    await allow(false);
    expect(await given()).toBeNull();
    expect((await coach())[0]).toMatchObject({ team: false, assistants: [] });
    await allow(true);
    const versions = await server.connection.db
      .selectFrom('coaching_link')
      .select('version')
      .where('professional_id', '=', davi.user.id)
      .orderBy('version')
      .execute();
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
    await carla.post(`/api/coaching/links/${anas}/end`);
    expect(await given()).toBeNull();
    const open = await server.connection.db
      .selectFrom('coaching_grant')
      .selectAll()
      .where('until_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  test.each(['carla', 'davi'] as const)(
    'the end of it by %s ends all that came of it',
    async (by) => {
      const member = await help();
      await allow(true);
      const who = by === 'carla' ? carla : davi;
      expect((await who.post(`/api/coaching/team/${member}/end`)).status).toBe(204);
      expect([await given(), await team(carla)]).toEqual([null, { members: [], teams: [] }]);
      expect((await who.post(`/api/coaching/team/${member}/end`)).status).toBe(404);
      expect(await students(carla)).toHaveLength(1);
    },
  );

  test('an assistant has nothing while the professional is suspended, and all of it afterwards', async () => {
    await help();
    await allow(true);
    const root = await server.signedIn({ name: 'Raiz', email: 'raiz@example.com' });
    const { db } = server.connection;
    await db.insertInto('admin_person').values({ user_id: root.user.id, added_at: 1 }).execute();
    const pulls = async () => {
      const id = `u:${ana.user.id}`;
      const space = { id, cursor: 0, epoch: null, grantVer: 0, inReset: false };
      const { body } = await davi.post('/api/sync', {
        proto: PROTO,
        schema: SCHEMA,
        account: davi.user.id,
        device: 'dv',
        ops: [],
        spaces: [space],
      });
      return 'gone' in (v.parse(syncResponseSchema, body).spaces[0] ?? {}) ? 'gone' : 'read';
    };
    expect(await pulls()).toBe('read');
    const person = `/api/admin/people/${carla.user.id}`;
    await root.post(`${person}/suspend`, { reason: 'Golpe' });
    expect([await given(), await students(davi), await pulls()]).toEqual([null, [], 'gone']);
    // Later changes of the student do not restore it either.
    await allow(false);
    await allow(true);
    expect(await given()).toBeNull();
    await root.post(`${person}/resume`);
    expect([await given(), await pulls()]).toEqual([['program', 'log'], 'read']);
  });

  test('joining and allowing at the same moment never leaves more than both allow', async () => {
    const made = await invite(carla, { kind: 'assistant', scopes: ['program', 'log'] });
    await Promise.all([
      accept(davi, made.token, ['program']),
      ana.post(`/api/coaching/links/${anas}/team`, { allowed: true }),
      accept(davi, made.token, ['program']),
    ]);
    tick();
    await allow(true);
    expect(await given()).toEqual(['program', 'log']);
    expect((await team(carla)).members).toHaveLength(1);
    const member = (await team(carla)).members[0]?.id;
    await Promise.all([
      carla.post(`/api/coaching/team/${member}/end`),
      ana.post(`/api/coaching/links/${anas}/team`, { allowed: true }),
      ana.post(`/api/coaching/links/${anas}/scopes`, { scopes: ['program'], version: VERSION }),
    ]);
    expect(await given()).toBeNull();
  });

  test('only an assistant comes by such an invitation, once, and shares nothing', async () => {
    const { token } = await invite(carla, { kind: 'assistant', uses: 5 });
    const seen = v.parse(linkLookSchema, (await davi.get(`/api/links/${token}`)).body);
    expect(seen).toMatchObject({ kind: 'assistant', linked: false });
    const first = await accept(davi, token, ['program', 'log']);
    expect(await accept(davi, token)).toMatchObject({ status: 200, text: first.text });
    expect((await accept(ana, token)).status).toBe(404);
    expect((await students(carla)).map(({ student }) => student.name)).toEqual(['Ana Souza']);
    expect((await accept(carla, token)).status).toBe(409);
  });

  test('who coaches in their own name does not do so for somebody else too', async () => {
    await help();
    await allow(true);
    const own = await link(davi, ana, ['program', 'log', 'record']);
    expect(await given()).toEqual(['program', 'log', 'record']);
    expect((await students(davi)).map((one) => [one.link, one.assistantOf])).toEqual([
      [own, undefined],
    ]);
    tick();
    await ana.post(`/api/coaching/links/${own}/end`);
    expect(await given()).toEqual(['program', 'log']);
    expect((await students(davi))[0]?.assistantOf?.name).toBe('Carla Mendes');
  });

  test('who helps two coaches of one student goes on by the other when one of them takes it back', async () => {
    const bia = await server.signedIn({ name: 'Bia', email: 'bia@example.com' });
    const bias = await link(bia, ana, ['program', 'log', 'record']);
    const member = await help(['program', 'log']);
    const made = await invite(bia, { kind: 'assistant', scopes: ['program', 'record'] });
    await accept(davi, made.token, ['program']);
    await allow(true);
    await allow(true, ana, bias);
    expect(await given()).toEqual(['program', 'log']);
    await allow(false);
    expect(await given()).toEqual(['program', 'record']);
    await allow(true);
    expect(await given()).toEqual(['program', 'record']);
    await allow(false, ana, bias);
    expect(await given()).toEqual(['program', 'log']);
    expect((await carla.post(`/api/coaching/team/${member}/end`)).status).toBeLessThan(300);
    expect(await given()).toBeNull();
  });

  test('nobody but the student opens their link to a team, and an assistant opens nothing', async () => {
    await help();
    for (const who of [carla, davi]) expect(await allow(true, who)).toBe(404);
    expect(await allow(true, ana, 'never-was')).toBe(404);
    await allow(true);
    const [held] = await students(davi);
    const act = (who: Visitor, what: string, body: object = {}) =>
      who.post(`/api/coaching/links/${held?.link}/${what}`, body);
    const more = { scopes: ['program', 'log', 'record'], version: VERSION };
    for (const [who, what, body] of [
      [ana, 'scopes', more],
      [ana, 'team', { allowed: true }],
      [davi, 'end', {}],
      [ana, 'end', {}],
      [davi, 'transfer', { to: 'davi' }],
    ] as const) {
      expect((await act(who, what, body)).status).toBe(404);
    }
    expect(await given()).toEqual(['program', 'log']);
  });

  test('a professional who leaves takes the assistants along, and brings them back by staying', async () => {
    await help();
    await allow(true);
    await carla.post('/api/auth/delete-user', { password });
    expect(await given()).toBeNull();
    tick();
    await carla.post('/api/auth/sign-in/email', { email: 'carla@example.com', password });
    await carla.post('/api/account/cancel-deletion');
    expect(await given()).toEqual(['program', 'log']);
    const { text } = await davi.get('/api/account/data');
    expect(text).toContain('Carla Mendes');
    tick();
    await carla.post('/api/auth/delete-user', { password });
    server.clock.advance(8 * DAY);
    expect(await eraseDueAccounts(server.deps)).toBe(1);
    await server.mails();
    const gone = { id: carla.user.id, name: 'Carla Mendes', email: 'carla@example.com' };
    expect(await tracesOf(server, gone)).toEqual([]);
    expect(await given()).toBeNull();
    await davi.post('/api/auth/delete-user', { password });
    await davi.post('/api/auth/sign-in/email', { email: 'davi@example.com', password });
    await davi.post('/api/auth/delete-user', { password });
    server.clock.advance(8 * DAY);
    expect(await eraseDueAccounts(server.deps)).toBe(1);
    await server.mails();
    const helper = { id: davi.user.id, name: 'Davi Prado', email: 'davi@example.com' };
    expect(await tracesOf(server, helper)).toEqual([]);
  });

  test('a student whose account is erased leaves nothing behind with assistants', async () => {
    await help();
    await allow(true);
    await ana.post('/api/auth/delete-user', { password });
    server.clock.advance(8 * DAY);
    expect(await eraseDueAccounts(server.deps)).toBe(1);
    const { db } = server.connection;
    for (const table of ['coaching_link', 'coaching_grant', 'student_fact'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  test("a coach shows the student somebody else's page, and nothing else happens", async () => {
    await davi.put('/api/coaching/profile', page({ handle: 'davi-prado', name: 'Davi Prado' }));
    const propose = (to: string) => carla.post(`/api/coaching/links/${anas}/transfer`, { to });
    expect((await propose('@Davi-Prado')).status).toBe(204);
    expect((await propose('davi-prado')).status).toBe(204);
    for (const none of ['ninguem-aqui', '']) expect((await propose(none)).status).toBe(404);
    const notice = v.object({ title: v.string(), path: v.string() });
    const inbox = v.object({ notices: v.array(notice) });
    const { notices } = v.parse(inbox, (await ana.get('/api/notifications/inbox')).body);
    expect(notices).toEqual([
      {
        title: 'Carla Mendes sugere outra pessoa para acompanhar você',
        path: '/public/davi-prado',
      },
    ]);
    expect([await given(), (await students(carla)).length]).toEqual([null, 1]);
  });
});
