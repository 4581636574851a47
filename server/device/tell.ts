import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import {
  CHOSEN_KINDS,
  type ChosenKind,
  isPushed,
  mailChoice,
  NO_NOTICE_CHOICES,
} from '#domain/device/notice-choices';
import type { NoticeKind } from '#protocol/device/notifications';
import { holdAccounts } from '../access/held-accounts';
import { preferencesOf } from '../access/preferences';
import type { Telling } from '../core/notices';
import type { Database } from '../db/schema';
import type { NoticeMail } from './notice-mail';
import { liveSubscriptions } from './subscriptions';

const USUAL_MS = 3 * 86_400_000;

/**
 * The push tag. Notices of today's workout share one, because only the newest is useful; others
 * have one each.
 */
function tagOf(kind: NoticeKind, id: string): string {
  return kind === 'today' ? 'today' : id;
}

/** The kind if a person can switch it off; null for kinds that always come. */
export function chosenKindOf(kind: string): ChosenKind | null {
  return CHOSEN_KINDS.find((one) => one === kind) ?? null;
}

export interface TellDeps {
  readonly now: () => number;
  readonly noticeMail: NoticeMail;
}

/**
 * Adds a notice to a person's inbox and queues it for devices and mail by their choices, in one
 * transaction. Returns false, and does nothing, if the person already got this key or has no
 * account any more.
 */
export async function tellPerson(
  { now, noticeMail }: TellDeps,
  executor: Transaction<Database>,
  telling: Telling,
): Promise<boolean> {
  const { person, kind, key, title, body, path, thread = null } = telling;
  const at = now();
  const words = { title, body, path };
  if (!(await holdAccounts(executor, [person])).has(person)) return false;
  const inserted = await executor
    .insertInto('notice')
    .values({
      user_id: person,
      id: uuidv7(),
      key,
      kind,
      ...words,
      created_at: at,
      read_at: null,
      thread,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;

  const chosen = chosenKindOf(kind);
  const preferences = chosen && (await preferencesOf(executor, person));
  const choices = preferences?.notices ?? NO_NOTICE_CHOICES;
  const devices =
    chosen === null || isPushed(chosen, choices) ? await liveSubscriptions(executor, person) : [];
  if (devices.length > 0) {
    const push = {
      user_id: person,
      notice_id: inserted.id,
      kind,
      ...words,
      ...telling.pushed,
      tag: tagOf(kind, inserted.id),
      due_at: at,
      until: telling.until ?? at + USUAL_MS,
      attempts: 0,
      asked_at: 0,
    };
    await executor
      .insertInto('push_delivery')
      .values(devices.map(({ id }) => ({ ...push, id: uuidv7(), subscription_id: id })))
      .execute();
  }

  if (telling.mailed) return true;
  if (chosen === null) {
    await noticeMail.always(executor, person, words);
    return true;
  }
  const mail = mailChoice(chosen, choices);
  if (mail === 'always' || (mail === 'instead' && devices.length === 0)) {
    await noticeMail.chosen(executor, person, chosen, { ...words, id: inserted.id });
  }
  return true;
}

/**
 * Settles the notice of a key once its subject was seen or is over. It counts as read, and pending
 * pushes are dropped. Does nothing if it was read before, or never sent.
 * @param now server time, epoch ms
 */
export async function settleNotice(
  executor: Kysely<Database>,
  person: string,
  key: string,
  now: number,
): Promise<void> {
  const read = await executor
    .updateTable('notice')
    .set({ read_at: now })
    .where('user_id', '=', person)
    .where('key', '=', key)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!read) return;
  await executor
    .deleteFrom('push_delivery')
    .where('user_id', '=', person)
    .where('notice_id', '=', read.id)
    .execute();
}
