const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes as text for addresses and headers: base64url without padding (RFC 4648). */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const group = (first << 16) | (second << 8) | third;
    for (let digit = 0; digit <= Math.min(3, bytes.length - at); digit += 1) {
      text += DIGITS[(group >> (18 - 6 * digit)) & 63];
    }
  }
  return text;
}
