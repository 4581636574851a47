import type { Writes } from '../record/registers';
import { searchable } from './exercise-search';

/** The person's meaning for a name of another app: a catalogue or own exercise. */
export interface LearnedName {
  /** In the form for comparison (`searchable`). */
  readonly name: string;
  /** Its id; the exercise may have been removed. */
  readonly exercise: string;
}

/** Maximum of learned names: a record holds 128 kB, and the settings share it. */
export const MOST_LEARNED = 300;
const LONGEST_NAME = 160;

/** A name of another app for comparison, in one spelling. */
export function learnable(name: string): string {
  return searchable(name).slice(0, LONGEST_NAME);
}

/** FNV-1a (Fowler, Noll, Vo) with 64 bits over UTF-16 code units, in the base of 36. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return value.toString(36);
}

/** The register of the preferences for a name, by hash: names are any text, paths are not. */
export function learnedPath(name: string): string {
  return `i.${hash(learnable(name))}`;
}

/**
 * The writes that make these names known next time, also on other devices. The last meaning of a
 * name wins; names without a letter or digit cannot be learned.
 * @param known the names learned before
 */
export function learnNames(found: readonly LearnedName[], known: readonly LearnedName[]): Writes {
  const all = new Map(known.map(({ name, exercise }) => [name, exercise]));
  const writes: Record<string, { name: string; exercise: string }> = {};
  for (const { name: told, exercise } of found) {
    const name = learnable(told);
    if (name === '' || all.get(name) === exercise) continue;
    if (!all.has(name) && all.size >= MOST_LEARNED) continue;
    all.set(name, exercise);
    writes[learnedPath(name)] = { name, exercise };
  }
  return writes;
}
