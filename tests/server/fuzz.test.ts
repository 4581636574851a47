import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryDatabase } from '../harness/databases';
import { hostile, nearSchema } from '../harness/near-schema';
import { ORIGIN } from '../harness/server';
import type { Role } from './coaching/access-world';
import { FORMS } from './fuzz-forms';
import { FOREIGN, failureOf, RUNS, refusal, SEED } from './fuzz-runs';
import { createFuzzWorld, type FuzzWorld, type Place, SECRETS } from './fuzz-world';

const PATIENCE_MS = RUNS * 30_000;

/** Nested as deep as the limit of a body permits. */
const nested = '['.repeat(120_000) + ']'.repeat(120_000);
const nestedObjects = `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`;

type Written = { body: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> };
const bytes = (text: string, ...more: number[]) => new Uint8Array([...Buffer.from(text), ...more]);
const inner = (text: string) => text.slice(1, -1) || '"a":1';

/** Changes of a JSON text on its way. */
const WAYS: Readonly<Record<string, (text: string) => Written>> = {
  'with a mark of order': (text) => ({ body: `\ufeff${text}` }),
  'in UTF-16': (text) => ({ body: new Uint8Array(Buffer.from(text, 'utf16le')) }),
  'not in UTF-8': (text) => ({
    body: bytes(text.slice(0, -1), 0x22, 0xff, 0xc0, 0xaf, 0x22, 0x7d),
  }),
  packed: (text) => ({
    body: new Uint8Array(gzipSync(text)),
    headers: { 'content-encoding': 'gzip' },
  }),
  'cut off': (text) => ({ body: text.slice(0, text.length / 2) }),
  'with keys twice': (text) => ({ body: `{${inner(text)},${inner(text)},"id":1,"id":[]}` }),
  'with keys of prototypes': (text) => ({
    body: `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${inner(text)}}`,
  }),
  'in an array': (text) => ({ body: `[${text}]` }),
  'deep, by itself': () => ({ body: nested }),
  'deep, as objects': () => ({ body: nestedObjects }),
  'deep, inside': (text) => ({ body: `{${inner(text)},"deep":${nested}}` }),
  'with figures past all': (text) => ({ body: text.replace(/:-?\d+/g, ':1e999') }),
  'of another type': (text) => ({ body: text, headers: { 'content-type': 'text/xml' } }),
  'of another set of signs': (text) => ({
    body: text,
    headers: { 'content-type': 'application/json; charset=utf-7' },
  }),
  'as a form': () => ({
    body: '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
  empty: () => ({ body: '', headers: { 'content-type': 'application/json' } }),
  'too large': (text) => ({ body: text + ' '.repeat(900_000) }),
};
const way = fc.oneof(
  { weight: 3, arbitrary: fc.constant('plain') },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(WAYS)) },
);

/** Parts of an address that name nothing. */
const NOWHERE = [
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '%',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  '%20',
  "'%20or%201=1--",
  'x'.repeat(5_000),
  '0',
  '-1',
  '1e999',
  '%F0%9F%92%AA',
  '%0d%0aA:b',
];
const QUERY = ['before', 'space', 'week', 'today', 'sentAt', 't', 'device', 'token', '__proto__'];
const HEADERS: readonly Record<string, string>[] = [
  { cookie: '__Secure-anilha.session_token=%00; anilha.session_token=%E0%A4%A; __proto__=1' },
  { cookie: `anilha.session_token=${'a'.repeat(8_000)}.b` },
  { 'x-request-id': `"><script>${'x'.repeat(500)}` },
  { 'x-forwarded-for': "1'--, ::1, %00", forwarded: 'for=_x', 'x-anilha-address': 'x' },
  { 'if-none-match': '*', 'accept-encoding': 'gzip;q=x, zstd', range: 'bytes=9-1' },
  { 'stripe-signature': 't=1,v1=00', 'accept-language': '\u00ff' },
];

