import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import {
  CHOSEN_KINDS,
  type ChosenKind,
  isPushed,
  mailChoice,
  NO_NOTICE_CHOICES,
} from '#domain/notifications/preferences';
import type { NoticeKind } from '#protocol/notifications';
import { preferencesOf } from '../access/preferences';
import type { Database } from '../db/schema';
import type { NoticeMail } from './notice-mail';
import { liveSubscriptions } from './subscriptions';

/** Something to tell a person. Words that show on locked screens are neutral, nothing of health. */
export interface Telling {
  readonly person: string;
  readonly kind: NoticeKind;
  /** What it tells of, such as 'charge:<id>:due'. A person is told once of a key. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  /** A path of the app. */
  readonly path: string;
  /** Where the inbox and a mail may say more than a locked screen: what that shows instead. */
  readonly pushed?: { readonly title?: string; readonly body?: string };
  /** Epoch ms after which nobody need be disturbed for it; three days from now without one. */
  readonly until?: number;
  /** What others tell of too, such as a conversation: one mail stands for those that wait unread. */
  readonly thread?: string;
  /** Who tells has queued a mail of their own. */
  readonly mailed?: true;
}

const USUAL_MS = 3 * 86_400_000;

/** Of today's workout only the newest is of use; of anything else each stands by itself. */
function tagOf(kind: NoticeKind, id: string): string {
  return kind === 'today' ? 'today' : id;
}

/** The kind as one that a person can switch off, or null for one that always comes. */
export function chosenKindOf(kind: string): ChosenKind | null {
  return CHOSEN_KINDS.find((one) => one === kind) ?? null;
}

export interface TellDeps {
  readonly now: () => number;
  readonly noticeMail: NoticeMail;
}

/**
 * Puts a notice into a person's inbox and, as they chose, queues it for their devices and as mail:
 * all of it in the transaction of `executor`, when it is one. Answers false when the person was told
 * of the key before; then nothing happens.
 */
export async function tellPerson(
  { now, noticeMail }: TellDeps,
  executor: Kysely<Database>,
  telling: Telling,
): Promise<boolean> {
  const { person, kind, key, title, body, path, thread = null } = telling;
  const at = now();
  const words = { title, body, path };
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
 * What a notice of this key told was looked at where it stands, or is over: it counts as read, and
 * what waits for the devices is not sent. Nothing happens where it was read before, or never told.
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
