import fc from 'fast-check';

/** The bytes of a request. */
export interface Sent {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly headers: readonly string[];
  readonly body: string;
  /** The framing of the body; `short` and `cut` announce more than they send. */
  readonly framing: 'length' | 'chunks' | 'short' | 'cut';
  /** The sender waits for the answer, ends early, or breaks the connection. */
  readonly end: 'wait' | 'end' | 'break';
}

/** This would run if a page contained it. */
export const MARKUP = '<img src=x onerror=alert(1)>';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY'];
const ODD_METHODS = ['PROPFIND', 'CONNECT', 'M-SEARCH', 'get', 'BREW', '', '__proto__'];
const NOWHERE = [
  '%00',
  'a%00b',
  '%ff',
  '%ED%A0%80',
  '%',
  '%%',
  '..',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  "'%20or%201=1--",
  'x'.repeat(5_000),
  '%F0%9F%92%AA',
  '%0d%0aA:b',
  '%3Cb%3E',
  '\xff',
  'a.b',
];

/** Changes of a path on its way. */
const TWISTS: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/assets/..%2f${path.slice(1)}`,
  (path) => `/assets/%2e%2e/${path.slice(1)}`,
  (path) => `/..%2f..%2f${path.slice(1)}`,
  (path) => `/..%5c${path.slice(1)}`,
  (path) => `\\${path.slice(1)}`,
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  (path) => `/%25${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  (path) => path.toUpperCase(),
  (path) => `${path}%`,
  (path) => `${path}%00.js`,
  (path) => `${path};a=b`,
  (path) => `${path}.map`,
  (path) => `${path}.br`,
  (path) => `${path}#fragment`,
  (path) => `${path}?${'a=1&'.repeat(3_000)}`,
  (path) => `${path}${'/a'.repeat(3_000)}`,
  (path) => `${path}${'/'.repeat(20_000)}`,
  (path) => `http://localhost${path}`,
  (path) => `http://name:word@localhost${path}`,
  (path) => `https://evil.example${path}`,
  (path) => `http://[${path}`,
  (path) => `evil.example:443${path}`,
  () => '*',
  () => 'http://',
];
const QUERIES = [
  '',
  '',
  '',
  '?redirectTo=//evil.example',
  '?callbackURL=https://evil.example',
  '?shared=1',
  `?${encodeURIComponent(MARKUP)}=${encodeURIComponent(MARKUP)}`,
  '?__proto__=1',
  '?%',
  '?t=%00',
  '?\\',
  '??',
  '?a=b?c=d',
  `?${MARKUP.replaceAll(' ', '/')}`,
];

