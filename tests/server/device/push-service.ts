import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { createPushDoor, type PushDoor, postPush } from '../../../server/device/push-door';
import { decryptPush, drawReceiver } from './receiver';

/** A delivered push, as its browser decrypts it. */
export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly message: v.InferOutput<typeof messageSchema>;
}

const messageSchema = v.strictObject({
  web_push: v.literal(8030),
  notification: v.strictObject({
    title: v.string(),
    body: v.string(),
    lang: v.literal('pt-BR'),
    dir: v.literal('ltr'),
    navigate: v.pipe(v.string(), v.url()),
    tag: v.string(),
    silent: v.literal(false),
    data: v.strictObject({ kind: v.string() }),
  }),
});

type Answer = { status: number; retryAfter?: string } | 'never';

/** A local push service with browsers that decrypt their pushes. */
export async function startPushService() {
  const browsers = new Map<string, ReturnType<typeof drawReceiver>>();
  const arrived: Arrived[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const browser = browsers.get(path);
      const answer = answers.shift() ?? { status: browser ? 201 : 404 };
      if (browser && (answer === 'never' || answer.status < 300)) {
        const plain = decryptPush(Buffer.concat(parts), browser);
        const message = v.parse(messageSchema, JSON.parse(plain.toString()));
        arrived.push({ path, headers: request.headers, message });
      }
      if (answer === 'never') return;
      const { status, retryAfter } = answer;
      response.writeHead(status, retryAfter ? { 'Retry-After': retryAfter } : {});
      response.end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const internet = createPushDoor();
  const door: PushDoor = {
    accepts: (endpoint) => endpoint.startsWith(`${base}/`) || internet.accepts(endpoint),
    send: (push) => postPush(push),
  };

  return {
    door,
    arrived,
    /** Titles of the delivered pushes. */
    titles: () => arrived.map(({ message }) => message.notification.title),
    /** Answers for the next pushes; further ones are accepted. */
    answerBy: (...next: Answer[]) => void answers.push(...next),
    /** A browser with a subscription, in the form that the server receives. */
    browser(name: string, key: string) {
      const receiver = drawReceiver();
      browsers.set(`/push/${name}`, receiver);
      const endpoint = `${base}/push/${name}`;
      return { endpoint, keys: receiver.subscription, key, label: `Chrome de ${name}` };
    },
    /** Breaks off unanswered requests. */
    breakOff: () => server.closeAllConnections(),
    /** The person withdraws the permission. */
    forget: (name: string) => void browsers.delete(`/push/${name}`),
    reset(): void {
      arrived.length = 0;
      answers.length = 0;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;
