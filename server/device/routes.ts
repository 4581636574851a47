import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { zoneNamed } from '#domain/zone-name';
import {
  markReadSchema,
  noticeZoneSchema,
  REST_LIMIT_MS,
  restSchema,
  resumeMailSchema,
  subscribeSchema,
  type TestResult,
} from '#protocol/device/notifications';
import { inTransactionOf } from '../access/held-accounts';
import { requireSession, type SignedIn } from '../access/session';
import type { Database } from '../db/schema';
import { refusalsOf } from '../http/errors';
import { formOf } from '../http/form';
import { createRateLimiter, type Limit } from '../http/rate-limit';
import { canReceive } from './encryption';
import { countUnread, markRead, readInbox } from './inbox';
import type { WithNotices } from './notices';
import { askForRest, cancelRest } from './rest';
import { resumeMail, stoppedMail } from './stopped-mail';
import {
  dropSubscription,
  keepSubscription,
  listSubscriptions,
  liveSubscriptions,
  removeSubscription,
} from './subscriptions';
import { planToday } from './today';
import { keepZone, zoneOf } from './zone';

const HOUR_MS = 3_600_000;
const LIMITS = {
  subscribe: { max: 60, windowMs: HOUR_MS },
  test: { max: 10, windowMs: HOUR_MS },
  rest: { max: 600, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;
const TEST_MS = 60_000;

/** Refusals of requests about notices: status and message by code. */
const refusal = refusalsOf({
  invalid: [400, 'O pedido não foi entendido. Atualize o app e tente de novo.'],
  bad_endpoint: [400, 'Este navegador deu um endereço de avisos que não dá para usar.'],
  unknown_key: [409, 'Os avisos deste aparelho precisam ser ligados de novo.'],
  unknown_device: [404, 'Os avisos deste aparelho não estão ligados.'],
});

/**
 * The routes of protocol/device/notifications.ts, to be mounted at /api/notifications. They only
 * touch rows of the session's person.
 */
export function notificationRoutes(deps: WithNotices): Hono<SignedIn> {
  const { db, now, notices } = deps;
  const { keys, door, sendPush } = notices;
  const routes = new Hono<SignedIn>();
  const limiter = createRateLimiter(deps);
  const personOf = (c: Context<SignedIn>) => c.get('user').id;
  const subscriberOf = (c: Context<SignedIn>) => ({
    person: personOf(c),
    session: c.get('session').id,
  });

  routes.use(requireSession(deps, 'nameless'));

  routes.get('/key', async (c) => c.json({ key: (await keys.current()).publicKey }));

  routes.get('/subscriptions', async (c) =>
    c.json({ subscriptions: await listSubscriptions(db, personOf(c)) }),
  );
  routes.post('/subscriptions', async (c) => {
    const asked = await formOf(c, subscribeSchema);
    if (!canReceive(asked.keys)) throw refusal('invalid');
    await limiter.take('push-subscribe', personOf(c), LIMITS.subscribe);
    if (!door.accepts(asked.endpoint)) throw refusal('bad_endpoint');
    if (!(await keys.of(asked.key))) throw refusal('unknown_key');
    const subscriber = subscriberOf(c);
    const id = await keepSubscription(db, subscriber, asked, now());
    if (id === null) throw refusal('unknown_device');
    return c.json({ id, current: (await keys.current()).publicKey });
  });
  routes.delete('/subscriptions/:id', async (c) => {
    await removeSubscription(db, subscriberOf(c), c.req.param('id'), now());
    return c.body(null, 204);
  });

  async function ownDevice(executor: Kysely<Database>, c: Context<SignedIn>, id: string) {
    const devices = await liveSubscriptions(executor, personOf(c));
    const device = devices.find((one) => one.id === id);
    if (!device) throw refusal('unknown_device');
    return device;
  }

  routes.post('/subscriptions/:id/test', async (c) => {
    const device = await ownDevice(db, c, c.req.param('id'));
    await limiter.take('push-test', personOf(c), LIMITS.test);
    const words = {
      kind: 'test',
      title: 'Aviso de teste',
      body: 'Os avisos chegam neste aparelho.',
      path: '/app/settings/notifications',
      tag: 'test',
    };
    const { outcome } = await sendPush(words, device, now() + TEST_MS);
    if (outcome === 'gone') {
      await inTransactionOf(db, device.user_id, (trx) =>
        dropSubscription(trx, device.user_id, device.id),
      );
    }
    const result: TestResult = outcome === 'sent' || outcome === 'gone' ? outcome : 'failed';
    return c.json({ result });
  });

  routes.put('/rest/:device', async (c) => {
    const asked = await formOf(c, restSchema);
    if (asked.endsAt - asked.sentAt > REST_LIMIT_MS) throw refusal('invalid');
    await limiter.take('push-rest', personOf(c), LIMITS.rest);
    await inTransactionOf(db, personOf(c), async (trx) => {
      const device = await ownDevice(trx, c, c.req.param('device'));
      await askForRest(trx, device.user_id, device.id, asked, now());
    });
    return c.body(null, 204);
  });
  routes.delete('/rest/:device', async (c) => {
    const sentAt = Number(c.req.query('sentAt'));
    if (!v.is(restSchema.entries.sentAt, sentAt)) throw refusal('invalid');
    await inTransactionOf(db, personOf(c), async (trx) => {
      const device = await ownDevice(trx, c, c.req.param('device'));
      await cancelRest(trx, device.user_id, device.id, sentAt, now());
    });
    return c.body(null, 204);
  });

  routes.get('/inbox', async (c) =>
    c.json(await readInbox(db, personOf(c), c.req.query('before') ?? null)),
  );
  routes.get('/unread', async (c) => c.json({ unread: await countUnread(db, personOf(c)) }));
  routes.post('/inbox/read', async (c) => {
    const asked = await formOf(c, markReadSchema);
    await markRead(db, personOf(c), asked, now());
    return c.json({ unread: await countUnread(db, personOf(c)) });
  });

  routes.put('/zone', async (c) => {
    const zone = zoneNamed((await formOf(c, noticeZoneSchema)).zone);
    if (zone === null) throw refusal('invalid');
    await inTransactionOf(db, personOf(c), async (trx) => {
      // Devices send the zone at every start; an unchanged one must not postpone a due notice.
      if ((await zoneOf(trx, personOf(c))) === zone) return;
      await keepZone(trx, personOf(c), zone);
      await planToday(trx, personOf(c), now());
    });
    return c.body(null, 204);
  });

  routes.get('/mail', async (c) => c.json({ stopped: await stoppedMail(db, personOf(c)) }));
  routes.post('/mail/resume', async (c) => {
    const { kind } = await formOf(c, resumeMailSchema);
    await resumeMail(db, personOf(c), kind);
    return c.json({ stopped: await stoppedMail(db, personOf(c)) });
  });
  return routes;
}
