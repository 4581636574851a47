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
  /** Subject; a person is notified once per key. */
  key: string;
  kind: string;
  title: string;
  body: string;
  /** A path of the app. */
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
  /** Its notice; null for the end of a rest. */
  notice_id: string | null;
  kind: string;
  title: string;
  body: string;
  path: string;
  /** A later push with the same tag takes its place, at the push service and on the device. */
  tag: string;
  /** Not sent before this time; null: cancelled, kept for the order of requests. */
  due_at: number | null;
  /** Not sent after this time. */
  until: number;
  attempts: number;
  /** The device's clock at its request; 0 without a request. */
  asked_at: number;
}

/** Kinds that a person stopped by the link in a mail. */
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
