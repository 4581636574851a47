import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** The result of a template: the same text as plain text and simple HTML. */
export type Letter = {
  subject: string;
  text: string;
  html: string;
  /** The address that ends mails of this sort with one POST (RFC 8058). */
  unsubscribe?: string;
};

/** The outbox of mails; created in server/mail. */
export type Mail = {
  /** Adds a mail to the outbox, within the transaction of `executor` if it is one. */
  queue: (executor: Kysely<Database>, to: string, letter: Letter) => Promise<void>;
  /** Sends all due mails. */
  deliver: () => Promise<void>;
  /** Starts sending in the background. */
  start: () => void;
  /** Stops after the current sending has finished. */
  stop: () => Promise<void>;
};
