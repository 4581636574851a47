import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#protocol/limits';
import { createClient } from '../../src/api/client';
import { createTransport } from '../../src/sync/transport';

const REQUEST = { proto: 1, schema: 1, account: 'ana', device: 'x', spaces: [], ops: [] };
const BODY = { now: 1, minSchema: 1, results: [], spaces: [] };

function over(answer: () => Response | Promise<Response>) {
  const calls: Request[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.com',
    fetch: async (input, init) => {
      calls.push(new Request(input, init));
      return answer();
    },
  });
  return { transport: createTransport(client), calls };
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('how a trip to the server ends', () => {
  it('an answer of the protocol is taken', async () => {
    const { transport, calls } = over(() => json(BODY));
    expect(await transport.sync(REQUEST)).toEqual({ kind: 'ok', response: BODY });
    expect(calls[0]?.method).toBe('POST');
    expect(new URL(calls[0]?.url ?? '').pathname).toBe('/api/sync');
  });

  it('texts that look like dates stay texts: they are a person’s words', async () => {
    const record = {
      kind: 'workout',
      id: 'a',
      rev: 1,
      born: 1,
      body: { d: ['b'], b: 0, r: { title: ['2026-11-20T18:00:00.000Z', 0, 0, 0] } },
    };
    const body = {
      ...BODY,
      spaces: [{ id: 's', epoch: 'e', from: 0, to: 1, more: false, records: [record] }],
    };
    expect(await over(() => json(body)).transport.sync(REQUEST)).toEqual({
      kind: 'ok',
      response: body,
    });
  });

  describe('E1b: an answer that stops in the middle', () => {
    /** A server that sends half of its answer; an abort ends it only where `heard`. */
    function half(heard: boolean) {
      let runOut: () => void = () => undefined;
      const cancelled = vi.fn();
      const client = createClient({
        baseUrl: 'https://api.example.com',
        fetch: async (input, init) => {
          const { signal } = new Request(input, init);
          const body = new ReadableStream<Uint8Array>({
            start(stream) {
              stream.enqueue(new TextEncoder().encode('{"now":'));
              if (heard) signal.addEventListener('abort', () => stream.error(signal.reason));
            },
          });
          setTimeout(runOut);
          return new Response(body, { headers: { 'content-type': 'application/json' } });
        },
      });
      const transport = createTransport(client, (work, ms) => {
        expect(ms).toBe(LIMITS.answerMs);
        runOut = work;
        return cancelled;
      });
      return { transport, cancelled };
    }

    it.each([
      ['', true],
      [', also where signals cannot be joined', false],
    ])('is none after its time%s', async (_, heard) => {
      const { transport, cancelled } = half(heard);
      expect(await transport.sync(REQUEST)).toEqual({ kind: 'offline', late: true });
      expect(cancelled).toHaveBeenCalledTimes(1);
      expect(await half(heard).transport.digest('u:ana')).toBeNull();
    });
  });

  it.each([
    [401, 'signed_out'],
    [409, 'wrong_account'],
    [400, 'invalid'],
    [413, 'too_large'],
    [502, 'broken'],
    [404, 'broken'],
  ])('%i: %s', async (status, kind) => {
    expect(await over(() => json({ message: 'x' }, status)).transport.sync(REQUEST)).toEqual({
      kind,
    });
  });

  it.each([
    ['leaving', 'signed_out'],
    ['forbidden', 'broken'],
  ])('403 with the code %s: %s', async (code, kind) => {
    const { transport } = over(() => json({ message: 'x', code }, 403));
    expect(await transport.sync(REQUEST)).toEqual({ kind });
  });

  it('E1f: an account that waits to be erased is signed out', async () => {
    const leaving = over(() => json({ code: 'leaving', message: 'x' }, 403));
    expect(await leaving.transport.sync(REQUEST)).toEqual({ kind: 'signed_out' });
  });

  it('500: broken, and said to be the server’s own failure', async () => {
    expect(await over(() => json({ message: 'x' }, 500)).transport.sync(REQUEST)).toEqual({
      kind: 'broken',
      failed: true,
    });
  });

  it.each([
    [429, { 'retry-after': '7' }, 7000],
    [503, { 'retry-after': '120' }, 120_000],
    [503, {}, null],
  ])('%i: busy, for as long as the server says', async (status, headers, retryAfter) => {
    expect(await over(() => json({}, status, headers)).transport.sync(REQUEST)).toEqual({
      kind: 'busy',
      retryAfter,
    });
  });

  it('426: too old, with the results of what was pushed when they are there', async () => {
    expect(await over(() => json(BODY, 426)).transport.sync(REQUEST)).toEqual({
      kind: 'too_old',
      response: BODY,
    });
    expect(await over(() => json({}, 426)).transport.sync(REQUEST)).toEqual({
      kind: 'too_old',
      response: null,
    });
  });

  it('no answer at all is offline', async () => {
    const { transport } = over(() => Promise.reject(new TypeError('fetch failed')));
    expect(await transport.sync(REQUEST)).toEqual({ kind: 'offline' });
  });

  it.each([200, 401, 511])('T2c1: a hotel’s login page with %i is no answer', async (status) => {
    const headers = { 'content-type': 'text/html' };
    const page = new Response('<html>Entrar</html>', { status, headers });
    expect(await over(() => page).transport.sync(REQUEST)).toEqual({ kind: 'offline' });
  });

  it('an answer that is none of the protocol is broken: half a body, another shape', async () => {
    const half = () =>
      new Response('{"now":1,', { headers: { 'content-type': 'application/json' } });
    expect((await over(half).transport.sync(REQUEST)).kind).toBe('broken');
    expect(await over(() => json({ now: 'x' })).transport.sync(REQUEST)).toEqual({
      kind: 'broken',
    });
  });

  it('a digest that cannot be had is no digest', async () => {
    const digest = { rev: 1, epoch: 'e', kinds: {} };
    expect(await over(() => json(digest)).transport.digest('u:ana')).toEqual(digest);
    expect(await over(() => json({ rev: -1 })).transport.digest('u:ana')).toBeNull();
    expect(await over(() => json({}, 500)).transport.digest('u:ana')).toBeNull();
  });
});
