import type { ExpressionBuilder } from 'kysely';
import { isPushed, mailChoice, NO_NOTICE_CHOICES, quietHours } from '#domain/device/notice-choices';
import { afterQuiet } from '#domain/device/quiet-hours';
import { preferencesOf } from '../access/preferences';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import type { PushDeliveryTable, PushSubscriptionTable } from '../db/tables/notifications';
import { inTransaction } from '../db/transaction';
import type { NoticeMail } from './notice-mail';
import type { PushOutcome, SendPush } from './send-push';
import { dropSubscription, failingFor, liveSubscriptions, noteDelivered } from './subscriptions';
import { chosenKindOf } from './tell';
import { zoneOf } from './zone';

/** Longer than the time limit of a push service's answer. */
const CLAIM_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 15 * 60_000;
/** Longer than an outage of a push service: after this a subscription counts as dead. */
const FAILING_MS = 7 * 24 * 3_600_000;
/** Maximum concurrent deliveries, so that one slow push service does not delay the others. */
const AT_ONCE = 64;
/** Maximum concurrent deliveries per person, so that slow endpoints delay only their owner. */
const AT_ONCE_OF_A_PERSON = 8;

type Delivery = PushDeliveryTable & { readonly due_at: number };

export interface DeliveriesDeps extends Pick<Deps, 'db' | 'now' | 'log'> {
  readonly sendPush: SendPush;
  readonly noticeMail: NoticeMail;
}

/** Matches a row only in the state in which it was read; a replacement does not match. */
function asRead({ user_id, id, due_at, attempts }: Delivery) {
  return (row: ExpressionBuilder<Database, 'push_delivery'>) =>
    row.and({ user_id, id, due_at, attempts });
}

/**
 * Sends due pushes. A row is claimed before sending and deleted afterwards, so a push goes out once
 * unless the process dies in between. Then it is repeated with the same topic and tag, which
 * replace the first one at the push service and on the device.
 */
export function createDeliveries({ db, now, log, sendPush, noticeMail }: DeliveriesDeps) {
  const underWay = new Map<Promise<void>, string>();

  /**
   * Claims a row. It fails if another process or a newer request of the device changed the row
   * first.
   */
  async function claim(row: Delivery): Promise<Delivery | null> {
    const held = { due_at: now() + CLAIM_MS, attempts: row.attempts + 1 };
    const { numUpdatedRows } = await db
      .updateTable('push_delivery')
      .set(held)
      .where(asRead(row))
      .executeTakeFirst();
    return numUpdatedRows === 1n ? { ...row, ...held } : null;
  }

  async function finish(row: Delivery): Promise<void> {
    await db.deleteFrom('push_delivery').where(asRead(row)).execute();
  }

  async function putOff(row: Delivery, due: number, attempts = row.attempts): Promise<void> {
    if (due > row.until) return finish(row);
    await db
      .updateTable('push_delivery')
      .set({ due_at: due, attempts })
      .where(asRead(row))
      .execute();
  }

  /** When a push may be sent by the person's present choices; null for never. */
  async function mayTellAt({ user_id, kind }: Delivery): Promise<number | null> {
    if (kind === 'rest') return now();
    const chosen = chosenKindOf(kind);
    const choices = (await preferencesOf(db, user_id))?.notices ?? NO_NOTICE_CHOICES;
    if (chosen !== null && !isPushed(chosen, choices)) return null;
    return afterQuiet(now(), quietHours(choices), await zoneOf(db, user_id));
  }

  /**
   * Removes an ended subscription. A person without another device gets a mail instead, if they
   * chose so.
   */
  async function drop(row: Delivery): Promise<void> {
    const { user_id } = row;
    await inTransaction(db, async (trx) => {
      const lost = await dropSubscription(trx, user_id, row.subscription_id);
      if ((await liveSubscriptions(trx, user_id)).length > 0) return;
      const choices = (await preferencesOf(trx, user_id))?.notices ?? NO_NOTICE_CHOICES;
      for (const notice of lost) {
        const kind = chosenKindOf(notice.kind);
        if (kind === null || mailChoice(kind, choices) !== 'instead') continue;
        await noticeMail.chosen(trx, user_id, kind, { ...notice, id: notice.notice_id });
      }
    });
  }

  async function settle(
    row: Delivery,
    to: PushSubscriptionTable,
    result: PushOutcome,
  ): Promise<void> {
    if (result.outcome === 'gone') return drop(row);
    if (result.outcome === 'sent') {
      await noteDelivered(db, to);
      return finish(row);
    }
    if ((await failingFor(db, to, now())) >= FAILING_MS) return drop(row);
    if (result.outcome !== 'later') return finish(row);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), LONGEST_RETRY_MS);
    await putOff(row, now() + Math.max(wait, result.waitMs ?? 0));
  }

  async function deliver(row: Delivery): Promise<void> {
    if (row.until < now()) return finish(row);
    const at = await mayTellAt(row);
    if (at === null) return finish(row);
    if (at > now()) return putOff(row, at, row.attempts - 1);
    const devices = await liveSubscriptions(db, row.user_id);
    const to = devices.find(({ id }) => id === row.subscription_id);
    await (to ? settle(row, to, await sendPush(row, to, row.until)) : drop(row));
  }

  /** Starts deliveries of due pushes; resolves once it has started as many as possible. */
  async function start(): Promise<void> {
    const room = AT_ONCE - underWay.size;
    if (room <= 0) return;
    const people = [...underWay.values()];
    const isBusy = (person: string) =>
      people.filter((one) => one === person).length >= AT_ONCE_OF_A_PERSON;
    const busy = [...new Set(people)].filter(isBusy);
    const rows = await db
      .selectFrom('push_delivery')
      .selectAll()
      .where('due_at', '<=', now())
      .$if(busy.length > 0, (due) => due.where('user_id', 'not in', busy))
      .orderBy('due_at')
      .limit(room)
      .execute();
    for (const row of rows) {
      if (isBusy(row.user_id)) continue;
      const claimed = row.due_at !== null ? await claim({ ...row, due_at: row.due_at }) : null;
      if (!claimed) continue;
      const sending = deliver(claimed)
        .catch((error: unknown) => log.error({ err: error }, 'push not delivered'))
        .finally(() => underWay.delete(sending));
      underWay.set(sending, row.user_id);
      people.push(row.user_id);
    }
  }

  return {
    start,
    /** Sends all due pushes and waits for them. */
    async run(): Promise<void> {
      await start();
      while (underWay.size > 0) {
        await Promise.all(underWay.keys());
        await start();
      }
    },
    /** Deletes expired pushes, cancelled ones among them. */
    async sweep(): Promise<void> {
      await db.deleteFrom('push_delivery').where('until', '<', now()).execute();
    },
  };
}
