/** The fields of a protocol-buffer message by number; missing ones have their default. */
export interface Fields {
  message(field: number): Fields | null;
  messages(field: number): Fields[];
  text(field: number): string;
  /** A whole number up to 2^53. */
  integer(field: number): number;
  /** A signed number of 32 bits. */
  fixed(field: number): number;
}

const VARINT = 0;
const FIXED_64 = 1;
const LENGTH = 2;
const FIXED_32 = 5;

type Value = number | Uint8Array;

class Cut extends Error {}

/** Reads numbers of variable length, seven bits a byte; negative ones have ten bytes. */
function varintAt(bytes: Uint8Array, at: number): { value: bigint; next: number } {
  let value = 0n;
  for (let index = 0; index < 10; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) throw new Cut();
    value |= BigInt(byte & 0x7f) << BigInt(index * 7);
    if (byte < 0x80) return { value, next: at + index + 1 };
  }
  throw new Cut();
}

function valuesOf(bytes: Uint8Array): Map<number, Value[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values = new Map<number, Value[]>();
  for (let at = 0; at < bytes.length; ) {
    const key = varintAt(bytes, at);
    const field = Number(key.value >> 3n);
    const type = Number(key.value & 7n);
    at = key.next;
    let value: Value = 0;
    if (type === VARINT) {
      const read = varintAt(bytes, at);
      value = Number(BigInt.asIntN(64, read.value));
      at = read.next;
    } else if (type === FIXED_32 || type === FIXED_64) {
      const size = type === FIXED_32 ? 4 : 8;
      if (at + size > bytes.length) throw new Cut();
      value = type === FIXED_32 ? view.getInt32(at, true) : 0;
      at += size;
    } else if (type === LENGTH) {
      const length = varintAt(bytes, at);
      const until = length.next + Number(length.value);
      if (until > bytes.length) throw new Cut();
      value = bytes.subarray(length.next, until);
      at = until;
    } else throw new Cut();
    const known = values.get(field);
    if (known) known.push(value);
    else values.set(field, [value]);
  }
  return values;
}

/** Reads a message; null for bytes that are none. */
export function messageFields(
  bytes: Uint8Array,
  decode: (text: Uint8Array) => string,
): Fields | null {
  let values: Map<number, Value[]>;
  try {
    values = valuesOf(bytes);
  } catch (cause) {
    if (cause instanceof Cut) return null;
    throw cause;
  }
  const last = (field: number) => values.get(field)?.at(-1);
  const number = (field: number) => {
    const value = last(field);
    return typeof value === 'number' ? value : 0;
  };
  return {
    message(field) {
      const value = last(field);
      return value instanceof Uint8Array ? messageFields(value, decode) : null;
    },
    messages: (field) =>
      (values.get(field) ?? []).flatMap((value) =>
        value instanceof Uint8Array ? (messageFields(value, decode) ?? []) : [],
      ),
    text(field) {
      const value = last(field);
      return value instanceof Uint8Array ? decode(value) : '';
    },
    integer: number,
    fixed: number,
  };
}
