export type SubscriptionState = 'connecting' | 'open' | 'waiting' | 'refused';

export type SubscribeOptions<T> = {
  /** Parses one message; messages for which it throws are ignored. */
  read: (message: unknown) => T;
  onMessage: (message: T) => void;
  onState?: (state: SubscriptionState) => void;
};

export type LiveSubscription = { close: () => void };

/** The used part of a WebSocket. */
type Socket = Pick<WebSocket, 'close' | 'addEventListener'> & { readonly readyState: number };

export type SubscribeDeps = {
  WebSocketCtor: new (url: string) => Socket;
  /** A number from 0 to 1 that spreads the reconnections of many devices. */
  random: () => number;
};

const RECONNECT_FIRST_MS = 1_000;
export const RECONNECT_CAP_MS = 30_000;

/** Close codes with which the server refuses this session, so that reconnecting is useless. */
const REFUSED_CODES = new Set([1008, 4401, 4403]);

/** Wait in ms before a reconnection (0 is the first), with full jitter above a fifth. */
export function reconnectDelay(attempt: number, random: number): number {
  const ceiling = Math.min(RECONNECT_CAP_MS, RECONNECT_FIRST_MS * 2 ** attempt);
  return Math.round(ceiling * (0.2 + 0.8 * random));
}

/** Listens to a WebSocket and reconnects after every loss, until closed or refused. */
export function subscribe<T>(
  url: string,
  options: SubscribeOptions<T>,
  deps: SubscribeDeps,
): LiveSubscription {
  let socket: Socket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let closed = false;

  function connect(): void {
    clearTimeout(timer);
    // Without network an attempt is useless; a timer checks again, in case no event reports its
    // return.
    if (globalThis.navigator?.onLine === false) {
      options.onState?.('waiting');
      timer = setTimeout(reconnect, RECONNECT_CAP_MS);
      return;
    }
    options.onState?.('connecting');
    const current = new deps.WebSocketCtor(url);
    socket = current;
    current.addEventListener('open', () => {
      attempt = 0;
      options.onState?.('open');
    });
    current.addEventListener('message', (event) => {
      const message = readMessage(event.data, options.read);
      if (message !== null && !closed) options.onMessage(message.value);
    });
    current.addEventListener('close', (event) => {
      if (closed || socket !== current) return;
      if (REFUSED_CODES.has(event.code)) {
        stop();
        options.onState?.('refused');
        return;
      }
      options.onState?.('waiting');
      timer = setTimeout(reconnect, reconnectDelay(attempt, deps.random()));
      attempt += 1;
    });
  }

  /** A hidden page reconnects only once it is visible, to save battery and server load. */
  function reconnect(): void {
    if (!isHidden()) connect();
  }

  function connectNow(): void {
    // A socket that is opening (0) or open (1) reports its own end.
    if (closed || isHidden() || (socket !== null && socket.readyState <= 1)) return;
    attempt = 0;
    connect();
  }

  function stop(): void {
    closed = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.('online', connectNow);
    globalThis.document?.removeEventListener('visibilitychange', connectNow);
    socket?.close();
  }

  globalThis.addEventListener?.('online', connectNow);
  globalThis.document?.addEventListener('visibilitychange', connectNow);
  connect();
  return { close: stop };
}

const isHidden = () => globalThis.document?.visibilityState === 'hidden';

function readMessage<T>(data: unknown, read: (message: unknown) => T): { value: T } | null {
  if (typeof data !== 'string') return null;
  try {
    return { value: read(JSON.parse(data)) };
  } catch {
    return null;
  }
}
