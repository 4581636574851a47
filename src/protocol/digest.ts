import type { Registers } from '#domain/record/registers';

/** Count of visible records and the combined hash of their registers (rule D1). */
export interface Digest {
  readonly count: number;
  readonly hash: string;
}

export const EMPTY_DIGEST: Digest = { count: 0, hash: '0000000000000000' };

/** FNV-1a over UTF-16 code units (Fowler, Noll, Vo), 32 bits, from a chosen offset. */
function fnv1a(text: string, offset: number): number {
  let hash = offset;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash;
}

const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0');

/** 64 bits as hex that stand for a record's id and the stamps of its registers, in any order. */
export function sumOf(kind: string, id: string, registers: Registers): string {
  // All texts begin alike: their hashes go on from that of the beginning.
  const record = `${kind}/${id}/`;
  const fromHigh = fnv1a(record, 0x811c9dc5);
  const fromLow = fnv1a(record, 0x1b873593);
  let high = 0;
  let low = 0;
  for (const [path, [, [ms, counter, device]]] of Object.entries(registers)) {
    const text = `${path}/${ms}/${counter}/${device}`;
    high ^= fnv1a(text, fromHigh);
    low ^= fnv1a(text, fromLow);
  }
  return hex(high) + hex(low);
}

function xor(a: string, b: string): string {
  const part = (from: number, to: number) =>
    hex(Number.parseInt(a.slice(from, to), 16) ^ Number.parseInt(b.slice(from, to), 16));
  return part(0, 8) + part(8, 16);
}

/** The digest after a record went from one sum to another; null stands for absent or hidden. */
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
