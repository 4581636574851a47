import { searchable } from '#domain/exercises/exercise-search';
import { CONCEPTS, EQUIPMENT_CONCEPTS, STOP_WORDS } from './concept-words';

/** The meaning of an exercise's name, in any of the languages of `CONCEPTS`. */
export interface Meaning {
  /** Movement and its variants, sorted; words without a meaning stay as they are. */
  readonly key: string;
  /** Names of equipment. */
  readonly equipment: readonly string[];
}

const IGNORED = new Set(STOP_WORDS);

/** A word in one form: "elevações" and "elevação" stay apart, "halters" and "halter" do not. */
function stem(word: string): string {
  return word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/, '') : word;
}

function wordsOf(text: string): string[] {
  return searchable(text.replace(/[º°ª]/g, ' '))
    .split(' ')
    .filter((word) => word !== '' && !IGNORED.has(word))
    .map(stem);
}

interface Vocabulary {
  /** The concepts of each phrase. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** The number of words in the longest phrase. */
  readonly longest: number;
  readonly equipment: ReadonlySet<string>;
}

function readVocabulary(): Vocabulary {
  const phrases = new Map<string, readonly string[]>();
  let longest = 1;
  for (const line of `${EQUIPMENT_CONCEPTS}\n${CONCEPTS}`.trim().split('\n')) {
    const [concepts = '', written = ''] = line.split(':');
    for (const phrase of written.split(',')) {
      const words = wordsOf(phrase);
      longest = Math.max(longest, words.length);
      phrases.set(words.join(' '), concepts.trim().split('+'));
    }
  }
  const lines = EQUIPMENT_CONCEPTS.trim().split('\n');
  return {
    phrases,
    longest,
    equipment: new Set(lines.map((line) => line.split(':')[0]?.trim() ?? '')),
  };
}

/** Read with the first name; most files of apps need none of it. */
let vocabulary: Vocabulary | null = null;

/** Splits a name into concepts, longest phrases first. */
export function meaningOf(name: string): Meaning {
  vocabulary ??= readVocabulary();
  const { phrases, longest, equipment: known } = vocabulary;
  const words = wordsOf(name);
  const key = new Set<string>();
  const equipment = new Set<string>();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    let found = phrases.get(words.slice(at, at + length).join(' '));
    while (!found && length > 1) {
      length -= 1;
      found = phrases.get(words.slice(at, at + length).join(' '));
    }
    for (const concept of found ?? []) {
      if (known.has(concept)) equipment.add(concept);
      // Marked, because a word without a meaning may be spelt like a concept.
      else key.add(`@${concept}`);
    }
    if (!found) key.add(words[at] ?? '');
    at += length;
  }
  return { key: [...key].sort().join(' '), equipment: [...equipment] };
}
