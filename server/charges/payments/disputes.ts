import type Stripe from 'stripe';
import { askAndApply } from './ask';
import type { Paying } from './ground';
import { paymentWith } from './intents';
import { passOver } from './pass';
import { idOf, reach } from './stripe';

/** Stripe's lists may lag behind its clock, and the clocks of both sides differ. */
const OVERLAP_MS = 60 * 60_000;
const LIST = 'disputes';

/**
 * Finds disputes with lost events, however long after the payment: lists those created since the
 * last look, in one request if there are none. A failed one is listed again next time.
 */
export async function findDisputes(paying: Paying): Promise<void> {
  let until = paying.now();
  const disputes = await disputesSince(paying, await lastLook(paying));
  const takeIn = async (dispute: Stripe.Dispute): Promise<void> => {
    try {
      const intent = idOf(dispute.payment_intent);
      const payment = intent === null ? undefined : await paymentWith(paying, intent);
      if (payment) await askAndApply(paying, payment);
    } catch (error) {
      until = Math.min(until, dispute.created * 1000);
      throw error;
    }
  };
  await passOver(paying, disputes, takeIn, ({ id }) => ({
    words: 'a dispute could not be taken in',
    ids: { dispute: id },
  }));
  await paying.db
    .insertInto('stripe_look')
    .values({ list: LIST, until })
    .onConflict((conflict) => conflict.column('list').doUpdateSet({ until }))
    .execute();
}

/** Epoch ms; 0 before the first look, which lists all disputes. */
async function lastLook({ db }: Paying): Promise<number> {
  const row = await db
    .selectFrom('stripe_look')
    .select('until')
    .where('list', '=', LIST)
    .executeTakeFirst();
  return row ? Number(row.until) : 0;
}

async function disputesSince({ stripe }: Paying, at: number): Promise<Stripe.Dispute[]> {
  const gte = Math.max(0, Math.floor((at - OVERLAP_MS) / 1000));
  const found: Stripe.Dispute[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const page = { created: { gte }, limit: 100, ...(after && { starting_after: after }) };
    const { data, has_more } = await reach(stripe.disputes.list(page));
    found.push(...data);
    if (!has_more || data.length === 0) return found;
  }
}
