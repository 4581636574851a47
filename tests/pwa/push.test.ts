import { beforeEach, expect, test } from 'vitest';
import type { Subscribe } from '#protocol/device/notifications';
import { ApiError } from '../../src/api/errors';
import { forgetPush, keepPush, type PushHost, turnOffPush, turnOnPush } from '../../src/pwa/push';
import { type PushRecord, parsePushRecord } from '../../src/pwa/push-record';

const keyOf = (seed: number) => new Uint8Array([4, ...Array.from({ length: 64 }, () => seed)]);
const textOf = (seed: number) => Buffer.from(keyOf(seed)).toString('base64url');

let record: PushRecord | null;
let permission: NotificationPermission;
let answer: NotificationPermission;
let held: PushSubscription | null;
let made: number;
let serverKey: number;
let told: { endpoint: string; key: string; label: string }[];
let removed: string[];
/** Keys that the server no longer knows. */
let forgotten: string[];
/** Whether the person removed this device from another one. */
let removedElsewhere: boolean;
/** Runs during the request to the server. */
let during: () => void;

function subscriptionUnder(key: BufferSource | string | null | undefined): PushSubscription {
  made += 1;
  const endpoint = `https://push.example/${made}`;
  const bytes = Buffer.from(typeof key === 'string' ? key : '', 'base64url');
  return {
    endpoint,
    expirationTime: null,
    options: { applicationServerKey: new Uint8Array(bytes).buffer, userVisibleOnly: true },
    getKey: () => null,
    unsubscribe: async () => {
      held = null;
      return true;
    },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  };
}

const host: PushHost = {
  permission: () => permission,
  ask: async () => {
    permission = answer;
    return answer;
  },
  registration: async () => ({
    pushManager: {
      getSubscription: async () => held,
      subscribe: async (options) => {
        held = subscriptionUnder(
          typeof options?.applicationServerKey === 'string' ? options.applicationServerKey : null,
        );
        return held;
      },
    },
  }),
  record: {
    get: () => record,
    set: (next) => {
      record = next;
    },
    clear: () => {
      record = null;
    },
  },
};

const calls = {
  key: async () => ({ key: textOf(serverKey) }),
  subscribe: async (device: Subscribe) => {
    if (device.again && removedElsewhere) {
      throw new ApiError({ status: 404, code: 'unknown_device' });
    }
    during();
    if (forgotten.includes(device.key)) throw new ApiError({ status: 409, code: 'unknown_key' });
    told.push({ endpoint: device.endpoint, key: device.key, label: device.label });
    return { id: `device-${told.length}`, current: textOf(serverKey) };
  },
  remove: async (id: string) => {
    removed.push(id);
  },
};

const ANA = { person: 'ana', label: 'Chrome no Android' };

beforeEach(() => {
  record = null;
  permission = 'default';
  answer = 'granted';
  held = null;
  made = 0;
  serverKey = 1;
  told = [];
  removed = [];
  forgotten = [];
  removedElsewhere = false;
  during = () => undefined;
});

test('turned on, the device subscribes, tells the server and remembers', async () => {
  expect(await turnOnPush(calls, ANA, host)).toBe('on');
  expect(told).toEqual([
    { endpoint: 'https://push.example/1', key: textOf(1), label: 'Chrome no Android' },
  ]);
  expect(record).toEqual({ ...ANA, id: 'device-1', rest: true });
});

test.each([
  ['denied', 'blocked'],
  ['default', 'dismissed'],
] as const)('an answer of %s asks the server nothing', async (said, outcome) => {
  answer = said;
  expect(await turnOnPush(calls, ANA, host)).toBe(outcome);
  expect([told, record]).toEqual([[], null]);
});

test('turned off, neither server, browser nor device know of it', async () => {
  await turnOnPush(calls, ANA, host);
  await turnOffPush(calls, host);
  expect([removed, held, record]).toEqual([['device-1'], null, null]);
});

test('each start tells the server again, without a new subscription', async () => {
  await turnOnPush(calls, ANA, host);
  await keepPush(calls, 'ana', host);
  expect(told.map(({ endpoint }) => endpoint)).toEqual([
    'https://push.example/1',
    'https://push.example/1',
  ]);
  expect(record?.id).toBe('device-2');
});

test('under another key of the server the browser subscribes again', async () => {
  await turnOnPush(calls, ANA, host);
  serverKey = 2;
  await keepPush(calls, 'ana', host);
  expect(told.slice(1)).toEqual([
    { endpoint: 'https://push.example/1', key: textOf(1), label: ANA.label },
    { endpoint: 'https://push.example/2', key: textOf(2), label: ANA.label },
  ]);
});

test('under a key that the server has forgotten too', async () => {
  await turnOnPush(calls, ANA, host);
  forgotten = [textOf(1)];
  serverKey = 2;
  await keepPush(calls, 'ana', host);
  expect(told.slice(1)).toEqual([
    { endpoint: 'https://push.example/2', key: textOf(2), label: ANA.label },
  ]);
});

test('a subscription that the browser lost is made again; the switch of the rest stays', async () => {
  await turnOnPush(calls, ANA, host);
  if (record) record = { ...record, rest: false };
  held = null;
  await keepPush(calls, 'ana', host);
  expect(told.at(-1)?.endpoint).toBe('https://push.example/2');
  expect(record?.rest).toBe(false);
});

test('another person, or a permission taken back, gets nothing of it', async () => {
  await turnOnPush(calls, ANA, host);
  await keepPush(calls, 'caio', host);
  expect([held, record, told.length]).toEqual([null, null, 1]);
  await turnOnPush(calls, ANA, host);
  permission = 'denied';
  await keepPush(calls, 'ana', host);
  expect([held, record, told.length]).toEqual([null, null, 2]);
});

test('removed from another device, it stays off until it is turned on here', async () => {
  await turnOnPush(calls, ANA, host);
  removedElsewhere = true;
  await keepPush(calls, 'ana', host);
  expect([held, record, told.length]).toEqual([null, null, 1]);
  expect(await turnOnPush(calls, ANA, host)).toBe('on');
  expect(record?.person).toBe('ana');
});

test('what is chosen while the server is told again stays', async () => {
  await turnOnPush(calls, ANA, host);
  during = () => {
    if (record) record = { ...record, rest: false };
  };
  await keepPush(calls, 'ana', host);
  expect(record).toMatchObject({ id: 'device-2', rest: false });
  during = () => {
    record = null;
  };
  await keepPush(calls, 'ana', host);
  expect(record).toBe(null);
});

test('who has it off is asked for nothing, at the start and on leaving', async () => {
  held = subscriptionUnder(textOf(1));
  await keepPush(calls, 'ana', host);
  await forgetPush(host);
  expect([told, held]).not.toContain(null);
});

test.each(['', 'x', '1', 'null', '{}', '{"person":"a","id":1,"label":"x"}'])(
  'a note that reads %j is none',
  (text) => expect(parsePushRecord(text)).toBe(null),
);
