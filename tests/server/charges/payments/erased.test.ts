import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseDueAccounts } from '../../../../server/account/erasure/erase';
import { DAY } from '../../../harness/clock';
import { onEveryDatabase } from '../../../harness/databases';
import { PASSWORD } from '../../../harness/server';
import { createWorld, type World } from './world';

onEveryDatabase('money that moves after an account was erased', (database) => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld(database);
  });
  afterEach(() => world.close());

  async function erase(who: World['student']): Promise<void> {
    await who.post('/api/auth/delete-user', { password: PASSWORD });
    world.server.clock.advance(7 * DAY);
    expect(await eraseDueAccounts(world.server.deps)).toBe(1);
    await world.server.mails();
  }
  const noticesTo = ({ user }: World['student']) =>
    world.server.deps.db
      .selectFrom('notice')
      .select(['title', 'body'])
      .where('user_id', '=', user.id)
      .execute();

  test('is told to the professional with words for the student', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge);
    world.stripe.payByCard(intent);
    await world.deliverAll();
    await erase(world.student);
    world.stripe.dispute(intent);
    await world.deliverAll();
    world.stripe.closeDispute(intent, 'lost');
    await world.deliverAll();
    const titles = (await noticesTo(world.coach)).map(({ title }) => title);
    expect(titles).toContain('Conta excluída contestou um pagamento');
    expect(titles).toContain('O banco devolveu um pagamento de Conta excluída');
  });

  test('is told to the student with words for the professional, by mail too', async () => {
    const charge = await world.charge();
    const { intent } = await world.start(charge, 'boleto');
    world.stripe.showCode(intent);
    await world.deliverAll();
    await erase(world.coach);
    world.stripe.settle(intent);
    await world.deliverAll();
    const bodies = (await noticesTo(world.student)).map(({ body }) => body);
    expect(bodies).toContain('Consultoria: R$\u00a0220,00 para Conta excluída.');
    const receipt = (await world.server.mails()).at(-1);
    expect(receipt?.text).toContain('O pagamento para Conta excluída está confirmado.');
  });
});
