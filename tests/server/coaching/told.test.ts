import * as v from 'valibot';
import { expect, test } from 'vitest';
import { giveConsent } from '#domain/account/consent';
import type { Json } from '#domain/record/registers';
import { spaceOf } from '#protocol/space';
import { syncResponseSchema } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, link, server, withCoachedAna } from '../opened';
import { newId } from '../sync/endpoint';
import type { Person } from './people';

onEveryDatabase('what coach and student are told of records', (database) => {
  withCoachedAna(database);

  async function write(
    who: Person,
    kind: string,
    record: string,
    values: Record<string, Json>,
  ): Promise<void> {
    server.clock.advance(1);
    const device = who === ana ? 'phone' : 'desk';
    const stamp = [server.clock.now(), 0, device];
    const full = Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path, [value, stamp]]),
    );
    const op = { id: newId(), space: spaceOf(ana.user.id), kind, record, stamp, full };
    const body = { proto: PROTO, schema: SCHEMA, account: who.user.id, device, spaces: [] };
    const answer = await who.post('/api/sync', { ...body, ops: [op] });
    const { results } = v.parse(syncResponseSchema, answer.body);
    expect(results).toMatchObject([{ ok: {} }]);
  }

  const inbox = async (who: Person) => {
    const { body } = await who.get('/api/notifications/inbox');
    const notice = v.object({ title: v.string(), body: v.string(), path: v.string() });
    return v
      .parse(v.object({ notices: v.array(notice) }), body)
      .notices.map(({ title, path }) => `${title} ${path}`);
  };

  test('S2b: a message is told to the other one, once and without its words', async () => {
    const [first, answer] = [newId(), newId()];
    const text = 'Sentiu o joelho?';
    await write(carla, 'message', first, { link, from: carla.user.id, text });
    expect(await inbox(ana)).toEqual(['Mensagem de Carla /app/messages']);
    expect(await inbox(carla)).toEqual([]);
    await write(carla, 'message', first, { text: `${text} Conte` });
    await write(ana, 'message', first, { readAt: server.clock.now() });
    expect(await inbox(carla)).toEqual([]);
    await write(ana, 'message', answer, { link, from: ana.user.id, text });
    expect(await inbox(carla)).toEqual([`Mensagem de Ana /app/students/${ana.user.id}`]);
    expect(await inbox(ana)).toEqual(['Mensagem de Carla /app/messages']);
    const notices = await server.connection.db.selectFrom('notice').selectAll().execute();
    expect(JSON.stringify(notices)).not.toContain('joelho');
  });

  test('what was read in the conversation, or taken back, waits in no inbox as new', async () => {
    const [read, taken, waiting] = [newId(), newId(), newId()];
    const said = { link, from: carla.user.id, text: 'Oi' };
    for (const id of [read, taken, waiting]) await write(carla, 'message', id, said);
    const unread = async () => {
      const { body } = await ana.get('/api/notifications/inbox');
      const told = v.object({ unread: v.number(), notices: v.array(v.unknown()) });
      const { unread: count, notices } = v.parse(told, body);
      return [count, notices.length];
    };
    expect(await unread()).toEqual([3, 3]);
    await write(ana, 'message', read, { readAt: server.clock.now() });
    expect(await unread()).toEqual([2, 3]);
    await write(carla, 'message', taken, { text: '' });
    await write(carla, 'message', taken, { 'gone.desk': { desk: [server.clock.now(), 0] } });
    expect(await unread()).toEqual([1, 3]);
    // A later edit by the writer changes nothing for the reader.
    await write(carla, 'message', waiting, { text: 'Oi de novo' });
    expect(await unread()).toEqual([1, 3]);
  });

  test('a chat is one mail until it is read', async () => {
    await write(ana, 'preferences', 'self', giveConsent('mail', server.clock.now()));
    const said = { link, from: carla.user.id, text: 'Oi' };
    const [first, second, third] = [newId(), newId(), newId()];
    await write(carla, 'message', first, said);
    await write(carla, 'message', second, said);
    const count = async () =>
      (await server.mails()).filter(({ subject }) => subject.startsWith('Mensagem')).length;
    expect(await count()).toBe(1);
    for (const id of [first, second]) {
      await write(ana, 'message', id, { readAt: server.clock.now() });
    }
    await write(carla, 'message', third, said);
    expect(await count()).toBe(2);
  });

  test('a ficha that was published is told to the student, with the way to it', async () => {
    const by = carla.user.id;
    await write(carla, 'program-version', newId(), { program: 'ficha-1', number: 1, by });
    await write(carla, 'program-version', newId(), { program: 'ficha-1', number: 2, by });
    expect(await inbox(ana)).toEqual([
      'Carla mudou a sua ficha /app/programs/ficha-1',
      'Ficha nova de Carla /app/programs/ficha-1',
    ]);
    const told = await server.connection.db.selectFrom('notice').select('body').execute();
    expect(told.map(({ body }) => body).toSorted()).toEqual([
      'Abra para ver os treinos.',
      'Veja o que mudou.',
    ]);
  });

  test('nobody is told of what a person writes for themselves', async () => {
    await write(ana, 'program-version', newId(), { program: 'ficha-1', number: 1 });
    await write(ana, 'program', newId(), { title: 'A' });
    expect([await inbox(ana), await inbox(carla)]).toEqual([[], []]);
  });
});
