import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eraseDueAccounts } from '../../../../server/account/erasure/erase';
import { readAccounts } from '../../../../server/charges/payments/accounts';
import { dropLeavers } from '../../../../server/charges/payments/erased';
import { onEveryDatabase } from '../../../harness/databases';
import { createTestServer, PASSWORD } from '../../../harness/server';
import { createWorld, type World } from './world';

onEveryDatabase("a professional's account", (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
  });
  afterEach(() => world.close());

  const state = async (who = world.coach) => (await who.get('/api/payments/account')).body;
  const open = (who = world.coach) => who.post('/api/payments/account/open', {});

  test('is made, finished at Stripe, and from then on opens its dashboard', async () => {
    const other = await world.server.signedIn({ email: 'caio@example.com' });
    expect(await state(other)).toMatchObject({ state: 'none' });
    expect((await open(other)).body).toMatchObject({
      address: expect.stringMatching(/^https:\/\/connect\.stripe\.com\/setup\//),
    });
    expect(await state(other)).toMatchObject({ state: 'unfinished', closed: [] });
    const account = [...world.stripe.books.accounts.values()].at(-1);
    expect(account).toMatchObject({
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        requirement_collection: 'stripe',
        stripe_dashboard: { type: 'express' },
      },
      country: 'BR',
      metadata: { person: other.user.id },
      capabilities: {
        card_payments: 'inactive',
        transfers: 'inactive',
        boleto_payments: 'inactive',
      },
    });
    world.stripe.finishAccount(account?.id ?? '');
    expect(await state(other)).toEqual({ state: 'ready', ways: ['card', 'boleto'], closed: [] });
    expect((await open(other)).body).toMatchObject({
      address: expect.stringMatching(/^https:\/\/connect\.stripe\.com\/express\//),
    });
  });

  test.each([
    [{}, '/app/charges/settings'],
    [{ from: 'charges' }, '/app/charges/settings'],
    [{ from: 'onboarding' }, '/app/professionals/onboarding?step=pix'],
  ])('asked for with %j Stripe leads back to %s', async (form, back) => {
    const other = await world.server.signedIn({ email: 'caio@example.com' });
    const { body } = await other.post('/api/payments/account/open', form);
    const { searchParams } = new URL(Object(body).address);
    expect(searchParams.get('back')).toBe(`http://localhost:3001${back}`);
  });

  test('leads back to no address that somebody sent', async () => {
    for (const from of ['https://evil.example', '/app/panel', '//evil.example', '__proto__']) {
      const { status } = await world.coach.post('/api/payments/account/open', { from });
      expect(status, from).toBe(400);
    }
  });

  test('is one, however often and however fast it is asked for', async () => {
    const other = await world.server.signedIn({ email: 'caio@example.com' });
    const before = world.stripe.books.accounts.size;
    const answers = await Promise.all([open(other), open(other), open(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    world.stripe.trouble.crash = /POST \/v1\/accounts$/;
    await open(other);
    world.stripe.trouble.crash = null;
    expect(world.stripe.books.accounts.size).toBe(before + 1);
  });

  test('is shown to nobody who holds a phone that is not theirs', async () => {
    world.server.clock.advance(6 * 60_000);
    expect(await open()).toMatchObject({ status: 403, body: { code: 'password_needed' } });
    const proven = { password: PASSWORD };
    const answer = await world.coach.post('/api/payments/account/open', proven);
    expect(answer.status).toBe(200);
  });

  test('is not asked about at Stripe without end', async () => {
    const looks = await Promise.all(
      Array.from({ length: 121 }, () => world.coach.get('/api/payments/account')),
    );
    expect(looks.some(({ status }) => status === 429)).toBe(true);
  });

  test('that is not ready takes no payments', async () => {
    const account = world.stripe.books.accounts.get(await world.account());
    if (account) account.charges_enabled = false;
    world.stripe.books.tell('account.updated', account, account?.id);
    await world.deliverAll();
    const id = await world.charge();
    expect((await world.read(id)).stripe).toEqual([]);
    const refused = await world.ask(id);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'stripe_absent' }]);
  });

  test('that was taken from us ends at once, and another one can be opened', async () => {
    const id = await world.charge();
    const first = await world.account();
    world.stripe.endAccount(first);
    await world.deliverAll();
    expect(await state()).toMatchObject({ state: 'ended' });
    expect((await world.read(id)).stripe).toEqual([]);
    expect((await world.ask(id)).body).toMatchObject({ code: 'stripe_absent' });
    await open();
    expect(await world.account()).not.toBe(first);
    world.stripe.finishAccount(await world.account());
    expect(await state()).toMatchObject({ state: 'ready' });
    expect((await world.ask(id)).status).toBe(200);
  });

  /** Changes capabilities at Stripe, whose event is lost. */
  async function change(said: Record<string, string>, id?: string): Promise<string> {
    const account = id ?? (await world.account());
    Object.assign(world.stripe.books.accounts.get(account)?.capabilities ?? {}, said);
    world.loseEvents();
    return account;
  }
  async function capable(said: Record<string, string>): Promise<string> {
    const id = await change(said);
    world.stripe.books.tell('account.updated', world.stripe.books.accounts.get(id), id);
    await world.deliverAll();
    return world.charge();
  }

  test('that takes boletos alone makes a payment by boleto', async () => {
    const id = await capable({ card_payments: 'inactive' });
    expect((await world.read(id)).stripe).toEqual(['boleto']);
    const { intent } = await world.start(id, 'boleto');
    expect(world.stripe.books.intentOf(intent)).toMatchObject({
      allowed_payment_method_types: ['boleto'],
      payment_method_options: { boleto: { expires_after_days: 3 } },
    });
  });

  test('follows the event of a single capability', async () => {
    const account = await change({ boleto_payments: 'inactive' });
    world.stripe.books.tell(
      'capability.updated',
      {
        id: 'boleto_payments',
        object: 'capability',
        account,
        requested: true,
        requested_at: world.stripe.books.seconds(),
        status: 'inactive',
      },
      account,
    );
    await world.deliverAll();
    expect((await world.read(await world.charge())).stripe).toEqual(['card']);
  });

  describe('whose event was lost', () => {
    const rows = () => world.server.deps.db.selectFrom('stripe_account').selectAll().execute();

    test('is read within an hour if its capabilities never were', async () => {
      const id = await world.charge();
      await change({ boleto_payments: 'inactive' });
      await world.server.deps.db
        .updateTable('stripe_account')
        .set({ capabilities: null })
        .execute();
      expect((await world.read(id)).stripe).toEqual(['card', 'boleto']);
      await readAccounts(world.paying);
      expect((await world.read(id)).stripe).toEqual(['card']);
      // The next pass has nothing to read.
      const before = world.stripe.calls.length;
      await readAccounts(world.paying);
      expect(world.stripe.calls.slice(before)).toEqual([]);
    });

    test('is read once a day', async () => {
      const id = await world.charge();
      await change({ boleto_payments: 'inactive' });
      await readAccounts(world.paying);
      expect((await world.read(id)).stripe).toEqual(['card', 'boleto']);
      world.server.clock.advance(86_400_000);
      await readAccounts(world.paying);
      expect((await world.read(id)).stripe).toEqual(['card']);
      await change({ boleto_payments: 'active' });
      world.server.clock.advance(86_400_000);
      await readAccounts(world.paying);
      expect((await world.read(id)).stripe).toEqual(['card', 'boleto']);
    });

    test.each([403, 500] as const)(
      'is read although Stripe answers %d to others',
      async (status) => {
        const first = await world.account();
        const other = await world.server.signedIn({ email: 'caio@example.com' });
        await open(other);
        const last = [...world.stripe.books.accounts.keys()].at(-1) ?? '';
        world.stripe.finishAccount(last);
        world.loseEvents();
        world.server.clock.advance(86_400_000);
        world.stripe.trouble.judge = (line) => (line.endsWith(first) ? { status } : null);
        await readAccounts(world.paying).catch(() => null);
        world.stripe.trouble.judge = null;
        const ready = (await rows()).map(({ account, updated_at }) => [
          account,
          updated_at === world.server.clock.now(),
        ]);
        expect(Object.fromEntries(ready)).toEqual({ [first]: false, [last]: true });
      },
    );

    test.each([
      ['boleto_payments', ['card']],
      ['transfers', []],
    ])('is read at once when Stripe refuses a payment for its %s', async (name, left) => {
      const id = await world.charge();
      await change({ [name]: 'inactive' });
      expect((await world.ask(id, 'boleto')).body).toMatchObject({ code: 'stripe_absent' });
      expect((await world.read(id)).stripe).toEqual(left);
      const after = await world.ask(id, 'card');
      expect(after.status).toBe(left.length > 0 ? 200 : 409);
    });
  });

  test('offers no boleto while Stripe checks it, and says so', async () => {
    const id = await capable({ boleto_payments: 'pending' });
    expect((await world.read(id)).stripe).toEqual(['card']);
    expect((await world.ask(id, 'boleto')).body).toMatchObject({ code: 'stripe_absent' });
    expect((await world.ask(id, 'card')).status).toBe(200);
    const closed = [{ way: 'boleto', why: 'pending' }];
    expect(await state()).toEqual({ state: 'ready', ways: ['card'], closed });
    expect((await world.read(await capable({ boleto_payments: 'active' }))).stripe).toContain(
      'boleto',
    );
  });

  test.each(['inactive', 'pending'])(
    'is not ready while its transfers are %s',
    async (transfers) => {
      const id = await capable({ transfers });
      expect((await world.read(id)).stripe).toEqual([]);
      expect((await world.ask(id)).body).toMatchObject({ code: 'stripe_absent' });
      const closed = [{ way: 'transfers', why: transfers }];
      expect(await state()).toEqual({ state: 'unfinished', ways: [], closed });
      // Stripe's form takes the missing data; its dashboard is for accounts that work.
      expect((await open()).body).toMatchObject({ address: expect.stringContaining('/setup/') });
    },
  );

  test('stays as it was when Stripe refuses our key, and ends only when it is gone', async () => {
    world.stripe.trouble.judge = (line) =>
      line.startsWith('GET /v1/accounts/') ? { status: 403 } : null;
    expect(await state()).toMatchObject({ state: 'ready' });
    world.stripe.trouble.judge = null;
    expect((await world.read(await world.charge())).stripe).toEqual(['card', 'boleto']);
    world.stripe.endAccount(await world.account());
    expect(await state()).toMatchObject({ state: 'ended' });
  });

  test.each([
    [/POST \/v1\/accounts$/, 'caio@example.com'],
    [/POST \/v1\/account_links$/, 'davi@example.com'],
  ])('is refused in words when Stripe refuses %s', async (call, email) => {
    const other = await world.server.signedIn({ email });
    world.stripe.trouble.refuse = call;
    const answer = await open(other);
    world.stripe.trouble.refuse = null;
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'account_refused' }]);
    expect((await open(other)).status).toBe(200);
  });

  test('is refused with a word about the e-mail when Stripe does not accept that', async () => {
    const other = await world.server.signedIn({ email: 'gil@example.com' });
    Object.assign(world.stripe.trouble, { refuse: /POST \/v1\/accounts$/, field: 'email' });
    const answer = await open(other);
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'bad_email', message: expect.stringContaining('e-mail') },
    ]);
  });

  test('is opened with another e-mail although the first answer was lost', async () => {
    const other = await world.server.signedIn({ email: 'eva@example.com' });
    const before = world.stripe.books.accounts.size;
    world.stripe.trouble.crash = /POST \/v1\/accounts$/;
    await open(other);
    world.stripe.trouble.crash = null;
    await world.server.deps.db
      .updateTable('user')
      .set({ email: 'eva.nova@example.com' })
      .where('id', '=', other.user.id)
      .execute();
    expect((await open(other)).status).toBe(200);
    expect(world.stripe.books.accounts.size).toBe(before + 1);
  });

  test('keeps what was known of it while Stripe does not answer', async () => {
    world.stripe.trouble.down = true;
    expect(await state()).toMatchObject({ state: 'ready' });
    expect((await open()).body).toMatchObject({ code: 'stripe_unreachable' });
  });

  test('is for adults', async () => {
    const minor = await world.server.signedIn({ email: 'leo@example.com' });
    const { db } = world.server.deps;
    await db
      .updateTable('user')
      .set({ birthDate: '2010-03-01' })
      .where('id', '=', minor.user.id)
      .execute();
    const answer = await open(minor);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'adults_only' }]);
  });

  test('goes with its person, and who paid goes from Stripe', async () => {
    const { server, stripe, coach, student } = world;
    await world.start(await world.charge());
    expect(stripe.books.customers.size).toBe(1);
    for (const { id } of [coach.user, student.user]) {
      const row = { user_id: id, asked_at: 1, erase_at: 2 };
      await server.deps.db.insertInto('account_deletion').values(row).execute();
    }
    // The account is erased whether Stripe answers or not, and a later try erases the customer.
    stripe.trouble.down = true;
    expect(await eraseDueAccounts(server.deps)).toBe(2);
    await expect(dropLeavers(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    expect(stripe.books.customers.size).toBe(1);
    stripe.trouble.down = false;
    stripe.trouble.crash = /DELETE/;
    await expect(dropLeavers(world.paying)).rejects.toMatchObject({ code: 'stripe_unreachable' });
    stripe.trouble.crash = null;
    await dropLeavers(world.paying);
    expect(stripe.books.customers.size).toBe(0);
    expect(await server.deps.db.selectFrom('stripe_leaver').selectAll().execute()).toEqual([]);
    const left = await server.deps.db.selectFrom('stripe_account').select('account').execute();
    expect(left).toEqual([]);
  });

  test('a professional who was suspended is paid nothing more', async () => {
    const id = await world.charge();
    const row = { user_id: world.coach.user.id, reason: 'Teste', at: 1 };
    await world.server.deps.db.insertInto('account_suspension').values(row).execute();
    expect((await world.ask(id)).body).toMatchObject({ code: 'stripe_absent' });
  });
});

onEveryDatabase('a server without keys', (database) => {
  test('has nothing of Stripe, and says so', async () => {
    const server = await createTestServer({ database });
    const person = await server.signedIn();
    expect((await person.get('/api/payments/account')).body).toMatchObject({ state: 'absent' });
    const start = { charge: 'x', method: 'card', keepCard: false };
    const answers = [
      await person.post('/api/payments/account/open', {}),
      await person.post('/api/payments/start', start),
      await person.delete('/api/payments/cards/x'),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toMatchObject(
      answers.map(() => [409, { code: 'stripe_absent' }]),
    );
    expect((await person.post('/api/webhooks/stripe', { id: 'evt_1' })).status).toBe(404);
    await server.close();
  });
});
