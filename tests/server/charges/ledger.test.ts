import { beforeEach, expect, test } from 'vitest';
import { UNDISPUTED } from '#domain/charges/disputes';
import type { PaymentNews } from '#domain/charges/payment-news';
import type { PaymentRow } from '../../../server/charges/ledger/facts';
import {
  applyProviderNews,
  closePayment,
  move,
  nameProvider,
  startStripePayment,
} from '../../../server/charges/ledger/ledger';
import { moveClosed } from '../../../server/charges/ledger/move-closed';
import type { StripeSide } from '../../../server/charges/ledger/stripe-side';
import type { ChargeChange } from '../../../server/core/events';
import { inTransaction } from '../../../server/db/transaction';
import { onEveryDatabase } from '../../harness/databases';
import { ana, carla, server, withCoachedAna } from '../opened';
import { chargedOne, codeOf, readCharge } from './charging';

const NOTHING = { refunded: 0, bounced: 0, ...UNDISPUTED } as const;

onEveryDatabase('the ledger of charges', (database) => {
  let id: string;
  let told: ChargeChange['what'][];

  withCoachedAna(database);
  beforeEach(async () => {
    id = await chargedOne(carla, [ana.user.id]);
    told = [];
    server.deps.events.on('charge.changed', async (_trx, { what }) => void told.push(what));
  });

  const start = (method: 'card' | 'boleto' = 'card', student = ana.user.id) =>
    inTransaction(server.deps.db, (trx) =>
      startStripePayment(server.deps, trx, { charge: id, student, method }),
    );
  const news = (payment: PaymentRow, said: PaymentNews['said'], more: object = {}) =>
    inTransaction(server.deps.db, (trx) =>
      applyProviderNews(server.deps, trx, payment, { ...NOTHING, said, ...more }),
    );
  const pay = (stripe: StripeSide | null) =>
    moveClosed({ ...server.deps, stripe }, carla.user.id, id, (trx) =>
      move(server.deps, trx, id, { act: 'record', id: 'cash', method: 'cash', centavos: 15_000 }),
    );
  const side = (outcome: 'cancelled' | 'pending' | 'settled', seen: string[] = []): StripeSide => ({
    key: 'pk_test',
    waysOf: async () => ['card'],
    lookAfterRestore: async () => {},
    async cancel(payment) {
      seen.push(payment.id);
      if (outcome !== 'cancelled') await news(payment, outcome);
      return outcome;
    },
  });
  const standing = async () => (await readCharge(ana, id)).standing;

  test('of many tabs that open a way to pay all go on with the same one', async () => {
    const rows = await Promise.all([start(), start(), start()]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(1);
    expect((await start('boleto')).id).toBe(rows[0]?.id);
    expect((await readCharge(ana, id)).payments).toMatchObject([
      { method: 'boleto', state: 'started', centavos: 15_000 },
    ]);
    expect([told, await standing()]).toEqual([[], 'open']);
    await expect(start('card', carla.user.id)).rejects.toMatchObject({ code: 'unknown_charge' });
  });

  test('what Stripe says is taken down once, in whatever order it comes', async () => {
    const payment = await start();
    await inTransaction(server.deps.db, (trx) =>
      nameProvider(server.deps, trx, payment.id, 'pi_1'),
    );
    const settled = await news(payment, 'settled');
    expect(settled).toMatchObject({ provider_id: 'pi_1', settled_at: server.clock.now() });
    for (const late of ['pending', 'unpaid', 'failed', 'settled'] as const) {
      expect(await news(payment, late)).toMatchObject({ state: 'settled' });
    }
    expect([told, await standing()]).toEqual([['settled'], 'paid']);
    await news(payment, 'settled', { refunded: 5000 });
    await news(payment, 'settled', { refunded: 5000 });
    await news(payment, 'settled', { dispute: 'open', contested: 10_000 });
    await news(payment, 'settled', { dispute: 'lost', lost: 10_000 });
    await news(payment, 'settled', { dispute: 'lost', lost: 10_000 });
    expect(told).toEqual(['settled', 'back', 'disputed', 'lost']);
    expect(await standing()).toBe('refunded');
    await news(payment, 'settled', { dispute: 'appeal', lost: 10_000 });
    await news(payment, 'settled', { dispute: 'won' });
    expect(told.slice(4)).toEqual(['disputed', 'defended']);
    expect(await standing()).toBe('paid');
  });

  test('each refund gives a notice, also when a won appeal made the sum that went back smaller', async () => {
    const payment = await start();
    const lost = { dispute: 'lost', lost: 3000 };
    await news(payment, 'settled');
    await news(payment, 'settled', { refunded: 2000 });
    await news(payment, 'settled', { refunded: 2000, ...lost });
    await news(payment, 'settled', { refunded: 3000, ...lost });
    await news(payment, 'settled', { refunded: 3000, dispute: 'won' });
    await news(payment, 'settled', { refunded: 6000, dispute: 'won' });
    const { text } = await ana.get('/api/notifications/inbox');
    expect(text.split('Parte de um pagamento foi devolvida')).toHaveLength(5);
  });

  test('a lost appeal is no won contest, and is told once', async () => {
    const payment = await start();
    await news(payment, 'settled');
    await news(payment, 'settled', { dispute: 'lost', lost: 5000 });
    await news(payment, 'settled', { dispute: 'appeal', contested: 5000, lost: 5000 });
    await news(payment, 'settled', { dispute: 'lost', lost: 5000 });
    expect(told).toEqual(['settled', 'lost', 'disputed', 'upheld']);
    const { text } = await carla.get('/api/notifications/inbox');
    expect(text).toContain('o banco manteve a decisão.');
    expect(text).not.toContain('foi negada');
  });

  test('a reason is kept with what failed, and the charge can be paid anew', async () => {
    const payment = await start();
    await news(payment, 'failed', { reason: 'card_declined' });
    expect((await readCharge(ana, id)).payments[0]).toMatchObject({ reason: 'card_declined' });
    expect((await start()).id).not.toBe(payment.id);
    expect(told).toEqual(['failed']);
  });

  test('cash closes an open form at Stripe first; what is on its way there stops it', async () => {
    const seen: string[] = [];
    const first = await start();
    await expect(pay(side('pending', seen))).rejects.toMatchObject({ code: 'charge_pending' });
    expect(seen).toEqual([first.id]);
    expect(await standing()).toBe('pending');
    await news(first, 'failed');
    const second = await start();
    await pay(side('cancelled', seen));
    expect(seen).toEqual([first.id, second.id]);
    const { payments } = await readCharge(ana, id);
    expect(payments.map(({ method, state }) => `${method} ${state}`).sort()).toEqual([
      'card failed',
      'card withdrawn',
      'cash settled',
    ]);
    expect(await standing()).toBe('paid');
    // An abandoned form causes no notice.
    expect(told).toEqual(['pending', 'failed', 'settled']);
  });

  test('a form that opens again while cash closes the first is closed as well', async () => {
    const first = await start();
    const closed: string[] = [];
    const stripe: StripeSide = {
      ...side('cancelled'),
      async cancel(payment) {
        closed.push(payment.id);
        await inTransaction(server.deps.db, (trx) => closePayment(server.deps, trx, payment));
        if (payment.id === first.id) await start('boleto');
        return 'cancelled';
      },
    };
    await pay(stripe);
    expect([closed.length, await standing()]).toEqual([2, 'paid']);
  });

  test('cash is not noted over money that turns out to have come', async () => {
    await start();
    await expect(pay(side('settled'))).rejects.toMatchObject({ code: 'charge_settled' });
    expect((await readCharge(ana, id)).payments).toMatchObject([{ state: 'settled' }]);
  });

  test('without keys an open way is given up; money that comes by it all the same is kept', async () => {
    const open = await start();
    await pay(null);
    expect(await standing()).toBe('paid');
    await news(open, 'settled');
    const { payments } = await readCharge(carla, id);
    expect(payments.map(({ state, centavos }) => [state, centavos])).toEqual([
      ['settled', 15_000],
      ['settled', 15_000],
    ]);
    expect(await standing()).toBe('paid');
  });

  test('an edit and a cancellation close it as well; giving up twice is giving up once', async () => {
    const open = await start();
    const leave = () =>
      inTransaction(server.deps.db, (trx) => closePayment(server.deps, trx, open));
    await leave();
    await leave();
    await start();
    expect((await carla.post(`/api/charges/${id}/cancel`)).status).toBe(204);
    expect(await standing()).toBe('cancelled');
    await expect(start()).rejects.toMatchObject({ code: 'charge_settled' });
    const claim = await ana.post(`/api/charges/${id}/claims`, { note: '', receipt: null });
    expect(codeOf(claim)).toEqual([409, 'charge_settled']);
  });

  test('nobody pays through Stripe to an account that rests', async () => {
    await carla.post('/api/auth/delete-user', { password: 'quatro anilhas de cobre' });
    await expect(start()).rejects.toMatchObject({ code: 'stripe_absent' });
    expect(await readCharge(ana, id)).toMatchObject({ left: 15_000, payee: null });
  });

  test('whatever comes at once, it is paid once and every centavo is in the list', async () => {
    const tries = await Promise.allSettled([
      start(),
      start('boleto'),
      pay(side('cancelled')),
      pay(null),
      ana.post(`/api/charges/${id}/claims`, { note: '', receipt: null }),
      carla.post(`/api/charges/${id}/cancel`),
    ]);
    expect(tries).toHaveLength(6);
    const { payments, standing: now, cancelledAt } = await readCharge(carla, id);
    const settled = payments.filter(({ state }) => state === 'settled');
    const waiting = payments.filter(({ state }) => state === 'claimed');
    expect(settled.length + waiting.length).toBeLessThanOrEqual(1);
    if (settled.length === 1) expect([now, cancelledAt]).toEqual(['paid', null]);
    else expect(now).toBe(waiting.length === 1 ? 'claimed' : 'cancelled');
  });
});
