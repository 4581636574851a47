/** Bytes of a value on the wire: accented letters take two. */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength;
}

/** Most bytes of a character (UTF-16 unit) on the wire. */
const MOST_BYTES = 3;

/** Whether a value takes at most so many bytes on the wire; only long ones are counted. */
export function fitsIn(value: unknown, most: number): boolean {
  const text = JSON.stringify(value);
  return text.length * MOST_BYTES <= most || new TextEncoder().encode(text).byteLength <= most;
}
