import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

onEveryDatabase('money that goes back', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database);
  });
  afterAll(() => world.close());

  async function paid(method = 'card') {
    const id = await world.charge();
    const { intent, payment } = await world.start(id, method);
    if (method === 'card') world.stripe.payByCard(intent);
    else world.stripe.settle(intent);
    await world.deliverAll();
    return { id, intent, payment };
  }
  const refund = (payment: string, centavos: number | null, seen?: number) =>
    world.coach.post(`/api/payments/${payment}/refund`, { centavos, seen });

  test('a part and then the rest, with what went to the professional; no fee where none was kept', async () => {
    const { id, intent, payment } = await paid();
    expect((await refund(payment, 2_000)).status).toBe(204);
    expect(await world.read(id)).toMatchObject({
      standing: 'paid',
      payments: [{ refunded: 2_000 }],
    });
    expect((await refund(payment, null)).status).toBe(204);
    expect(await world.read(id)).toMatchObject({ standing: 'refunded', left: 0 });
    const { refunds, reversals } = world.stripe.books;
    const made = refunds.filter((one) => one.payment_intent === intent);
    const back = { transfer: true, fee: false };
    expect(made.map(({ id, amount }) => [amount, reversals.get(id)])).toEqual([
      [2_000, back],
      [20_000, back],
    ]);
    await world.deliverAll();
    expect(await world.read(id)).toMatchObject({ standing: 'refunded' });
  });

  test('the same part twice is two refunds; a doubled tap is one', async () => {
    const { id, payment } = await paid();
    const doubled = await Promise.all([refund(payment, 12_000, 0), refund(payment, 12_000, 0)]);
    // The connection broke, and the browser repeats the request.
    const late = await refund(payment, 12_000, 0);
    expect([...doubled, late].map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await world.read(id)).payments).toMatchObject([{ refunded: 12_000 }]);
    for (const seen of [12_000, 13_000]) await refund(payment, 1_000, seen);
    expect((await world.read(id)).payments).toMatchObject([{ refunded: 14_000 }]);
    expect((await refund(payment, 8_001, 14_000)).body).toMatchObject({ code: 'too_much' });
  });

  test('all of it, asked for again by who has not seen it go back, is done', async () => {
    const { id, payment, intent } = await paid();
    const answers = [await refund(payment, null, 0), await refund(payment, null, 0)];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const made = world.stripe.books.refunds.filter((one) => one.payment_intent === intent);
    expect(made).toMatchObject([{ amount: 22_000 }]);
    expect(await world.read(id)).toMatchObject({ standing: 'refunded' });
    expect((await refund(payment, null, 22_000)).body).toMatchObject({ code: 'too_much' });
  });

  test('the payer hears of each part that goes back, and what it comes to', async () => {
    const { payment } = await paid();
    for (const centavos of [2_000, 1_000]) await refund(payment, centavos);
    await world.deliverAll();
    const told = await world.server.deps.db
      .selectFrom('notice')
      .select(['title', 'body'])
      .where('key', 'like', `%:back:${payment}:%`)
      .orderBy('id')
      .execute();
    const title = 'Parte de um pagamento foi devolvida';
    expect(told).toMatchObject([
      { title, body: expect.stringContaining('20,00 ao todo') },
      { title, body: expect.stringContaining('30,00 ao todo') },
    ]);
  });

  test('more than came, nothing, what was not paid and boletos are refused in words', async () => {
    const { payment } = await paid();
    const open = await world.start(await world.charge());
    const boleto = await paid('boleto');
    const answers = [
      await refund(payment, 22_001),
      await refund(open.payment, null),
      await refund(boleto.payment, null),
      await refund(payment, 0),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
      [409, { code: 'too_much' }],
      [409, { code: 'charge_moving' }],
      [409, { code: 'boleto_stays', message: expect.stringContaining('Pix') }],
      [400, { code: 'bad_request' }],
    ]);
  });

  test('a refund that somebody made at Stripe is told here', async () => {
    const { id, intent } = await paid();
    world.stripe.books.makeRefund({ payment_intent: intent, amount: '500' });
    await world.deliverAll();
    expect((await world.read(id)).payments).toMatchObject([{ refunded: 500 }]);
  });

  test('a bank sends a refund back: the money came after all, both hear of it, and it can be tried again', async () => {
    const { id, intent, payment } = await paid();
    expect((await refund(payment, null)).status).toBe(204);
    expect((await world.read(id)).standing).toBe('refunded');
    const [made] = world.stripe.books.refunds.filter((one) => one.payment_intent === intent);
    if (made) world.stripe.books.endRefund(made, 'failed');
    // The oldest event comes last: its former state does not count.
    await world.deliverAll((events) => events.reverse());
    expect(await world.read(id)).toMatchObject({
      standing: 'paid',
      payments: [{ refunded: 0, bounced: 22_000 }],
    });
    const told = await world.server.deps.db
      .selectFrom('notice')
      .select(['user_id', 'title'])
      .where('key', 'like', `%:bounced:${payment}:%`)
      .execute();
    expect(new Map(told.map(({ user_id, title }) => [user_id, title]))).toEqual(
      new Map([
        [world.coach.user.id, 'Uma devolução não chegou a Ana'],
        [world.student.user.id, 'Uma devolução não chegou'],
      ]),
    );
    // A page from before the refund asks for the same one.
    const old = await refund(payment, null, 0);
    expect([old.status, old.body]).toMatchObject([409, { code: 'refund_returned' }]);
    expect((await refund(payment, null)).status).toBe(204);
    expect(await world.read(id)).toMatchObject({ standing: 'refunded' });
    // Now it is fulfilled.
    expect((await refund(payment, null, 0)).status).toBe(204);
  });

  test('a refund that fails at once is refused, and the next try is another one', async () => {
    const { id, intent, payment } = await paid();
    world.stripe.trouble.bounce = true;
    const answer = await refund(payment, 5_000);
    world.stripe.trouble.bounce = false;
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'refund_returned' }]);
    expect((await world.read(id)).standing).toBe('paid');
    expect((await refund(payment, 5_000)).status).toBe(204);
    expect((await world.read(id)).payments).toMatchObject([{ refunded: 5_000, bounced: 5_000 }]);
    expect(world.stripe.books.refunds.filter((one) => one.payment_intent === intent)).toHaveLength(
      2,
    );
  });

  test('Stripe refuses a refund: the reason is told and nothing is taken down', async () => {
    const { id, intent, payment } = await paid();
    world.stripe.books.makeRefund({ payment_intent: intent });
    world.loseEvents();
    const answer = await refund(payment, null);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'not_refunded' }]);
    // By then the refund that caused the refusal is known.
    expect((await world.read(id)).standing).toBe('refunded');
  });

  test.each([
    ['won', 'paid', 0],
    ['lost', 'refunded', 0],
  ] as const)('a dispute that is %s', async (end, standing, left) => {
    const { id, intent } = await paid();
    world.stripe.dispute(intent);
    await world.deliverAll();
    expect((await world.read(id)).standing).toBe('disputed');
    world.stripe.closeDispute(intent, end);
    await world.deliverAll();
    expect(await world.read(id)).toMatchObject({ standing, left });
  });
});
