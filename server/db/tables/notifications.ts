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
  /** Ids rise with time. */
  id: string;
  /** What it tells of; nothing is told of it twice. */
  key: string;
  kind: string;
  title: string;
  body: string;
  /** A path of the app. */
  path: string;
  created_at: number;
  read_at: number | null;
  /** What several notices tell of one after the other, such as a conversation; null for none. */
  thread: string | null;
  /** When its mail was queued; null where it had none, or stands in no thread. */
  mailed_at: number | null;
}

/** What the server has to know of a person to tell them at their time. */
export interface NoticePersonTable {
  user_id: string;
  /** IANA zone that a device last told; null while none did. */
  zone: string | null;
  /** When today's workout is next looked for; null while nobody wants to hear of it. */
  today_at: number | null;
}

/** A browser that takes pushes. */
export interface PushSubscriptionTable {
  user_id: string;
  /** Digest of the endpoint: a browser belongs to one person at a time. */
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The server's key that the browser subscribed with. */
  vapid_key: string;
  /** It ends with the session that last sent it; empty once it was removed from another device. */
  session_id: string;
  label: string;
  created_at: number;
  seen_at: number;
  /** Since when none of its pushes was taken; null while none failed after one that was. */
  failing_since: number | null;
}

/** Pushes that wait to be sent; a row is deleted once its push is out. */
export interface PushDeliveryTable {
  user_id: string;
  id: string;
  subscription_id: string;
  /** The notice that it tells of; null for the end of a rest. */
  notice_id: string | null;
  kind: string;
  title: string;
  body: string;
  path: string;
  /** A later push with the same tag takes its place, at the push service and on the device. */
  tag: string;
  /** Nobody sends it before; null: cancelled, kept for the order of requests. */
  due_at: number | null;
  /** Nobody sends it after. */
  until: number;
  attempts: number;
  /** What the device's clock showed when it asked; 0 for what no device asked for. */
  asked_at: number;
}

/** Kinds whose mails a person ended by the link in one. */
export interface StoppedMailTable {
  user_id: string;
  kind: string;
  at: number;
}

/** Keys of the server for push services; the one with the highest number is for new subscriptions. */
export interface VapidKeyTable {
  number: number;
  public_key: string;
  private_key: string;
  created_at: number;
}
