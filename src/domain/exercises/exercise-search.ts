import { unaccented } from '../plain-text';
import type { Equipment, Exercise } from './exercise';
import type { Muscle } from './muscles';
import { soundsOf } from './sound';

/** Exercises made ready for searching; prepare once per list, not per key press. */
export interface SearchIndex {
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly exercise: Exercise;
  /** Position in the given list: usual exercises before rare ones. */
  readonly place: number;
  /** Whole names without stop words: the name first, then the aliases. */
  readonly phrases: readonly string[];
  /** Words of the name and the labels. */
  readonly nameWords: readonly string[];
  readonly otherWords: readonly string[];
  /** How those words sound, computed once: a search compares them with each word of the query. */
  readonly nameSounds: readonly string[];
  readonly otherSounds: readonly string[];
}

export interface SearchOptions {
  /** Any of these among the primary muscles; empty or absent: all. */
  readonly muscles?: readonly Muscle[];
  /** Any of these; empty or absent: all. */
  readonly equipment?: readonly Equipment[];
  /** Recently used ids, latest first: they precede equally good hits. */
  readonly recent?: readonly string[];
}

interface Hit {
  readonly exercise: Exercise;
  readonly place: number;
  readonly typos: number;
  readonly score: number;
}

const NAME_WORD = 6;
const NAME_PREFIX = 5;
const OTHER_WORD = 4;
const OTHER_PREFIX = 3;
const NAME_SOUND = 2;
const OTHER_SOUND = 1.5;
const TYPO = 1;
/** Bonus of a name or alias that begins with the typed text: "t bar" prefers "t bar row". */
const FIRST_WORDS = 3;
/** Bonus of a complete last word: "supin" prefers "supino" to "supino guiado". */
const LAST_WORD = 0.5;
// Bonus of a whole name, above any sum of words in the longest query.
const WHOLE_NAME = 2000;
const WHOLE_ALIAS = 1000;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_SOUND = 4;
const MAX_WORDS = 12;

// Stop words.
const STOP_WORDS = new Set(
  'a ao as com da das de do dos e em na nas no nos o os para por pra pro'.split(' '),
);