/** Header lines, including unusual ones. */
const HEADERS: readonly (readonly string[])[] = [
  ['Accept: text/html', 'Sec-Fetch-Mode: navigate'],
  ['Accept: text/html;q=x, */*;q=-1, ,;'],
  ['Accept: \xff\xfe'],
  ['Sec-Fetch-Mode: no-cors'],
  ['Accept-Encoding: br'],
  ['Accept-Encoding: gzip, gzip;q=0, *;q=0'],
  [`Accept-Encoding: ${'br;q=0.0000,'.repeat(900)}`],
  ['Range: bytes=0-0'],
  ['Range: bytes=9-1, -5, 0-'],
  ['Range: lines=1-99999999999999999999', 'If-Range: "x"'],
  ['If-None-Match: *'],
  ['If-None-Match: W/"x", "", "'],
  ['If-Modified-Since: never', 'If-Match: *'],
  ['Host: localhost:99999'],
  ['Host: evil.example'],
  ['Host: '],
  ['Host: a b'],
  ['Host: [::1'],
  ['Host: name:word@localhost'],
  ['Host: localhost/app#', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: javascript'],
  ['Host: localhost', 'Host: evil.example'],
  ["X-Forwarded-For: 1'--, ::1, %00", 'Forwarded: for=_x'],
  ['Origin: https://evil.example', `Referer: ${MARKUP}`],
  ['Origin: null'],
  ['Cookie: __Secure-anilha.session_token=%00; anilha.session_token=%E0%A4%A; __proto__=1'],
  ['Connection: Upgrade', 'Upgrade: websocket'],
  ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
  ['Upgrade: websocket', 'Origin: http://localhost:3001'],
  ['Expect: 100-continue'],
  ['Expect: a miracle'],
  ['TE: trailers, deflate', 'Trailer: Content-Length'],
  ['Content-Type: multipart/form-data'],
  ['Content-Type: multipart/form-data; boundary=x'],
  [`Content-Type: multipart/form-data; boundary="${'-'.repeat(3_000)}`],
  ['Content-Type: application/json; charset=utf-7', 'Content-Encoding: gzip'],
  ['Content-Type: application/json', 'Content-Type: text/html'],
  ['__proto__: polluted', 'constructor: x'],
  [`X-Request-Id: ${MARKUP}`],
  [`X-Long: ${'a'.repeat(20_000)}`],
  ['no colon'],
  ['A: b\r\n c'],
  ['A\x00: b'],
  ['A: \x00'],
];

const part = (name: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n${more}\r\n1\r\n`;
const BODIES = [
  '',
  '{}',
  '{"__proto__":{"polluted":true}}',
  '[',
  '\x00',
  '\xff\xfe\xfd',
  `${part('file')}--x--`,
  part('__proto__'),
  `${part('constructor.prototype.polluted')}--x--\r\n`,
  part('file', 'Content-Type: \r\nContent-Length: -1\r\n'),
  '--x',
  '--x--',
  '--y\r\n\r\n--y--',
  `${part('../../a\x00.js').repeat(2_000)}--x--`,
  '-'.repeat(400_000),
];

function targetOf(path: string, handle: string): fc.Arbitrary<string> {
  const parts = path.split('/').map((word) => {
    if (!word.startsWith(':')) return fc.constant(word);
    return fc.oneof({ weight: 2, arbitrary: fc.constant(handle) }, fc.constantFrom(...NOWHERE));
  });
  const twist = fc.oneof(
    { weight: 2, arbitrary: fc.constant((one: string) => one) },
    fc.constantFrom(...TWISTS),
  );
  return fc
    .tuple(fc.tuple(...parts), twist, fc.constantFrom(...QUERIES))
    .map(([words, twisted, query]) => twisted(words.join('/')) + query);
}

const often = <T>(weight: number, usual: T, ...others: T[]) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

/** Requests for an address, from those of a browser to invalid ones. */
export function requestsFor(method: string, path: string, handle: string): fc.Arbitrary<Sent> {
  return fc.record({
    method: fc.oneof(
      { weight: 4, arbitrary: fc.constant(method) },
      { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
      fc.constantFrom(...ODD_METHODS),
    ),
    target: targetOf(path, handle),
    version: often(20, '1.1', '1.0', '0.9', '2.0', '1.1 x'),
    headers: fc
      .array(fc.constantFrom(...HEADERS), { maxLength: 3 })
      .map((lines) => [...new Set(lines)].flat()),
    body: fc.constantFrom(...BODIES),
    framing: often<Sent['framing']>(6, 'length', 'chunks', 'short', 'cut'),
    end: often<Sent['end']>(8, 'wait', 'end', 'break'),
  });
}

/** Whether the announced body arrives completely. */
export const isWhole = ({ method, framing }: Sent) =>
  method === 'GET' || method === 'HEAD' || framing === 'length' || framing === 'chunks';

export function bytesOf({ method, target, version, headers, body, framing }: Sent): string {
  const host = headers.some((line) => line.startsWith('Host:')) ? [] : ['Host: localhost'];
  const closing = headers.some((line) => line.startsWith('Connection:'))
    ? []
    : ['Connection: close'];
  const first = `${method} ${target} HTTP/${version}`;
  const own = [first, ...host, ...closing, ...headers];
  const head = (...more: string[]) => `${[...own, ...more].join('\r\n')}\r\n\r\n`;
  if (method === 'GET' || method === 'HEAD') return head();
  if (framing === 'length') return head(`Content-Length: ${body.length}`) + body;
  if (framing === 'short') return head(`Content-Length: ${body.length + 10}`) + body;
  const chunk = body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`;
  return head('Transfer-Encoding: chunked') + chunk + (framing === 'cut' ? '5\r\nab' : '0\r\n\r\n');
}
