import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DeviceSubscription, Subscribe } from '#protocol/device/notifications';
import { inTransactionOf } from '../access/held-accounts';
import type { Database } from '../db/schema';
import type { PushDeliveryTable, PushSubscriptionTable } from '../db/tables/notifications';

/** Maximum devices of one person with pushes; the one unused for longest is removed. */
const DEVICES_PER_PERSON = 10;
/**
 * In place of a session's id: the subscription was removed from another device. No session has this
 * id.
 */
const REMOVED = '';

export interface Subscriber {
  readonly person: string;
  readonly session: string;
}

function idOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url').slice(0, 24);
}

/**
 * Stores a subscription for this person and session only. The sender of an endpoint has its
 * browser, so another person's pushes must not arrive there. Returns its id; null if the person
 * removed it from another device and the app merely sends it again.
 */
export async function keepSubscription(
  db: Kysely<Database>,
  { person, session }: Subscriber,
  { endpoint, keys, key, label, again }: Subscribe,
  now: number,
): Promise<string | null> {
  const id = idOf(endpoint);
  const told = { endpoint, ...keys, vapid_key: key, session_id: session, label, seen_at: now };
  return inTransactionOf(db, person, async (trx) => {
    if (again && (await sessionOf(trx, person, id)) === REMOVED) return null;
    const others = await trx
      .deleteFrom('push_subscription')
      .where('id', '=', id)
      .where('user_id', '!=', person)
      .returning('user_id')
      .execute();
    for (const { user_id } of others) await dropDeliveries(trx, user_id, id);
    await trx
      .insertInto('push_subscription')
      .values({ user_id: person, id, created_at: now, ...told })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(told))
      .execute();
    const rest = await trx
      .selectFrom('push_subscription')
      .select('id')
      .where('user_id', '=', person)
      .where('id', '!=', id)
      .where('session_id', '!=', REMOVED)
      .orderBy('seen_at', 'desc')
      .execute();
    for (const old of rest.slice(DEVICES_PER_PERSON - 1)) {
      await dropSubscription(trx, person, old.id);
    }
    return id;
  });
}

/** The session with which a subscription ends; null for an unknown subscription. */
async function sessionOf(db: Kysely<Database>, person: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('push_subscription')
    .select('session_id')
    .where('user_id', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.session_id ?? null;
}

/**
 * Ends a subscription at its person's request. From the device itself it is deleted. From another
 * device it stays as a mark without the address, because that device sends it again when the app
 * opens.
 */
export async function removeSubscription(
  db: Kysely<Database>,
  { person, session }: Subscriber,
  id: string,
  now: number,
): Promise<void> {
  const forgotten = { endpoint: '', p256dh: '', auth: '', vapid_key: '', label: '' };
  await inTransactionOf(db, person, async (trx) => {
    if ((await sessionOf(trx, person, id)) === session) {
      await dropSubscription(trx, person, id);
      return;
    }
    await trx
      .updateTable('push_subscription')
      .set({ ...forgotten, session_id: REMOVED, seen_at: now })
      .where('user_id', '=', person)
      .where('id', '=', id)
      .execute();
    await dropDeliveries(trx, person, id);
  });
}

/** Deletes subscriptions of ended sessions, and those removed before an instant (epoch ms). */
export async function forgetSubscriptions(db: Kysely<Database>, before: number): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('session_id', 'not in', db.selectFrom('session').select('id'))
    .where((row) => row.or([row('session_id', '!=', REMOVED), row('seen_at', '<=', before)]))
    .execute();
}

/** Ends a subscription of a person; returns its pending pushes. */
export async function dropSubscription(
  trx: Kysely<Database>,
  person: string,
  id: string,
): Promise<PushDeliveryTable[]> {
  await trx
    .deleteFrom('push_subscription')
    .where('user_id', '=', person)
    .where('id', '=', id)
    .execute();
  return dropDeliveries(trx, person, id);
}

async function dropDeliveries(
  trx: Kysely<Database>,
  person: string,
  id: string,
): Promise<PushDeliveryTable[]> {
  return trx
    .deleteFrom('push_delivery')
    .where('user_id', '=', person)
    .where('subscription_id', '=', id)
    .returningAll()
    .execute();
}

/** Deletes all subscriptions and pending pushes of a person. */
export async function dropSubscriptions(trx: Kysely<Database>, person: string): Promise<void> {
  await trx.deleteFrom('push_subscription').where('user_id', '=', person).execute();
  await trx.deleteFrom('push_delivery').where('user_id', '=', person).execute();
}

/**
 * Records that a push was not accepted; returns for how long none was, in ms.
 * @param now server time, epoch ms
 */
export async function failingFor(
  db: Kysely<Database>,
  { user_id, id, failing_since }: PushSubscriptionTable,
  now: number,
): Promise<number> {
  if (failing_since !== null) return now - failing_since;
  await db
    .updateTable('push_subscription')
    .set({ failing_since: now })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
  return 0;
}

/** Records that a push was accepted. */
export async function noteDelivered(
  db: Kysely<Database>,
  { user_id, id, failing_since }: PushSubscriptionTable,
): Promise<void> {
  if (failing_since === null) return;
  await db
    .updateTable('push_subscription')
    .set({ failing_since: null })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

/** The subscriptions of a person in active sessions. */
export async function liveSubscriptions(
  db: Kysely<Database>,
  person: string,
): Promise<PushSubscriptionTable[]> {
  return db
    .selectFrom('push_subscription')
    .selectAll('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .where('push_subscription.user_id', '=', person)
    .orderBy('push_subscription.seen_at', 'desc')
    .execute();
}

/** The subscriptions in the form that their person sees. */
export async function listSubscriptions(
  db: Kysely<Database>,
  person: string,
): Promise<DeviceSubscription[]> {
  const rows = await liveSubscriptions(db, person);
  return rows.map(({ id, label, created_at, seen_at }) => ({
    id,
    label,
    createdAt: created_at,
    seenAt: seen_at,
  }));
}
