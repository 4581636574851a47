import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../server/db/transaction';
import { createPushDoor, isPublicAddress, publicLookup } from '../../../server/device/push-door';
import { drawVapidKey } from '../../../server/device/vapid';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import { server, service, withPushService } from '../opened';
import { type Person, somebody, subscribe } from './people';

const BASE = '/api/notifications';

onEveryDatabase('requests about notices', (database) => {
  let ana: Person;
  let eve: Person;

  withPushService(database);
  beforeAll(async () => {
    eve = await somebody(server);
  });
  beforeEach(async () => {
    service.reset();
    ana = await somebody(server);
  });

  const tell = (key: string, person = ana) =>
    inTransaction(server.deps.db, (trx) =>
      server.deps.notices.tell(trx, {
        person: person.user.id,
        kind: 'coach',
        key,
        title: key,
        body: '',
        path: '/app/programs',
      }),
    );
  const inbox = async (person: Person, before = '') =>
    (await person.get(`${BASE}/inbox${before}`)).body;

  test('a visitor gets nothing, and another site changes nothing', async () => {
    const visitor = server.visitor();
    for (const path of ['key', 'subscriptions', 'inbox', 'unread', 'mail']) {
      expect(await visitor.get(`${BASE}/${path}`)).toMatchObject({ status: 401 });
    }
    expect((await visitor.post(`${BASE}/subscriptions`, {})).status).toBe(401);
    expect((await visitor.put(`${BASE}/rest/x`, {})).status).toBe(401);
    const foreign = { origin: 'https://evil.example' };
    expect((await ana.post(`${BASE}/inbox/read`, { upTo: 'z' }, foreign)).status).toBe(403);
    expect((await ana.delete(`${BASE}/subscriptions/x`, foreign)).status).toBe(403);
  });

  test('a subscription is kept once, listed without its secrets, tested and ended', async () => {
    const { id, browser } = await subscribe(service, ana, 'phone');
    const again = await ana.post(`${BASE}/subscriptions`, { ...browser, label: 'Celular' });
    expect(again.body).toMatchObject({ id });
    const list = await ana.get(`${BASE}/subscriptions`);
    const at = server.clock.now();
    expect(list.body).toEqual({
      subscriptions: [{ id, label: 'Celular', createdAt: at, seenAt: at }],
    });

    expect((await ana.post(`${BASE}/subscriptions/${id}/test`)).body).toEqual({ result: 'sent' });
    expect(service.arrived[0]).toMatchObject({
      headers: { ttl: '60', urgency: 'high' },
      message: { notification: { title: 'Aviso de teste', data: { kind: 'test' } } },
    });
    service.answerBy({ status: 502 }, { status: 410 });
    expect((await ana.post(`${BASE}/subscriptions/${id}/test`)).body).toEqual({ result: 'failed' });
    expect((await ana.post(`${BASE}/subscriptions/${id}/test`)).body).toEqual({ result: 'gone' });
    expect((await ana.post(`${BASE}/subscriptions/${id}/test`)).body).toMatchObject({
      code: 'unknown_device',
    });
    expect((await ana.delete(`${BASE}/subscriptions/${id}`)).status).toBe(204);
  });

  test('removed from another device it does not come back by itself', async () => {
    const email = 'laptop@example.com';
    ana = await server.signedIn({ email });
    const { id, browser } = await subscribe(service, ana, 'phone');
    const laptop = server.visitor();
    await laptop.post('/api/auth/sign-in/email', { email, password: PASSWORD });
    const devices = async () =>
      Object((await ana.get(`${BASE}/subscriptions`)).body).subscriptions.length;
    expect((await laptop.delete(`${BASE}/subscriptions/${id}`)).status).toBe(204);
    expect(await devices()).toBe(0);
    const again = await ana.post(`${BASE}/subscriptions`, { ...browser, again: true });
    expect(again).toMatchObject({ status: 404, body: { code: 'unknown_device' } });
    expect(await devices()).toBe(0);
    expect((await ana.post(`${BASE}/subscriptions`, browser)).status).toBe(200);
    expect(await devices()).toBe(1);
    expect((await ana.post(`${BASE}/subscriptions/${id}/test`)).body).toEqual({ result: 'sent' });
  });

  test('an address that no push service has is refused', async () => {
    const { browser } = await subscribe(service, ana, 'phone');
    const refused = [
      'http://push.services.mozilla.com/wpush/v2/abc',
      'https://127.0.0.1/push',
      'https://10.0.0.8/push',
      'https://2130706433/push',
      'https://0x7f.1/push',
      'https://[::1]/push',
      'https://[::ffff:169.254.169.254]/latest',
      'https://localhost/push',
      'https://printer.local/push',
      'https://db.internal/push',
      'https://intranet/push',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://user:secret@fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com/',
      'file:///etc/passwd',
      'nothing',
    ];
    for (const endpoint of refused) {
      const answer = await ana.post(`${BASE}/subscriptions`, { ...browser, endpoint });
      expect([endpoint, answer.status, answer.body]).toMatchObject([
        endpoint,
        400,
        { code: 'bad_endpoint' },
      ]);
    }
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ]) {
      expect((await ana.post(`${BASE}/subscriptions`, { ...browser, endpoint })).status).toBe(200);
    }
  });

  test('what is not understood is refused, and a key that is not ours', async () => {
    const { browser } = await subscribe(service, ana, 'phone');
    const wrong = [
      { ...browser, endpoint: `${browser.endpoint}${'a'.repeat(1100)}` },
      { ...browser, keys: { ...browser.keys, auth: 'short' } },
      { ...browser, keys: { ...browser.keys, p256dh: 'A'.repeat(87) } },
      { ...browser, label: ' ' },
      'no json',
    ];
    for (const body of wrong) {
      expect((await ana.post(`${BASE}/subscriptions`, body)).status).toBe(400);
    }
    const { publicKey } = drawVapidKey();
    expect((await ana.post(`${BASE}/subscriptions`, { ...browser, key: publicKey })).body).toEqual(
      expect.objectContaining({ code: 'unknown_key' }),
    );
    expect((await ana.put(`${BASE}/zone`, { zone: 'Mars/Olympus' })).status).toBe(400);
    expect((await ana.put(`${BASE}/zone`, { zone: '+01:23' })).status).toBe(400);
    expect((await ana.put(`${BASE}/zone`, { zone: 'america/sao_paulo' })).status).toBe(204);
  });

  test('a point that is not on the curve is refused', async () => {
    const { browser } = await subscribe(service, ana, 'phone');
    const p256dh = `B${'A'.repeat(86)}`;
    const bad = { ...browser, keys: { ...browser.keys, p256dh } };
    const { body } = await ana.post(`${BASE}/subscriptions`, bad);
    expect(body).toMatchObject({ code: 'invalid' });
  });

  test('nobody reaches what is another person’s', async () => {
    const { id } = await subscribe(service, ana, 'phone');
    await tell('for ana');
    const [notice] = Object(await inbox(ana)).notices;
    expect((await eve.post(`${BASE}/subscriptions/${id}/test`)).status).toBe(404);
    expect((await eve.put(`${BASE}/rest/${id}`, { endsAt: 2, sentAt: 1 })).status).toBe(404);
    expect((await eve.delete(`${BASE}/rest/${id}?sentAt=1`)).status).toBe(404);
    await eve.delete(`${BASE}/subscriptions/${id}`);
    await eve.post(`${BASE}/inbox/read`, { ids: [notice.id] });
    await eve.post(`${BASE}/inbox/read`, { upTo: notice.id });
    expect(await inbox(eve)).toEqual({ notices: [], unread: 0, next: null });
    expect(await inbox(ana)).toMatchObject({ unread: 1 });
    expect(Object((await ana.get(`${BASE}/subscriptions`)).body).subscriptions).toHaveLength(1);
  });

  test('the inbox comes in pages, newest first, and is read one by one or up to one', async () => {
    for (let n = 0; n < 35; n += 1) await tell(`n${n}`);
    const first = Object(await inbox(ana));
    expect(first.notices).toHaveLength(30);
    expect(first).toMatchObject({
      unread: 35,
      notices: [{ title: 'n34', kind: 'coach', path: '/app/programs', readAt: null }, {}].concat(
        Array.from({ length: 28 }, () => ({})),
      ),
    });
    const second = Object(await inbox(ana, `?before=${first.next}`));
    expect(second.notices.map(({ title }: { title: string }) => title)).toEqual([
      'n4',
      'n3',
      'n2',
      'n1',
      'n0',
    ]);
    expect(second.next).toBeNull();

    const one = await ana.post(`${BASE}/inbox/read`, { ids: [first.notices[0].id] });
    expect(one.body).toEqual({ unread: 34 });
    await tell('later');
    const rest = await ana.post(`${BASE}/inbox/read`, { upTo: first.notices[0].id });
    expect(rest.body).toEqual({ unread: 1 });
    expect((await ana.get(`${BASE}/unread`)).body).toEqual({ unread: 1 });
  });

  test('of many devices those that were seen last stay', async () => {
    const first = await subscribe(service, ana, 'd0');
    for (let n = 1; n <= 10; n += 1) {
      server.clock.advance(1000);
      await subscribe(service, ana, `d${n}`);
    }
    const { subscriptions } = Object((await ana.get(`${BASE}/subscriptions`)).body);
    expect(subscriptions).toHaveLength(10);
    expect(subscriptions.map(({ id }: { id: string }) => id)).not.toContain(first.id);
  });

  test('tries without end are told to wait', async () => {
    const { id } = await subscribe(service, ana, 'phone');
    for (let n = 0; n < 10; n += 1) await ana.post(`${BASE}/subscriptions/${id}/test`);
    const answer = await ana.post(`${BASE}/subscriptions/${id}/test`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('3600');
  });
});