/** The text as it is searched: without accents, capitals or punctuation. */
export function searchable(text: string): string {
  return unaccented(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Prepares a list for searching. `labels` may add words that count like those of the name, such as
 * muscles and equipment in the person's language. Equal hits keep the order of the list.
 */
export function prepareSearch(
  exercises: readonly Exercise[],
  labels: (exercise: Exercise) => readonly string[] = () => [],
): SearchIndex {
  const heard = new Map<string, readonly string[]>();
  const sounds = (word: string) => {
    const known = heard.get(word) ?? soundsOf(word);
    heard.set(word, known);
    return known;
  };
  const prepared = exercises.map((exercise, place) => {
    const name = searchable(exercise.name);
    const aliases = exercise.aliases.map(searchable);
    const nameWords = new Set([name, ...labels(exercise).map(searchable)].flatMap(wordsOf));
    const otherWords = new Set(aliases.flatMap(wordsOf));
    const others = [...otherWords].filter((word) => !nameWords.has(word));
    const entry: Entry = {
      exercise,
      place,
      phrases: [name, ...aliases].map((phrase) => queryWords(phrase).join(' ')),
      nameWords: [...nameWords],
      otherWords: others,
      nameSounds: [...nameWords].flatMap(sounds),
      otherSounds: others.flatMap(sounds),
    };
    return { name, entry };
  });
  prepared.sort((a, b) => compare(a.name, b.name));
  return { entries: prepared.map(({ entry }) => entry) };
}

/**
 * The exercises that match every word of the query, best first, misspelt matches last. A word
 * matches whole, by its beginning or, from four letters on, by its sound, or with one letter wrong,
 * missing, added or swapped. Accents and word order do not matter. An empty query returns all exercises that pass
 * the filters, recent ones first, then by name.
 */
export function searchExercises(
  index: SearchIndex,
  query: string,
  options: SearchOptions = {},
): Exercise[] {
  const words = queryWords(searchable(query));
  const phrase = words.join(' ');
  const sounds = words.map((word) =>
    soundsOf(word).filter(({ length }) => length >= SHORTEST_WITH_SOUND),
  );
  const recency = new Map((options.recent ?? []).map((id, position) => [id, position]));
  const recent = (hit: Hit) => recency.get(hit.exercise.id) ?? Number.MAX_SAFE_INTEGER;
  const hits: Hit[] = [];
  for (const entry of index.entries) {
    if (!passes(entry.exercise, options)) continue;
    const hit = match(entry, words, sounds, phrase);
    if (hit !== null) hits.push(hit);
  }
  return hits
    .sort(
      (a, b) =>
        a.typos - b.typos ||
        Number(isNamed(b)) - Number(isNamed(a)) ||
        recent(a) - recent(b) ||
        b.score - a.score ||
        (words.length > 0 ? a.place - b.place : 0),
    )
    .map((hit) => hit.exercise);
}

/**
 * Whether the query is a whole name, which precedes recency among hits with equally many typos. A
 * whole alias does not: "agachamento" is one, and also begins what other people do.
 */
function isNamed({ score }: Hit): boolean {
  return score >= WHOLE_NAME;
}

function passes(exercise: Exercise, { muscles = [], equipment = [] }: SearchOptions): boolean {
  return (
    (muscles.length === 0 || exercise.primary.some((muscle) => muscles.includes(muscle))) &&
    (equipment.length === 0 || equipment.includes(exercise.equipment))
  );
}

function match(
  entry: Entry,
  words: readonly string[],
  sounds: readonly (readonly string[])[],
  phrase: string,
): Hit | null {
  let typos = 0;
  let score = 0;
  for (const [nth, word] of words.entries()) {
    const points = wordPoints(entry, word, sounds[nth] ?? []);
    if (points === 0) return null;
    if (points < OTHER_PREFIX) typos += 1;
    score += points;
  }
  const { exercise, place } = entry;
  if (words.length === 0) return { exercise, place, typos, score };
  const whole =
    typos === 1
      ? entry.phrases.findIndex((candidate) => isNear(candidate, phrase))
      : entry.phrases.indexOf(phrase);
  if (whole === 0) score += WHOLE_NAME;
  else if (whole !== -1) score += WHOLE_ALIAS;
  else if (typos === 0) score += beginning(entry.phrases, phrase);
  return { exercise, place, typos, score };
}

function beginning(phrases: readonly string[], text: string): number {
  const begun = phrases.filter((candidate) => candidate.startsWith(text));
  if (begun.some((candidate) => candidate[text.length] === ' ')) return FIRST_WORDS;
  return begun.some((candidate) => !candidate.includes(' ', text.length)) ? LAST_WORD : 0;
}

function wordPoints(entry: Entry, word: string, sounds: readonly string[]): number {
  if (entry.nameWords.includes(word)) return NAME_WORD;
  if (entry.nameWords.some((candidate) => candidate.startsWith(word))) return NAME_PREFIX;
  if (entry.otherWords.includes(word)) return OTHER_WORD;
  if (entry.otherWords.some((candidate) => candidate.startsWith(word))) return OTHER_PREFIX;
  const alike = (candidate: string) => sounds.some((sound) => candidate.startsWith(sound));
  if (entry.nameSounds.some(alike)) return NAME_SOUND;
  if (entry.otherSounds.some(alike)) return OTHER_SOUND;
  if (word.length < SHORTEST_WITH_TYPO - 1) return 0;
  const near = (candidate: string) =>
    word.length < SHORTEST_WITH_TYPO
      ? candidate.length === SHORTEST_WITH_TYPO && lacksOne(candidate, word)
      : startsWithOneEdit(candidate, word);
  return entry.nameWords.some(near) || entry.otherWords.some(near) ? TYPO : 0;
}

/** Whether the word lacks one letter of the candidate. */
function lacksOne(candidate: string, word: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === candidate[at]) at += 1;
  return word.slice(at) === candidate.slice(at + 1);
}

/** Whether the text differs from the candidate in at most one letter. */
function isNear(candidate: string, text: string): boolean {
  return Math.abs(candidate.length - text.length) <= 1 && startsWithOneEdit(candidate, text);
}

/** Whether the word, with one letter changed, missing, added or swapped, begins the candidate. */
function startsWithOneEdit(candidate: string, word: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === candidate[at]) at += 1;
  // A wrong last letter counts only in a whole word: otherwise "remo" would find every "rem…".
  if (at === word.length - 1 && Math.abs(candidate.length - word.length) > 1) return false;
  const changed = candidate.startsWith(word.slice(at + 1), at + 1);
  const missing = candidate.startsWith(word.slice(at), at + 1);
  const added = candidate.startsWith(word.slice(at + 1), at);
  const swapped =
    word[at] === candidate[at + 1] &&
    word[at + 1] === candidate[at] &&
    candidate.startsWith(word.slice(at + 2), at + 2);
  return changed || missing || added || swapped;
}

/** The words of a query without stop words, unless all are stop words. */
export function queryWords(phrase: string): string[] {
  const words = wordsOf(phrase);
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_WORDS);
}

function wordsOf(phrase: string): string[] {
  return phrase === '' ? [] : phrase.split(' ');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
