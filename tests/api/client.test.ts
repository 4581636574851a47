import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Client, createClient } from '../../src/api/client';
import { ApiError, failureKind } from '../../src/api/errors';

type Seen = { method: string; url: string; request: Request };

/** A client over the given network function, with a list of its requests. */
function clientOver(answer: (request: Request) => Response | Promise<Response>): {
  client: Client;
  seen: Seen[];
} {
  const seen: Seen[] = [];
  const client = createClient({
    baseUrl: 'https://api.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      seen.push({ method: request.method, url: request.url, request: request.clone() });
      return answer(request);
    },
  });
  return { client, seen };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`);
  return error;
}

describe('the typed client', () => {
  test('speaks GET, POST, PUT, DELETE and PATCH below the base URL, with cookies', async () => {
    const { client, seen } = clientOver(() => json({}));
    await client.get('/things', { search: { page: 2, gone: undefined } });
    await client.post('/things', { a: 1 });
    await client.put('things/1', { a: 2 });
    await client.delete('/things/1');
    await client.patch('/things/1', { a: 3 });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://api.example/things?page=2',
      'POST https://api.example/things',
      'PUT https://api.example/things/1',
      'DELETE https://api.example/things/1',
      'PATCH https://api.example/things/1',
    ]);
    expect(seen.map(({ request }) => request.credentials)).toEqual(Array(5).fill('include'));
  });

  test('sends bodies as JSON', async () => {
    const { client, seen } = clientOver(() => json({}));
    await client.post('/things', { name: 'Supino', sets: [1, 2] });
    const request = seen[0]?.request;
    expect(request?.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await request?.json()).toEqual({ name: 'Supino', sets: [1, 2] });
  });

  test('does not search a body for files when its caller says that it is JSON', async () => {
    const { client, seen } = clientOver(() => json({}));
    let reads = 0;
    const ops = {
      get all() {
        reads += 1;
        return [1, 2];
      },
    };
    await client.post('/sync', { ops }, { json: true });
    expect(await seen[0]?.request.json()).toEqual({ ops: { all: [1, 2] } });
    expect(reads).toBe(1);
  });

  test('sends a multipart form as soon as a file is anywhere in the body', async () => {
    const { client, seen } = clientOver(() => json({}));
    const file = new File(['abc'], 'foto.png', { type: 'image/png' });
    await client.post('/photos', {
      title: 'Frente',
      taken: new Date(0),
      tags: ['a', 'b'],
      nothing: null,
      inner: { file },
    });
    const form = await seen[0]?.request.formData();
    expect(seen[0]?.request.headers.get('content-type')).toMatch(/^multipart\/form-data/);
    expect(form?.get('title')).toBe('Frente');
    expect(form?.get('taken')).toBe('1970-01-01T00:00:00.000Z');
    expect(form?.getAll('tags')).toEqual(['a', 'b']);
    expect(form?.has('nothing')).toBe(false);
    const sent = form?.get('inner.file');
    expect(sent instanceof File && [sent.name, sent.type]).toEqual(['foto.png', 'image/png']);
  });

  test('reads answers by their content type', async () => {
    const { client } = clientOver((request) => {
      if (request.url.endsWith('/text')) return new Response('olá');
      if (request.url.endsWith('/none')) return new Response(null, { status: 204 });
      if (request.url.endsWith('/file')) {
        return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
      }
      return new Response('{"a":1}', { headers: { 'content-type': 'application/problem+json' } });
    });
    expect(await client.get('/json')).toEqual({ a: 1 });
    expect(await client.get('/text')).toBe('olá');
    expect(await client.get('/none')).toBeNull();
    const file = await client.get('/file');
    expect(file instanceof Blob && (await file.text())).toBe('%PDF');
  });

  test.each([
    ['200', '<p>Wi-Fi</p>', 'text/html; charset=utf-8'],
    ['200', '', 'text/html'],
    ['401', '<p>Wi-Fi</p>', 'text/html'],
    ['511', '<p>Wi-Fi</p>', 'text/html'],
    ['511', '{}', 'application/json'],
  ])(
    'T2c1: takes %s %j (%s) of a portal for no answer, also where none is read',
    async (status, page, type) => {
      const { client } = clientOver(
        () => new Response(page, { status: Number(status), headers: { 'content-type': type } }),
      );
      await expect(client.post('/api/account/cancel-deletion', {})).rejects.toMatchObject({
        status: 0,
        kind: 'offline',
      });
    },
  );

  test.each([413, 429, 500, 502, 503, 504])(
    'T2c2: keeps the %d of a proxy, which speaks for the server, when it comes as a page',
    async (status) => {
      const headers = { 'content-type': 'text/html', 'retry-after': '7' };
      const { client } = clientOver(() => new Response('<p>proxy</p>', { status, headers }));
      await expect(client.get('/api/sync')).rejects.toMatchObject({ status, retryAfter: 7_000 });
    },
  );

  test('turns full date-times with zone into Dates, and nothing else', async () => {
    const body = {
      at: '2026-11-20T18:05:00.000Z',
      local: '2026-11-20T18:05:00-03:00',
      day: '2026-11-20',
      noZone: '2026-11-20T18:05:00',
      noSuchDay: '2026-02-30T10:00:00Z',
      noSuchHour: '2026-02-20T25:00:00Z',
      note: '2026-11-20T18:05:00Z',
      sentence: 'em 2026-11-20T18:05:00Z',
      list: [{ at: '2026-01-01T00:00:00Z' }],
    };
    const { client } = clientOver(() => json(body));
    expect(await client.get('/dates')).toEqual({
      ...body,
      at: new Date('2026-11-20T18:05:00.000Z'),
      local: new Date('2026-11-20T21:05:00.000Z'),
      list: [{ at: new Date('2026-01-01T00:00:00Z') }],
    });
    expect(await client.get('/dates', { dates: 'keep' })).toEqual(body);
  });

  test('answers what the given reader makes of the body', async () => {
    const { client } = clientOver(() => json({ id: 'a', more: true }));
    const read = v.parser(v.object({ id: v.string() }));
    expect(await client.get('/thing', { read })).toEqual({ id: 'a' });
  });
});

describe('errors of the client', () => {
  test.each([300, 304, 400, 404, 422, 500, 503])(
    'a status of %i is an error with that status and the body',
    async (status) => {
      const hasBody = status >= 400;
      const { client } = clientOver(() =>
        hasBody ? json({ code: 'x', message: 'Não.' }, { status }) : new Response(null, { status }),
      );
      const error = await failure(client.get('/thing'));
      expect(error.status).toBe(status);
      expect(error.body).toEqual(hasBody ? { code: 'x', message: 'Não.' } : null);
    },
  );

  test('the server says no: refused, with its code and its words', async () => {
    const { client } = clientOver(() =>
      json({ code: 'TAKEN', message: 'Já existe.' }, { status: 409 }),
    );
    const error = await failure(client.post('/thing', {}));
    expect([error.kind, error.code, error.said, error.message]).toEqual([
      'refused',
      'TAKEN',
      'Já existe.',
      'Já existe.',
    ]);
  });

  test('the wait that the server asks for is known in milliseconds', async () => {
    const { client } = clientOver(() =>
      json({}, { status: 429, headers: { 'x-retry-after': '7' } }),
    );
    expect((await failure(client.get('/thing'))).retryAfter).toBe(7000);
  });

  test('no answer is offline; so is an answer that never comes', async () => {
    const down = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failure(down.client.get('/thing'))).kind).toBe('offline');
    const mute = clientOver(() => new Promise<Response>(() => {}));
    expect((await failure(mute.client.get('/thing', { timeout: 1 }))).kind).toBe('offline');
  });

  test('an answer that cannot be read is broken', async () => {
    const html = clientOver(
      () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
    );
    expect((await failure(html.client.get('/thing'))).kind).toBe('broken');
    const other = clientOver(() => json({ id: 7 }));
    const read = v.parser(v.object({ id: v.string() }));
    const error = await failure(other.client.get('/thing', { read }));
    expect([error.kind, error.code, error.body]).toEqual(['broken', 'unreadable', { id: 7 }]);
  });

  test('a server error is broken, whatever page a proxy sends with it', async () => {
    const { client } = clientOver(
      () => new Response('{oops', { status: 502, headers: { 'content-type': 'application/json' } }),
    );
    expect((await failure(client.get('/thing'))).kind).toBe('broken');
  });

  test('an abort goes up as the abort it is', async () => {
    const { client } = clientOver((request) => {
      request.signal.throwIfAborted();
      return json({});
    });
    const stop = new AbortController();
    stop.abort();
    await expect(client.get('/thing', { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test.each(['get', 'post', 'put', 'patch', 'delete'] as const)(
    'a failed %s is not repeated',
    async (method) => {
      const { client, seen } = clientOver(() => json({}, { status: 503 }));
      await failure(client[method]('/thing'));
      expect(seen).toHaveLength(1);
    },
  );

  test('anything thrown has a kind', () => {
    expect(failureKind(new TypeError('Failed to fetch'))).toBe('offline');
    expect(failureKind(new Error('bug'))).toBe('broken');
    expect(failureKind(undefined)).toBe('broken');
  });
});
