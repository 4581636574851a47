import * as v from 'valibot';
import WebSocket from 'ws';

/** A connection of WebDriver BiDi. */
export interface Bidi {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (params: unknown) => void): void;
  close(): void;
}

const CALL_MS = 60_000;
const messageSchema = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({
    type: v.literal('error'),
    id: v.nullable(v.number()),
    error: v.string(),
    message: v.string(),
  }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
]);

interface Waiting {
  resolve(result: unknown): void;
  reject(cause: Error): void;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: unknown) => void>();
  let sent = 0;

  socket.on('message', (data) => {
    const message = v.parse(messageSchema, JSON.parse(String(data)));
    if (message.type === 'event') {
      listeners.get(message.method)?.(message.params);
      return;
    }
    const caller = waiting.get(message.id ?? 0);
    if (message.type === 'success') caller?.resolve(message.result);
    else caller?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed'));
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  return {
    async send(method, params = {}) {
      sent += 1;
      const id = sent;
      let timer: NodeJS.Timeout | undefined;
      const answer = new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new Error(`${method} has no answer`)), CALL_MS);
      });
      socket.send(JSON.stringify({ id, method, params }));
      return answer.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      });
    },
    on: (event, listener) => void listeners.set(event, listener),
    close: () => socket.close(),
  };
}
