import fc from 'fast-check';
import { ORIGIN } from '../../harness/server';

/** A request to open a socket. */
export interface Handshake {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Header lines that replace the usual ones, by name. */
  readonly instead: Readonly<Record<string, readonly string[]>>;
}

const PATH = '/watched';
const TARGETS = [
  '/api/live',
  '/api/live?device=phone',
  `/watched?device=${'a'.repeat(3_000)}`,
  '/api/live/',
  '/watched?device=%00',
  '/watched?device=__proto__&device=x',
  '/api//live',
  '/',
  '/api/health',
  '/api/none',
  '/watched?%',
  '/watched#x',
  `http://localhost${PATH}`,
  `http://a:b@localhost${PATH}`,
  'http://[/watched',
  '*',
  'watched',
  '\\watched',
  '/watched%2f',
  '/..%2fwatched',
  '/%',
];
const INSTEAD: readonly Readonly<Record<string, readonly string[]>>[] = [
  ...[
    [],
    [''],
    ['x'],
    ['AAAA'],
    ['a'.repeat(24)],
    [`${'A'.repeat(21)}==`, `${'B'.repeat(21)}==`],
  ].map((lines) => ({ 'Sec-WebSocket-Key': lines })),
  ...[[], ['12'], ['8'], ['0'], ['13, 8'], ['1e1'], ['13', '13'], ['-13'], ['NaN']].map(
    (lines) => ({
      'Sec-WebSocket-Version': lines,
    }),
  ),
  ...[
    ['chat'],
    ['a, b, c'],
    ['a,,b'],
    ['a, a'],
    [''],
    ['a b'],
    ['__proto__'],
    ['x'.repeat(5_000)],
  ].map((lines) => ({ 'Sec-WebSocket-Protocol': lines })),
  ...[
    ['permessage-deflate'],
    ['permessage-deflate; client_max_window_bits=99', 'x; y="'],
    [`${'a,'.repeat(3_000)}a`],
  ].map((lines) => ({ 'Sec-WebSocket-Extensions': lines })),
  ...[[], ['null'], ['https://evil.example'], [`${ORIGIN}.evil.example`], [ORIGIN, ORIGIN]].map(
    (lines) => ({ Origin: lines }),
  ),
  ...[[], [''], ['anilha.session_token=x.y'], [`a=${'b'.repeat(9_000)}`], ['\xff=\xff']].map(
    (lines) => ({ Cookie: lines }),
  ),
  ...[[], ['h2c'], ['WebSocket'], ['websocket, h2c'], [''], ['websocket', 'websocket']].map(
    (lines) => ({
      Upgrade: lines,
    }),
  ),
  ...[['close'], ['keep-alive, Upgrade'], ['keep-alive'], ['Upgrade', 'Upgrade']].map((lines) => ({
    Connection: lines,
  })),
  ...[['['], ['a b'], ['a:b@localhost'], ['evil.example'], ['localhost:99999'], ['']].map(
    (lines) => ({
      Host: lines,
    }),
  ),
  { 'Content-Length': ['5'] },
  { 'Transfer-Encoding': ['chunked'] },
  { Expect: ['100-continue'] },
  { __proto__x: ['1'], 'X-Forwarded-For': ["1'--, %00"] },
];

const often = <T>(weight: number, usual: T, others: readonly T[]) =>
  fc.oneof({ weight, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));

/** Half of them are like those of a browser. */
export const handshake: fc.Arbitrary<Handshake> = fc.oneof(
  fc.constant({ method: 'GET', target: PATH, version: '1.1', instead: {} }),
  fc.record({
    method: often(9, 'GET', ['POST', 'HEAD', 'OPTIONS', 'CONNECT', 'get']),
    target: often(3, PATH, TARGETS),
    version: often(9, '1.1', ['1.0', '2.0']),
    instead: fc
      .array(fc.constantFrom(...INSTEAD), { maxLength: 2 })
      .map((all) => Object.assign({}, ...all)),
  }),
);

export function headOf({ method, target, version, instead }: Handshake, cookie: string): string {
  const usual = {
    Host: ['localhost'],
    Connection: ['Upgrade'],
    Upgrade: ['websocket'],
    'Sec-WebSocket-Key': ['dGhlIHNhbXBsZSBub25jZQ=='],
    'Sec-WebSocket-Version': ['13'],
    Origin: [ORIGIN],
    Cookie: [cookie],
  };
  const lines = Object.entries({ ...usual, ...instead }).flatMap(([name, values]) =>
    values.map((value) => `${name}: ${value}`),
  );
  return `${[`${method} ${target} HTTP/${version}`, ...lines].join('\r\n')}\r\n\r\n`;
}
