import * as v from 'valibot';
import { id, instant } from '#domain/record/fields';

/**
 * Topic of a notice. Pushes about a rest have no topic, because they never appear in the inbox.
 * `today` is today's workout; `coach` and `charge` require a coach. `account` is about security and
 * cannot be switched off.
 */
export const NOTICE_KINDS = ['today', 'coach', 'charge', 'account'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const base64url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/));
/** An uncompressed point of P-256: 65 bytes. */
const point = v.pipe(base64url, v.length(87), v.startsWith('B'));

/** GET /api/notifications/key: the `applicationServerKey` for `PushManager.subscribe`. */
export const pushKeySchema = v.object({ key: point });

/**
 * POST /api/notifications/subscriptions, answered by 200 and {@link ownSubscriptionSchema}. It is
 * idempotent by `endpoint`: the app sends it at every start with a session. A subscription ends
 * with the session that last sent it. 400 `bad_endpoint`: no push service has this address. 409
 * `unknown_key`: the key is not the server's; unsubscribe at the browser, subscribe again. 404
 * `unknown_device`: sent with `again`, but the person removed it from another device. It stays off
 * until it is turned on there.
 */
export const subscribeSchema = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1024)),
  keys: v.object({ p256dh: point, auth: v.pipe(base64url, v.length(22)) }),
  /** The key of the server that the browser subscribed with. */
  key: point,
  /** The device in the person's words: 'Chrome no Android'. */
  label: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  /**
   * Set when the app sends the subscription at its start, or the browser renews it. Absent when the
   * person has just turned notices on.
   */
  again: v.optional(v.literal(true)),
});
export type Subscribe = v.InferInput<typeof subscribeSchema>;

/**
 * `current` is the key for new subscriptions. If it differs from the subscription's own, the app
 * unsubscribes at the browser and subscribes again. Until then the old one keeps working.
 */
export const ownSubscriptionSchema = v.object({ id, current: point });

/**
 * GET /api/notifications/subscriptions; DELETE /api/notifications/subscriptions/:id ends one (204,
 * even if it is gone).
 */
export const subscriptionsSchema = v.object({
  subscriptions: v.array(
    v.object({
      id,
      label: v.string(),
      createdAt: instant,
      /** The app's last start with this subscription. */
      seenAt: instant,
    }),
  ),
});
export type DeviceSubscription = v.InferOutput<typeof subscriptionsSchema>['subscriptions'][number];

/**
 * POST /api/notifications/subscriptions/:id/test sends "Enviar um aviso de teste" at once, even in
 * quiet hours. `gone`: the push service does not know the subscription any more, so it was deleted;
 * `failed`: try later. Error: 404 `unknown_device` for an unknown id.
 */
export const testResultSchema = v.object({ result: v.picklist(['sent', 'gone', 'failed']) });
export type TestResult = v.InferOutput<typeof testResultSchema>['result'];

/**
 * PUT /api/notifications/rest/:subscription (204) requests one push at the end of a rest, in
 * place of the device's former request. Both instants use one clock of the device's choice, so that
 * a wrong clock does no harm. `sentAt` is its present time and orders requests that overtook each
 * other. DELETE /api/notifications/rest/:subscription?sentAt=… (204) cancels it. Error: 404
 * `unknown_device` if the subscription ended; subscribe again.
 */
export const restSchema = v.object({ endsAt: instant, sentAt: instant });
export type RestEnd = v.InferOutput<typeof restSchema>;

/** Maximum time until the end of a rest (ms); longer ones are refused with 400. */
export const REST_LIMIT_MS = 2 * 3_600_000;

export const noticeSchema = v.object({
  id,
  kind: v.string(),
  title: v.string(),
  body: v.string(),
  /** A path of the app, such as /app/workout. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  at: instant,
  readAt: v.nullable(instant),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** GET /api/notifications/inbox?before=<next of the page before>: newest first, at most 30 a page. */
export const inboxSchema = v.object({
  notices: v.array(noticeSchema),
  unread: v.number(),
  next: v.nullable(v.string()),
});
export type Inbox = v.InferOutput<typeof inboxSchema>;

/** GET /api/notifications/unread, and the answer of marking read. */
export const unreadSchema = v.object({ unread: v.number() });

/** POST /api/notifications/inbox/read: these, or all up to the newest one that the person saw. */
export const markReadSchema = v.union([
  v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)) }),
  v.object({ upTo: id }),
]);
export type MarkRead = v.InferOutput<typeof markReadSchema>;

/**
 * PUT /api/notifications/zone (204): the IANA zone of the device, for quiet hours and the hour of
 * today's workout. The app sends it at every start with a session, because the last opened device
 * counts.
 */
export const noticeZoneSchema = v.object({
  zone: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
});

/**
 * GET /api/notifications/mail: the kinds with mails stopped by the link in a mail, whatever the
 * preferences are. POST /api/notifications/mail/resume undoes this for one kind, and returns the
 * kinds that are still stopped.
 */
export const stoppedMailSchema = v.object({ stopped: v.array(v.picklist(NOTICE_KINDS)) });
export const resumeMailSchema = v.object({ kind: v.picklist(NOTICE_KINDS) });

/** The magic number of a message that Safari can show without a worker (Push API, declarative push messages). */
export const DECLARATIVE_PUSH = 8030;

/**
 * The decrypted content of a push. A worker shows `notification` and opens `navigate` (our origin)
 * on a tap.
 */
export interface PushMessage {
  readonly web_push: typeof DECLARATIVE_PUSH;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly lang: 'pt-BR';
    readonly dir: 'ltr';
    /** An absolute address of the app. */
    readonly navigate: string;
    /** A later one with the same tag replaces the shown one. */
    readonly tag: string;
    readonly silent: false;
    /** `rest`, `test` or the topic of a notice. */
    readonly data: { readonly kind: string };
  };
}
