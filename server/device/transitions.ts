import type { Deps } from '../core/deps';
import type { Guarded } from '../core/events';
import { dropSubscriptions } from './subscriptions';
import { planToday } from './today';

const GUARDED: Readonly<Record<Guarded, { title: string; body: string }>> = {
  device: {
    title: 'Entrada em um aparelho novo',
    body: 'Confira em Conta e segurança onde a sua conta está aberta.',
  },
  password: {
    title: 'A senha da sua conta mudou',
    body: 'Se não foi você, escolha outra agora em "Esqueci a senha".',
  },
  email: {
    title: 'O e-mail da sua conta mudou',
    body: 'As próximas mensagens vão para o e-mail novo.',
  },
  'ways-in': {
    title: 'Mudança na segurança da sua conta',
    body: 'Confira em Conta e segurança como se entra na sua conta.',
  },
};

/** Subscribes to other features' events that cause or change notices. */
export function followTransitions({
  events,
  notices,
  now,
}: Pick<Deps, 'events' | 'notices' | 'now'>): void {
  events.on('account.guarded', async (trx, { userId, what }) => {
    const key = `${what}:${now()}`;
    const telling = { person: userId, kind: 'account', key, path: '/app/account' } as const;
    await notices.tell(trx, { ...telling, ...GUARDED[what], mailed: true });
  });
  events.on('records.written', async (trx, { space, kinds }) => {
    if (!kinds.has('preferences')) return;
    const found = await trx
      .selectFrom('space')
      .select('owner_id')
      .where('id', '=', space)
      .executeTakeFirst();
    if (found) await planToday(trx, found.owner_id, now());
  });
  events.on('session.replaced', async (trx, { userId, from, to }) => {
    await trx
      .updateTable('push_subscription')
      .set({ session_id: to })
      .where('user_id', '=', userId)
      .where('session_id', '=', from)
      .execute();
  });
  // An account that awaits erasure gets no notices.
  events.on('account.leaving', async (trx, { userId }) => {
    await dropSubscriptions(trx, userId);
    await trx
      .updateTable('notice_person')
      .set({ today_at: null })
      .where('user_id', '=', userId)
      .execute();
  });
  events.on('account.stayed', (trx, { userId }) => planToday(trx, userId, now()));
}
