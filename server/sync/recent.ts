import type { Body } from './body';

/** A record as it was written last. */
export interface Known {
  readonly body: Body;
  /** Sum over all its registers, visible or not. */
  readonly sum: string;
}

/** Which record. */
export interface Place {
  readonly space: string;
  readonly kind: string;
  readonly id: string;
}

export interface Recent {
  /** The known data of a record with this body; null if this process did not write it last. */
  find(place: Place, body: string): Known | null;
  note(place: Place, known: Known): void;
}

/** Characters of all bodies together; with what they were made of it is some six times as much. */
const MOST = 8_000_000;

const keyOf = ({ space, kind, id }: Place) => `${space}/${kind}/${id}`;

/** Remembers the records that were written last: a workout under way is written set by set. */
export function createRecent(): Recent {
  /** The oldest first. */
  const held = new Map<string, Known>();
  let characters = 0;

  function forget(key: string): void {
    const known = held.get(key);
    if (!known) return;
    held.delete(key);
    characters -= known.body.text.length;
  }

  return {
    find(place, body) {
      const known = held.get(keyOf(place));
      // Another process may have written since, or the transaction was undone.
      return known?.body.text === body ? known : null;
    },
    note(place, known) {
      const key = keyOf(place);
      forget(key);
      held.set(key, known);
      characters += known.body.text.length;
      for (const oldest of held.keys()) {
        if (characters <= MOST) break;
        forget(oldest);
      }
    },
  };
}
