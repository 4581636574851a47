import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { largeJson } from '../../../server/http/large-json';

const SMALL = { ok: true };
const LARGE = { sets: Array.from({ length: 1000 }, (_, nth) => ({ nth, load: 80_000 })) };

const app = new Hono();
app.get('/small', (c) => largeJson(c, SMALL, 200));
app.get('/large', (c) => largeJson(c, LARGE, 426));

function get(path: string, accepts?: string): Response | Promise<Response> {
  return app.request(
    path,
    accepts === undefined ? {} : { headers: { 'Accept-Encoding': accepts } },
  );
}

test('a large answer goes compressed to who reads gzip, with its status', async () => {
  const answer = await get('/large', 'br, gzip');
  expect(answer.status).toBe(426);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(JSON.parse(gunzipSync(body).toString())).toEqual(LARGE);
  expect(body.length * 4).toBeLessThan(JSON.stringify(LARGE).length);
});

test.each([
  ['a small one', '/small', 'gzip', SMALL],
  ['one for who does not', '/large', undefined, LARGE],
])('%s goes as it is', async (_, path, accepts, value) => {
  const answer = await get(path, accepts);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual(value);
});
