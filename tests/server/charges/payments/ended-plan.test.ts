import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chargesSchema } from '#protocol/charges/charges';
import { remindAll } from '../../../../server/charges/reminders/reminders';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { createWorld, type World } from './world';

/** Ana's plan with Bia; its first charge is due four days after the server's present day. */
onEveryDatabase('a charge of an ended plan with a payment under way', (database) => {
  let world: World;
  let plan: string;
  let charge: string;

  beforeEach(async () => {
    world = await createWorld(database);
    const agreed = { plan: null, title: 'Online', includes: '', period: 'monthly' };
    const price = { centavos: 22_000, discount: 0, discountReason: '' };
    await world.coach.post('/api/charges/subscriptions', {
      ...agreed,
      ...price,
      zone: 'America/Sao_Paulo',
      first: '2026-11-24',
      students: [world.student.user.id],
    });
    const { charges, subscriptions } = v.parse(
      chargesSchema,
      (await world.student.get('/api/charges')).body,
    );
    plan = subscriptions[0]?.id ?? '';
    charge = charges[0]?.id ?? '';
  });
  afterEach(() => world.close());

  const end = async () => {
    const answer = await world.student.post(`/api/charges/subscriptions/${plan}/standing`, {
      act: 'end',
    });
    expect(answer.status).toBe(204);
  };
  const state = async () => {
    const { standing, left } = await world.read(charge);
    return [standing, left];
  };

  test('is cancelled when the payer leaves the card form that they had opened', async () => {
    const { payment } = await world.start(charge);
    await end();
    expect(await state()).toEqual(['open', 22_000]);
    expect((await world.student.post(`/api/payments/${payment}/leave`)).status).toBe(204);
    expect(await state()).toEqual(['cancelled', 0]);
    const inbox = await world.student.get('/api/notifications/inbox');
    expect(inbox.text).toContain('o plano terminou antes do vencimento');
  });

  test('is cancelled when its boleto expires, without a request to pay again', async () => {
    const { intent } = await world.start(charge, 'boleto');
    world.stripe.showCode(intent);
    await world.deliverAll();
    await end();
    expect(await state()).toEqual(['pending', 22_000]);
    world.stripe.expire(intent);
    await world.deliverAll();
    expect(await state()).toEqual(['cancelled', 0]);
    const inbox = await world.student.get('/api/notifications/inbox');
    expect(inbox.text).toContain('o plano terminou antes do vencimento');
    expect(inbox.text).not.toContain('tentar de novo');
  });

  test('is cancelled when the payer withdraws the claim', async () => {
    const { body } = await world.student.post(`/api/charges/${charge}/claims`, {
      note: '',
      receipt: null,
    });
    await end();
    const { id } = v.parse(v.object({ id: v.string() }), body);
    await world.student.delete(`/api/charges/${charge}/payments/${id}`);
    expect(await state()).toEqual(['cancelled', 0]);
  });

  test('stays for the two to settle when the professional finds no money, and is not reminded', async () => {
    const { body } = await world.student.post(`/api/charges/${charge}/claims`, {
      note: '',
      receipt: null,
    });
    await end();
    const { id } = v.parse(v.object({ id: v.string() }), body);
    await world.coach.put(`/api/charges/${charge}/claims/${id}`, { found: false });
    expect(await state()).toEqual(['open', 22_000]);
    expect(await reminders()).toBe(0);
  });

  test('is not reminded while the card form is open', async () => {
    await world.start(charge);
    await end();
    expect(await reminders()).toBe(0);
  });

  /** Reminders within twelve days. */
  async function reminders(): Promise<number> {
    let sent = 0;
    for (let day = 0; day < 12; day += 1) {
      world.server.clock.advance(DAY);
      sent += await remindAll(world.server.deps);
    }
    return sent;
  }
});
