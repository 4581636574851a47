import { cutText } from '../../cut-text';
import type { LoadUnit } from '../../load';
import { PROGRAM_LIMITS } from '../paths';
import type { SetBlock } from '../prescription';
import { resolve, takeName } from './name';
import { createScanner, type Scanner } from './scanner';
import type { FindExercise, ParsedLine } from './shape';
import { beginTail, closeTail, type Tail, takeNext } from './tail';

const MOST_BLOCKS = 24;

/** The mark of a list: "- ", "• ", "1) ", "2. ", "3 - ", an emoji figure, or another sign. */
const mark =
  /\s*(?:\d\uFE0F?\u20E3\s*|[^\p{L}\p{N}\s"“”@+#;]{1,4}\s+|\d{1,2}\s*(?:[).ºª]\s*|[-–]\s*(?=\p{L})|[-–:]\s+)(?=[^\d\s]|\d+°))/uy;
const join = /\s*\+\s*/uy;

/**
 * Reads a line of a ficha: "supino reto 4x8-10 82,5 90s rir2" (GRAMMAR.md). Never fails: every
 * input has a result with its valid parts. A figure without a unit is a load in the person's own.
 */
export function parseLine(text: string, find: FindExercise, unit: LoadUnit = 'kg'): ParsedLine {
  const scanner = createScanner(text);
  const joins = takeJoin(scanner);
  const name = takeName(scanner);
  scanner.token('name', name.from, name.to);
  const tail = beginTail(scanner, find, unit);
  while (!scanner.done()) takeNext(tail);
  closeTail(tail);
  const exercise = exerciseOf(scanner, find, name);
  const body = bodyOf(tail);
  const { tokens, problems } = scanner;
  return {
    entry: exercise === null ? null : { exercise, ...body },
    body,
    name,
    joins,
    problems,
    tokens,
  };
}

function bodyOf(tail: Tail): ParsedLine['body'] {
  const note = tail.notes.filter((one) => one !== '').join(' ');
  const { weeks, alternatives, restSeconds, rule, video } = tail;
  if (note.length > PROGRAM_LIMITS.note) tooMany(tail, 'note', PROGRAM_LIMITS.note);
  if (alternatives.length > PROGRAM_LIMITS.alternatives) {
    tooMany(tail, 'alternatives', PROGRAM_LIMITS.alternatives);
  }
  return {
    group: null,
    sets: limited(tail, tail.sets),
    weeks: Object.fromEntries([...weeks].map(([week, sets]) => [week, limited(tail, sets)])),
    restSeconds,
    note: cutText(note, PROGRAM_LIMITS.note),
    alternatives: alternatives.slice(0, PROGRAM_LIMITS.alternatives),
    rule,
    ...(video === null ? {} : { video }),
  };
}

/** Skips a list's mark; "+" joins the line with the one above. */
function takeJoin(scanner: Scanner): boolean {
  scanner.take(mark);
  const from = scanner.at();
  const joins = scanner.take(join) !== null;
  if (joins) scanner.token('mark', from);
  scanner.take(mark);
  return joins;
}

function exerciseOf(scanner: Scanner, find: FindExercise, name: ParsedLine['name']): string | null {
  const { from, to, text } = name;
  if (text === '') {
    scanner.problem('name_missing', { from, to });
    return null;
  }
  const found = resolve(text, find);
  if ('id' in found) return found.id;
  scanner.problem('exercise_unknown', { from, to }, { name: text }, found.candidates);
  return null;
}

function limited(tail: Tail, blocks: readonly SetBlock[]): SetBlock[] {
  if (blocks.length > MOST_BLOCKS) tooMany(tail, 'blocks', MOST_BLOCKS);
  return blocks.slice(0, MOST_BLOCKS);
}

function tooMany({ scanner }: Tail, what: string, most: number): void {
  scanner.problem('too_many', { from: 0, to: scanner.text.length }, { what, most });
}
