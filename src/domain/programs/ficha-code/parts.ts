import { crc32Text } from './checksum';

/** Maximum characters of a packed ficha in one code; larger codes are hard to scan. */
const ONE_CODE = 1200;
const PART = 640;

const whole = /(?:^|[#&?\s])ficha=([A-Za-z0-9_-]+)/;
const numbered = /(?:^|[#&?\s])parte=([0-9a-f]{8})\.(\d{1,2})\.(\d{1,2})\.([A-Za-z0-9_-]+)/;

/** The result of joining several codes. */
export type JoinedParts =
  | { readonly state: 'whole'; readonly packed: string }
  /** Numbers of the missing codes, from 1. */
  | { readonly state: 'more'; readonly total: number; readonly missing: readonly number[] }
  /** `mixed`: codes of two fichas; `broken`: invalid or damaged codes. */
  | { readonly state: 'mixed' }
  | { readonly state: 'broken' };

/**
 * The fragments of a packed ficha's codes (base64url): one, or numbered ones with the ficha's
 * checksum.
 */
export function splitForCodes(packed: string): string[] {
  if (packed.length <= ONE_CODE) return [`ficha=${packed}`];
  const total = Math.ceil(packed.length / PART);
  const each = Math.ceil(packed.length / total);
  const id = crc32Text(packed);
  return Array.from({ length: total }, (_, index) => {
    const data = packed.slice(index * each, (index + 1) * each);
    return `parte=${id}.${index + 1}.${total}.${data}`;
  });
}

/** Joins codes in any order, with duplicates, as whole addresses or fragments. */
export function joinCodes(texts: readonly string[]): JoinedParts {
  const parts = new Map<number, string>();
  let id: string | null = null;
  let total = 0;
  for (const text of texts) {
    const one = whole.exec(text);
    if (one) {
      const other =
        id !== null || texts.some((each) => (whole.exec(each)?.[1] ?? one[1]) !== one[1]);
      return other ? { state: 'mixed' } : { state: 'whole', packed: one[1] ?? '' };
    }
    const [, of = '', number = '', count = '', data = ''] = numbered.exec(text) ?? [];
    if (of === '' || Number(number) < 1 || Number(number) > Number(count)) {
      return { state: 'broken' };
    }
    if ((id !== null && of !== id) || (total > 0 && Number(count) !== total)) {
      return { state: 'mixed' };
    }
    id = of;
    total = Number(count);
    parts.set(Number(number), data);
  }
  if (id === null) return { state: 'broken' };
  const numbers = Array.from({ length: total }, (_, index) => index + 1);
  const missing = numbers.filter((number) => !parts.has(number));
  if (missing.length > 0) return { state: 'more', total, missing };
  const packed = numbers.map((number) => parts.get(number)).join('');
  return crc32Text(packed) === id ? { state: 'whole', packed } : { state: 'broken' };
}

/** Whether a text is, or links to, a ficha or a part of one. */
export function isFichaCode(text: string): boolean {
  return whole.test(text) || numbered.test(text);
}
