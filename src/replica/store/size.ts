/** Bytes of a value on the wire: accented letters take two. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}
