/** Bytes of a value as it is sent: letters with accents take two. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}
