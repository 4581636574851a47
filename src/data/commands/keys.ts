const LENGTH = 8;

/** A short random key for an exercise or a set inside a workout. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
