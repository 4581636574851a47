import type { PushBody } from './body';

/** A record in its last written state. */
export interface KnownAnswer {
  readonly body: PushBody;
  /** Sum over all its registers, visible or not. */
  readonly sum: string;
}

/** Which record. */
export interface RecentPlace {
  readonly space: string;
  readonly kind: string;
  readonly id: string;
}

export interface Recent {
  /** The known data of a record with this body; null if this process did not write it last. */
  find(place: RecentPlace, body: string): KnownAnswer | null;
  note(place: RecentPlace, known: KnownAnswer): void;
}

/**
 * Maximum characters of all bodies together; with their parts they take about six times as much
 * memory.
 */
const MOST = 8_000_000;

const keyOf = ({ space, kind, id }: RecentPlace) => `${space}/${kind}/${id}`;

/** Caches the records that were written last, because a running workout is written set by set. */
export function createRecent(): Recent {
  /** Oldest first. */
  const held = new Map<string, KnownAnswer>();
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
      // The body differs if another process has written since, or the transaction was rolled back.
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
