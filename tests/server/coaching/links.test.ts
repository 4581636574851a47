import { uuidv7 } from 'uuidv7';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { changedLinkSchema, coachesSchema, studentsSchema } from '#protocol/coaching/coaching';
import { openInvitationsSchema } from '#protocol/coaching/invitations';
import { areLinked, coachesOf, grantOver, grantsOf } from '../../../server/access/coaching';
import { onEveryDatabase } from '../../harness/databases';
import type { Answer, Visitor } from '../../harness/visitor';
import { ana, carla, server, withCarlaAndAna } from '../opened';
import { sendRecords } from '../sending';
import { accept, chooseHealth, invite, link, VERSION } from './people';
import { page } from './professionals/people';

onEveryDatabase('links', (database) => {
  let told: string[];

  withCarlaAndAna(database);
  beforeEach(async () => {
    told = [];
    for (const name of ['coaching.started', 'coaching.changed', 'coaching.ended'] as const) {
      server.deps.events.on(name, async (_, { professional, student }) => {
        told.push(`${name} ${professional === carla.user.id} ${student === ana.user.id}`);
      });
    }
  });

  const db = () => server.connection.db;
  const students = async (who: Visitor) =>
    v.parse(studentsSchema, (await who.get('/api/coaching/students')).body).students;
  const coaches = async (who: Visitor) =>
    v.parse(coachesSchema, (await who.get('/api/coaching/coaches')).body).coaches;
  const act = (who: Visitor, id: string, what: string, body?: object) =>
    who.post(`/api/coaching/links/${id}/${what}`, body);
  const changed = ({ body }: Answer) => v.parse(changedLinkSchema, body);
  const grants = () => db().selectFrom('coaching_grant').selectAll().orderBy('from_at').execute();
  const inbox = async (who: Visitor) => {
    const { body } = await who.get('/api/notifications/inbox');
    const entries = v.object({ title: v.string(), path: v.string(), kind: v.string() });
    return v.parse(v.object({ notices: v.array(entries) }), body).notices;
  };
  const asked = { scopes: ['program'], version: VERSION };

  test('an invitation that is accepted makes one, with what the student allows and no more', async () => {
    const at = server.clock.now();
    const { id, token } = await invite(carla, { scopes: ['program', 'log', 'record'] });
    const accepted = await accept(ana, token, ['program', 'log']);
    expect(accepted.status).toBe(200);
    const [student] = await students(carla);
    expect(student).toEqual({
      link: Reflect.get(Object(accepted.body), 'link'),
      student: { id: ana.user.id, name: 'Ana' },
      scopes: ['program', 'log'],
      version: 1,
      startedAt: at,
      archivedAt: null,
      program: null,
      invitation: id,
    });
    expect(await coaches(ana)).toEqual([
      {
        link: student?.link,
        coach: { id: carla.user.id, name: 'Carla' },
        scopes: ['program', 'log'],
        startedAt: at,
        endedAt: null,
        team: false,
        assistants: [],
      },
    ]);
    expect([await students(ana), await coaches(carla)]).toEqual([[], []]);
    expect(await grants()).toMatchObject([
      { from_at: at, until_at: null, scopes: '["program","log"]', text_version: VERSION },
    ]);
    expect(told).toEqual(['coaching.started true true']);
    expect(await inbox(carla)).toEqual([
      { kind: 'coach', title: 'Ana aceitou o seu convite', path: `/app/students/${ana.user.id}` },
    ]);
    expect(await inbox(ana)).toEqual([]);
  });

  test('the ficha that a student trains by is told with them', async () => {
    await link(carla, ana);
    const program = { id: '0195f000-0000-7000-8000-000000000001', since: '2026-11-02' };
    const choice = { kind: 'preferences', id: 'self', values: { program } };
    await sendRecords(ana, ana.user.id, server.clock.now(), [choice]);
    expect((await students(carla))[0]?.program).toEqual(program);
  });

  test('of ten who take the last place at once one has it; the same person twice has one link', async () => {
    const people = [];
    for (let n = 0; n < 5; n += 1) {
      people.push(await server.signedIn({ name: `P${n}`, email: `p${n}@example.com` }));
    }
    const single = await invite(carla);
    const raced = await Promise.all(
      people.flatMap((person) => [accept(person, single.token), accept(person, single.token)]),
    );
    const links = raced.filter(({ status }) => status === 200).map(({ text }) => text);
    expect(links.length).toBeGreaterThan(0);
    expect(new Set(links).size).toBe(1);
    for (const { status } of raced) expect([200, 404]).toContain(status);
    expect(await students(carla)).toHaveLength(1);
    expect(told.filter((one) => one.startsWith('coaching.started'))).toHaveLength(1);

    const three = await invite(carla, { uses: 3 });
    await Promise.all(people.map((person) => accept(person, three.token)));
    expect(await students(carla)).toHaveLength(4);
  });

  test('who is linked already keeps the link, by the same or another invitation, and uses nothing', async () => {
    const first = await invite(carla);
    const before = await accept(ana, first.token);
    const second = await invite(carla);
    for (const { token } of [first, second]) {
      const again = await accept(ana, token, ['program', 'log', 'record']);
      expect([again.status, again.text]).toEqual([200, before.text]);
      expect((await ana.get(`/api/links/${token}`)).body).toMatchObject({ linked: true });
    }
    expect((await students(carla))[0]?.scopes).toEqual(['program', 'log']);
    const { body } = await carla.get('/api/coaching/invitations');
    const left = v.parse(openInvitationsSchema, body).invitations;
    expect(left.map(({ id, usesLeft }) => [id, usesLeft])).toEqual([[second.id, 1]]);
    expect(told).toHaveLength(1);
  });

  test('two invitations at once make one link, and one of them stays usable', async () => {
    const made = [await invite(carla), await invite(carla)];
    const answers = await Promise.all(made.map(({ token }) => accept(ana, token)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await carla.get('/api/coaching/invitations');
    expect(v.parse(openInvitationsSchema, body).invitations).toHaveLength(1);
    expect(await students(carla)).toHaveLength(1);
  });

  test('nobody coaches themselves, and a visitor accepts nothing', async () => {
    const { token } = await invite(carla);
    expect(await accept(carla, token)).toMatchObject({
      status: 409,
      body: { code: 'own_invitation' },
    });
    expect((await accept(server.visitor(), token)).status).toBe(401);
    expect((await accept(ana, token)).status).toBe(200);
  });

  describe('health', () => {
    const healthy = ['program', 'body'] as const;

    test('is shared only by who consented to it themselves', async () => {
      const { token } = await invite(carla, { uses: 2 });
      for (const scope of ['body', 'health'] as const) {
        const answer = await accept(ana, token, ['program', scope]);
        expect(answer).toMatchObject({ status: 409, body: { code: 'health_consent' } });
      }
      await chooseHealth(ana, server.clock.now(), true);
      expect((await accept(ana, token, healthy)).status).toBe(200);
      expect((await grantOver(db(), carla.user.id, ana.user.id))?.scopes).toEqual(healthy);
    });

    test('H1k: is no longer shared once the consent is taken back, and does not come back with it', async () => {
      await chooseHealth(ana, server.clock.now(), true);
      await link(carla, ana, ['program', 'log', 'body', 'health']);
      server.clock.advance(1000);
      await chooseHealth(ana, server.clock.now(), false);
      expect(await grantOver(db(), carla.user.id, ana.user.id)).toMatchObject({
        scopes: ['program', 'log'],
        version: 2,
      });
      expect(told.at(-1)).toBe('coaching.changed true true');
      server.clock.advance(1000);
      await chooseHealth(ana, server.clock.now(), true);
      expect((await students(carla))[0]?.scopes).toEqual(['program', 'log']);
      const [id] = (await students(carla)).map((one) => one.link);
      const more = { scopes: ['program', 'log', 'body'], version: VERSION };
      expect((await act(ana, id ?? '', 'scopes', more)).status).toBe(200);
    });
  });

  test('somebody under age needs the word of who answers for them', async () => {
    await db()
      .updateTable('user')
      .set({ birthDate: '2010-10-31' })
      .where('id', '=', ana.user.id)
      .execute();
    const { token } = await invite(carla);
    expect(await accept(ana, token)).toMatchObject({ status: 409, body: { code: 'guardian_due' } });
    const guardian = { name: 'Rosa Lima', relation: 'mother', contact: 'rosa@example.com' };
    await ana.post('/api/privacy/guardian', { ...guardian, version: '2026-11-22' });
    expect((await accept(ana, token)).status).toBe(200);
  });

  describe('scopes', () => {
    test('change from the moment on, with what held before still known', async () => {
      const id = await link(carla, ana, ['program', 'log']);
      const from = server.clock.now();
      server.clock.advance(5000);
      const more = { scopes: ['program', 'log', 'record'], version: VERSION };
      expect(changed(await act(ana, id, 'scopes', more))).toMatchObject({ version: 2, ...{} });
      expect((await students(carla))[0]).toMatchObject({ scopes: more.scopes, version: 2 });
      const again = changed(
        await act(ana, id, 'scopes', { ...more, scopes: more.scopes.toReversed() }),
      );
      expect(again.version).toBe(2);
      expect(await grants()).toMatchObject([
        { from_at: from, until_at: from + 5000, scopes: '["program","log"]' },
        { from_at: from + 5000, until_at: null, scopes: '["program","log","record"]' },
      ]);
      // The later of two changes in the same millisecond counts.
      expect(changed(await act(ana, id, 'scopes', asked)).version).toBe(3);
      expect(await grants()).toMatchObject([
        { until_at: from + 5000 },
        { from_at: from + 5000, until_at: null, scopes: '["program"]' },
      ]);
      expect(told.slice(1)).toEqual(['coaching.changed true true', 'coaching.changed true true']);
    });

    test('many changes at once come one after the other', async () => {
      const id = await link(carla, ana, ['program']);
      server.clock.advance(1);
      const wishes = [['program', 'log'], ['program'], ['program', 'log', 'record']];
      await Promise.all(
        wishes.map((scopes) => act(ana, id, 'scopes', { scopes, version: VERSION })),
      );
      const open = (await grants()).filter(({ until_at }) => until_at === null);
      expect(open).toHaveLength(1);
      const [student] = await students(carla);
      expect(JSON.stringify(student?.scopes)).toBe(open[0]?.scopes);
    });

    test("are the student's alone", async () => {
      const id = await link(carla, ana, ['program']);
      const bruno = await server.signedIn({ email: 'bruno@example.com' });
      const more = { scopes: ['program', 'log'], version: VERSION };
      const nothing = await act(bruno, 'never-was', 'scopes', more);
      for (const who of [carla, bruno]) {
        const answer = await act(who, id, 'scopes', more);
        expect([answer.status, answer.text]).toEqual([404, nothing.text]);
      }
      expect((await students(carla))[0]?.scopes).toEqual(['program']);
    });
  });

  describe('an end', () => {
    test.each(['student', 'coach'] as const)(
      'by the %s takes the access away at once',
      async (side) => {
        const id = await link(carla, ana);
        const [by, other] = side === 'student' ? [ana, carla] : [carla, ana];
        server.clock.advance(1000);
        const at = server.clock.now();
        expect(changed(await act(by, id, 'end'))).toMatchObject({ link: id, endedAt: at });
        expect(await students(carla)).toEqual([]);
        expect((await coaches(ana))[0]).toMatchObject({ endedAt: at });
        expect(await grantOver(db(), carla.user.id, ana.user.id)).toBeNull();
        expect(await grants()).toMatchObject([{ until_at: at }]);
        expect(told.at(-1)).toBe('coaching.ended true true');
        const [newest] = await inbox(other);
        expect(newest?.title).toBe(
          `${side === 'student' ? 'Ana' : 'Carla'} encerrou o acompanhamento`,
        );
        expect((await inbox(by)).some(({ title }) => title.includes('encerrou'))).toBe(false);
        server.clock.advance(1000);
        for (const who of [ana, carla]) {
          expect(changed(await act(who, id, 'end'))).toMatchObject({ endedAt: at });
        }
        expect(told).toHaveLength(2);
        for (const what of ['scopes', 'archive', 'unarchive']) {
          expect((await act(what === 'scopes' ? ana : carla, id, what, asked)).status).toBe(404);
        }
      },
    );

    test('G1i: can be followed by another beginning', async () => {
      const before = await link(carla, ana);
      const version = Number((await students(carla))[0]?.version);
      await act(ana, before, 'end');
      server.clock.advance(1000);
      const id = await link(carla, ana, ['program']);
      const [student, ...others] = await students(carla);
      expect(student).toMatchObject({ link: id, scopes: ['program'] });
      expect(others).toEqual([]);
      expect(student?.version).toBeGreaterThan(version);
      expect((await coaches(ana)).map(({ endedAt }) => endedAt === null)).toEqual([true, false]);
    });

    test('is not for others', async () => {
      const id = await link(carla, ana);
      const bruno = await server.signedIn({ email: 'bruno@example.com' });
      const nothing = await act(bruno, 'never-was', 'end');
      const answer = await act(bruno, id, 'end');
      expect([answer.status, answer.text]).toEqual([404, nothing.text]);
      expect(await students(carla)).toHaveLength(1);
    });

    test('of the old coach comes with the new one, in one act or not at all', async () => {
      const bruno = await server.signedIn({ name: 'Bruno', email: 'bruno@example.com' });
      const old = await link(carla, ana);
      const { token } = await invite(bruno, { uses: 2 });
      const wrong = await accept(ana, token, ['program'], { endLink: 'never-was' });
      expect(wrong.status).toBe(404);
      expect([await students(bruno), (await students(carla)).length]).toEqual([[], 1]);
      expect((await accept(ana, token, ['program'], { endLink: old })).status).toBe(200);
      expect([(await students(bruno)).length, await students(carla)]).toEqual([1, []]);
      expect((await inbox(carla))[0]?.title).toBe('Ana encerrou o acompanhamento');
    });

    test('of the old coach comes also where another device has accepted without it', async () => {
      const bruno = await server.signedIn({ name: 'Bruno', email: 'bruno@example.com' });
      const old = await link(carla, ana);
      const { token } = await invite(bruno);
      await accept(ana, token, ['program']);
      expect((await students(carla)).length).toBe(1);
      const late = await accept(ana, token, ['program'], { endLink: old });
      expect([late.status, await students(carla)]).toEqual([200, []]);
      expect((await students(bruno)).length).toBe(1);
    });
  });

  test('a student learns the WhatsApp number that the coach published, while the link lasts', async () => {
    const id = await link(carla, ana);
    const number = async () => (await coaches(ana))[0]?.whatsapp;
    expect(await number()).toBeUndefined();
    await carla.put('/api/coaching/profile', page());
    expect(await number()).toBe('+5515987654321');
    await carla.post('/api/coaching/profile/unpublish');
    expect(await number()).toBeUndefined();
    await carla.put('/api/coaching/profile', page());
    await act(ana, id, 'end');
    expect(await number()).toBeUndefined();
  });

  test('the students are listed by name, whatever accents and capitals, and whoever came first', async () => {
    for (const name of ['Érica', 'bruno', 'Zélia']) {
      await link(carla, await server.signedIn({ name, email: `${uuidv7()}@example.com` }));
    }
    await link(carla, ana);
    const names = (await students(carla)).map(({ student }) => student.name);
    expect(names).toEqual(['Ana', 'bruno', 'Érica', 'Zélia']);
  });

  test("putting aside changes the coach's lists and no access", async () => {
    const id = await link(carla, ana);
    expect((await act(ana, id, 'archive')).status).toBe(404);
    const at = server.clock.now();
    expect(changed(await act(carla, id, 'archive')).archivedAt).toBe(at);
    expect((await students(carla))[0]?.archivedAt).toBe(at);
    expect(await areLinked(db(), ana.user.id, carla.user.id)).toBe(true);
    expect(changed(await act(carla, id, 'unarchive')).archivedAt).toBeNull();
    expect(told).toHaveLength(1);
  });

  test('nobody reads the list of students without a pause', async () => {
    const statuses = [];
    for (let at = 0; at < 121; at += 1) {
      statuses.push((await carla.get('/api/coaching/students')).status);
    }
    expect([statuses[0], statuses[119], statuses[120]]).toEqual([200, 200, 429]);
    expect((await ana.get('/api/coaching/students')).status).toBe(200);
    server.clock.advance(2_000);
    expect((await carla.get('/api/coaching/students')).status).toBe(200);
  });

  test('a student has several coaches, each with their own scopes', async () => {
    const bruno = await server.signedIn({ name: 'Bruno', email: 'bruno@example.com' });
    await link(carla, ana, ['program', 'log']);
    server.clock.advance(1000);
    await link(bruno, ana, ['program']);
    expect((await coachesOf(db(), ana.user.id)).map(({ scopes }) => scopes)).toEqual([
      ['program', 'log'],
      ['program'],
    ]);
    expect((await grantsOf(db(), bruno.user.id)).map(({ student }) => student)).toEqual([
      ana.user.id,
    ]);
  });
});
