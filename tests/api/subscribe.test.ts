import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../src/api/client';
import { RECONNECT_CAP_MS, reconnectDelay } from '../../src/api/subscribe';

/** A socket controlled by the test. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readyState = 0;

  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  dies(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const read = v.parser(v.object({ rev: v.number() }));

async function listen() {
  const messages: { rev: number }[] = [];
  const states: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    WebSocketCtor: FakeSocket,
    random: () => 1,
  });
  const subscription = client.subscribe('/api/live', {
    read,
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
  });
  // The module with the sockets is loaded with the first subscription.
  await vi.dynamicImportSettled();
  return { messages, states, subscription };
}

function socket(index: number): FakeSocket {
  const found = FakeSocket.all[index];
  if (!found) throw new Error(`there is no socket ${index}`);
  return found;
}

describe('WebSocket subscriptions', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('does not try without a network, and connects when it is back', async () => {
    const network = { onLine: false };
    vi.stubGlobal('navigator', network);
    try {
      const { states } = await listen();
      await vi.advanceTimersByTimeAsync(3 * RECONNECT_CAP_MS);
      expect(FakeSocket.all).toEqual([]);
      expect(new Set(states)).toEqual(new Set(['waiting']));
      network.onLine = true;
      await vi.advanceTimersByTimeAsync(RECONNECT_CAP_MS);
      expect(FakeSocket.all).toHaveLength(1);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('T2d2: does not reconnect while the page is hidden, and does at once when it is visible', async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('document', page);
    const show = (visibilityState: string) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      const { subscription } = await listen();
      socket(0).opens();
      show('hidden');
      socket(0).dies();
      await vi.advanceTimersByTimeAsync(10 * RECONNECT_CAP_MS);
      expect(FakeSocket.all).toHaveLength(1);
      show('visible');
      expect(FakeSocket.all).toHaveLength(2);
      subscription.close();
      show('visible');
      expect(FakeSocket.all).toHaveLength(2);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('connects to the address of the API and hands on messages that can be read', async () => {
    const { messages, states } = await listen();
    expect(socket(0).url).toBe('wss://api.example/api/live');
    socket(0).opens();
    socket(0).says('{"rev":1}');
    socket(0).says('{"rev":"two"}');
    socket(0).says('not json');
    socket(0).says(new ArrayBuffer(1));
    socket(0).says('{"rev":3}');
    expect(messages).toEqual([{ rev: 1 }, { rev: 3 }]);
    expect(states).toEqual(['connecting', 'open']);
  });

  test('comes back after a loss, later each time, and at once from the start when it held', async () => {
    const { states } = await listen();
    for (const [lost, wait] of [1000, 2000, 4000].entries()) {
      socket(lost).dies();
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(lost + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(lost + 2);
    }
    socket(3).opens();
    socket(3).dies();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(5);
    expect(states.slice(-4)).toEqual(['connecting', 'open', 'waiting', 'connecting']);
  });

  test('never waits longer than the cap, nor all devices alike', () => {
    expect(reconnectDelay(40, 1)).toBe(RECONNECT_CAP_MS);
    expect(reconnectDelay(3, 0)).toBeLessThan(reconnectDelay(3, 1));
    expect(reconnectDelay(0, 0)).toBeGreaterThan(0);
  });

  test('stays away when the server refuses this session', async () => {
    const { states } = await listen();
    socket(0).dies(4401);
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe('refused');
  });

  test('says nothing any more once closed', async () => {
    const { messages, subscription } = await listen();
    socket(0).opens();
    subscription.close();
    socket(0).says('{"rev":1}');
    socket(0).dies();
    vi.advanceTimersByTime(600_000);
    expect(messages).toEqual([]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
