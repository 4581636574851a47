/** Tables of notices. Keys start with the person; instants are epoch ms. */
export interface NotificationTables {
  notice: NoticeTable;
  notice_person: NoticePersonTable;
  push_subscription: PushSubscriptionTable;
  push_delivery: PushDeliveryTable;
  stopped_mail: StoppedMailTable;
  vapid_key: VapidKeyTable;
}

/** The inbox. */
export interface NoticeTable {
  user_id: string;
  /** Ids increase with time. */
  id: string;
  /** Subject; a person is notified once per key. */
  key: string;
  kind: string;
  title: string;
  body: string;
  /** A path within the app. */
  path: string;
  created_at: number;
  read_at: number | null;
  /** Subject shared with other notices, such as a conversation; null without one. */
  thread: string | null;
  /** Time when its mail was queued; null without a mail or thread. */
  mailed_at: number | null;
}

/** Facts of a person that decide when a notice is due. */
export interface NoticePersonTable {
  user_id: string;
  /** IANA zone of the last device report; null without one. */
  zone: string | null;
  /** Next check for today's workout; null if that notice is off. */
  today_at: number | null;
}

/** A browser's push subscription. */
export interface PushSubscriptionTable {
  user_id: string;
  /** Digest of the endpoint, so that a browser belongs to one person at a time. */
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The server's public key that the browser subscribed with. */
  vapid_key: string;
  /** The session that last sent it and with which it ends; empty if removed from another device. */
  session_id: string;
  label: string;
  created_at: number;
  seen_at: number;
  /** Time of the first push of a series of failures; null after a success. */
  failing_since: number | null;
}

/** Pushes that wait to be sent; a row is deleted once its push is out. */
export interface PushDeliveryTable {
  user_id: string;
  id: string;
  subscription_id: string;
  /** The notice of the push; null for the end of a rest. */
  notice_id: string | null;
  kind: string;
  title: string;
  body: string;
  path: string;
  /** A later push with the same tag replaces this one at the push service and on the device. */
  tag: string;
  /** Not sent before this time; null: cancelled, kept for the order of requests. */
  due_at: number | null;
  /** Not sent after this time. */
  until: number;
  attempts: number;
  /** Time of the request by the device's clock; 0 without a request. */
  asked_at: number;
}

/** Kinds of mail that a person ended by the link in a mail. */
export interface StoppedMailTable {
  user_id: string;
  kind: string;
  at: number;
}

/** The server's keys for push services; new subscriptions use the one with the highest number. */
export interface VapidKeyTable {
  number: number;
  public_key: string;
  private_key: string;
  created_at: number;
}
