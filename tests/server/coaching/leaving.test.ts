import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { spaceOf } from '#protocol/space';
import { syncResponseSchema } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import { coachesOf, grantOver } from '../../../server/access/coaching';
import { eraseDueAccounts } from '../../../server/account/erasure/erase';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { tracesOf } from '../account/erasure/traces';
import { server, withServer } from '../opened';
import { begun, newId } from '../sync/endpoint';
import { accept, invite, link, type Person } from './people';

const password = PASSWORD;
const zulmira = { name: 'Zulmira Quadros', email: 'zulmira.q@example.com' };
const bia = { name: 'Bianca Peixoto', email: 'bianca.p@example.com' };

onEveryDatabase('links of who leaves', (database) => {
  let coach: Person;
  let student: Person;
  let id: string;

  withServer(database);
  beforeEach(async () => {
    coach = await server.signedIn(zulmira);
    student = await server.signedIn(bia);
    id = await link(coach, student);
  });

  const leave = (who: Visitor) => who.post('/api/auth/delete-user', { password });
  const grant = () => grantOver(server.connection.db, coach.user.id, student.user.id);

  describe.each(['coach', 'student'] as const)('the %s', (side) => {
    const [leaver, other] = [
      () => (side === 'coach' ? coach : student),
      () => (side === 'coach' ? student : coach),
    ];
    const { email } = side === 'coach' ? zulmira : bia;

    test('takes the access away at once, and gives it back by staying', async () => {
      const told: string[] = [];
      server.deps.events.on('coaching.changed', async (_, one) => void told.push(one.link));
      await leave(leaver());
      expect(await grant()).toBeNull();
      expect(await coachesOf(server.connection.db, student.user.id)).toEqual([]);
      if (side === 'student') {
        expect((await other().get('/api/coaching/students')).body).toEqual({ students: [] });
      }
      await leaver().post('/api/auth/sign-in/email', { email, password });
      await leaver().post('/api/account/cancel-deletion');
      expect(await grant()).toMatchObject({ link: id, version: 1 });
      expect(told).toEqual([id, id]);
    });

    test('ends the link with the account, and the other one is told without a name', async () => {
      await leave(leaver());
      const inbox = async () => {
        const { body } = await other().get('/api/notifications/inbox');
        const told = v.object({ title: v.string(), body: v.string(), path: v.string() });
        return v.parse(v.object({ notices: v.array(told) }), body).notices;
      };
      const before = await inbox();
      server.clock.advance(8 * DAY);
      await eraseDueAccounts(server.deps);
      const over = {
        title: 'Um acompanhamento terminou',
        path: side === 'coach' ? '/app/coaches' : '/app/students',
        body: expect.stringContaining('excluiu a conta'),
      };
      const [newest, ...others] = await inbox();
      expect(newest).toEqual(over);
      // Notices that named the erased person were deleted.
      expect(others).toEqual(side === 'coach' ? before : []);
    });

    test('leaves nothing behind with the other one', async () => {
      const person = side === 'coach' ? zulmira : bia;
      await invite(leaver());
      await other().post(`/api/coaching/links/${await link(leaver(), other())}/end`);
      await leave(leaver());
      server.clock.advance(8 * DAY);
      expect(await eraseDueAccounts(server.deps)).toBe(1);
      await server.mails();
      expect(await tracesOf(server, { ...person, id: leaver().user.id })).toEqual([]);
      for (const table of ['coaching_link', 'coaching_grant'] as const) {
        expect(await server.connection.db.selectFrom(table).selectAll().execute()).toEqual([]);
      }
    });
  });

  test('G1w3: what the coach wrote before the student asked to be erased is taken while they leave', async () => {
    const caio = { name: 'Caio Brandão', email: 'caio.b@example.com' };
    const trainee = await server.signedIn(caio);
    const scopes = ['program', 'log', 'record'] as const;
    await accept(trainee, (await invite(coach, { scopes: [...scopes] })).token, scopes);
    const space = spaceOf(trainee.user.id);
    const asked = server.clock.now();
    const sync = async (who: Person, ops: readonly object[] = []) => {
      const { body } = await who.post('/api/sync', {
        proto: PROTO,
        schema: SCHEMA,
        account: who.user.id,
        device: 'd',
        spaces: [{ id: space, cursor: 0, epoch: null, grantVer: 0, inReset: false }],
        ops,
      });
      return v.parse(syncResponseSchema, body);
    };
    const workout = (ms: number) => {
      const stamp = [ms, 0, 'd'];
      const full = Object.fromEntries(
        Object.entries(begun(ms)).map(([path, value]) => [path, [value, stamp]]),
      );
      return { id: newId(), space, kind: 'workout', record: newId(), stamp, full };
    };

    await leave(trainee);
    server.clock.advance(DAY);
    const logged = workout(asked);
    const { results, spaces } = await sync(coach, [logged, workout(asked + 1)]);
    expect(results).toMatchObject([{ ok: {} }, { code: 'forbidden' }]);
    expect(spaces).toEqual([{ id: space, gone: true }]);

    await trainee.post('/api/auth/sign-in/email', { email: caio.email, password });
    await trainee.post('/api/account/cancel-deletion');
    const [page] = (await sync(trainee)).spaces;
    expect(page).toMatchObject({ records: [{ kind: 'workout', id: logged.record }] });
  });

  test('an invitation of a coach who leaves is over while it lasts', async () => {
    const { token } = await invite(coach, { uses: 5 });
    const bruno = await server.signedIn({ email: 'bruno@example.com' });
    await leave(coach);
    expect((await server.visitor().get(`/api/links/${token}`)).status).toBe(404);
    expect((await accept(bruno, token)).status).toBe(404);
    const [{ email }] = [zulmira];
    await coach.post('/api/auth/sign-in/email', { email, password });
    await coach.post('/api/account/cancel-deletion');
    expect((await accept(bruno, token)).status).toBe(200);
  });

  test('the link is told in "baixar meus dados" of both', async () => {
    for (const [who, name] of [
      [coach, bia.name],
      [student, zulmira.name],
    ] as const) {
      const { text } = await who.get('/api/account/data');
      expect(text).toContain(name);
      expect(text).toContain('program');
    }
  });
});
