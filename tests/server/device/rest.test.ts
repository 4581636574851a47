import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { askForRest, cancelRest } from '../../../server/device/rest';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { server, service, withPushService } from '../opened';
import { choose, type Person, somebody, subscribe } from './people';

onEveryDatabase('the end of a rest', (database) => {
  let ana: Person;
  let rest: string;

  withPushService(database);
  beforeEach(async () => {
    server.clock.advance(DAY);
    service.reset();
    ana = await somebody(server);
    rest = `/api/notifications/rest/${(await subscribe(service, ana, 'phone')).id}`;
  });

  const run = () => server.deps.notices.deliveries.run();
  /** The device's own clock: it is a year behind. */
  const shown = () => server.clock.now() - 365 * DAY;
  const ask = (ms: number, sentAt = shown()) => ana.put(rest, { endsAt: sentAt + ms, sentAt });

  test('comes once, when it ends by the clock of the device, even in quiet hours', async () => {
    await choose(server, ana, { quietHours: { from: 0, to: 1439 } });
    expect((await ask(90_000)).status).toBe(204);
    server.clock.advance(89_999);
    await run();
    expect(service.arrived).toHaveLength(0);
    server.clock.advance(1);
    await run();
    await run();
    expect(service.titles()).toEqual(['Descanso terminado']);
    expect(service.arrived[0]).toMatchObject({
      headers: { ttl: '60', urgency: 'high' },
      message: { notification: { tag: 'rest', data: { kind: 'rest' } } },
    });
    expect((await ana.get('/api/notifications/unread')).body).toEqual({ unread: 0 });
  });

  test('the next takes its place, and a logged set takes it back', async () => {
    await ask(60_000);
    server.clock.advance(10_000);
    await ask(60_000);
    server.clock.advance(59_999);
    await run();
    expect(service.arrived).toHaveLength(0);
    expect((await ana.delete(`${rest}?sentAt=${shown()}`)).status).toBe(204);
    server.clock.advance(MINUTE);
    await run();
    expect(service.arrived).toHaveLength(0);
    await ask(1000);
    server.clock.advance(1000);
    await run();
    expect(service.arrived).toHaveLength(1);
  });

  test('is sent up to a minute late', async () => {
    await ask(60_000);
    server.clock.advance(2 * MINUTE);
    await run();
    expect(service.arrived).toHaveLength(1);
  });

  test('one that nobody could send in time is dropped', async () => {
    await ask(60_000);
    server.clock.advance(2 * MINUTE + 1);
    await run();
    expect(service.arrived).toHaveLength(0);
  });

  test('what makes no sense is refused', async () => {
    expect((await ask(2 * 3_600_000)).status).toBe(204);
    expect((await ask(2 * 3_600_000 + 1)).status).toBe(400);
    expect((await ana.put(rest, { endsAt: 1.5, sentAt: 1 })).status).toBe(400);
    expect((await ana.delete(`${rest}?sentAt=now`)).status).toBe(400);
    expect((await ana.delete(rest)).status).toBe(400);
  });

  test('in whatever order requests arrive, the device’s last word counts', async () => {
    const wish = fc.option(fc.integer({ min: 1, max: 600 }), { nil: null });
    const requests = fc.array(wish, { minLength: 1, maxLength: 6 }).chain((wishes) =>
      fc.record({
        wishes: fc.constant(wishes),
        order: fc.shuffledSubarray(
          wishes.map((_, at) => at),
          { minLength: wishes.length },
        ),
      }),
    );
    const { db } = server.deps;
    const person = ana.user.id;
    let device = 0;
    await fc.assert(
      fc.asyncProperty(requests, async ({ wishes, order }) => {
        device += 1;
        const [id, now] = [`device${device}`, server.clock.now()];
        for (const at of order) {
          const seconds = wishes[at] ?? null;
          const sentAt = 1_000_000 + at * 100;
          if (seconds === null) await cancelRest(db, person, id, sentAt, now);
          else await askForRest(db, person, id, { endsAt: sentAt + seconds * 1000, sentAt }, now);
        }
        const row = await db
          .selectFrom('push_delivery')
          .select('due_at')
          .where('user_id', '=', person)
          .where('subscription_id', '=', id)
          .executeTakeFirstOrThrow();
        const last = wishes.at(-1) ?? null;
        expect(row.due_at).toBe(last === null ? null : now + last * 1000);
      }),
      { numRuns: 60 },
    );
  });
});
