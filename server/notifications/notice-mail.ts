import type { Kysely } from 'kysely';
import type { ChosenKind } from '#domain/notifications/preferences';
import { agreesTo } from '../access/consent';
import type { Database } from '../db/schema';
import type { Deps } from '../deps';
import { noticeLetter } from '../mail/templates/notice';
import type { StopTokens } from './stop-token';
import { stoppedMail } from './stopped-mail';

/** What a mail says of a notice. */
export interface MailedNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

export type NoticeMail = ReturnType<typeof createNoticeMail>;

/** Writes notices into the mail outbox, inside the transaction that they are told in. */
export function createNoticeMail({ env, mail }: Pick<Deps, 'env' | 'mail'>, tokens: StopTokens) {
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
    /** Mails of security: they need no consent and have no end. */
    always: (executor: Kysely<Database>, person: string, notice: MailedNotice) =>
      queue(executor, person, notice, null),
    /** Mails that a person chose: under the consent, and until the link in one of them was used. */
    async chosen(
      executor: Kysely<Database>,
      person: string,
      kind: ChosenKind,
      notice: MailedNotice,
    ): Promise<void> {
      if (!(await agreesTo(executor, person, 'mail'))) return;
      if ((await stoppedMail(executor, person)).includes(kind)) return;
      const token = tokens.make({ person, kind });
      await queue(executor, person, notice, `${env.apiUrl}${STOP_PATH}?t=${token}`);
    },
  };
}

/** Where the link in a mail leads. */
const STOP_PATH = '/api/notifications/stop-mail';
