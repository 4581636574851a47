import type { Body } from './body';

/** A record as it was written last. */
export interface Known {
  readonly body: Body;
  /** Of all its registers, whether it is shown or not. */
  readonly sum: string;
}

/** Characters of all bodies together; with what they were made of it is some six times as much. */
const MOST = 8_000_000;

/** The oldest first, by space, kind and id: a workout under way is written set by set. */
const recent = new Map<string, Known>();
let characters = 0;

/** What is known of a record; null when it was not written here last. */
export function knownAs(key: string, body: string): Known | null {
  const known = recent.get(key);
  // Another process may have written since, or the transaction was undone.
  return known?.body.text === body ? known : null;
}

export function noteWritten(key: string, known: Known): void {
  forget(key);
  recent.set(key, known);
  characters += known.body.text.length;
  for (const oldest of recent.keys()) {
    if (characters <= MOST) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  const known = recent.get(key);
  if (!known) return;
  recent.delete(key);
  characters -= known.body.text.length;
}
