import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { inboxSchema } from '#protocol/device/notifications';
import { spaceOf } from '#protocol/space';
import { ALL_ROUTES } from '../../../src/app/later-routes';
import { MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { server, service, withPushService } from '../opened';
import { choose, type Person, somebody, subscribe, write } from './people';

const HOUR = 60 * MINUTE;
const FICHA = '0195f000-0000-7000-8000-0000000000aa';

onEveryDatabase('today’s workout', (database) => {
  let ana: Person;

  withPushService(database);
  beforeEach(async () => {
    // 06:00 in São Paulo, on the Monday of the next week.
    const week = 7 * 24 * HOUR;
    const monday = Date.parse('2026-11-23T09:00:00Z');
    const now = server.clock.now();
    server.clock.advance(monday + Math.ceil((now + 1 - monday) / week) * week - now);
    service.reset();
    ana = await somebody(server);
    await subscribe(service, ana, 'phone');
  });

  /** Advances the server's clock in steps of half an hour, and runs the job. */
  async function passHours(hours: number): Promise<void> {
    for (let step = 0; step < hours * 2; step += 1) {
      server.clock.advance(30 * MINUTE);
      await server.deps.notices.tellToday();
      await server.deps.notices.deliveries.run();
    }
  }
  const today = () => new Date(server.clock.now()).toISOString().slice(0, 10);
  const ficha = (schedule: string, weekdays: readonly number[]) =>
    write(server, ana, 'program', FICHA, {
      title: 'Peito e joelho',
      schedule,
      weeks: 4,
      'd.a.title': 'Reabilitação',
      'd.a.order': 'i',
      'd.a.weekdays': [...weekdays],
    });
  const wants = (over: object = {}) =>
    choose(server, ana, {
      pushToday: true,
      todayAt: 8 * 60,
      program: { id: FICHA, since: today() },
      ...over,
    });

  test('comes at the chosen hour of a planned day, once, and says nothing of what it is', async () => {
    await ficha('weekday', [1, 3]);
    await wants();
    await passHours(1);
    expect(service.arrived).toHaveLength(0);
    await passHours(1);
    expect(service.titles()).toEqual(['Hoje tem treino']);
    expect(JSON.stringify(service.arrived)).not.toMatch(/peito|joelho|reabilita/i);
    // Another hour on the same day causes no second notice.
    await wants({ todayAt: 9 * 60 });
    await passHours(22);
    expect(service.arrived).toHaveLength(1);
    await passHours(24 + 6);
    expect(service.arrived).toHaveLength(2);
  });

  test('leads to a screen that there is', async () => {
    await ficha('weekday', [1, 3]);
    await wants();
    await passHours(2);
    const inbox = await ana.get('/api/notifications/inbox');
    const [notice] = v.parse(inboxSchema, inbox.body).notices;
    expect(ALL_ROUTES.map(({ path }) => path)).toContain(notice?.path);
  });

  test('a ficha that cannot be read holds up nobody else', async () => {
    await ficha('weekday', [1, 3]);
    await wants({ todayAt: 7 * 60 });
    const broken = ana;
    ana = await somebody(server);
    await subscribe(service, ana, 'phone');
    await ficha('weekday', [1, 3]);
    await wants();
    await server.deps.db
      .updateTable('record')
      .set({ body: '{}' })
      .where('space_id', '=', spaceOf(broken.user.id))
      .where('kind', '=', 'program')
      .execute();
    await passHours(3);
    expect(service.titles()).toEqual(['Hoje tem treino']);
  });

  test('not for who has trained already, nor on other days', async () => {
    await ficha('weekday', [1]);
    await wants();
    await write(server, ana, 'workout', '0195f000-0000-7000-8000-0000000000bb', {
      start: { at: server.clock.now(), zone: 'America/Sao_Paulo', day: today() },
    });
    await passHours(48);
    expect(service.arrived).toHaveLength(0);
  });

  test('by letter on the days that the person chose, in their zone', async () => {
    await ana.put('/api/notifications/zone', { zone: 'America/Manaus' });
    await ficha('letter', []);
    await wants({ todayOn: [1] });
    await passHours(2);
    expect(service.arrived).toHaveLength(0);
    await passHours(1);
    expect(service.arrived).toHaveLength(1);
    await passHours(24);
    expect(service.arrived).toHaveLength(1);
  });

  test('comes also when a device tells its zone, or anything is chosen, as it is due', async () => {
    await ficha('weekday', [1]);
    await wants();
    server.clock.advance(2 * HOUR);
    await ana.put('/api/notifications/zone', { zone: 'America/Sao_Paulo' });
    await choose(server, ana, { weekStart: 'sunday' });
    await passHours(1);
    expect(service.titles()).toEqual(['Hoje tem treino']);
  });

  test('of two devices the zone of the one that opened last counts', async () => {
    await ficha('weekday', [1]);
    await wants();
    const zone = (name: string) => ana.put('/api/notifications/zone', { zone: name });
    for (const name of ['America/Sao_Paulo', 'UTC', 'America/Sao_Paulo']) await zone(name);
    await passHours(1.5);
    expect(service.arrived).toHaveLength(0);
    await passHours(1);
    expect(service.arrived).toHaveLength(1);
  });

  test('not without a wish, and no more once it is taken back', async () => {
    await ficha('weekday', [1, 2, 3, 4, 5, 6, 7]);
    await wants({ pushToday: false });
    await passHours(24);
    await wants();
    await wants({ pushToday: null });
    await passHours(24);
    expect(service.arrived).toHaveLength(0);
  });

  test('is told up to three hours late', async () => {
    await ficha('weekday', [1]);
    await wants();
    // At eleven in São Paulo, for a notice due at eight.
    server.clock.advance(5 * HOUR);
    await server.deps.notices.tellToday();
    await server.deps.notices.deliveries.run();
    expect(service.titles()).toEqual(['Hoje tem treino']);
  });

  test('a server that was down in the morning does not tell in the evening', async () => {
    await ficha('weekday', [1]);
    await wants();
    server.clock.advance(12 * HOUR);
    await passHours(1);
    expect(service.arrived).toHaveLength(0);
  });

  test('not for an account that waits to be erased', async () => {
    await ficha('weekday', [1]);
    await wants();
    const { events, db } = server.deps;
    await db
      .transaction()
      .execute((trx) => events.emit(trx, 'account.leaving', { userId: ana.user.id }));
    await passHours(12);
    expect(service.arrived).toHaveLength(0);
    expect((await ana.get('/api/notifications/unread')).body).toEqual({ unread: 0 });
  });
});
