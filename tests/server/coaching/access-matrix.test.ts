import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';
import { createTestServer, type TestServer } from '../../harness/server';
import type { Answer, Visitor } from '../../harness/visitor';
import { begin, drawKey } from '../account/nameless/keys';
import { type Asked, ELSEWHERE, LINES } from './access-lines';
import { createWorld, ROLES, type World } from './access-world';

onEveryDatabase('who gets what answer', (database) => {
  let server: TestServer;
  let fresh: () => Promise<World>;

  beforeAll(async () => {
    server = await createTestServer({ database });
    fresh = await createWorld(server);
  });
  afterAll(() => server.close());

  const ask = (who: Visitor, method: string, { path, body }: Asked): Promise<Answer> => {
    if (method === 'GET') return who.get(path);
    if (method === 'DELETE') return who.delete(path);
    return method === 'PUT' ? who.put(path, body) : who.post(path, body);
  };

  test('every endpoint has its line, and every line its endpoint', () => {
    const endpoints = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`);
    const asked = endpoints.filter((one) => !ELSEWHERE.some((pattern) => pattern.test(one)));
    expect([...new Set(asked)].sort()).toEqual(Object.keys(LINES).sort());
  });

  test.each(Object.entries(LINES))('%s', async (endpoint, line) => {
    const [method = ''] = endpoint.split(' ');
    const [found, expected]: [string[], string[]] = [[], []];
    let world = await fresh();
    for (const role of ROLES) {
      // Reading leaves the world unchanged.
      if (method !== 'GET') world = await fresh();
      const who = world.people[role];
      const status = line.but?.[role] ?? (role === 'visitor' ? 401 : line.others);
      const answer = await ask(who, method, await line.ask(world, role));
      found.push(`${role}: ${answer.status}`);
      expected.push(`${role}: ${status}`);
      if (answer.status === 404 && line.never) {
        const never = await ask(who, method, line.never(world));
        expect([role, never.status, never.text]).toEqual([role, 404, answer.text]);
      }
      if (line.names && role !== 'student') {
        const named = answer.text.includes(world.student.user.id);
        expect([role, named]).toEqual([role, line.names.includes(role)]);
      }
    }
    expect(found).toEqual(expected);
  });

  test('who did not sign up gets from no line more than a visitor, and is told to sign up', async () => {
    const world = await fresh();
    const nameless = server.visitor();
    expect((await begin(nameless, drawKey())).status).toBe(200);
    const wrong: string[] = [];
    for (const [endpoint, line] of Object.entries(LINES)) {
      const [method = ''] = endpoint.split(' ');
      const asked = await line.ask(world, 'visitor');
      const visitor = (await ask(world.people.visitor, method, asked)).status;
      const { status, body, text } = await ask(nameless, method, asked);
      const expected = visitor === 401 ? 403 : visitor;
      const code = Reflect.get(Object(body), 'code');
      if (status !== expected || (status === 403 && code !== 'nameless')) {
        wrong.push(`${endpoint}: ${status} ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('who helps somebody who is suspended is told of no student', async () => {
    const world = await fresh();
    const { student, people } = world;
    const lines = Object.entries(LINES).filter(([, { names }]) => names?.includes('assistant'));
    const naming = async () => {
      const told: string[] = [];
      for (const [endpoint, line] of lines) {
        const [method = ''] = endpoint.split(' ');
        const answer = await ask(people.assistant, method, await line.ask(world, 'assistant'));
        if (answer.text.includes(student.user.id)) told.push(endpoint);
      }
      return told;
    };
    const all = lines.map(([endpoint]) => endpoint);
    expect(await naming()).toEqual(all);
    const leader = await server.connection.db
      .selectFrom('team_member')
      .select('professional_id')
      .executeTakeFirstOrThrow();
    const path = `/api/admin/people/${leader.professional_id}`;
    await people.admin.post(`${path}/suspend`, { reason: 'Teste' });
    expect(await naming()).toEqual([]);
    await people.admin.post(`${path}/resume`);
    expect(await naming()).toEqual(all);
  });
});
