import { END } from './amounts';
import { quoted, takeQuoted } from './quoted';
import { createScanner, type Scanner } from './scanner';
import type { FindExercise, FoundExercise, NameOf, Span } from './shape';

const START = '(?<![\\p{L}\\p{N}.,])';
/** Starts a warm-up if sets follow. */
export const WARM_UP = '(?:aquec(?:imento)?|aq)\\.?';
/** The head of sets: "4x", "4 ×", "3 séries". */
export const SETS_HEAD = `\\d{1,3}\\s*(?:[x×*](?:(?!\\p{L})|(?=\\s*(?:m[aá]x|falha|amrap)))|(?:s[eé]ries?|sets?)${END})`;
const UNITS = `(?:kgs?|quilos?|kilos?|lbs?|libras?)${END}`;
const EFFORT = '(?:rir|pse|rpe)\\s*[:=]?\\s*\\d';
const REST = '(?:descanso|desc\\.?|intervalo)\\s*(?:de\\s+)?:?\\s*\\d';
const MEASURE = `(?:\\d{1,4}:[0-5]\\d(?!\\d)|\\d{1,6}(?:[.,]\\d{1,3})?(?:\\s*(?:-|–|a)\\s*\\d{1,6})?\\s*(?:km|m|mts?|metros?|mins?|minutos?|segs?|segundos?|s|h|horas?)${END})`;

const VIDEO = '(?:v[ií]deo\\s*:?\\s*)?https:\\/\\/';
const ALWAYS = `[;#"“”\\n]|${START}ou\\s|${START}${VIDEO}`;
const HEAD = new RegExp(
  `${ALWAYS}|${START}(?:${WARM_UP}\\s+)?${SETS_HEAD}|${START}\\d{1,6}(?:[.,]\\d{1,3})?\\s*${UNITS}|${START}${EFFORT}|${START}${REST}`,
  'giu',
);
const HEAD_OR_MEASURE = new RegExp(`${HEAD.source}|${START}${MEASURE}`, 'giu');
const SETS = new RegExp(`${START}${SETS_HEAD}`, 'giu');
const SEGMENT_END = /[;#"“”\n]/gu;
const TRAILING = /[\s:,.(–—-]+$/u;
const byId = /^@([a-z0-9][a-z0-9-]{0,63})$/;
const opening = /\s*["“”]/uy;
const space = /\s+/uy;

/** A parsed name with its position. */
export interface TypedName extends Span {
  readonly text: string;
}

/**
 * name: a quoted text, or everything before the next token. The tokens are sets, a load with its
 * unit, an effort, a rest, an alternative, a note and the next part. A bare measure ("5km",
 * "20min") ends a name only if its part names no sets.
 */
export function takeName(scanner: Scanner): TypedName {
  if (scanner.sees(opening)) {
    scanner.take(space);
    const from = scanner.at();
    const text = takeQuoted(scanner) ?? '';
    return { text, from, to: scanner.at() };
  }
  scanner.take(space);
  const from = scanner.at();
  const named = scanner.next(SETS) < scanner.next(SEGMENT_END);
  const end = scanner.next(named ? HEAD : HEAD_OR_MEASURE);
  const text = scanner.text.slice(from, end).replace(TRAILING, '');
  scanner.moveTo(end);
  return { text, from, to: from + text.length };
}

/** The exercise of a typed name: by its id after an "@", else by its name. */
export function resolve(name: string, find: FindExercise): FoundExercise {
  const id = byId.exec(name)?.[1];
  return id === undefined ? find(name) : { id };
}

/** The name of an exercise in text form: bare if that reads back correctly, else quoted. */
export function writtenName(id: string, nameOf: NameOf): string {
  const name = nameOf(id);
  if (name === null || name === '' || byId.test(name)) return `"@${id}"`;
  const plain = /^\p{L}[\p{L}\p{N}°º()'.,/-]*(?: [\p{L}\p{N}°º()'.,/+-]+)*$/u.test(name);
  return plain && [' 1x1', ' ;', ' ou a', ''].every((after) => readsBack(name, after))
    ? name
    : quoted(name);
}

function readsBack(name: string, after: string): boolean {
  const scanner = createScanner(`${name}${after}`);
  return takeName(scanner).text === name && scanner.at() >= name.length;
}
