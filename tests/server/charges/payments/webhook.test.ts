import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../harness/databases';
import type { StripeEvent } from '../../../harness/stripe-objects';
import { createWorld, type World } from './world';

const MINUTE = 60_000;

onEveryDatabase('what Stripe sends', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database);
  });
  afterAll(() => world.close());

  async function paidIntent() {
    const id = await world.charge();
    const { intent, payment } = await world.start(id);
    world.stripe.payByCard(intent);
    const event = world.stripe.books.events.findLast(({ type }) => type.endsWith('succeeded'));
    if (!event) throw new Error('no event');
    world.loseEvents();
    return { id, intent, payment, event };
  }
  const standing = async (id: string) => (await world.read(id)).standing;
  const noticesOf = async (id: string) =>
    (await world.server.deps.db.selectFrom('notice').select('key').execute()).filter(
      ({ key }) => key.includes(id) && key.includes('settled'),
    ).length;

  test('is taken in once, however often it comes', async () => {
    const { id, event } = await paidIntent();
    expect([await world.deliver(event), await world.deliver(event)]).toEqual([200, 200]);
    expect(await standing(id)).toBe('paid');
    const calls = world.stripe.calls.length;
    expect(await world.deliver(event)).toBe(200);
    expect(world.stripe.calls.length).toBe(calls);
    // One notice for each of the two people.
    expect(await noticesOf(id)).toBe(2);
  });

  test('the same at the same time counts once', async () => {
    const { id, event } = await paidIntent();
    const twins = [1, 2, 3].map((n) => ({ ...event, id: n === 3 ? `${event.id}x` : event.id }));
    const statuses = await Promise.all(twins.map((twin) => world.deliver(twin)));
    expect(statuses).toEqual([200, 200, 200]);
    expect(await standing(id)).toBe('paid');
    expect(await noticesOf(id)).toBe(2);
  });

  test.each([
    ['no signature', () => ({ 'stripe-signature': '' })],
    ['a word in its place', () => ({ 'stripe-signature': 'sim' })],
    [
      "another secret's signature",
      (event: StripeEvent) => world.stripe.signed(event, undefined, 'whsec_outro').headers,
    ],
    [
      'a signature of six minutes ago',
      (event: StripeEvent) =>
        world.stripe.signed(event, world.server.clock.now() - 6 * MINUTE).headers,
    ],
  ])('%s is refused and changes nothing', async (_, headersOf) => {
    const { id, event } = await paidIntent();
    const { body, headers } = world.stripe.signed(event);
    expect(await world.post({ body, headers: { ...headers, ...headersOf(event) } })).toBe(400);
    expect(await standing(id)).toBe('open');
  });

  test.each([
    ['a thin event', { id: 'evt_thin', object: 'v2.core.event', type: 'v2.core.account.updated' }],
    ['anything else', ['not', 'an', 'event']],
  ])('%s is answered in words with 400', async (_, said) => {
    const sent = { method: 'POST', ...world.stripe.signed(said) };
    const answer = await world.server.app.request(
      'http://localhost:3005/api/webhooks/stripe',
      sent,
    );
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'no_snapshot', message: expect.stringContaining('snapshot') },
    ]);
  });

  test('a body that somebody touched is refused', async () => {
    const { id, event } = await paidIntent();
    const { body, headers } = world.stripe.signed(event);
    expect(await world.post({ body: `${body} `, headers })).toBe(400);
    expect(await standing(id)).toBe('open');
  });

  test('a word that is signed but not true changes nothing: Stripe is asked', async () => {
    const id = await world.charge();
    const { intent } = await world.start(id);
    const object = { ...world.stripe.books.intentOf(intent), status: 'succeeded' };
    const type = 'payment_intent.succeeded';
    const [event] = world.stripe.books.events;
    if (!event) throw new Error('no event');
    const lie = { ...event, id: `evt_${intent}`, type, data: { object } };
    expect(await world.deliver(lie)).toBe(200);
    expect(await standing(id)).toBe('open');
  });

  test('any order of the events of a life gives the same end', async () => {
    const orders: ((events: StripeEvent[]) => StripeEvent[])[] = [
      (events) => events,
      (events) => [...events].reverse(),
      (events) => [...events.slice(2), ...events.slice(0, 2)],
      (events) => [...events, ...events],
    ];
    const ends: unknown[] = [];
    for (const order of orders) {
      world.loseEvents();
      const id = await world.charge();
      const { intent } = await world.start(id);
      world.stripe.payByCard(intent, { code: 'card_declined' });
      world.stripe.payByCard(intent);
      const form = { payment_intent: intent, amount: '5000', reverse_transfer: 'true' };
      world.stripe.books.makeRefund(form);
      world.stripe.dispute(intent);
      world.stripe.closeDispute(intent, 'won');
      await world.deliverAll(order);
      const { standing, left, payments } = await world.read(id);
      ends.push([standing, left, payments.map((one) => [one.state, one.refunded, one.dispute])]);
    }
    const end = ['paid', 0, [['settled', 5000, 'won']]];
    expect(ends).toEqual(orders.map(() => end));
  });

  test('when it cannot be taken in now it is refused, and taken in when it comes again', async () => {
    const { id, event } = await paidIntent();
    world.stripe.trouble.down = true;
    expect(await world.deliver(event)).toBe(500);
    expect(world.server.logged()).toContain('an event of Stripe was not taken in');
    world.stripe.trouble.down = false;
    expect(await standing(id)).toBe('open');
    expect(await world.deliver(event)).toBe(200);
    expect(await standing(id)).toBe('paid');
  });

  test('when Stripe refuses to show its payment it is refused, and taken in when it comes again', async () => {
    const id = await world.charge();
    world.stripe.trouble.crash = /POST \/v1\/payment_intents$/;
    await world.ask(id);
    world.stripe.trouble.crash = null;
    world.stripe.payByCard([...world.stripe.books.intents.keys()].at(-1) ?? '');
    const event = world.stripe.books.events.at(-1);
    if (!event) throw new Error('no event');
    world.stripe.trouble.judge = () => ({ status: 403 });
    expect(await world.deliver(event)).toBe(500);
    world.stripe.trouble.judge = null;
    expect(await world.deliver(event)).toBe(200);
    expect(await standing(id)).toBe('paid');
  });

  test('a failure in the middle leaves neither the event nor its effect', async () => {
    const { id, event } = await paidIntent();
    const failing = { once: true };
    world.server.deps.events.on('charge.changed', async () => {
      if (!failing.once) return;
      failing.once = false;
      throw new Error('on purpose');
    });
    expect(await world.deliver(event)).toBe(500);
    expect(await standing(id)).toBe('open');
    expect(await world.deliver(event)).toBe(200);
    expect(await standing(id)).toBe('paid');
  });

  test('what is not followed, and what is not ours, is answered and left alone', async () => {
    const before = world.stripe.calls.length;
    const [other] = world.stripe.books.events;
    if (!other) throw new Error('no event');
    const invoice = { id: 'in_1', object: 'invoice' };
    const kinds = ['invoice.paid', 'customer.created', 'payout.paid'];
    for (const type of kinds) {
      const event = { ...other, id: `evt_${type}`, type, data: { object: invoice } };
      expect(await world.deliver(event)).toBe(200);
    }
    expect(world.stripe.calls.length).toBe(before);
    const foreign = { id: 'pi_of_another_system', object: 'payment_intent' };
    const type = 'payment_intent.succeeded';
    const event = { ...other, id: 'evt_foreign', type, data: { object: foreign } };
    expect(await world.deliver(event)).toBe(200);
  });

  test('events of connected accounts come signed by the other secret', async () => {
    const both = await createWorld(database, {
      STRIPE_WEBHOOK_SECRET: 'whsec_outro,whsec_anilha_double',
    });
    const id = await both.charge();
    const { intent } = await both.start(id);
    both.stripe.payByCard(intent);
    expect(await both.deliverAll()).toEqual([200, 200, 200]);
    expect((await both.read(id)).standing).toBe('paid');
    await both.close();
  });
});
