import { openPath } from '#protocol/device/worker-message';
import { type Pushed, pathOf, readPush } from './push-message';
import { renewSubscription } from './push-renewal';
import { opensShell } from './shell';

declare const self: ServiceWorkerGlobalScope;

/** Options of a notification; the DOM types lack two of them. */
type Shown = NotificationOptions & { renotify: boolean; vibrate?: number[] };
type OpenWindow = Pick<
  WindowClient,
  'url' | 'visibilityState' | 'focused' | 'focus' | 'postMessage'
>;

/** The browser's interface for a push; tests pass their own. */
export interface PushSurroundings {
  readonly origin: string;
  show(title: string, options: Shown): Promise<void>;
  shown(tag: string): Promise<readonly Pick<Notification, 'close'>[]>;
  windows(): Promise<readonly OpenWindow[]>;
  open(path: string): Promise<unknown>;
  /** Sets a badge on the app's icon, if supported. */
  mark(): Promise<void>;
}

const REST_VIBRATION = [220, 90, 220, 90, 340];

/**
 * Shows a push as a notification, also an unreadable one: browsers stop deliveries to apps that
 * show nothing.
 */
export async function showPush(sent: string, on: PushSurroundings): Promise<void> {
  const pushed = readPush(sent, on.origin);
  const isRest = pushed.kind === 'rest';
  // A visible app has counted the rest down and rung by itself. A second sound would be too much,
  // and the notification is closed at once.
  const needless = isRest && (await appWindows(on)).some(isInSight);
  await on.show(pushed.title, {
    ...lookOf(pushed),
    silent: needless,
    renotify: !needless,
    ...(isRest && !needless ? { vibrate: REST_VIBRATION } : {}),
  });
  if (needless) for (const notification of await on.shown(pushed.tag)) notification.close();
  // A rest and a test leave no notice in the inbox.
  if (!isRest && pushed.kind !== 'test') await on.mark().catch(() => undefined);
}

/**
 * The windows of the app, without pages of the server itself (such as the one that stops mails).
 */
async function appWindows({ origin, windows }: PushSurroundings): Promise<readonly OpenWindow[]> {
  return (await windows()).filter(({ url }) => opensShell(new URL(url), origin));
}

function isInSight({ visibilityState }: OpenWindow): boolean {
  return visibilityState === 'visible';
}

function lookOf({ kind, body, tag, path }: Pushed): NotificationOptions {
  return {
    body,
    tag,
    data: { kind, path },
    lang: 'pt-BR',
    icon: '/icon-192.png',
    badge: '/icon-monochrome-512.png',
  };
}

/** Opens the target of a tapped notification, in an open window if there is one. */
export async function openPushed(data: unknown, on: PushSurroundings): Promise<void> {
  const path = pathOf(addressIn(data), on.origin);
  const windows = await appWindows(on);
  const window = windows.find(({ focused }) => focused) ?? windows.find(isInSight) ?? windows[0];
  if (!window) {
    await on.open(path);
    return;
  }
  // Within the page, like a link: a reload would lose typed text.
  window.postMessage(openPath(path));
  await window.focus();
}

/** The target path in a notification's data, ours or declarative. */
function addressIn(data: unknown): string {
  const path: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'path') : '';
  return typeof path === 'string' ? path : '';
}

/** Handles pushes, taps on notifications, and subscriptions changed by the browser. */
export function answerPushes(): void {
  const on: PushSurroundings = {
    origin: self.location.origin,
    show: (title, options) => self.registration.showNotification(title, options),
    shown: (tag) => self.registration.getNotifications({ tag }),
    windows: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    open: (path) => self.clients.openWindow(path),
    mark: async () => {
      if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge();
    },
  };
  self.addEventListener('push', (event) => {
    event.waitUntil(showPush(event.data?.text() ?? '', on));
  });
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPushed(event.notification.data, on));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const renewal = renewSubscription(event, {
      pushes: self.registration.pushManager,
      fetch: (path, init) => self.fetch(path, init),
    });
    // A failure is ignored, because the app checks the subscription whenever it opens.
    event.waitUntil(renewal.catch(() => undefined));
  });
}