describe('addresses of the internet', () => {
  test.each(['8.8.8.8', '142.250.79.10', '2800:3f0:4001::200a', '2620:1ec::10'])('%s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001::1',
    'nothing',
  ])('not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

test('a name that leads to this network is not connected to', async () => {
  const push = { endpoint: 'https://localhost/push', headers: {}, body: Buffer.alloc(0) };
  await expect(createPushDoor().send(push)).rejects.toThrow('no public address');
});

test('of the addresses that a name has, those of the internet are gone to, whichever family answers', async () => {
  const look = (four: Promise<string[]>, six: Promise<string[]>) =>
    new Promise((told) => {
      const lookup = publicLookup({ resolve4: () => four, resolve6: () => six });
      lookup('push.example.com', { all: true }, (error, found) => told(error ?? found));
    });
  const late = () => Promise.reject(new Error('ETIMEOUT'));
  const [inside, outside] = ['10.0.0.7', '9.9.9.9'];
  expect(await look(Promise.resolve([inside, outside]), late())).toEqual([
    { address: outside, family: 4 },
  ]);
  expect(await look(late(), Promise.resolve(['2620:fe::fe', '::1']))).toEqual([
    { address: '2620:fe::fe', family: 6 },
  ]);
  expect(await look(Promise.resolve([inside]), late())).toBeInstanceOf(Error);
  expect(await look(late(), late())).toBeInstanceOf(Error);
});
