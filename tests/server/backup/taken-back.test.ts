import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Scope } from '#domain/account/scope';
import { grantOver } from '../../../server/access/coaching';
import { administer } from '../../../server/admin/grant';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import { jpeg } from '../account/photo/jpeg-sample';
import { accept, invite, type Person, VERSION } from '../coaching/people';
import { page } from '../coaching/professionals/people';
import { fichaCode } from '../programs/ficha';
import { type Ground, openGround } from './ground';

const CARLA = 'carla@example.com';

onEveryDatabase('a restored backup gives nothing again that was taken back', (database) => {
  let ground: Ground;
  let ana: Person;
  let bia: Person;
  let carla: Person;
  let davi: Person;
  let ofAna: string;
  let ofBia: string;

  const link = (student: Person, scopes: readonly Scope[]) =>
    linkPeople(ground.server.deps, {
      professional: carla.user.id,
      student: student.user.id,
      scopes,
      at: ground.server.clock.now(),
    });
  const restore = (folder: string) => ground.stopped(() => ground.restore(folder));

  beforeEach(async () => {
    ground = await openGround(database);
    const { server } = ground;
    carla = await server.signedIn({ name: 'Carla', email: CARLA });
    davi = await server.signedIn({ name: 'Davi', email: 'davi@example.com' });
    ana = await server.signedIn();
    bia = await server.signedIn({ name: 'Bia', email: 'bia@example.com' });
    ofAna = await link(ana, ['program', 'log', 'body']);
    ofBia = await link(bia, ['program', 'log']);
  });
  afterEach(() => ground.close());

  test('photos, one by one', async () => {
    const shown = { day: '2026-11-20', pose: 'front', image: jpeg(90, 160).toString('base64') };
    const photo = (id: string) => `/api/coaching/links/${ofAna}/photos/${id}`;
    for (const id of ['p1', 'p2']) expect((await ana.put(photo(id), shown)).status).toBe(204);
    const folder = await ground.backUp();
    expect((await ana.delete(photo('p1'))).status).toBe(204);
    const { accesses } = await restore(folder);
    const again = await ground.signIn(CARLA);
    const seen = await again.get(`/api/coaching/students/${ana.user.id}/photos`);
    expect(seen.body).toMatchObject({ photos: [{ id: 'p2' }] });
    expect(accesses).toBe(1);
  });

  test('invitations, addresses of calendars, and public pages', async () => {
    const { id, token } = await invite(carla);
    const [kept, renewed, ended] = [await invite(carla), carla, davi];
    const addressOf = async (person: Person) => {
      const { body } = await person.post('/api/coaching/calendar');
      return new URL(String(Object(body).address)).pathname;
    };
    const addresses = [await addressOf(renewed), await addressOf(ended), await addressOf(bia)];
    await carla.put('/api/coaching/profile', page({ handle: 'carla-lima' }));
    await bia.put('/api/coaching/profile', page({ handle: 'bia-lima' }));
    const open = async () => {
      const paths = [`/api/links/${token}`, `/api/links/${kept.token}`, ...addresses];
      paths.push('/api/public/carla-lima', '/api/public/bia-lima');
      const answers = paths.map((path) => ground.server.visitor().get(path));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await open()).toEqual([200, 200, 200, 200, 200, 200, 200]);
    const folder = await ground.backUp();
    await carla.delete(`/api/coaching/invitations/${id}`);
    await addressOf(renewed);
    await ended.delete('/api/coaching/calendar');
    await carla.post('/api/coaching/profile/unpublish');
    const taken = [404, 200, 404, 404, 200, 404, 200];
    expect(await open()).toEqual(taken);
    const { accesses } = await restore(folder);
    expect(await open()).toEqual(taken);
    expect(accesses).toBe(4);
  });

  test('links of fichas, by their person or by who runs the app', async () => {
    const share = async (person: Person, program: string) => {
      const { body } = await person.put(`/api/programs/${program}/link`, { code: fichaCode() });
      return String(Object(body).link.id);
    };
    const ids = [await share(ana, 'p1'), await share(ana, 'p2'), await share(bia, 'p1')];
    const open = () =>
      Promise.all(
        ids.map(async (id) => {
          const { status } = await ground.server.visitor().get(`/api/public/programs/${id}`);
          return status;
        }),
      );
    expect(await open()).toEqual([200, 200, 200]);
    const folder = await ground.backUp();
    await ana.delete('/api/programs/p1/link');
    await administer(ground.server.connection.db, ['--add', CARLA], ground.server.clock.now());
    await carla.post(`/api/admin/programs/${ids[2]}/hide`, { reason: 'Ofende' });
    expect(await open()).toEqual([404, 200, 404]);
    const { accesses } = await restore(folder);
    expect(await open()).toEqual([404, 200, 404]);
    expect(accesses).toBe(2);
  });

  const joined = async () => {
    const { token } = await invite(carla, { kind: 'assistant', scopes: ['program', 'log'] });
    await accept(davi, token, ['program']);
    for (const [student, id] of [[ana, ofAna] as const, [bia, ofBia] as const]) {
      await student.post(`/api/coaching/links/${id}/team`, { allowed: true });
    }
    const { body } = await carla.get('/api/coaching/team');
    return String(Object(body).members[0].id);
  };
  const given = async (student: Person) =>
    (await grantOver(ground.server.connection.db, davi.user.id, student.user.id))?.scopes ?? null;
  /** Any change of a link rebuilds the links of assistants. */
  const touch = async () => {
    const student = await ground.signIn('ana@example.com');
    const form = { scopes: ['program', 'log', 'record'], version: VERSION };
    expect((await student.post(`/api/coaching/links/${ofAna}/scopes`, form)).status).toBe(200);
  };

  test('an assistant whose help ended', async () => {
    const member = await joined();
    const folder = await ground.backUp();
    expect(await given(ana)).toEqual(['program', 'log']);
    await carla.post(`/api/coaching/team/${member}/end`);
    await restore(folder);
    expect([await given(ana), await given(bia)]).toEqual([null, null]);
    await touch();
    expect([await given(ana), await given(bia)]).toEqual([null, null]);
  });

  test('assistants whom a student keeps out, and others stay', async () => {
    await joined();
    const folder = await ground.backUp();
    await ana.post(`/api/coaching/links/${ofAna}/team`, { allowed: false });
    await restore(folder);
    await touch();
    expect([await given(ana), await given(bia)]).toEqual([null, ['program', 'log']]);
    const student = await ground.signIn('ana@example.com');
    const { body } = await student.get('/api/coaching/coaches');
    expect(body).toMatchObject({ coaches: [{ team: false, assistants: [] }] });
  });

  test('an assistant who does less, with fewer students', async () => {
    const member = await joined();
    const folder = await ground.backUp();
    const less = { scopes: ['program'], students: [bia.user.id] };
    await carla.post(`/api/coaching/team/${member}`, less);
    // Granted again since: after the restore the professional must repeat that.
    await carla.post(`/api/coaching/team/${member}`, {
      scopes: ['program', 'log'],
      students: null,
    });
    await restore(folder);
    await touch();
    expect([await given(ana), await given(bia)]).toEqual([null, ['program']]);
  });
});
