import fc from 'fast-check';

/** A client's frame over an open socket, byte by byte (RFC 6455, section 5.2). */
interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly fin?: boolean;
  /** The three reserved bits, which have no meaning without an extension. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** The announced length, if it differs from the real one. */
  readonly length?: bigint;
}

const [REST, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10];
const MASK = Buffer.from([0x5a, 0x00, 0xff, 0x13]);

function bytesOf({
  opcode,
  payload,
  fin = true,
  reserved = 0,
  masked = true,
  length,
}: Frame): Buffer {
  const told = length ?? BigInt(payload.length);
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const bit = masked ? 0x80 : 0;
  const small = Buffer.from([first, bit | Number(told < 126n ? told : 0n)]);
  const middle = Buffer.from([first, bit | 126, Number(told >> 8n) & 0xff, Number(told & 0xffn)]);
  const large = Buffer.alloc(10);
  large.set([first, bit | 127]);
  large.writeBigUInt64BE(told, 2);
  const head = told < 126n ? small : told < 65_536n ? middle : large;
  if (!masked) return Buffer.concat([head, payload]);
  return Buffer.concat([head, MASK, payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0))]);
}

const utf8 = (text: string) => Buffer.from(text);
const code = (value: number, reason = '') => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return Buffer.concat([bytes, Buffer.from(reason, 'latin1')]);
};
const fragments = (count: number, payload: Buffer): Frame[] => [
  { opcode: TEXT, payload, fin: false },
  ...Array.from({ length: count }, () => ({ opcode: REST, payload, fin: false })),
];
const times = (count: number, frame: Frame): Frame[] => Array(count).fill(frame);

const TEXTS = [
  '',
  '{',
  'null',
  '[]',
  '"',
  'NaN',
  '\u0000',
  '💪',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '1e999',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"space":"u:x","rev":9007199254740993}',
  '{"subscribe":["u:x"]}',
  '{"type":"ping"}',
  '['.repeat(1_000),
  '{"a":'.repeat(200),
  '"\\ud800"',
  'x'.repeat(1_024),
  'x'.repeat(1_025),
  'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'x'.repeat(100_000),
];
const BROKEN = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]];
const CODES = [0, 999, 1_000, 1_001, 1_003, 1_004, 1_005, 1_006, 1_011, 1_015, 2_999, 3_000, 4_999];
const EMPTY = Buffer.alloc(0);

const said: fc.Arbitrary<Frame[]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...TEXTS).map((one) => [{ opcode: TEXT, payload: utf8(one) }]),
  },
  fc.json({ maxDepth: 3 }).map((one) => [{ opcode: TEXT, payload: utf8(one) }]),
  fc.uint8Array({ maxLength: 1_100 }).map((one) => [{ opcode: BINARY, payload: Buffer.from(one) }]),
  fc.constantFrom(...BROKEN).map((one) => [{ opcode: TEXT, payload: Buffer.from(one) }]),
  fc.constantFrom(TEXT, REST, PING, CLOSE).map((opcode) => [
    { opcode, payload: utf8('part'), fin: false },
    { opcode: PING, payload: utf8('between') },
    { opcode: REST, payload: Buffer.from([0xe2]), fin: false },
    { opcode: REST, payload: Buffer.from([0x82, 0xac]) },
  ]),
  fc
    .tuple(fc.constantFrom(PING, PONG), fc.uint8Array({ maxLength: 130 }))
    .map(([opcode, one]) => [{ opcode, payload: Buffer.from(one) }]),
  fc.constantFrom(...CODES, 65_535).map((one) => [{ opcode: CLOSE, payload: code(one, 'tchau') }]),
  fc
    .constantFrom(EMPTY, utf8('a'), code(1_000, '\xff'), code(1_000, 'x'.repeat(200)))
    .map((payload) => [
      { opcode: CLOSE, payload },
      { opcode: TEXT, payload: utf8('after the end') },
    ]),
  fc
    .tuple(fc.nat(15), fc.nat(7))
    .map(([opcode, reserved]) => [{ opcode, reserved, payload: utf8('odd') }]),
  fc.constantFrom(TEXT, PING, CLOSE).map((opcode) => [{ opcode, payload: EMPTY, masked: false }]),
  fc
    .constantFrom(1n, 200n, 70_000n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n)
    .map((length) => [{ opcode: TEXT, payload: utf8('short'), length }]),
  fc.constantFrom(
    ...[TEXT, BINARY, PING, PONG].map((opcode) => times(100, { opcode, payload: utf8('x') })),
    fragments(2_000, EMPTY),
    fragments(2_000, utf8('x')),
  ),
);

/** All bytes that one client sends after the handshake, in the pieces in which they leave it. */
export const talk: fc.Arbitrary<Buffer[]> = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: said.map((frames) => Buffer.concat(frames.map(bytesOf))) },
    fc.uint8Array({ minLength: 1, maxLength: 40 }).map((one) => Buffer.from(one)),
  ),
  { maxLength: 5 },
);

/** The server's frames, or null if one is invalid for a server. */
export function framesIn(bytes: Buffer): { opcode: number; payload: Buffer }[] | null {
  const frames: { opcode: number; payload: Buffer }[] = [];
  let at = 0;
  while (at + 2 <= bytes.length) {
    const [first = 0, second = 0] = bytes.subarray(at, at + 2);
    // The server only sends complete, unmasked, small frames.
    if ((first & 0xf0) !== 0x80 || second > 126) return null;
    const [from, length] = second < 126 ? [at + 2, second] : [at + 4, bytes.readUInt16BE(at + 2)];
    frames.push({ opcode: first & 0x0f, payload: bytes.subarray(from, from + length) });
    at = from + length;
  }
  return frames;
}
