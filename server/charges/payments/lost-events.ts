import { askAndApply } from './ask';
import type { Paying } from './ground';
import { paymentWith } from './intents';
import { type ListPage, passNewer, passOver, queueAgain, queueIntents } from './pass';
import { idOf, StripeUnreachable } from './stripe';

/** A payment that Stripe refuses to show is tried again once a day. */
const AGAIN_MS = 24 * 60 * 60_000;

/** Changes of refunds and disputes that exist longer than the last look. */
const CHANGES = [
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

/**
 * Finds disputes and refunds with lost events, however long after the payment. It lists those created
 * since the last look, and the events of changes, which Stripe keeps for 30 days. Their payments wait
 * in a queue, so that one that cannot be read delays neither the lists nor the others.
 */
export async function findLostEvents(paying: Paying): Promise<void> {
  const looks = [
    { name: 'disputes', look: lookAtDisputes },
    { name: 'refunds', look: lookAtRefunds },
    { name: 'changes', look: lookAtChanges },
  ];
  try {
    // A list that Stripe refuses holds up none of the others.
    await passOver(
      paying,
      looks,
      ({ look }) => look(paying),
      ({ name }) => ({ words: 'a list of Stripe could not be read', ids: { list: name } }),
    );
  } finally {
    await takeInQueued(paying);
  }
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
      // A part that was not heard is queued again.
      if (payment && !(await askAndApply(paying, payment))) return;
    } catch (error) {
      const isUnheard = error instanceof StripeUnreachable;
      await queueAgain(db, intent, isUnheard ? now() : now() + AGAIN_MS);
      throw error;
    }
    await db.deleteFrom('stripe_look').where('list', '=', intent).execute();
  };
  await passOver(paying, due, takeIn, (ids) => ({
    words: 'a lost event could not be taken in',
    ids,
  }));
}

function lookAtDisputes(paying: Paying): Promise<void> {
  const ask = (page: ListPage) => paying.stripe.disputes.list(page);
  return queueNew(paying, 'disputes', ask, ({ payment_intent }) => payment_intent);
}

function lookAtRefunds(paying: Paying): Promise<void> {
  const ask = (page: ListPage) => paying.stripe.refunds.list(page);
  return queueNew(paying, 'refunds', ask, ({ payment_intent }) => payment_intent);
}

function lookAtChanges(paying: Paying): Promise<void> {
  const ask = (page: ListPage) => paying.stripe.events.list({ ...page, types: CHANGES });
  return queueNew(paying, 'changes', ask, ({ data: { object } }) =>
    'payment_intent' in object ? object.payment_intent : null,
  );
}

/** Queues the payments of a list's new objects, and stores up to when they were listed. */
async function queueNew<T extends { readonly id: string }>(
  paying: Paying,
  name: string,
  ask: (page: ListPage) => Promise<{ readonly data: T[]; readonly has_more: boolean }>,
  intentOf: (one: T) => string | { readonly id: string } | null,
): Promise<void> {
  const { db, now } = paying;
  const until = now();
  await passNewer(paying, name, ask, async (found) => {
    const heard = await eventsHeard(paying, found);
    const lost = found.filter(({ id }) => !heard.has(id));
    const intents = new Set(lost.flatMap((one) => idOf(intentOf(one)) ?? []));
    await queueIntents(db, [...intents], until);
    return null;
  });
}

/** The ids of events that webhooks brought. */
async function eventsHeard(
  { db }: Paying,
  found: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  const ids = found.map(({ id }) => id).filter((id) => id.startsWith('evt_'));
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('stripe_event').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
