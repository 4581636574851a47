import type { Kysely } from 'kysely';
import type { ChosenKind } from '#domain/device/notice-choices';
import { agreesTo } from '../access/consent';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { noticeLetter } from '../mail/templates/notice';
import type { StopTokens } from './stop-token';
import { stoppedMail } from './stopped-mail';

/** The content of a notice's mail. */
export interface MailedNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

interface ChosenNotice extends MailedNotice {
  /** Id of the notice in the inbox; null without one. */
  readonly id: string | null;
}

export type NoticeMail = ReturnType<typeof createNoticeMail>;

/** Writes notices into the mail outbox, inside the transaction of their cause. */
export function createNoticeMail(
  { env, mail, now }: Pick<Deps, 'env' | 'mail' | 'now'>,
  tokens: StopTokens,
) {
  async function queue(
    executor: Kysely<Database>,
    person: string,
    { title, body, path }: MailedNotice,
    stopUrl: string | null,
  ): Promise<void> {
    const to = await executor
      .selectFrom('user')
      .select(['name', 'email'])
      .where('id', '=', person)
      .executeTakeFirst();
    if (!to) return;
    const words = { name: to.name, title, body, url: `${env.webUrl}${path}`, stopUrl };
    await mail.queue(executor, to.email, noticeLetter(words));
  }

  return {
    /** Security mails, which need no consent and cannot be ended. */
    always: (executor: Kysely<Database>, person: string, notice: MailedNotice) =>
      queue(executor, person, notice, null),
    /** Mails that a person chose, if they consent to mail and have not used a mail's stop link. */
    async chosen(
      executor: Kysely<Database>,
      person: string,
      kind: ChosenKind,
      notice: ChosenNotice,
    ): Promise<void> {
      if (!(await agreesTo(executor, person, 'mail'))) return;
      if ((await stoppedMail(executor, person)).includes(kind)) return;
      if (notice.id !== null && !(await noteMail(executor, person, notice.id, now()))) return;
      const token = tokens.make({ person, kind });
      await queue(executor, person, notice, `${env.apiUrl}${STOP_PATH}?t=${token}`);
    },
  };
}

/** How long an unread mail replaces further mails of its thread. */
const STANDS_MS = 24 * 3_600_000;

/**
 * Whether a notice gets its own mail. It gets none if an unread notice of its thread was mailed
 * within the last day. Otherwise a notice with a thread is marked as mailed.
 */
async function noteMail(
  executor: Kysely<Database>,
  person: string,
  id: string,
  now: number,
): Promise<boolean> {
  const notice = await executor
    .selectFrom('notice')
    .select('thread')
    .where('user_id', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!notice || notice.thread === null) return true;
  const standing = await executor
    .selectFrom('notice')
    .select('id')
    .where('user_id', '=', person)
    .where('thread', '=', notice.thread)
    .where('mailed_at', '>', now - STANDS_MS)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (standing) return false;
  await executor
    .updateTable('notice')
    .set({ mailed_at: now })
    .where('user_id', '=', person)
    .where('id', '=', id)
    .execute();
  return true;
}

/** Path of the stop link in mails. */
const STOP_PATH = '/api/notifications/stop-mail';
