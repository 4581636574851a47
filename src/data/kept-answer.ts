import * as v from 'valibot';
import { readPerson } from '#protocol/auth';
import { KNOWN_SESSION_KEY } from './known-session';

/** A remembered answer about one person under one key, for a start without network. */
export interface KeptAnswer<T> {
  /** Undefined where nothing of that person lies here, or nothing that can be read. */
  of(person: string): T | undefined;
  keep(person: string, answer: T): void;
  forget(): void;
}

/**
 * Keeps the last answer about a person. Its key belongs into `wipe`, because it is erased with that
 * person (rule A1); an answer that arrives after they left is not kept. Without storage only the
 * memory is missing.
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
        // See above.
      }
    },
    forget() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Where nothing may be stored nothing was.
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
