import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpListener, listen } from '../../../server/app/listen';
import { createTestServer, type TestServer } from '../../harness/server';

let server: TestServer;
let usual: HttpListener;
/** A listener of that server with short time limits. */
let hasty: HttpListener;

beforeAll(async () => {
  server = await createTestServer();
  const { fetch } = server.app;
  const door = { fetch, host: '127.0.0.1', port: 0, variable: 'API_PORT' };
  usual = await listen(door);
  hasty = await listen({ ...door, patience: { headersMs: 300, requestMs: 600, checkMs: 50 } });
});
afterAll(async () => {
  await usual.stop();
  await hasty.stop();
  await server.close();
});

const HOST = 'Host: localhost\r\n';

function dial(door = usual): Socket {
  return connect(door.port, '127.0.0.1').on('error', () => {});
}

/** All bytes until the server closes the connection. */
async function answerOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

describe('who sends', () => {
  test('headers a letter at a time is cut, however busy the line looks', async () => {
    const socket = dial(hasty);
    socket.write(`GET /api/health HTTP/1.1\r\n${HOST}X-Slow: `);
    const drip = setInterval(() => socket.write('a'), 20);
    const answer = await answerOf(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body that never ends is cut', async () => {
    const socket = dial(hasty);
    const type = 'Content-Type: application/json\r\nContent-Length: 1000\r\n';
    socket.write(`POST /api/auth/sign-in/email HTTP/1.1\r\n${HOST}${type}\r\n{`);
    const drip = setInterval(() => socket.write(' '), 20);
    const answer = await answerOf(socket);
    clearInterval(drip);
    expect(answer).not.toMatch(/^HTTP\/1\.1 [23]/);
  });

  test('more headers than any of ours is refused', async () => {
    const socket = dial();
    socket.write(`GET /api/health HTTP/1.1\r\n${HOST}Cookie: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('a body of two lengths, or none that is a request, is refused', async () => {
    const double = `${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`;
    for (const sent of [
      `POST /api/sync HTTP/1.1\r\n${double}`,
      '\x16\x03\x01\x02\x00 GET /\r\n\r\n',
    ]) {
      const socket = dial();
      socket.write(sent);
      expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('nothing at all leaves the others their answers', async () => {
    const idle = Array.from({ length: 50 }, () => dial());
    const socket = dial();
    socket.write(`GET /api/health HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"ok":true/);
    for (const one of idle) one.destroy();
  });
});
