import { beforeEach, describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { administer } from '../../../server/admin/grant';
import { keepNoLonger } from '../../../server/app/retention';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, type TestServer } from '../../harness/server';
import { begin, drawKey } from '../account/nameless/keys';
import { accept, invite } from '../coaching/people';
import { page } from '../coaching/professionals/people';
import { ana, server, withAna } from '../opened';

const ADMIN = '/api/admin';
const PAGE = '/api/public/ana-lima';
const SIGN_IN = '/api/auth/sign-in/email';
const LOOKED_UP = { cref: '194882-G/SP', name: 'Ana Lima' };

onEveryDatabase('who runs the app', (database) => {
  let root: Awaited<ReturnType<TestServer['signedIn']>>;

  withAna(database);
  beforeEach(async () => {
    root = await server.signedIn({ name: 'Rita', email: 'rita@example.com' });
    await ana.put('/api/coaching/profile', page());
  });

  const command = (...args: string[]) => administer(server.deps.db, args, server.clock.now());
  const open = () => server.visitor().get(PAGE);
  const overview = async () => Object((await root.get(ADMIN)).body);

  test('is named by a command alone, which knows only accounts that are there', async () => {
    expect(await command('--list')).toEqual({ lines: ['Ninguém administra este servidor.'] });
    expect(await command()).toHaveProperty('problem');
    expect(await command('--add', 'ninguem@example.com')).toHaveProperty('problem');
    expect((await root.get(ADMIN)).status).toBe(404);
    await command('--add', 'Rita@example.com');
    expect(await command('--list')).toEqual({ lines: ['rita@example.com'] });
    expect((await root.get(ADMIN)).status).toBe(200);
    await command('--remove', 'rita@example.com');
    expect((await root.get(ADMIN)).status).toBe(404);
  });

  test('for everybody else nothing is there', async () => {
    const nothing = await ana.get('/api/nothing-here');
    for (const call of [
      ana.get(ADMIN),
      ana.get(`${ADMIN}/people`),
      ana.post(`${ADMIN}/people/${root.user.id}/suspend`, { reason: 'vingança' }),
      ana.post(`${ADMIN}/crefs/${ana.user.id}`, { found: true, ...LOOKED_UP }),
    ]) {
      expect(await call).toMatchObject({ status: 404, text: nothing.text });
    }
    expect((await open()).body).toMatchObject({ cref: { confirmedAt: null } });
    expect((await server.visitor().get(ADMIN)).status).toBe(401);
  });

  describe('once named', () => {
    beforeEach(() => command('--add', 'rita@example.com'));

    test('confirms the CREF that they looked up, and no other', async () => {
      expect((await overview()).crefs).toMatchObject([{ name: 'Ana Lima', cref: '194882-G/SP' }]);
      const path = `${ADMIN}/crefs/${ana.user.id}`;
      const other = await root.post(path, { found: true, ...LOOKED_UP, cref: '095569-G/SP' });
      expect(other.status).toBe(409);
      expect((await root.post(path, { found: true, ...LOOKED_UP })).status).toBe(204);
      const confirmedAt = server.clock.now();
      expect((await open()).body).toMatchObject({ cref: { confirmedAt } });
      expect((await overview()).crefs).toEqual([]);
      const inbox = await ana.get('/api/notifications/inbox');
      expect(inbox.text).toContain('Seu CREF foi confirmado');
    });

    test('finds nothing of a page that was renamed between the look and the tap', async () => {
      const path = `${ADMIN}/crefs/${ana.user.id}`;
      await ana.put('/api/coaching/profile', page({ name: 'Beatriz Prado' }));
      const message = 'O CREF ou o nome desta página mudou. Confira de novo na consulta do CONFEF.';
      const other = { status: 409, body: { code: 'other_cref', message } };
      expect(await root.post(path, { found: true, ...LOOKED_UP })).toMatchObject(other);
      const reason = 'É de outra pessoa';
      expect(await root.post(path, { found: false, ...LOOKED_UP, reason })).toMatchObject(other);
      // An old app that sends no name.
      expect(await root.post(path, { found: true, cref: LOOKED_UP.cref })).toMatchObject(other);
      expect((await open()).body).toMatchObject({ cref: { confirmedAt: null } });
      const [seen] = (await overview()).crefs;
      expect(seen).toMatchObject({ name: 'Beatriz Prado', cref: '194882-G/SP' });
      const { cref, name } = seen;
      expect((await root.post(path, { found: true, cref, name })).status).toBe(204);
    });

    test('refuses one with a reason that only its person reads', async () => {
      const path = `${ADMIN}/crefs/${ana.user.id}`;
      expect((await root.post(path, { found: false, ...LOOKED_UP })).status).toBe(400);
      const reason = 'É de outra pessoa';
      await root.post(path, { found: false, ...LOOKED_UP, reason });
      expect((await open()).body).toMatchObject({ cref: null });
      expect((await open()).text).not.toContain(reason);
      // Publishing the same one again does not bring it back.
      await ana.put('/api/coaching/profile', page({ bio: 'Outra' }));
      expect((await ana.get('/api/coaching/profile')).body).toMatchObject({
        profile: { crefStatus: 'refused', crefReason: reason },
      });
      expect((await open()).body).toMatchObject({ cref: null });
    });

    test('looks a refused one up anew once the page has another name', async () => {
      const path = `${ADMIN}/crefs/${ana.user.id}`;
      const reason = 'No registro o nome é Ana Maria Lima';
      await root.post(path, { found: false, ...LOOKED_UP, reason });
      expect((await overview()).crefs).toEqual([]);
      await ana.put('/api/coaching/profile', page({ name: 'Ana Maria Lima' }));
      expect((await ana.get('/api/coaching/profile')).body).toMatchObject({
        profile: { crefStatus: 'declared', crefReason: null },
      });
      const looked = { cref: LOOKED_UP.cref, name: 'Ana Maria Lima' };
      expect((await overview()).crefs).toMatchObject([looked]);
      expect((await root.post(path, { found: true, ...looked })).status).toBe(204);
      const confirmedAt = server.clock.now();
      expect((await open()).body).toMatchObject({ cref: { confirmedAt } });
    });

    test('reads reports, takes the page down, and puts both back', async () => {
      await server.visitor().post(`${PAGE}/report`, { reason: 'fraud', text: 'Sumiu.' });
      const [report] = (await overview()).reports;
      expect(report).toMatchObject({ reason: 'fraud', text: 'Sumiu.', hidden: false });
      const reason = 'Cobrança sem serviço';
      await root.post(`${ADMIN}/pages/${ana.user.id}/hide`, { reason });
      expect((await open()).status).toBe(404);
      expect((await ana.get('/api/coaching/profile')).body).toMatchObject({
        profile: { hidden: reason },
      });
      expect((await ana.put('/api/coaching/profile', page())).status).toBe(409);
      await root.post(`${ADMIN}/reports/${report.id}/close`, { note: '' });
      expect(await overview()).toMatchObject({ reports: [], hidden: [{ handle: 'ana-lima' }] });
      await root.post(`${ADMIN}/reports/${report.id}/open`, { note: '' });
      await root.post(`${ADMIN}/pages/${ana.user.id}/show`);
      expect(await overview()).toMatchObject({ reports: [{ id: report.id }], hidden: [] });
      expect((await open()).status).toBe(200);
    });

    test('suspends an account: its sessions end, nobody signs in, the page is gone; and back', async () => {
      const form = { email: 'ana@example.com', password: PASSWORD };
      const path = `${ADMIN}/people/${ana.user.id}`;
      await root.post(`${path}/suspend`, { reason: 'Golpe' });
      expect((await ana.get('/api/auth/get-session')).body).toBeNull();
      expect((await open()).status).toBe(404);
      const refused = await server.visitor().post(SIGN_IN, form);
      expect(refused).toMatchObject({ status: 403, body: { code: 'SUSPENDED' } });
      expect(refused.text).toContain('suspensa');
      expect(refused.setCookies.join()).not.toMatch(/session_token=[^;]{10}/);
      // A visitor without the password learns nothing of it.
      const wrong = await server.visitor().post(SIGN_IN, { ...form, password: 'outra senha' });
      expect(wrong.body).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
      expect((await server.mails()).at(-1)).toMatchObject({ to: 'ana@example.com' });
      await root.post(`${path}/resume`);
      expect((await server.visitor().post(SIGN_IN, form)).status).toBe(200);
      expect((await open()).status).toBe(200);
      const acts = (await overview()).acts.map(({ act }: { act: string }) => act);
      expect(acts).toEqual(['resumed', 'suspended']);
    });

    test('nobody comes by an invitation of who is suspended, and their calendar opens no more', async () => {
      const { token } = await invite(ana);
      const { body } = await ana.post('/api/coaching/calendar');
      const calendar = new URL(String(Object(body).address)).pathname;
      const statuses = async () => [
        (await server.visitor().get(`/api/links/${token}`)).status,
        (await server.visitor().get(calendar)).status,
      ];
      expect(await statuses()).toEqual([200, 200]);
      await root.post(`${ADMIN}/people/${ana.user.id}/suspend`, { reason: 'Golpe' });
      expect(await statuses()).toEqual([404, 404]);
      expect((await accept(root, token)).status).toBe(404);
      await root.post(`${ADMIN}/people/${ana.user.id}/resume`);
      expect(await statuses()).toEqual([200, 200]);
    });

    test('suspends neither an admin nor nobody', async () => {
      const ask = (id: string) => root.post(`${ADMIN}/people/${id}/suspend`, { reason: 'Golpe' });
      expect((await ask(root.user.id)).status).toBe(409);
      expect((await ask('nobody')).status).toBe(404);
    });

    test('finds people and what room they take, whatever signs they look for', async () => {
      const find = async (text: string) =>
        Object((await root.get(`${ADMIN}/people?find=${encodeURIComponent(text)}`)).body).people;
      expect(await find('RITA')).toMatchObject([{ email: 'rita@example.com', admin: true }]);
      expect(await find('ana@')).toMatchObject([{ name: 'Ana', suspended: false }]);
      const erica = { name: 'Érica Gonçalves', email: 'erica@example.com' };
      await server.signedIn(erica);
      for (const typed of ['Érica', 'érica', 'ERICA', 'erica goncalves', 'GONÇALVES']) {
        expect(await find(typed)).toMatchObject([erica]);
      }
      expect(await find('%')).toEqual([]);
      expect(await find("' or 1=1 --")).toEqual([]);
      expect(await find('')).toHaveLength(3);
      await begin(server.visitor(), drawKey());
      expect(await overview()).toMatchObject({ counts: { people: 3, nameless: 1, pages: 1 } });
    });

    test('what was done stays without the names of who is gone, and not for ever', async () => {
      await root.post(`${ADMIN}/pages/${ana.user.id}/hide`, { reason: 'Nome falso' });
      for (const one of [ana, root]) {
        await one.post('/api/auth/delete-user', { password: PASSWORD });
        server.clock.advance(8 * DAY);
        await eraseDueAccounts(server.deps);
      }
      const acts = () => server.deps.db.selectFrom('admin_act').selectAll().execute();
      expect(await acts()).toMatchObject([
        { act: 'page-hidden', admin_id: null, person_id: null, note: '' },
      ]);
      server.clock.advance((KEPT_DAYS.adminActs + 1) * DAY);
      await keepNoLonger(server.deps);
      expect(await acts()).toEqual([]);
    });
  });
});
