import * as v from 'valibot';
import { readPerson } from '#protocol/account/auth';
import { KNOWN_SESSION_KEY } from './known-session';

/** A stored answer about one person, for a start without network. */
export interface KeptAnswer<T> {
  /** Undefined if nothing readable is stored for that person. */
  of(person: string): T | undefined;
  keep(person: string, answer: T): void;
  forget(): void;
}

/**
 * Stores the last answer about a person. Its key must be listed in `wipe`, because a sign-out
 * erases it (rule A1e). An answer that arrives after they left is not stored. If storage is
 * unavailable, there is no stored answer.
 */
export function keptAnswer<T>(key: string, answer: v.GenericSchema<unknown, T>): KeptAnswer<T> {
  const schema = v.object({ person: v.string(), answer });
  return {
    of(person) {
      const kept = v.safeParse(schema, stored(key));
      return kept.success && kept.output.person === person ? kept.output.answer : undefined;
    },
    keep(person, answered) {
      if (readPerson(stored(KNOWN_SESSION_KEY))?.id !== person) return;
      try {
        localStorage.setItem(key, JSON.stringify({ person, answer: answered }));
      } catch {
        // Storage is unavailable or full, so nothing is stored.
      }
    },
    forget() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is unavailable, so nothing was stored.
      }
    },
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
