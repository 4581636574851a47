/** Crockford's base 32: without I, L, O and U, which people misread. */
export const CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Length of a typed code: 40 bits. */
export const CODE_SIGNS_COUNT = 8;

const PLAIN = new RegExp(`^[${CODE_SIGNS}]{${CODE_SIGNS_COUNT}}$`);

/**
 * A typed code in its stored form. Lower case, hyphens and spaces do not matter, and O, I and L
 * become the digits they resemble. Null for text that cannot be a code.
 */
export function plainCode(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-–—_]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return PLAIN.test(plain) ? plain : null;
}
