import { searchable } from '#domain/exercises/exercise-search';
import {
  EQUIPMENT_CONCEPTS,
  MOVEMENT_CONCEPTS,
  STOP_WORDS,
  VARIANT_CONCEPTS,
} from './concept-words';

/** The meaning of an exercise's name, in any of the languages of `concept-words`. */
export interface Meaning {
  /** Movement and its variants, sorted; words without a meaning stay as they are. */
  readonly key: string;
  /** Names of equipment. */
  readonly equipment: readonly string[];
  /** Whether a movement is among its words, not variants alone. */
  readonly moves: boolean;
  /** The words themselves, in one form. */
  readonly words: string;
  /** The words that have a meaning. */
  readonly known: readonly string[];
}

const IGNORED = new Set(STOP_WORDS);

/** German writes the equipment and the movement as one word: "Kurzhantelrudern". */
const JOINED = /\b(kurzhantel|langhantel|kabelzug|kabel)n?(?=[a-z]{4})(?!turm)/g;

/** A word in the singular: "elevações", "extensiones", "abduzioni", "genoux", "halters". */
function stem(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word
    .replace(/oes$/, 'ao')
    .replace(/([cs])iones$/, '$1ion')
    .replace(/zioni$/, 'zione')
    .replace(/(?<=[aeo]u)x$/, '')
    .replace(/s$/, '');
}

function wordsOf(text: string): string[] {
  return searchable(text.replace(/[º°ª]/g, ' '))
    .replace(JOINED, '$1 ')
    .replace(/\b(pull|push) (over|down)/g, '$1$2')
    .split(' ')
    .filter((word) => word !== '' && !IGNORED.has(word))
    .map(stem);
}

interface Phrase {
  readonly words: readonly string[];
  readonly concepts: readonly string[];
  readonly moves: boolean;
}

interface Vocabulary {
  /** Phrases by their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words that mean equipment or a variant, which may stand inside a phrase. */
  readonly between: ReadonlySet<string>;
  readonly equipment: ReadonlySet<string>;
}

function readVocabulary(): Vocabulary {
  const phrases = new Map<string, Phrase[]>();
  const between = new Set<string>();
  const equipment = new Set<string>();
  for (const table of [EQUIPMENT_CONCEPTS, VARIANT_CONCEPTS, MOVEMENT_CONCEPTS]) {
    for (const line of table.trim().split('\n')) {
      const [named = '', written = ''] = line.split(':');
      const concepts = named.trim().split('+');
      if (table === EQUIPMENT_CONCEPTS) equipment.add(named.trim());
      for (const phrase of written.split(',')) {
        const words = wordsOf(phrase);
        const [first = ''] = words;
        phrases.set(first, [
          ...(phrases.get(first) ?? []),
          { words, concepts, moves: table === MOVEMENT_CONCEPTS },
        ]);
        if (words.length === 1 && table !== MOVEMENT_CONCEPTS) between.add(first);
      }
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { phrases, between, equipment };
}

/** Read with the first name; most files of apps need none of it. */
let vocabulary: Vocabulary | null = null;

/** The places of a phrase's words from a place on; null if it is not there. */
function placesOf(
  phrase: Phrase,
  words: readonly string[],
  from: number,
  between: ReadonlySet<string> | null,
): number[] | null {
  const places: number[] = [];
  let at = from;
  for (const wanted of phrase.words) {
    while (words[at] !== wanted) {
      const word = words[at];
      if (word === undefined || at === from || !between?.has(word)) return null;
      at += 1;
    }
    places.push(at);
    at += 1;
  }
  return places;
}

function meaningIn(words: readonly string[], isLoose: boolean): Meaning {
  vocabulary ??= readVocabulary();
  const { phrases, between, equipment: known } = vocabulary;
  const key = new Set<string>();
  const equipment = new Set<string>();
  const used = new Set<number>();
  let moves = false;
  const left = (at: number) => !used.has(at);
  for (const [at, word] of words.entries()) {
    if (!left(at)) continue;
    let found: readonly string[] | null = null;
    for (const phrase of phrases.get(word) ?? []) {
      const places = placesOf(phrase, words, at, isLoose ? between : null);
      if (!places?.every(left)) continue;
      for (const place of places) used.add(place);
      found = phrase.concepts;
      moves ||= phrase.moves;
      break;
    }
    for (const concept of found ?? []) {
      if (known.has(concept)) equipment.add(concept);
      // Marked, because a word without a meaning may be spelt like a concept.
      else key.add(`@${concept}`);
    }
    if (!found) key.add(word);
  }
  // Beside a pulley, a bar is an attachment.
  if (equipment.has('cable') && equipment.delete('barbell')) key.add('@bar');
  return {
    key: [...key].sort().join(' '),
    equipment: [...equipment],
    words: words.join(' '),
    moves,
    known: words.filter((_, at) => used.has(at)),
  };
}

/** Splits a name into concepts, longest phrases first. */
export function meaningOf(name: string): Meaning {
  return meaningIn(wordsOf(name), false);
}

/**
 * Meanings of a name, the closest to its words first. The name is read as written, and with variants
 * taken out of phrases ("elevação unilateral de panturrilha"). The third reading has ä, ö and ü for
 * ae, oe and ue. Words in brackets may repeat the name ("Tirón a la Cara (Face Pull)"), explain it
 * ("Prancha (Isometria)"), or say more than a meaning has ("Supino (halter 30-45°)"). A slash offers
 * two names, or two tools in brackets.
 */
export function meaningsOf(name: string): Meaning[] {
  const both = (text: string) => {
    const words = wordsOf(text);
    const [close, loose] = [meaningIn(words, false), meaningIn(words, true)];
    return close.key === loose.key ? [close] : [close, loose];
  };
  const umlauts = name.replace(/([aou])e/gi, '$1');
  const written = [...both(name), ...(umlauts === name ? [] : both(umlauts))];
  const found = /^([^()]*)\(([^()]+)\)(.*)$/.exec(name);
  if (!found) return [...written, ...eitherOf(name).flatMap(both)];
  const [, before = '', inside = '', after = ''] = found;
  const told = meaningOf(inside);
  const repeated = both(inside).filter(({ moves }) => moves);
  const isDropped = told.known.length === 0 || repeated.length > 0;
  const choices = eitherOf(inside);
  const areTools = choices.every((part) => meaningOf(part).equipment.length > 0);
  const chosen = choices.flatMap((part) => both(`${before} ${part} ${after}`));
  return [
    // The first of two tools counts.
    ...(areTools ? chosen : []),
    ...written,
    ...repeated,
    ...(isDropped ? both(`${before} ${after}`) : []),
    ...(areTools ? [] : chosen),
    ...eitherOf(before).flatMap((part) => both(`${part} ${inside} ${after}`)),
    ...(told.equipment.length > 0 ? both(`${before} ${told.known.join(' ')} ${after}`) : []),
  ];
}

/** The texts that a slash offers; none without one. */
function eitherOf(text: string): string[] {
  const parts = text.split('/').filter((part) => part.trim() !== '');
  return parts.length > 1 ? parts : [];
}
