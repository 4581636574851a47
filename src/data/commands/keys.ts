const LENGTH = 8;

/** A short random key for a part of a record, such as an exercise or a set. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
