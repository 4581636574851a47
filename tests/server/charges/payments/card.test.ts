import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

const FOREIGN = { charge: 'x', method: 'card', keepCard: false };

onEveryDatabase('paying through Stripe', (database) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld(database, { STRIPE_FEE: '250', STRIPE_PIX: 'on' });
  });
  afterAll(() => world.close());

  const paymentsOf = async (id: string) => (await world.read(id)).payments;

  test('a card pays: the money goes to the professional, the fee to the operator', async () => {
    const { stripe, charge, start, read, deliverAll, account } = world;
    const id = await charge(22_000);
    expect((await read(id)).stripe).toEqual(['card', 'boleto', 'pix-stripe']);
    const started = await start(id);
    expect(started).toMatchObject({ key: 'pk_test_anilha', centavos: 22_000 });
    expect(stripe.books.intentOf(started.intent)).toMatchObject({
      amount: 22_000,
      currency: 'brl',
      application_fee_amount: 550,
      allowed_payment_method_types: ['card'],
      setup_future_usage: null,
      on_behalf_of: await account(),
      transfer_data: { destination: await account() },
      metadata: { charge: id, payment: started.payment },
    });
    expect(await read(id)).toMatchObject({ standing: 'open', left: 22_000 });
    stripe.payByCard(started.intent);
    expect(await deliverAll()).toEqual([200, 200, 200]);
    // A fully paid charge has no method left.
    expect(await read(id)).toMatchObject({ standing: 'paid', left: 0, stripe: [] });
    expect((await world.ask(id)).body).toMatchObject({ code: 'charge_settled' });
  });

  test('Stripe is told neither name nor e-mail of the student, and no text of the charge', async () => {
    const started = await world.start(await world.charge());
    const told = JSON.stringify(world.stripe.books.intentOf(started.intent));
    expect(told).not.toMatch(/Ana|example\.com|Consultoria/);
  });

  test('a refused card can be tried again on the same way to pay, with its reason told', async () => {
    const { stripe, charge, start, read, deliverAll } = world;
    const id = await charge();
    const first = await start(id);
    stripe.payByCard(first.intent, { code: 'card_declined', decline_code: 'insufficient_funds' });
    await deliverAll();
    expect(await read(id)).toMatchObject({
      standing: 'open',
      payments: [{ state: 'started', reason: 'insufficient_funds' }],
    });
    const again = await start(id);
    expect(again.intent).toBe(first.intent);
    stripe.payByCard(again.intent);
    await deliverAll();
    expect(await read(id)).toMatchObject({
      standing: 'paid',
      payments: [{ state: 'settled', reason: null }],
    });
  });

  test('what a bank says of a stolen card is not handed on', async () => {
    const { stripe, start, charge, deliverAll } = world;
    const id = await charge();
    const { intent } = await start(id);
    stripe.payByCard(intent, { code: 'card_declined', decline_code: 'stolen_card' });
    await deliverAll();
    expect(await paymentsOf(id)).toMatchObject([{ reason: 'generic_decline' }]);
  });

  test('the payer who comes back makes us ask; nothing else they say counts', async () => {
    const { stripe, student, start, charge, read, loseEvents } = world;
    const id = await charge();
    const { intent, payment } = await start(id);
    expect((await student.post(`/api/payments/${payment}/ask`)).status).toBe(204);
    expect((await read(id)).standing).toBe('open');
    stripe.payByCard(intent, 'processing');
    await student.post(`/api/payments/${payment}/ask`);
    expect(await read(id)).toMatchObject({ standing: 'pending', left: 22_000 });
    expect((await world.ask(id)).body).toMatchObject({ code: 'charge_pending' });
    stripe.settle(intent);
    await student.post(`/api/payments/${payment}/ask`);
    expect((await read(id)).standing).toBe('paid');
    loseEvents();
  });

  describe.each(['boleto', 'pix-stripe'])('%s', (method) => {
    test('waits for the bank, and pays', async () => {
      const { stripe, start, charge, read, deliverAll } = world;
      const id = await charge();
      const { intent } = await start(id, method);
      stripe.showCode(intent);
      await deliverAll();
      expect(await read(id)).toMatchObject({ standing: 'pending', payments: [{ method }] });
      stripe.settle(intent);
      await deliverAll();
      expect((await read(id)).standing).toBe('paid');
    });

    test('its code is told to the payer on any device, while it can be paid, and to nobody else', async () => {
      const { stripe, student, start, charge, read, loseEvents } = world;
      const id = await charge();
      const { intent, payment } = await start(id, method);
      stripe.showCode(intent);
      await student.post(`/api/payments/${payment}/ask`);
      loseEvents();
      const code = method === 'boleto' ? expect.stringMatching(/^\d{47}$/) : '000201';
      const address = method === 'boleto' ? expect.stringContaining('/boleto/') : null;
      const voucher = { code, address, endsAt: expect.any(Number) };
      expect(await read(id)).toMatchObject({ payments: [{ voucher }] });
      expect(await read(id, world.coach)).toMatchObject({ payments: [{ voucher: null }] });
      stripe.settle(intent);
      await student.post(`/api/payments/${payment}/ask`);
      loseEvents();
      expect(await read(id)).toMatchObject({ payments: [{ voucher: null }] });
      expect(await paymentsOf(id)).toMatchObject([{ voucher: null }]);
    });

    test('runs out: the charge is open again, and the old code pays no more', async () => {
      const { stripe, start, charge, read, deliverAll } = world;
      const id = await charge();
      const first = await start(id, method);
      stripe.showCode(first.intent);
      stripe.expire(first.intent);
      await deliverAll();
      expect(await read(id)).toMatchObject({
        standing: 'open',
        payments: [{ state: 'failed', reason: 'payment_intent_payment_attempt_expired' }],
      });
      expect(stripe.books.intentOf(first.intent).status).toBe('canceled');
      await deliverAll();
      const again = await start(id, method);
      expect(again.payment).not.toBe(first.payment);
    });

    test('is given up before it was paid', async () => {
      const { stripe, student, start, charge, read, deliverAll } = world;
      const id = await charge();
      const { intent, payment } = await start(id, method);
      stripe.showCode(intent);
      await deliverAll();
      expect((await student.post(`/api/payments/${payment}/leave`)).status).toBe(204);
      expect(await read(id)).toMatchObject({ standing: 'open', payments: [{ reason: 'left' }] });
      expect(stripe.books.intentOf(intent).status).toBe('canceled');
      expect((await world.ask(id, 'card')).status).toBe(200);
    });
  });

  test('another way is the same payment: never two that are open', async () => {
    const { stripe, start, charge } = world;
    const id = await charge();
    const [first, other, back] = [
      await start(id, 'card'),
      await start(id, 'boleto'),
      await start(id, 'card'),
    ];
    expect([other.intent, back.intent]).toEqual([first.intent, first.intent]);
    expect(stripe.books.intentOf(first.intent).allowed_payment_method_types).toEqual(['card']);
    expect(await paymentsOf(id)).toMatchObject([{ method: 'card', state: 'started' }]);
  });

  test('an open form is given up; money on its way is not', async () => {
    const { stripe, student, start, charge, read } = world;
    const id = await charge();
    const open = await start(id);
    expect((await student.post(`/api/payments/${open.payment}/leave`)).status).toBe(204);
    expect(stripe.books.intentOf(open.intent).status).toBe('canceled');
    expect((await read(id)).payments).toMatchObject([{ state: 'withdrawn' }]);
    const paid = await start(id);
    stripe.payByCard(paid.intent, 'processing');
    const left = await student.post(`/api/payments/${paid.payment}/leave`);
    expect([left.status, left.body]).toMatchObject([409, { code: 'charge_pending' }]);
    stripe.settle(paid.intent);
    const late = await student.post(`/api/payments/${paid.payment}/leave`);
    expect([late.status, (await read(id)).standing]).toEqual([409, 'paid']);
  });

  test('while the bank asks the payer: the same form goes on, another way is begun anew', async () => {
    const { stripe, charge, start, read, deliverAll } = world;
    const id = await charge();
    const asked = await start(id);
    stripe.askPayer(asked.intent);
    await deliverAll();
    expect((await read(id)).standing).toBe('open');
    expect((await start(id)).intent).toBe(asked.intent);
    const boleto = await start(id, 'boleto');
    expect(boleto.intent).not.toBe(asked.intent);
    expect(stripe.books.intentOf(asked.intent).status).toBe('canceled');
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['withdrawn', 'started']);
  });

  test('a way that the account may not take is refused, and leaves nothing open', async () => {
    const { stripe, charge, ask } = world;
    const id = await charge();
    stripe.trouble.refuse = /POST \/v1\/payment_intents(\/\w+)?$/;
    const refused = await ask(id, 'boleto');
    stripe.trouble.refuse = null;
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'stripe_absent' }]);
    expect(await paymentsOf(id)).toMatchObject([{ state: 'withdrawn' }]);
  });

  test('a sum that a way cannot take is refused, and leaves nothing open', async () => {
    const { stripe, charge, ask, read, start } = world;
    const id = await charge(499);
    expect((await read(id)).stripe).toEqual(['card', 'pix-stripe']);
    expect((await read(await charge(500))).stripe).toEqual(['card', 'boleto', 'pix-stripe']);
    const before = stripe.calls.length;
    const refused = await ask(id, 'boleto');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'way_closed' }]);
    expect(stripe.calls.length).toBe(before);
    expect((await start(id, 'card')).centavos).toBe(499);
  });

  test('somebody else finds neither the charge nor the payment', async () => {
    const { server, coach, start, charge } = world;
    const id = await charge();
    const { payment } = await start(id);
    const stranger = await server.signedIn({ email: 'outra@example.com' });
    const answers = [
      await stranger.post('/api/payments/start', { ...FOREIGN, charge: id }),
      await coach.post('/api/payments/start', { ...FOREIGN, charge: id }),
      await stranger.post(`/api/payments/${payment}/ask`),
      await coach.post(`/api/payments/${payment}/leave`),
      await world.student.post(`/api/payments/${payment}/refund`, { centavos: null }),
      await stranger.post(`/api/payments/${payment}/refund`, { centavos: null }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  test('a form that does not fit is refused before anybody is asked', async () => {
    const answer = await world.student.post('/api/payments/start', { charge: 'x', method: 'cash' });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'bad_request' }]);
  });

  test('tells the payer not to pay again when Stripe fails after the form was confirmed', async () => {
    const { stripe, charge, start, student } = world;
    const { intent, payment } = await start(await charge());
    stripe.payByCard(intent);
    for (const fault of [{ down: true }, { refuse: /^GET/ }]) {
      Object.assign(stripe.trouble, fault);
      const asked = await student.post(`/api/payments/${payment}/ask`);
      Object.assign(stripe.trouble, { down: false, refuse: null });
      expect([asked.status, asked.body]).toMatchObject([
        502,
        {
          code: 'stripe_unreachable',
          message:
            'Ainda não sabemos se o pagamento saiu. Não pague de novo; confira em instantes.',
        },
      ]);
    }
  });

  test('offers no other way to pay when a code cannot be cancelled at Stripe', async () => {
    const { stripe, charge, start, student } = world;
    const { payment } = await start(await charge());
    for (const fault of [{ down: true }, { refuse: /^GET/ }]) {
      Object.assign(stripe.trouble, fault);
      const left = await student.post(`/api/payments/${payment}/leave`);
      Object.assign(stripe.trouble, { down: false, refuse: null });
      expect([left.status, left.body]).toMatchObject([
        502,
        {
          message:
            'Ainda não deu para cancelar este pagamento. Antes de pagar de outra forma, tente de novo.',
        },
      ]);
    }
  });

  test('nobody answers: 502, and trying again goes on with the same payment', async () => {
    const { stripe, charge, ask, start, read } = world;
    const id = await charge();
    stripe.trouble.down = true;
    const answer = await ask(id);
    const message = 'O Stripe não respondeu. Tente de novo em instantes.';
    expect([answer.status, answer.body]).toMatchObject([
      502,
      { code: 'stripe_unreachable', message },
    ]);
    stripe.trouble.down = false;
    const { payment } = await start(id);
    expect((await read(id)).payments).toMatchObject([{ id: payment, state: 'started' }]);
  });
});
