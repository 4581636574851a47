import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { bodyOf } from '../scale/proxy';

/** A complete answer of a server. */
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Forwards a browser's request to the server at a port. */
export async function forward(
  port: number,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const sent = request({ host: 'localhost', port, method, path, headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve);
    sent.once('error', reject);
  });
  sent.end(body);
  const answer = await answered;
  return {
    status: answer.statusCode ?? 502,
    headers: answer.headers,
    body: await bodyOf(answer),
  };
}

export function sendWhole(outgoing: ServerResponse, { status, headers, body }: Answer): void {
  outgoing.writeHead(status, headers).end(body);
}

/** Sends the first half of an answer, either as if complete or with a broken connection. */
export function sendHalf(outgoing: ServerResponse, answer: Answer, asIfAll: boolean): void {
  const { status, headers, body } = answer;
  const half = body.subarray(0, Math.floor(body.length / 2));
  const { 'content-length': _, 'transfer-encoding': __, ...others } = headers;
  if (asIfAll) outgoing.writeHead(status, others).end(half);
  else outgoing.writeHead(status, headers).write(half, () => outgoing.destroy());
}
