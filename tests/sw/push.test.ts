import { expect, test } from 'vitest';
import { pathToOpen } from '#protocol/device/worker-message';
import { openPushed, type PushSurroundings, showPush } from '../../sw/push';
import { renewSubscription } from '../../sw/push-renewal';

const ORIGIN = 'https://anilha.example';

interface Window {
  visibilityState: DocumentVisibilityState;
  focused: boolean;
  /** The address at which it was opened, if not that of the app. */
  url?: string;
}

function device(windows: readonly Window[] = []) {
  const shown = new Map<string, { title: string; options: NotificationOptions }>();
  const did: string[] = [];
  const sent: unknown[] = [];
  const on: PushSurroundings = {
    origin: ORIGIN,
    async show(title, options) {
      did.push(
        `show ${title}${options.silent ? ', silent' : ''}${options.vibrate ? ', felt' : ''}`,
      );
      shown.set(options.tag ?? '', { title, options });
    },
    async shown(tag) {
      return shown.has(tag) ? [{ close: () => void shown.delete(tag) }] : [];
    },
    windows: async () =>
      windows.map((window, at) => ({
        url: `${ORIGIN}/`,
        ...window,
        // The result of focusing is not used.
        focus: () => {
          did.push(`focus ${at}`);
          return new Promise<never>(() => {});
        },
        postMessage: (message: unknown) => void sent.push(message),
      })),
    open: async (path) => void did.push(`open ${path}`),
    mark: async () => void did.push('mark'),
  };
  return { on, shown, did, sent };
}

const IN_SIGHT: Window = { visibilityState: 'visible', focused: true };
const HIDDEN: Window = { visibilityState: 'hidden', focused: false };

function declarative(kind: string, navigate = `${ORIGIN}/app/workout`): string {
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Fim do descanso',
      body: 'A próxima série espera por você.',
      lang: 'pt-BR',
      dir: 'ltr',
      navigate,
      tag: kind,
      silent: false,
      data: { kind },
    },
  });
}

test('a notice is shown as it came, and marks the icon', async () => {
  const { on, shown, did } = device([IN_SIGHT]);
  await showPush(declarative('today'), on);
  expect(did).toEqual(['show Fim do descanso', 'mark']);
  const { options } = shown.get('today') ?? {};
  expect(options).toMatchObject({
    body: 'A próxima série espera por você.',
    data: { kind: 'today', path: '/app/workout' },
  });
});

test('the end of a rest rings while nobody looks, once for each', async () => {
  const { on, shown, did } = device([HIDDEN]);
  await showPush(declarative('rest'), on);
  await showPush(declarative('rest'), on);
  expect(did).toEqual(['show Fim do descanso, felt', 'show Fim do descanso, felt']);
  expect(shown.size).toBe(1);
});

test('an app in sight has rung by itself: the same push makes no sound and goes', async () => {
  const { on, shown, did } = device([HIDDEN, IN_SIGHT]);
  await showPush(declarative('rest'), on);
  expect(did).toEqual(['show Fim do descanso, silent']);
  expect(shown.size).toBe(0);
});

test.each([
  ['nothing', ''],
  ['text', 'oi'],
  ['an empty title', JSON.stringify({ notification: { title: '' } })],
  ['another shape', JSON.stringify({ notification: [1] })],
])('%s still shows something, and leads to the inbox', async (_, sent) => {
  const { on, shown } = device();
  await showPush(sent, on);
  const { title, options } = shown.get('anilha') ?? {};
  expect(title).toBe('Anilha');
  expect(options?.data).toMatchObject({ path: '/app/inbox' });
});

test('a message without what makes it declarative is read all the same', async () => {
  const { on, shown } = device();
  await showPush(JSON.stringify({ title: 'Olá', tag: 'x', navigate: '/app/history?a=1' }), on);
  expect(shown.get('x')?.options.data).toMatchObject({ path: '/app/history?a=1' });
});

test.each([
  'https://evil.example/app/workout',
  `${ORIGIN}//evil.example/app/workout`,
  '/.//evil.example',
  '/ok/..//evil.example',
])('a push of another origin leads to the inbox: %s', async (address) => {
  const { on, shown } = device();
  await showPush(declarative('today', address), on);
  expect(shown.get('today')?.options.data).toMatchObject({ path: '/app/inbox' });
});

test('a tap opens a window where there is none', async () => {
  const { on, did } = device();
  await openPushed({ kind: 'rest', path: '/app/workout' }, on);
  await openPushed(null, on);
  await openPushed({ path: '//evil.example' }, on);
  expect(did).toEqual(['open /app/workout', 'open /app/inbox', 'open /app/inbox']);
});

test('a tap goes on in the window that is in front', async () => {
  const { on, did, sent } = device([HIDDEN, IN_SIGHT]);
  void openPushed({ path: '/app/workout' }, on);
  await expect.poll(() => did).toEqual(['focus 1']);
  expect(sent.map(pathToOpen)).toEqual(['/app/workout']);
});

test('a tap is not left to a page of ours that is not the app', async () => {
  const mails = { ...IN_SIGHT, url: `${ORIGIN}/api/notifications/stop-mail?t=x` };
  const licences = { ...HIDDEN, url: `${ORIGIN}/third-party.txt` };
  const alone = device([mails, licences]);
  void openPushed({ path: '/app/workout' }, alone.on);
  await expect.poll(() => alone.did).toEqual(['open /app/workout']);
  const beside = device([mails, { ...HIDDEN, url: `${ORIGIN}/app/history` }]);
  void openPushed({ path: '/app/workout' }, beside.on);
  await expect.poll(() => beside.did).toEqual(['focus 1']);
});

test('a rest rings beside a page of ours that is not the app', async () => {
  const page = { ...IN_SIGHT, url: `${ORIGIN}/third-party.txt` };
  const { on, did } = device([page]);
  await showPush(declarative('rest'), on);
  expect(did).toEqual(['show Fim do descanso, felt']);
});

test.each([null, 'x', {}, { type: 'OPEN_PATH' }, { type: 'OPEN_PATH', path: '//evil' }])(
  'a page opens nothing for %j',
  (message) => expect(pathToOpen(message)).toBe(null),
);

test('a subscription that the browser gave up is made again and told to the server', async () => {
  const key = new Uint8Array([4, ...Array.from({ length: 64 }, (_, at) => at)]);
  const text = Buffer.from(key).toString('base64url');
  const asked: [string, RequestInit][] = [];
  const subscribed: unknown[] = [];
  const fresh = {
    endpoint: 'https://push.example/2',
    expirationTime: null,
    options: { applicationServerKey: key.buffer, userVisibleOnly: true },
    getKey: () => null,
    unsubscribe: async () => true,
    toJSON: () => ({ endpoint: 'https://push.example/2', keys: { p256dh: 'Bp', auth: 'au' } }),
  };
  await renewSubscription(
    { newSubscription: null },
    {
      pushes: {
        subscribe: async (options) => {
          subscribed.push(options);
          return fresh;
        },
      },
      fetch: async (path, init) => {
        asked.push([path, init]);
        return Response.json({ key: text });
      },
    },
  );
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: text }]);
  const [path, init] = asked[1] ?? [];
  expect(path).toBe('/api/notifications/subscriptions');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
  expect(JSON.parse(String(init?.body))).toMatchObject({
    endpoint: 'https://push.example/2',
    keys: { p256dh: 'Bp', auth: 'au' },
    key: text,
  });
});
