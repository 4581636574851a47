import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Log } from '../core/log';
import type { Letter, Mail } from '../core/mail';
import { isPlaceholderEmail } from '../core/nameless';
import type { Database } from '../db/schema';
import type { MailTransport } from './transport';

export type MailDeps = {
  db: Kysely<Database>;
  now: () => number;
  log: Log;
  transport: MailTransport;
};

const CLAIM_MS = 60_000;
const POLL_MS = 5_000;
const FIRST_RETRY_MS = 10_000;
const LONGEST_RETRY_MS = 15 * 60_000;
const GIVE_UP_MS = 24 * 3_600_000;
const BATCH = 20;

/**
 * Sends mails from an outbox table. A mail is stored in the transaction of its cause and sent after
 * the commit. A row is claimed before sending and deleted afterwards, so a mail is sent once unless
 * the process dies in between.
 */
export function createMail({ db, now, log, transport }: MailDeps): Mail {
  let timer: NodeJS.Timeout | undefined;
  let delivering: Promise<void> | undefined;

  async function queue(executor: Kysely<Database>, to: string, letter: Letter): Promise<void> {
    if (to === '' || isPlaceholderEmail(to)) return;
    await executor
      .insertInto('mail_outbox')
      .values({
        id: uuidv7(),
        recipient: to,
        ...letter,
        unsubscribe: letter.unsubscribe ?? null,
        created_at: now(),
        attempts: 0,
        due_at: now(),
      })
      .execute();
    wakeSoon();
  }

  function deliver(): Promise<void> {
    delivering ??= sendDue().finally(() => {
      delivering = undefined;
    });
    return delivering;
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await db
        .selectFrom('mail_outbox')
        .selectAll()
        // A time beyond the longest wait comes from a clock that was ahead.
        .where((row) =>
          row.or([row('due_at', '<=', now()), row('due_at', '>', now() + LONGEST_RETRY_MS)]),
        )
        .orderBy('id')
        .limit(BATCH)
        .execute();
      if (due.length === 0) return;
      for (const row of due) if (await claim(row)) await send(row);
    }
  }

  async function claim(row: Database['mail_outbox']): Promise<boolean> {
    const claimed = await db
      .updateTable('mail_outbox')
      .set({ due_at: now() + CLAIM_MS, attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .where('due_at', '=', row.due_at)
      .where('attempts', '=', row.attempts)
      .executeTakeFirst();
    return claimed.numUpdatedRows === 1n;
  }

  async function send(row: Database['mail_outbox']): Promise<void> {
    const { id, recipient, subject, text, html, unsubscribe } = row;
    const stop = unsubscribe === null ? {} : { unsubscribe };
    try {
      await transport.send({ id, to: recipient, subject, text, html, ...stop });
    } catch (error) {
      const expired = now() - row.created_at > GIVE_UP_MS;
      log.error({ err: error, mail: id, expired }, 'mail not sent');
      if (!expired) return putOff(row);
    }
    await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
  }

  async function putOff(row: Database['mail_outbox']): Promise<void> {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** row.attempts, LONGEST_RETRY_MS);
    await db
      .updateTable('mail_outbox')
      .set({ due_at: now() + wait })
      .where('id', '=', row.id)
      .execute();
  }

  function wakeSoon(): void {
    // The writer's transaction may still be open; the next poll then finds the mail.
    if (timer) setTimeout(run, 50).unref();
  }

  function run(): void {
    deliver().catch((error: unknown) => log.error({ err: error }, 'outbox not read'));
  }

  return {
    queue,
    deliver,
    start(): void {
      timer ??= setInterval(run, POLL_MS).unref();
      run();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      timer = undefined;
      await delivering?.catch(() => undefined);
    },
  };
}
