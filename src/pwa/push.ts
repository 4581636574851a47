import { base64url } from '#protocol/base64url';
import type { Subscribe } from '#protocol/device/notifications';
import type { Notifications } from '../api/device/notifications';
import { ApiError } from '../api/errors';
import { pushRecord } from './push-record';

/**
 * Why this browser cannot show notices: not supported, only when installed, or refused by the
 * person.
 */
export type PushObstacle = 'unsupported' | 'install' | 'blocked';

type Registration = {
  readonly pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>;
};

/** The browser's interface for pushes; tests pass their own. */
export interface PushHost {
  permission(): NotificationPermission;
  /** Requests the permission; only within a tap. */
  ask(): Promise<NotificationPermission>;
  /** Null without a registered worker. */
  registration(): Promise<Registration | null>;
  record: Pick<typeof pushRecord, 'get' | 'set' | 'clear'>;
}

/**
 * The result of turning on. Failures: the person blocked or closed the question, or there is no
 * worker to receive pushes.
 */
export type TurnedOn = 'on' | 'blocked' | 'dismissed' | 'no-worker';

const browser: PushHost = {
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  registration: async () => (await navigator.serviceWorker.getRegistration()) ?? null,
  record: pushRecord,
};

/** The obstacle to notices on this device, as far as visible without a question; null for none. */
export function pushObstacle(way: string): PushObstacle | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    // An iPhone supports pushes only after the app was added to the home screen.
    return way === 'ios' ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : null;
}

type Calls = Pick<Notifications, 'key' | 'subscribe' | 'remove'>;

/** The server's key of a subscription. */
function keyOf(subscription: PushSubscription): string | null {
  const key = subscription.options.applicationServerKey;
  return key && base64url(new Uint8Array(key));
}

/**
 * The browser's subscription with one of the server's keys; one with another key is ended first.
 */
async function subscribeUnder(key: string, { pushManager }: Registration) {
  const held = await pushManager.getSubscription();
  if (held && keyOf(held) === key) return held;
  await held?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Sends the browser's subscription to the server; returns the server's id for it. */
async function register(
  calls: Calls,
  registration: Registration,
  of: Pick<Subscribe, 'label' | 'again'>,
): Promise<string> {
  const tell = async (key: string) => {
    const { endpoint = '', keys = {} } = (await subscribeUnder(key, registration)).toJSON();
    const { p256dh = '', auth = '' } = keys;
    return calls.subscribe({ endpoint, keys: { p256dh, auth }, key, ...of });
  };
  const held = await registration.pushManager.getSubscription();
  let key = (held && keyOf(held)) ?? (await calls.key()).key;
  let own = await tell(key).catch(async (cause: unknown) => {
    if (!(cause instanceof ApiError) || cause.code !== 'unknown_key') throw cause;
    key = (await calls.key()).key;
    return tell(key);
  });
  // The server has another key now, so the browser subscribes again.
  if (own.current !== key) own = await tell(own.current);
  return own.id;
}

/** Turns notices on; must be called from a tap. Rejects if the network or the server fails. */
export async function turnOnPush(
  calls: Calls,
  of: { person: string; label: string },
  host: PushHost = browser,
): Promise<TurnedOn> {
  const answer = await host.ask();
  if (answer !== 'granted') return answer === 'denied' ? 'blocked' : 'dismissed';
  const registration = await host.registration();
  if (!registration) return 'no-worker';
  const id = await register(calls, registration, { label: of.label });
  host.record.set({ ...of, id, rest: true });
  return 'on';
}

/**
 * Turns notices off here and at the server. Rejects if the server is unreachable: then they
 * continue.
 */
export async function turnOffPush(calls: Calls, host: PushHost = browser): Promise<void> {
  const record = host.record.get();
  if (record) await calls.remove(record.id);
  await forgetPush(host);
}

/** Ends the browser's subscription, so that no push arrives any more, whatever the server knows. */
export async function forgetPush(host: PushHost = browser): Promise<void> {
  if (!host.record.get()) return;
  host.record.clear();
  const registration = await host.registration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/**
 * Renews the subscription of a person with notices on. A subscription ends with the session that
 * registered it last, so each session registers it. Subscribes again if the browser or the server
 * replaced the subscription. Drops it if the person removed it from another device. Rejects if the
 * network or the server fails.
 */
export async function keepPush(
  calls: Calls,
  person: string,
  host: PushHost = browser,
): Promise<void> {
  const record = host.record.get();
  if (!record) return;
  // It belongs to another person, or the permission was revoked in the browser.
  if (record.person !== person || host.permission() !== 'granted') return forgetPush(host);
  const registration = await host.registration();
  if (!registration) return;
  try {
    const id = await register(calls, registration, { label: record.label, again: true });
    // Choices that the person made meanwhile stay.
    const latest = host.record.get();
    if (latest?.person === person) host.record.set({ ...latest, id });
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== 'unknown_device') throw cause;
    await forgetPush(host);
  }
}
