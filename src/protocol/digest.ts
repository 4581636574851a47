import type { Register, Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';

/** Count of visible records and the combined hash of their registers (rule D1a). */
export interface Digest {
  readonly count: number;
  readonly hash: string;
}

export const EMPTY_DIGEST: Digest = { count: 0, hash: '0000000000000000' };

const PRIME = 0x01000193;

/** FNV-1a over UTF-16 code units (Fowler, Noll, Vo), twice 32 bits, each from its own offset. */
function fnv1a(text: string, high: number, low: number): [high: number, low: number] {
  let a = high;
  let b = low;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, PRIME);
    b = Math.imul(b ^ unit, PRIME);
  }
  return [a, b];
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/**
 * A hash of 64 bits, as hex, over a record's id and the stamps of its registers, independent of
 * their order.
 */
export function sumOf(kind: string, id: string, registers: Registers): string {
  // All texts share this beginning, so it is hashed once.
  const from = fnv1a(`${kind}/${id}/`, 0x811c9dc5, 0x1b873593);
  let high = 0;
  let low = 0;
  let shared: Stamp | null = null;
  let end = '';
  for (const [path, [, stamp]] of Object.entries(registers)) {
    if (stamp !== shared) {
      shared = stamp;
      end = `/${stamp[0]}/${stamp[1]}/${stamp[2]}`;
    }
    const [middle, middleLow] = fnv1a(path, ...from);
    const [a, b] = fnv1a(end, middle, middleLow);
    high ^= a;
    low ^= b;
  }
  return hex(high) + hex(low);
}

/**
 * The sum after registers were added or overwritten, from the sum before; registers are never
 * removed.
 */
export function sumAfter(
  kind: string,
  id: string,
  before: { readonly sum: string; readonly registers: Registers },
  registers: Registers,
): string {
  const gone: Record<string, Register> = {};
  const come: Record<string, Register> = {};
  for (const path of Object.keys(registers)) {
    const register = registers[path];
    const earlier = before.registers[path];
    if (!register || earlier === register) continue;
    come[path] = register;
    if (earlier) gone[path] = earlier;
  }
  return xor(before.sum, xor(sumOf(kind, id, gone), sumOf(kind, id, come)));
}

function xor(a: string, b: string): string {
  const part = (from: number, to: number) =>
    hex(Number.parseInt(a.slice(from, to), 16) ^ Number.parseInt(b.slice(from, to), 16));
  return part(0, 8) + part(8, 16);
}

/** The digest after a record's sum changed; null means absent or hidden. */
export function changeDigest(digest: Digest, before: string | null, after: string | null): Digest {
  let { count, hash } = digest;
  if (before !== null) {
    count -= 1;
    hash = xor(hash, before);
  }
  if (after !== null) {
    count += 1;
    hash = xor(hash, after);
  }
  return { count, hash };
}
