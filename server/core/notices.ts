import type { Kysely, Transaction } from 'kysely';
import type { NoticeKind } from '#protocol/device/notifications';
import type { Database } from '../db/schema';

/** A notice for a person. Its text on locked screens is neutral, without health data. */
export interface Telling {
  readonly person: string;
  readonly kind: NoticeKind;
  /** Its subject, such as 'charge:<id>:due'. A person is notified once per key. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  /** A path within the app. */
  readonly path: string;
  /** A neutral text for pushes, if the inbox and mail may say more than a locked screen. */
  readonly pushed?: { readonly title?: string; readonly body?: string };
  /** Epoch ms after which the notice is dropped; three days from now by default. */
  readonly until?: number;
  /**
   * A subject shared with other notices, such as a conversation. While a mailed notice of it is
   * unread, no further one is mailed within a day.
   */
  readonly thread?: string;
  /** Set if the caller has queued its own mail. */
  readonly mailed?: true;
}

/** The part of the notices that other features use; created in server/device. */
export interface Notices {
  /** Notifies a person once per key. Returns false if they have the notice or no account. */
  tell(executor: Transaction<Database>, telling: Telling): Promise<boolean>;
  /** Settles a notice that is no longer needed. */
  settle(executor: Kysely<Database>, person: string, key: string): Promise<void>;
}