interface Sent {
  readonly who: Role;
  readonly address: string;
  readonly text: string;
  readonly way: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An address of an endpoint, mostly with existing ids. */
function addressOf(endpoint: string, { asked, pool }: Place): fc.Arbitrary<string> {
  const [, template = ''] = endpoint.split(' ');
  const [path = '', search] = asked.path.split('?');
  const there = path.split('/');
  const names = pool.map(String).filter((one) => /^[\w.-]{3,90}$/.test(one));
  const parts = template.split('/').map((part, at) => {
    if (!part.startsWith(':')) return fc.constant(part);
    const [id, other] = [fc.constant(there[at] ?? part), fc.constantFrom(...names)];
    return fc.oneof({ weight: 6, arbitrary: id }, other, fc.constantFrom(...NOWHERE));
  });
  const value = fc.oneof(fc.constantFrom(...pool), hostile).map(writtenIn);
  const pair = fc.tuple(fc.constantFrom(...QUERY), fc.oneof(value, fc.constantFrom(...NOWHERE)));
  const pairs = fc.array(
    pair.map((one) => one.join('=')),
    { maxLength: 2 },
  );
  const query = fc.tuple(fc.constantFrom(search ?? '', search ?? '', ''), pairs);
  return fc.tuple(fc.tuple(...parts), query).map(([words, [own, more]]) => {
    const written = [own, ...more].filter((one) => one !== '').join('&');
    return words.join('/') + (written === '' ? '' : `?${written}`);
  });
}

/** Encodes a query value; lone surrogates cannot be encoded. */
function writtenIn(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, 2_000).toWellFormed());
}

function inputOf(endpoint: string, place: Place): fc.Arbitrary<Sent> {
  const { body } = place.asked;
  const near = nearSchema(FORMS[endpoint] ?? v.object({}), place.pool, body);
  return fc.record({
    who: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...place.allowed) },
      fc.constantFrom('stranger', 'visitor', 'student', 'log', 'admin'),
    ),
    address: addressOf(endpoint, place),
    text: near.map((one) => JSON.stringify(one) ?? 'null'),
    way,
    headers: fc.oneof({ weight: 8, arbitrary: fc.constant({}) }, fc.constantFrom(...HEADERS)),
  });
}

onEveryDatabase('any input', (database) => {
  let world: FuzzWorld;
  let endpoints: string[];

  beforeAll(async () => {
    world = await createFuzzWorld(database);
    const routes = world.server.app.routes.filter(({ method }) => method !== 'ALL');
    endpoints = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
  });
  afterAll(() => world.close());

  async function ask(endpoint: string, sent: Sent): Promise<void> {
    const [method = ''] = endpoint.split(' ');
    world.server.clock.advance(1_000);
    await world.signInAgain();
    const { body, headers = {} } = WAYS[sent.way]?.(sent.text) ?? { body: sent.text };
    const own = { origin: ORIGIN, cookie: world.actor(sent.who).cookies() };
    const answer = await world.server.app.request(
      `http://localhost:3005${sent.address}`,
      {
        method,
        headers: { 'content-type': 'application/json', ...own, ...headers, ...sent.headers },
        ...(method !== 'GET' && method !== 'DELETE' && { body }),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.77' } } },
    );
    const text = await answer.text();
    expect(answer.status, text).toBeLessThan(500);
    if (answer.status >= 400) {
      const json = answer.headers.get('content-type')?.includes('json');
      if (json) expect(v.parse(refusal, JSON.parse(text)).message).not.toMatch(FOREIGN);
      else expect(text).toContain('<!doctype html>');
    }
    if (sent.who === 'visitor' || sent.who === 'stranger') {
      for (const secret of SECRETS) expect(text).not.toContain(secret);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }

  test('is drawn for every endpoint that takes a body', () => {
    const bodied = endpoints.filter((one) => /^(POST|PUT|PATCH) /.test(one));
    expect(bodied.sort()).toEqual(Object.keys(FORMS).sort());
  });

  test(`is answered, and never by a fault (seed ${SEED})`, {
    timeout: PATIENCE_MS,
  }, async () => {
    for (const [nth, endpoint] of endpoints.entries()) {
      const inputs = inputOf(endpoint, await world.placeOf(endpoint));
      const told = await failureOf(inputs, (one) => ask(endpoint, one), { seed: SEED + nth });
      expect.soft(told, endpoint).toBe('');
    }
    expect((await world.server.visitor().get('/api/health')).body).toEqual({ ok: true });
  });
});
