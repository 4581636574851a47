import type { Kysely } from 'kysely';
import type { Inbox, MarkRead, Notice } from '#protocol/device/notifications';
import type { Database } from '../db/schema';
import type { NoticeTable } from '../db/tables/notifications';

const PAGE = 30;

function noticeOf(row: NoticeTable): Notice {
  const { id, kind, title, body, path, created_at, read_at } = row;
  return { id, kind, title, body, path, at: created_at, readAt: read_at };
}

/** The number of a person's unread notices. */
export async function countUnread(db: Kysely<Database>, person: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notice')
    .select((row) => row.fn.countAll<number | string>().as('unread'))
    .where('user_id', '=', person)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}

/** A page of the inbox with the notices before the notice `before`, newest first. */
export async function readInbox(
  db: Kysely<Database>,
  person: string,
  before: string | null,
): Promise<Inbox> {
  const all = db.selectFrom('notice').selectAll().where('user_id', '=', person);
  const rows = await (before === null ? all : all.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const shown = rows.slice(0, PAGE);
  return {
    notices: shown.map(noticeOf),
    unread: await countUnread(db, person),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * Marks a person's notices as read: the named ones, or all up to one. Earlier times of reading
 * stay.
 */
export async function markRead(
  db: Kysely<Database>,
  person: string,
  asked: MarkRead,
  now: number,
): Promise<void> {
  const unread = db
    .updateTable('notice')
    .set({ read_at: now })
    .where('user_id', '=', person)
    .where('read_at', 'is', null);
  await ('ids' in asked
    ? unread.where('id', 'in', asked.ids)
    : unread.where('id', '<=', asked.upTo)
  ).execute();
}
