import type { Transaction } from 'kysely';
import { localDay } from '#domain/local-day';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { cancelWithPlan } from '../ledger/ended-plans';
import { chargeFacts, lockCharge } from '../ledger/facts';

type EndingDeps = Pick<Deps, 'events' | 'now'>;
type FollowingDeps = EndingDeps & Pick<Deps, 'notices'>;

/** Ends the subscriptions of an ended link, with a notice to the other side. */
export function followLinksOfSubscriptions(deps: FollowingDeps): void {
  deps.events.on('coaching.ended', async (trx, { link }) => {
    const rows = await trx
      .selectFrom('plan_subscription')
      .leftJoin('coaching_link', 'coaching_link.id', 'plan_subscription.link_id')
      .select([
        'plan_subscription.id',
        'title',
        'period',
        'coach_id',
        'plan_subscription.student_id',
        'ended_by',
      ])
      .where('link_id', '=', link)
      .where('plan_subscription.ended_at', 'is', null)
      .execute();
    await endSubscriptions(
      deps,
      trx,
      rows.map(({ id }) => id),
    );
    for (const { id, title, period, coach_id, student_id, ended_by } of rows) {
      // With an erased account the other side gets a notice about that instead.
      if (ended_by === null) continue;
      const byCoach = ended_by === coach_id;
      await deps.notices.tell(trx, {
        person: byCoach ? student_id : coach_id,
        kind: 'charge',
        key: `subscription:${id}:ended`,
        title: period === 'monthly' ? 'Uma mensalidade terminou' : 'Um plano terminou',
        body: `${title}: terminou com o acompanhamento. Nada novo é cobrado, e o que já venceu e não foi pago continua em aberto.`,
        path: byCoach ? '/app/payments' : '/app/charges',
        pushed: { body: 'Nada novo é cobrado. O que venceu e não foi pago continua em aberto.' },
      });
    }
  });
}

/**
 * Ends subscriptions. Their charges due until today stay due. Later ones, which the job creates
 * some days ahead, are cancelled by {@link cancelWithPlan}. Needs a transaction.
 */
export async function endSubscriptions(
  deps: EndingDeps,
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const at = deps.now();
  // This write comes first: a job that is making a charge ends before it, or makes none.
  await trx
    .updateTable('plan_subscription')
    .set({ ended_at: at, updated_at: at })
    .where('id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute();
  await deps.events.emit(trx, 'subscriptions.stopped', { subscriptions: ids });
  const charges = await trx
    .selectFrom('charge')
    .select('id')
    .where('subscription_id', 'in', ids)
    .where('cancelled_at', 'is', null)
    .where('due_day', '>=', localDay(at, 'Etc/GMT+12'))
    .orderBy('id')
    .execute();
  for (const { id } of charges) {
    const held = await lockCharge(trx, id, at);
    if (!held) continue;
    const facts = chargeFacts(held.charge, held.payments);
    await cancelWithPlan(deps, trx, { id, facts, endedOn: localDay(at, held.charge.zone) });
  }
}
