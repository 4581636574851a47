import { createServer } from 'node:http';
import * as v from 'valibot';

const eventSchema = v.looseObject({
  event: v.string(),
  properties: v.record(v.string(), v.unknown()),
});
const sentSchema = v.union([
  v.array(eventSchema),
  v.pipe(
    v.looseObject({ batch: v.array(eventSchema) }),
    v.transform(({ batch }) => batch),
  ),
  v.pipe(
    eventSchema,
    v.transform((event) => [event]),
  ),
]);

type Sent = v.InferOutput<typeof eventSchema>;

/** A double of the analytics service: accepts everything. */
export interface CountingHost {
  readonly url: string;
  /** All events so far, in order of arrival. */
  events(): Sent[];
  /** All addresses and bodies so far, without our own marks. */
  received(): string;
  /** Requests of the test itself. */
  marks(): string[];
  stop(): Promise<void>;
}

/** Decodes a beacon, which has its JSON as a form field in base64. */
function plain(body: Buffer): string {
  const text = body.toString('utf8');
  const field = new URLSearchParams(text).get('data');
  return field === null ? text : Buffer.from(field, 'base64').toString('utf8');
}

export async function startCountingHost(): Promise<CountingHost> {
  const calls: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method !== 'OPTIONS') {
        calls.push({ path: request.url ?? '', body: plain(Buffer.concat(chunks)) });
      }
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': request.headers.origin ?? '*',
        'access-control-allow-headers': '*',
        'access-control-allow-credentials': 'true',
      });
      response.end('{"status":1}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  const isMark = ({ path, body }: { path: string; body: string }) =>
    body === '' && /^\/\w+$/.test(path);
  return {
    url: `http://localhost:${address.port}`,
    events: () =>
      calls
        .filter((call) => !isMark(call))
        .flatMap(({ body }) => v.parse(sentSchema, JSON.parse(body))),
    received: () =>
      calls
        .filter((call) => !isMark(call))
        .map(({ path, body }) => `${path}\n${body}`)
        .join('\n'),
    marks: () => calls.filter(isMark).map(({ path }) => path.slice(1)),
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
