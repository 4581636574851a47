import { describe, expect, test } from 'vitest';
import { eraseDueAccounts } from '../../../../server/account/erasure/erase';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { PASSWORD } from '../../../harness/server';
import { jpeg } from '../../account/photo/jpeg-sample';
import { ana, server, withAna } from '../../opened';
import { invite } from '../people';
import { page } from './people';

const PROFILE = '/api/coaching/profile';
const PAGE = '/api/public/ana-lima';
const bia = { name: 'Bia', email: 'bia@example.com' };

onEveryDatabase('pages of professionals', (database) => {
  withAna(database);

  const open = (path = PAGE) => server.visitor().get(path);

  test('a page shows what was published, and its CREF as declared alone', async () => {
    expect((await ana.get(PROFILE)).body).toEqual({ profile: null });
    expect((await open()).status).toBe(404);
    expect((await ana.put(PROFILE, page())).body).toMatchObject({
      profile: { handle: 'ana-lima', crefStatus: 'declared', publishedAt: server.clock.now() },
    });
    const { cref: _, ...rest } = page();
    const answer = await open();
    expect(answer.body).toEqual({
      ...rest,
      cref: { cref: '194882-G/SP', confirmedAt: null },
      photo: null,
    });
    // Visitors of a page learn nothing about the account.
    expect(answer.text).not.toContain(ana.user.id);
    expect(answer.text).not.toContain('ana@example.com');
    expect((await open('/api/public/ANA-Lima')).status).toBe(200);
  });

  test('taken back it is gone, and its name stays with the person', async () => {
    await ana.put(PROFILE, page());
    expect((await ana.post(`${PROFILE}/unpublish`)).body).toMatchObject({
      profile: { publishedAt: null },
    });
    expect((await open()).status).toBe(404);
    const other = await server.signedIn(bia);
    expect((await other.put(PROFILE, page())).status).toBe(409);
  });

  test('two people do not have one handle: the second one hears what is free', async () => {
    await ana.put(PROFILE, page());
    const other = await server.signedIn(bia);
    const answer = await other.put(PROFILE, page({ name: 'Bia Rocha' }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'handle_taken' } });
    const [first] = Object(answer.body).suggestions;
    expect(first).toBe('ana-lima-personal');
    expect((await other.put(PROFILE, page({ handle: first }))).status).toBe(200);
    // Ana may change her own handle, and change it back.
    expect((await ana.put(PROFILE, page({ handle: first }))).status).toBe(409);
    expect((await ana.put(PROFILE, page({ handle: 'ana-lima-2' }))).status).toBe(200);
    expect((await ana.put(PROFILE, page())).status).toBe(200);
  });

  test('a former address leads to the page for a year, and is nobody else’s meanwhile', async () => {
    await ana.put(PROFILE, page());
    await ana.put(PROFILE, page({ handle: 'forca-ana' }));
    expect((await open('/api/public/Ana-Lima')).body).toMatchObject({ handle: 'forca-ana' });
    expect((await ana.post(`${PAGE}/invitation`)).body).toMatchObject({ code: 'own_page' });
    const other = await server.signedIn(bia);
    expect(await other.put(PROFILE, page())).toMatchObject({
      status: 409,
      body: { code: 'handle_taken' },
    });
    await ana.post(`${PROFILE}/unpublish`);
    expect((await open()).status).toBe(404);
    await ana.put(PROFILE, page({ handle: 'forca-ana' }));
    expect((await open()).status).toBe(200);
    server.clock.advance(365 * DAY);
    expect((await open()).status).toBe(404);
    expect((await server.visitor().get('/api/public/forca-ana')).status).toBe(200);
    const later = await server.signedIn({ ...bia, email: 'b@example.com' });
    expect((await later.put(PROFILE, page())).status).toBe(200);
  });

  test('only the last three former addresses are held', async () => {
    for (const handle of ['um-a', 'dois-a', 'tres-a', 'quatro-a', 'cinco-a', 'dois-a']) {
      await ana.put(PROFILE, page({ handle }));
      server.clock.advance(1000);
    }
    const codes = await Promise.all(
      ['um-a', 'dois-a', 'tres-a', 'quatro-a', 'cinco-a'].map(
        async (handle) => (await open(`/api/public/${handle}`)).status,
      ),
    );
    expect(codes).toEqual([404, 200, 200, 200, 200]);
  });

  test('another CREF is declared anew, the same one keeps what was found', async () => {
    await ana.put(PROFILE, page());
    const found = { cref_status: 'confirmed', cref_at: 5 };
    await server.deps.db.updateTable('professional').set(found).execute();
    await ana.put(PROFILE, page({ bio: 'Outra' }));
    expect((await open()).body).toMatchObject({ cref: { confirmedAt: 5 } });
    // The CREF was confirmed for Ana Lima.
    await ana.put(PROFILE, page({ name: 'Alguém Famoso' }));
    expect((await open()).body).toMatchObject({ cref: { confirmedAt: null } });
    await server.deps.db.updateTable('professional').set(found).execute();
    await ana.put(PROFILE, page({ cref: '095569-G/SP' }));
    expect((await open()).body).toMatchObject({
      cref: { cref: '095569-G/SP', confirmedAt: null },
    });
    await ana.put(PROFILE, page({ cref: '' }));
    expect((await open()).body).toMatchObject({ cref: null });
  });

  test('beside a confirmed CREF stands the name it was confirmed for, whatever the account is called', async () => {
    await ana.put(PROFILE, page());
    const { token } = await invite(ana);
    const look = async () => (await server.visitor().get(`/api/links/${token}`)).body;
    const rename = (name: string) =>
      server.deps.db.updateTable('user').set({ name }).where('id', '=', ana.user.id).execute();
    await rename('Alguém Famoso');
    const professional = { name: 'Alguém Famoso', crefStatus: 'declared' };
    expect(await look()).toMatchObject({ professional });
    const found = { cref_status: 'confirmed', cref_at: 5 };
    await server.deps.db.updateTable('professional').set(found).execute();
    expect(await look()).toMatchObject({
      professional: { name: 'Ana Lima', crefStatus: 'confirmed' },
    });
    expect((await open()).body).toMatchObject({ name: 'Ana Lima', cref: { confirmedAt: 5 } });
  });

  describe('refuses', () => {
    test.each([
      ['a reserved handle', { handle: 'suporte' }, 409],
      ['a handle in capitals', { handle: 'Ana' }, 400],
      ['a handle that leads elsewhere', { handle: '../admin' }, 400],
      ['a CREF of no state', { cref: '194882-G/XX' }, 400],
      ['a CREF in another form', { cref: '194.882-g/sp' }, 400],
      ['a telephone without a country', { whatsapp: '912345678' }, 400],
      ['a Brazilian telephone without an area', { whatsapp: '+55987654321' }, 400],
      ['no name', { name: ' ' }, 400],
      ['a name without end', { name: 'a'.repeat(81) }, 400],
      ['a bio without end', { bio: 'a'.repeat(1001) }, 400],
    ])('%s', async (_, changes, status) => {
      expect((await ana.put(PROFILE, page(changes))).status).toBe(status);
      expect((await ana.get(PROFILE)).body).toEqual({ profile: null });
    });

    test('plans of another shape', async () => {
      const [plan] = page().plans;
      if (!plan) throw new Error('no plan');
      const bad = [
        { ...plan, centavos: -1 },
        { ...plan, centavos: 220.5 },
        { ...plan, period: 'sessions' },
        { ...plan, sessions: 10 },
        { ...plan, name: '' },
      ];
      for (const one of bad) {
        expect((await ana.put(PROFILE, { ...page(), plans: [one] })).status).toBe(400);
      }
      const many = Array.from({ length: 13 }, () => plan);
      expect((await ana.put(PROFILE, { ...page(), plans: many })).status).toBe(400);
    });

    test('who is under age, and who is not signed in', async () => {
      const row = { birthDate: '2010-01-01' };
      await server.deps.db.updateTable('user').set(row).execute();
      expect(await ana.put(PROFILE, page())).toMatchObject({ body: { code: 'adults_only' } });
      for (const call of [
        server.visitor().get(PROFILE),
        server.visitor().put(PROFILE, page()),
        server.visitor().post(`${PROFILE}/unpublish`),
        server.visitor().post(`${PAGE}/invitation`),
      ]) {
        expect((await call).status).toBe(401);
      }
    });
  });

  test('the photo is open while the page is, and a cache may hold it for an hour', async () => {
    const image = jpeg(256, 256).toString('base64');
    expect((await ana.put('/api/account/photo', { image })).status).toBe(200);
    expect((await open(`${PAGE}/photo`)).status).toBe(404);
    await ana.put(PROFILE, page());
    const { photo } = Object((await open()).body);
    expect(photo).toMatch(/^[\w-]+$/);
    const answer = await open(`${PAGE}/photo`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    const again = await server.visitor().get(`${PAGE}/photo`, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    await ana.post(`${PROFILE}/unpublish`);
    expect((await open(`${PAGE}/photo`)).status).toBe(404);
  });

  test('who wants to train with them gets an invitation of single use', async () => {
    await ana.put(PROFILE, page());
    const other = await server.signedIn(bia);
    const asked = await other.post(`${PAGE}/invitation`);
    expect(asked.status).toBe(201);
    const look = await other.get(`/api/links/${Object(asked.body).token}`);
    expect(look.body).toMatchObject({
      professional: {
        name: 'Ana',
        cref: '194882-G/SP',
        crefStatus: 'declared',
        city: 'Sorocaba, SP',
        handle: 'ana-lima',
      },
    });
    expect((await ana.post(`${PAGE}/invitation`)).status).toBe(409);
    for (let more = 0; more < 2; more += 1) await other.post(`${PAGE}/invitation`);
    expect((await other.post(`${PAGE}/invitation`)).status).toBe(429);
  });

  test('who asks by the page leaves room for invitations of their own', async () => {
    await ana.put(PROFILE, page());
    const other = await server.signedIn(bia);
    for (let open = 0; open < 50; open += 1) await invite(ana);
    expect(await other.post(`${PAGE}/invitation`)).toMatchObject({
      status: 409,
      body: { code: 'closed_page' },
    });
    await invite(ana);
  });

  test('who takes nobody by their page is not asked', async () => {
    await ana.put(PROFILE, page({ open: false }));
    const other = await server.signedIn(bia);
    expect(await other.post(`${PAGE}/invitation`)).toMatchObject({
      status: 409,
      body: { code: 'closed_page' },
    });
  });

  test('anybody reports a page, not all day, and not one that is not there', async () => {
    const report = { reason: 'fraud', text: 'Pediu dinheiro e sumiu.' };
    const visitor = server.visitor();
    expect((await visitor.post(`${PAGE}/report`, report)).status).toBe(404);
    await ana.put(PROFILE, page());
    expect((await visitor.post(`${PAGE}/report`, { reason: 'x', text: '' })).status).toBe(400);
    expect((await visitor.post(`${PAGE}/report`, report)).status).toBe(204);
    // Twenty from one address, whatever their result.
    for (let more = 0; more < 17; more += 1) await visitor.post(`${PAGE}/report`, report);
    expect((await visitor.post(`${PAGE}/report`, report)).status).toBe(429);
    const other = await server.signedIn(bia);
    expect((await other.post(`${PAGE}/report`, report)).status).toBe(204);
    const reports = await server.deps.db
      .selectFrom('report')
      .select(['professional_id', 'reporter_id'])
      .execute();
    expect(reports.every((one) => one.professional_id === ana.user.id)).toBe(true);
    expect(reports.map((one) => one.reporter_id).filter(Boolean)).toEqual([other.user.id]);
  });

  test('whose account goes has no page; what they reported of others stays without them', async () => {
    await ana.put(PROFILE, page());
    const other = await server.signedIn(bia);
    await other.post(`${PAGE}/report`, { reason: 'other', text: '' });
    await other.post('/api/auth/delete-user', { password: PASSWORD });
    server.clock.advance(8 * DAY);
    await eraseDueAccounts(server.deps);
    const rows = () => server.deps.db.selectFrom('report').select('reporter_id').execute();
    expect(await rows()).toEqual([{ reporter_id: null }]);
    await ana.post('/api/auth/delete-user', { password: PASSWORD });
    expect((await open()).status).toBe(404);
    server.clock.advance(8 * DAY);
    await eraseDueAccounts(server.deps);
    expect(await rows()).toEqual([]);
  });
});
