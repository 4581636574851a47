import { beforeEach, expect, test } from 'vitest';
import { createDeps } from '../../../server/app/compose';
import { createLog } from '../../../server/core/log';
import type { Telling } from '../../../server/core/notices';
import { inTransaction } from '../../../server/db/transaction';
import { drawVapidKey } from '../../../server/device/vapid';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD, testEnv } from '../../harness/server';
import { server, service, withPushService } from '../opened';
import { choose, type Person, somebody, subscribe } from './people';

const HOUR = 60 * MINUTE;

onEveryDatabase('pushes', (database) => {
  let ana: Person;

  withPushService(database);
  beforeEach(async () => {
    // Every test starts at noon in São Paulo of another day.
    server.clock.advance(DAY - (server.clock.now() % DAY) + 15 * HOUR);
    await server.deps.notices.deliveries.run();
    service.reset();
    ana = await somebody(server);
  });

  let told = 0;
  const tell = (over: Partial<Telling> = {}) => {
    told += 1;
    const telling: Telling = {
      person: ana.user.id,
      kind: 'coach',
      key: `k${told}`,
      title: `Aviso ${told}`,
      body: 'Há uma ficha nova.',
      path: '/app/programs',
      ...over,
    };
    return inTransaction(server.deps.db, (trx) => server.deps.notices.tell(trx, telling));
  };
  const run = () => server.deps.notices.deliveries.run();
  /** Another process of the server with the same database. */
  const another = (settings: Record<string, string> = {}) =>
    createDeps({
      env: testEnv({ DATA_DIR: server.deps.env.dataDir, ...settings }),
      connection: server.connection,
      now: server.clock.now,
      log: createLog('silent'),
      pushDoor: service.door,
      transport: { send: async () => {} },
    });

  test('a notice reaches every device, encrypted, once', async () => {
    await subscribe(service, ana, 'phone');
    await subscribe(service, ana, 'desktop');
    expect(await tell({ title: 'Ficha nova', key: 'one' })).toBe(true);
    expect(await tell({ title: 'Ficha nova', key: 'one' })).toBe(false);
    await run();
    await run();
    expect(service.arrived.map(({ path }) => path).sort()).toEqual([
      '/push/desktop',
      '/push/phone',
    ]);
    const [first, second] = service.arrived;
    expect(first?.message.notification).toMatchObject({
      title: 'Ficha nova',
      body: 'Há uma ficha nova.',
      navigate: 'http://localhost:3001/app/programs',
      data: { kind: 'coach' },
    });
    expect(first?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      ttl: String((3 * DAY) / 1000),
    });
    expect(first?.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=B[\w-]{86}$/);
    expect(first?.headers.topic).toMatch(/^[\w-]{24}$/);
    expect(first?.headers['content-length']).toBe(second?.headers['content-length']);
  });

  test('two processes at once send each push once', async () => {
    await subscribe(service, ana, 'phone');
    for (let n = 0; n < 8; n += 1) await tell();
    const other = another();
    await Promise.all([run(), other.notices.deliveries.run(), run()]);
    expect(new Set(service.titles()).size).toBe(8);
    expect(service.arrived).toHaveLength(8);
  });

  test('a process that dies after sending: the copy takes the place of the first', async () => {
    await subscribe(service, ana, 'phone');
    await tell();
    service.answerBy('never');
    await server.deps.notices.deliveries.start();
    await expect.poll(() => service.arrived.length).toBe(1);
    const other = another();
    await other.notices.deliveries.run();
    expect(service.arrived).toHaveLength(1);
    server.clock.advance(MINUTE + 1);
    await other.notices.deliveries.run();
    const [first, copy] = service.arrived;
    expect(copy?.headers.topic).toBe(first?.headers.topic);
    expect(copy?.message.notification.tag).toBe(first?.message.notification.tag);
    expect(service.arrived).toHaveLength(2);
    service.breakOff();
  });

  test('a busy push service is asked again when it says, and given up when it is too late', async () => {
    await subscribe(service, ana, 'phone');
    await tell();
    service.answerBy({ status: 503, retryAfter: '120' }, { status: 429 });
    await run();
    server.clock.advance(2 * MINUTE - 1);
    await run();
    expect(service.arrived).toHaveLength(0);
    server.clock.advance(1);
    await run();
    server.clock.advance(MINUTE);
    await run();
    expect(service.arrived).toHaveLength(1);

    await tell({ until: server.clock.now() + 10 * MINUTE });
    service.answerBy({ status: 500, retryAfter: '3600' });
    await run();
    server.clock.advance(2 * HOUR);
    await run();
    expect(service.arrived).toHaveLength(1);
  });

  test('a push that is refused is not sent again', async () => {
    await subscribe(service, ana, 'phone');
    await tell();
    service.answerBy({ status: 413 });
    await run();
    server.clock.advance(DAY);
    await run();
    expect(service.arrived).toHaveLength(0);
  });

  test('a subscription that the push service forgot is removed', async () => {
    const { browser } = await subscribe(service, ana, 'phone');
    service.forget('phone');
    await tell();
    await run();
    const { body } = await ana.get('/api/notifications/subscriptions');
    expect(body).toEqual({ subscriptions: [] });
    expect(server.logged()).not.toContain(new URL(browser.endpoint).pathname);
  });

  test.each([
    ['refused', 403],
    ['put off', 503],
  ])('a subscription whose pushes are only ever %s is removed after a week', async (_, status) => {
    await subscribe(service, ana, 'phone');
    const devices = async () => {
      const { body } = await ana.get('/api/notifications/subscriptions');
      return Object(body).subscriptions.length;
    };
    for (let day = 0; day < 8; day += 1) {
      expect(await devices()).toBe(1);
      service.answerBy({ status });
      await tell({ until: server.clock.now() + 1000 });
      await run();
      server.clock.advance(DAY);
    }
    expect(await devices()).toBe(0);
    await tell();
    await run();
    expect(service.arrived).toHaveLength(0);
  });

  test('a subscription that took one push since it failed stays', async () => {
    await subscribe(service, ana, 'phone');
    const failed = async () => {
      service.answerBy({ status: 403 });
      await tell();
      await run();
    };
    await failed();
    server.clock.advance(5 * DAY);
    await tell();
    await run();
    server.clock.advance(5 * DAY);
    await failed();
    await tell({ title: 'Ainda chega' });
    await run();
    expect(service.titles().at(-1)).toBe('Ainda chega');
  });

  test('nothing is pushed for a session that ended', async () => {
    await subscribe(service, ana, 'phone');
    await tell();
    await ana.post('/api/auth/sign-out');
    await run();
    expect(service.arrived).toHaveLength(0);
  });

  test('a browser that another person signs in with is no longer the first one’s', async () => {
    const { browser } = await subscribe(service, ana, 'shared');
    const bia = await somebody(server);
    await bia.post('/api/notifications/subscriptions', browser);
    await tell();
    await tell({ person: bia.user.id, title: 'Para Bia' });
    await run();
    expect(service.titles()).toEqual(['Para Bia']);
  });

  test('what was looked at in the quiet hours disturbs nobody after them', async () => {
    await subscribe(service, ana, 'phone');
    await choose(server, ana, { quietHours: { from: 12 * 60, to: 18 * 60 } });
    await tell({ key: 'read', title: 'Lido' });
    await tell({ key: 'new', title: 'Novo' });
    await run();
    await server.deps.notices.settle(server.deps.db, ana.user.id, 'read');
    await server.deps.notices.settle(server.deps.db, ana.user.id, 'never told');
    server.clock.advance(7 * HOUR);
    await run();
    const titles = service.arrived.map(({ message }) => message.notification?.title);
    expect(titles).toEqual(['Novo']);
  });

  test('quiet hours hold back until they end, in the person’s zone', async () => {
    await subscribe(service, ana, 'phone');
    await ana.put('/api/notifications/zone', { zone: 'Europe/Lisbon' });
    await choose(server, ana, { quietHours: { from: 14 * 60, to: 18 * 60 } });
    // 15:00 in Lisbon.
    await tell();
    await run();
    server.clock.advance(3 * HOUR - 1);
    await run();
    expect(service.arrived).toHaveLength(0);
    server.clock.advance(1);
    await run();
    expect(service.arrived).toHaveLength(1);
  });

  test('what was switched off is not pushed, nor what is switched off while it waits', async () => {
    await subscribe(service, ana, 'phone');
    await choose(server, ana, { quietHours: { from: 12 * 60, to: 13 * 60 } });
    await tell();
    await run();
    await choose(server, ana, { pushCoach: false });
    await tell();
    server.clock.advance(2 * HOUR);
    await run();
    expect(service.arrived).toHaveLength(0);
    const { body } = await ana.get('/api/notifications/inbox');
    expect(body).toMatchObject({ unread: 2 });
  });

  test('who signs in elsewhere is seen on the devices that were there before', async () => {
    await subscribe(service, ana, 'phone');
    await ana.post('/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'cinco anilhas de cobre',
    });
    const email = `${(await server.deps.auth.session(new Headers({ cookie: ana.cookies() })))?.user.email}`;
    const thief = server.visitor();
    await thief.post('/api/auth/sign-in/email', { email, password: 'cinco anilhas de cobre' });
    await run();
    expect(service.titles().sort()).toEqual([
      'A senha da sua conta mudou',
      'Entrada em um aparelho novo',
    ]);
    const { body } = await ana.get('/api/notifications/inbox');
    expect(body).toMatchObject({ unread: 2, notices: [{ kind: 'account' }, { kind: 'account' }] });
  });

  test('another key of the server is for new subscriptions; the old ones go on with theirs', async () => {
    const old = await subscribe(service, ana, 'phone');
    const key = drawVapidKey();
    const other = another({ VAPID_PRIVATE_KEY: key.privateKey });
    expect((await other.notices.keys.current()).publicKey).toBe(key.publicKey);
    await other.notices.keys.sweep();
    await tell();
    await other.notices.deliveries.run();
    expect(service.arrived[0]?.headers.authorization).toContain(`k=${old.current}`);
    // A process without the setting continues with the newest key.
    expect((await another().notices.keys.current()).publicKey).toBe(key.publicKey);
  });
});
