import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';
import { answerIn, dial, type RawAnswer } from '../fuzz-line';
import { FOREIGN, failureOf, RUNS, refusal, SEED } from '../fuzz-runs';
import { bytesOf, isWhole, MARKUP, requestsFor, type Sent } from './fuzz-requests';
import { createFuzzSite, type FuzzSite, HANDLE, HIDDEN, SECRET } from './fuzz-site';

const PATIENCE_MS = RUNS * 30_000;
/** Refusals before there is a valid request. */
const BARE = [400, 408, 413, 417, 426, 431];
const HOME = '/app/import?shared=lost';

onEveryDatabase('the web port', (database) => {
  let site: FuzzSite;

  beforeAll(async () => {
    site = await createFuzzSite(database);
  });
  afterAll(() => site.close());

  async function ask(sent: Sent): Promise<void> {
    site.server.clock.advance(1_000);
    const line = await dial(site.listening.port);
    line.send(bytesOf(sent));
    const end = isWhole(sent) ? sent.end : 'end';
    if (end === 'break') line.break();
    if (end === 'end') line.socket.end();
    const answer = answerIn(await line.closed());
    line.socket.destroy();
    if (answer) judge(sent, answer);
    else if (end === 'wait') expect(sent.method).toBe('CONNECT');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }

  function judge(sent: Sent, { status, headers, body }: RawAnswer): void {
    const [caching, type] = [headers.get('cache-control'), headers.get('content-type')];
    const text = plain(headers.get('content-encoding'), body);
    expect(status, text).toBeLessThan(500);
    expect([null, HOME]).toContain(headers.get('location'));
    for (const never of [HIDDEN, SECRET, MARKUP, '%WEB_URL%', 'node_modules', '    at ']) {
      expect(text).not.toContain(never);
    }
    if (status >= 400) {
      // A refused address may exist tomorrow: no cache may store the refusal.
      if (caching === null) expect(BARE).toContain(status);
      else expect(caching).toMatch(/^no-(store|cache)$/);
      if (type?.includes('json') && text !== '') {
        expect(v.parse(refusal, JSON.parse(text)).message).not.toMatch(FOREIGN);
      } else if (type?.includes('html')) expect(text).toMatch(/^(<!doctype html>|$)/);
      else expect(text).not.toMatch(FOREIGN);
    }
    if (text !== '') expect(headers.get('x-content-type-options')).toBe('nosniff');
    if (sent.method === 'HEAD' || status === 304) return;
    if (sent.end === 'wait' && headers.has('content-length')) {
      expect(body.length).toBe(Number(headers.get('content-length')));
    }
    // Caches pass on what they may store: that must be the file.
    if (status === 200 && caching?.includes('max-age')) {
      if (type?.startsWith('image/jpeg')) expect(body.length).toBeGreaterThan(0);
      else expect(site.files).toContain(text);
    }
  }

  test.each([
    ['GET', 'Accept: text/html\r\nSec-Fetch-Mode: navigate'],
    ['GET', 'Accept: */*'],
    ['GET', 'Accept: application/json'],
    ['GET', 'User-Agent: WhatsApp/2.24.20 A'],
    ['HEAD', 'User-Agent: monitor'],
  ])('answers %s of every screen with its page when sent "%s"', async (method, header) => {
    for (const path of site.screens) {
      const line = await dial(site.listening.port);
      const named = path.startsWith('/public/programs/') ? site.link : HANDLE;
      const target = path.replace(/:\w+/, named).replace('*', 'body');
      const headers = `Host: localhost\r\n${header}\r\nConnection: close`;
      line.send(`${method} ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
      const answer = answerIn(await line.closed());
      expect(answer?.status, path).toBe(200);
      expect(answer?.headers.get('content-type'), path).toContain('text/html');
    }
  });

  test(`answers whatever is sent to it, and never by a fault (seed ${SEED})`, {
    timeout: PATIENCE_MS,
  }, async () => {
    for (const [nth, [method, path]] of site.addresses.entries()) {
      const told = await failureOf(requestsFor(method, path, HANDLE), ask, { seed: SEED + nth });
      expect.soft(told, path).toBe('');
    }
    expect((await fetch(`http://127.0.0.1:${site.listening.port}/api/health`)).status).toBe(200);
    expect(site.server.logged()).not.toMatch(/request failed|live connection failed/);
  });
});

function plain(encoding: string | null, body: Buffer): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
