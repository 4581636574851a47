import { describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { decodeProgram } from '#domain/programs/ficha-code/decode';
import { encodeProgram } from '#domain/programs/ficha-code/encode';
import { PROGRAM_LINK_LIMITS } from '#protocol/programs/program-links';
import { spaceOf } from '#protocol/space';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { administer } from '../../../server/admin/grant';
import { keepNoLonger } from '../../../server/app/retention';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Answer } from '../../harness/visitor';
import { page } from '../coaching/professionals/people';
import { ana, server, withAna } from '../opened';
import { fichaCode } from './ficha';

const PROGRAM = '0195f000-0000-7000-8000-0000000000a1';
const LINK = `/api/programs/${PROGRAM}/link`;
const bia = { name: 'Bia', email: 'bia@example.com' };
const idOf = ({ body }: Answer) => String(Object(body).link.id);

onEveryDatabase('links of fichas', (database) => {
  withAna(database);

  const share = (code = fichaCode()) => ana.put(LINK, { code });
  const open = (id: string) => server.visitor().get(`/api/public/programs/${id}`);

  test('whoever has the link reads the ficha as it was shared, and nothing of its owner', async () => {
    expect((await ana.get(LINK)).body).toEqual({ link: null, by: null });
    const made = await share();
    const id = idOf(made);
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{13}$/);
    const answer = await open(id);
    const at = server.clock.now();
    expect(answer.body).toEqual({ code: fichaCode(), updatedAt: at, by: null });
    for (const own of [ana.user.id, PROGRAM, 'Ana', 'ana@example.com']) {
      expect(answer.text).not.toContain(own);
    }
    expect((await open(id.toUpperCase())).status).toBe(200);
  });

  test('it stays the same when the ficha is shared anew, and shows what is new', async () => {
    const id = idOf(await share());
    server.clock.advance(DAY);
    expect(idOf(await share(fichaCode('Outra')))).toBe(id);
    const updatedAt = server.clock.now();
    expect((await open(id)).body).toMatchObject({ code: fichaCode('Outra'), updatedAt });
  });

  test('taken back it is as if it had never been, and the next one is another', async () => {
    const id = idOf(await share());
    const never = await open('0123456789abc');
    expect((await ana.delete(LINK)).body).toEqual({ link: null, by: null });
    expect(await open(id)).toMatchObject({ status: 404, text: never.text });
    expect((await ana.delete(LINK)).status).toBe(200);
    expect(idOf(await share())).not.toBe(id);
    expect((await open(id)).status).toBe(404);
  });

  test('all of a person are listed, what was shared last first, without those of removed fichas', async () => {
    const all = async () => Object((await ana.get('/api/programs/links')).body).links;
    expect(await all()).toEqual([]);
    const id = idOf(await share());
    const first = { program: PROGRAM, id, updatedAt: server.clock.now(), hidden: null };
    server.clock.advance(DAY);
    const other = PROGRAM.replace(/1$/, '2');
    const made = await ana.put(`/api/programs/${other}/link`, { code: fichaCode('Outra') });
    const last = { program: other, id: idOf(made), updatedAt: server.clock.now(), hidden: null };
    expect(await all()).toEqual([last, first]);
    const stranger = await server.signedIn(bia);
    expect((await stranger.get('/api/programs/links')).body).toEqual({ links: [] });
    await ana.delete(`/api/programs/${other}/link`);
    expect(await all()).toEqual([first]);
  });

  test('says who shares it only where they have a page for everybody', async () => {
    const id = idOf(await share());
    await ana.put('/api/coaching/profile', page());
    const by = { name: 'Ana Lima', handle: 'ana-lima' };
    expect((await open(id)).body).toMatchObject({ by });
    expect((await ana.get(LINK)).body).toMatchObject({ by });
    await ana.post('/api/coaching/profile/unpublish');
    expect((await open(id)).body).toMatchObject({ by: null });
  });

  test('what names a record of the owner does not leave', async () => {
    const gone = '0195f000-0000-7000-8000-0000000000e1';
    const [kept, lost] = [plainExercise('supino-reto-barra'), plainExercise(gone)];
    const exercises = [{ ...kept, alternatives: [gone] }, lost];
    const days = [{ ...EMPTY_DAY, exercises }];
    const draft = { ...EMPTY_PROGRAM, title: 'A', template: PROGRAM, days };
    const id = idOf(await share(encodeProgram(draft, () => null)));
    const { body, text } = await open(id);
    expect(text).not.toMatch(/0195f000/);
    expect(decodeProgram(String(Object(body).code))).toMatchObject({
      draft: { title: 'A', template: null, days: [{ exercises: [kept] }] },
    });
  });

  test('it is each person’s own: nobody changes another’s, or takes it back', async () => {
    const id = idOf(await share());
    const other = await server.signedIn(bia);
    expect((await other.get(LINK)).body).toEqual({ link: null, by: null });
    expect((await other.delete(LINK)).status).toBe(200);
    expect(idOf(await other.put(LINK, { code: fichaCode('Da Bia') }))).not.toBe(id);
    expect((await open(id)).body).toMatchObject({ code: fichaCode() });
    for (const call of [
      server.visitor().get(LINK),
      server.visitor().put(LINK, { code: fichaCode() }),
      server.visitor().delete(LINK),
    ]) {
      expect((await call).status).toBe(401);
    }
  });

  describe('refuses', () => {
    test.each([
      ['what is no ficha', '[1,["A"]'],
      ['a ficha of a version that is not known here', '[2,[],[],[]]'],
      ['one that breaks the rules of fichas', '[1,["A","",null,null,"l",999],[],[]]'],
      ['one that is too large', JSON.stringify([1, ['a'.repeat(PROGRAM_LINK_LIMITS.code)]])],
    ])('%s', async (_, code) => {
      expect((await share(code)).status).toBe(400);
      expect((await ana.get(LINK)).body).toMatchObject({ link: null });
    });

    test('a name that no record has', async () => {
      expect((await ana.put('/api/programs/a%2Fb/link', { code: fichaCode() })).status).toBe(400);
    });

    test('more links than one person may have, but not a change of one', async () => {
      const put = (at: number) => ana.put(`/api/programs/p${at}/link`, { code: fichaCode() });
      for (let at = 0; at < PROGRAM_LINK_LIMITS.ofOne; at += 1) {
        expect((await put(at)).status).toBe(200);
      }
      const more = { status: 409, body: { code: 'too_many_links' } };
      expect(await share()).toMatchObject(more);
      expect((await put(0)).status).toBe(200);
      await ana.delete('/api/programs/p1/link');
      expect((await share()).status).toBe(200);
    });

    test('who changes them or looks for some that are not there without end', async () => {
      const id = idOf(await share());
      for (let more = 0; more < 119; more += 1) await share();
      expect((await share()).status).toBe(429);
      const visitor = server.visitor();
      const path = `/api/public/programs/${id}`;
      const unknown = (n: number) => visitor.get(`/api/public/programs/n${n}`);
      for (let more = 0; more < 599; more += 1) await unknown(more);
      // Opening an existing link has no limit.
      for (let more = 0; more < 5; more += 1) expect((await visitor.get(path)).status).toBe(200);
      expect((await unknown(599)).status).toBe(404);
      expect(await visitor.get(path)).toMatchObject({ status: 429, body: { code: 'too_many' } });
    });
  });

  test('it rests while its ficha is in the bin, and goes with it', async () => {
    const id = idOf(await share());
    const { db } = server.deps;
    const place = { space_id: spaceOf(ana.user.id), kind: 'program', id: PROGRAM };
    const written = { author: ana.user.id, body: '{}', data: null, at: null, sum: null };
    const standing = { rev: 1, born: 1, erased: 0, hidden: 1, removed_at: server.clock.now() };
    await db
      .insertInto('record')
      .values({ ...place, ...written, ...standing })
      .execute();
    expect((await open(id)).status).toBe(404);
    await db.updateTable('record').set({ hidden: 0, removed_at: null }).execute();
    expect((await open(id)).status).toBe(200);
    await keepNoLonger(server.deps);
    expect((await open(id)).status).toBe(200);
    await db.updateTable('record').set({ hidden: 1, removed_at: server.clock.now() }).execute();
    server.clock.advance((KEPT_DAYS.bin + 1) * DAY);
    await keepNoLonger(server.deps);
    expect(await db.selectFrom('program_link').select('id').execute()).toEqual([]);
  });

  test('it rests with its account, is told in what the account holds, and is erased with it', async () => {
    const id = idOf(await share());
    const told = await ana.get('/api/account/data');
    expect(Object(told.body).parts.program_link).toMatchObject([{ id, code: fichaCode() }]);
    await ana.post('/api/auth/delete-user', { password: PASSWORD });
    expect((await open(id)).status).toBe(404);
    server.clock.advance(8 * DAY);
    await eraseDueAccounts(server.deps);
    const left = await server.deps.db.selectFrom('program_link').select('id').execute();
    expect(left).toEqual([]);
  });

  test('anybody reports it; who runs the app takes it down and lets it come back', async () => {
    const id = idOf(await share());
    const report = { reason: 'offensive', text: 'Ofende.' };
    const reported = `/api/public/programs/${id}/report`;
    const visitor = server.visitor();
    const nowhere = '/api/public/programs/0123456789abc/report';
    expect((await visitor.post(nowhere, report)).status).toBe(404);
    expect((await visitor.post(reported, report)).status).toBe(204);
    const root = await server.signedIn({ name: 'Rita', email: 'rita@example.com' });
    await administer(server.deps.db, ['--add', 'rita@example.com'], server.clock.now());
    const overview = async () => Object((await root.get('/api/admin')).body);
    const seen = { link: id, title: 'Ficha de março', name: 'Ana', ...report };
    expect(await overview()).toMatchObject({
      reports: [],
      programReports: [{ ...seen, standing: 'open' }],
    });
    const reason = 'Ofende quem treina';
    const hide = await root.post(`/api/admin/programs/${id}/hide`, { reason });
    expect(hide.status).toBe(204);
    expect((await open(id)).status).toBe(404);
    expect((await ana.get(LINK)).body).toMatchObject({ link: { hidden: reason } });
    const refused = { status: 409, body: { code: 'link_hidden' } };
    expect(await share()).toMatchObject(refused);
    expect(await ana.delete(LINK)).toMatchObject(refused);
    expect(await overview()).toMatchObject({
      programReports: [{ standing: 'hidden' }],
      hiddenPrograms: [{ link: id, title: 'Ficha de março', hidden: reason }],
    });
    await root.post(`/api/admin/programs/${id}/show`);
    expect((await open(id)).status).toBe(200);
    await ana.delete(LINK);
    const after = await overview();
    expect(after).toMatchObject({ programReports: [{ standing: 'gone' }], hiddenPrograms: [] });
    expect(after.acts.map(({ act }: { act: string }) => act)).toEqual([
      'program-shown',
      'program-hidden',
    ]);
  });
});
