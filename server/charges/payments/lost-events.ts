import { askAndApply } from './ask';
import type { Paying } from './ground';
import { paymentWith } from './intents';
import { type ListPage, passNewer, passOver } from './pass';
import { idOf, StripeUnreachable } from './stripe';

/** A payment that Stripe refuses to show is tried again once a day. */
const AGAIN_MS = 24 * 60 * 60_000;

/**
 * Finds disputes and refunds with lost events, however long after the payment. It lists those created
 * since the last look, in one request each if there are none. Their payments wait in a queue, so that
 * one that cannot be read delays neither the lists nor the others.
 */
export async function findLostEvents(paying: Paying): Promise<void> {
  const { stripe } = paying;
  try {
    await queueNew(paying, 'disputes', (page) => stripe.disputes.list(page));
    await queueNew(paying, 'refunds', (page) => stripe.refunds.list(page));
  } finally {
    await takeInQueued(paying);
  }
}

interface Listed {
  readonly id: string;
  readonly payment_intent: string | { readonly id: string } | null;
}

async function takeInQueued(paying: Paying): Promise<void> {
  const { db, now } = paying;
  const due = await db
    .selectFrom('stripe_look')
    .select('list as intent')
    .where('list', 'like', 'pi_%')
    .where('until', '<=', now())
    .orderBy('until')
    .execute();
  const takeIn = async ({ intent }: { readonly intent: string }): Promise<void> => {
    try {
      const payment = await paymentWith(paying, intent);
      if (payment) await askAndApply(paying, payment);
    } catch (error) {
      const until = error instanceof StripeUnreachable ? now() : now() + AGAIN_MS;
      await db.updateTable('stripe_look').set({ until }).where('list', '=', intent).execute();
      throw error;
    }
    await db.deleteFrom('stripe_look').where('list', '=', intent).execute();
  };
  await passOver(paying, due, takeIn, (ids) => ({
    words: 'a lost event could not be taken in',
    ids,
  }));
}

/** Queues the payments of a list's new objects, and stores up to when they were listed. */
async function queueNew(
  paying: Paying,
  name: string,
  ask: (page: ListPage) => Promise<{ readonly data: Listed[]; readonly has_more: boolean }>,
): Promise<void> {
  const { db, now } = paying;
  const until = now();
  await passNewer(paying, name, ask, async (found) => {
    const intents = new Set(found.flatMap(({ payment_intent }) => idOf(payment_intent) ?? []));
    if (intents.size === 0) return null;
    await db
      .insertInto('stripe_look')
      .values([...intents].map((list) => ({ list, until })))
      .onConflict((conflict) => conflict.column('list').doNothing())
      .execute();
    return null;
  });
}
