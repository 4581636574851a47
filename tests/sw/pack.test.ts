import { expect, test } from 'vitest';
import { isPack, unpack } from '../../sw/pack';

const PACK = 'assets/pack-12345678.json';
const TEXTS = {
  'assets/a-1.js': 'export {};',
  'assets/b-2.css': 'a{}',
  'assets/c-3.svg': '<svg/>',
};
const keysOf = (...paths: string[]) =>
  new Map(paths.map((path) => [path, `https://anilha.example/${path}`]));

/** Unpacks an answer; returns the content of the cache and the missing files. */
async function unpacked(answer: Response | Error, wanted: ReadonlyMap<string, string>) {
  const kept = new Map<string, Response>();
  const asked: string[] = [];
  const lacking = await unpack(PACK, wanted, {
    way: { turn: async () => undefined },
    cache: {
      put: async (key, response) => {
        kept.set(String(key), response);
      },
    },
    fetch: async (address) => {
      asked.push(address);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { kept, lacking, asked };
}

test('the reader of files comes out with its policy, and other scripts without one', async () => {
  const texts = { 'assets/import.worker-1.js': 'import "a";', 'assets/a-1.js': '' };
  const { kept } = await unpacked(
    new Response(JSON.stringify(texts)),
    keysOf('assets/import.worker-1.js', 'assets/a-1.js'),
  );
  const policies = [...kept.values()].map(({ headers }) => headers.get('content-security-policy'));
  expect(policies).toEqual([expect.stringContaining("'wasm-unsafe-eval'"), null]);
});

test('files come out with their type and with what the server says of every file', async () => {
  const headers = {
    'content-type': 'application/json',
    'content-encoding': 'br',
    'content-length': '77',
    etag: '"pack"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, immutable',
  };
  const { kept, lacking, asked } = await unpacked(
    new Response(JSON.stringify(TEXTS), { headers }),
    keysOf('assets/a-1.js', 'assets/b-2.css'),
  );
  expect([lacking, asked]).toEqual([[], [PACK]]);
  const said = [...kept].map(async ([key, response]) => [
    key,
    await response.text(),
    Object.fromEntries(response.headers),
  ]);
  const stays = { 'x-content-type-options': 'nosniff', 'cache-control': 'public, immutable' };
  expect(await Promise.all(said)).toEqual([
    [
      'https://anilha.example/assets/a-1.js',
      'export {};',
      { 'content-type': 'text/javascript; charset=utf-8', ...stays },
    ],
    [
      'https://anilha.example/assets/b-2.css',
      'a{}',
      { 'content-type': 'text/css; charset=utf-8', ...stays },
    ],
  ]);
});

test('only what is wanted is kept, and what it has not is told', async () => {
  const wanted = keysOf('index.html', 'assets/a-1.js', 'assets/c-3.svg', 'assets/toString.js');
  const { kept, lacking } = await unpacked(Response.json(TEXTS), wanted);
  expect([...kept.keys()]).toEqual(['https://anilha.example/assets/a-1.js']);
  expect(lacking).toEqual(['index.html', 'assets/c-3.svg', 'assets/toString.js']);
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['gone', new Response('Esta página não existe.', { status: 404 })],
  ['cut off', new Response('{"assets/a-1.js":"exp')],
  ['something else', Response.json(['assets/a-1.js'])],
])('without a pack (%s) everything is lacking', async (_, answer) => {
  const { kept, lacking } = await unpacked(answer, keysOf('assets/a-1.js', 'assets/b-2.css'));
  expect([kept.size, lacking]).toEqual([0, ['assets/a-1.js', 'assets/b-2.css']]);
});

test('of a list only the pack is one', () => {
  expect([PACK, 'index.html', 'assets/pack-x.js'].filter(isPack)).toEqual([PACK]);
});
