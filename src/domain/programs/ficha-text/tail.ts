import { videoIn } from '../../exercises/video-link';
import type { LoadUnit } from '../../load';
import type { SetBlock } from '../prescription';
import type { Rule } from '../rule';
import { takeTime } from './amounts';
import {
  closeBlock,
  hasHead,
  isEmptyBlock,
  type OpenBlock,
  openBlock,
  seesHead,
  takeBare,
  takeBlockTerm,
  takeHead,
  wantsBare,
} from './block';
import * as checks from './checks';
import { wholeNumber } from './checks';
import { resolve, takeName } from './name';
import { BARE_VIDEO, takeQuoted } from './quoted';
import { takeRule } from './rule-clause';
import type { Scanner } from './scanner';
import type { FindExercise, Span } from './shape';

const filling = /(?:[\s,()·|]|[-–—.:!](?=\s|$))+/uy;
const semicolon = /;+/uy;
const hash = /#\s*/uy;
const quote = /["“”]/uy;
const videoWord = /v[ií]deo\s*:?\s*(?=["“”]?https:\/\/)/iuy;
const address = new RegExp(BARE_VIDEO.source, 'uy');
const or = /ou\s+/iuy;
const week = /(?:semanas?|sem\.?|s)\s*(\d{1,2})(?:\s*(?:-|–|a)\s*(\d{1,2}))?\s*:/iuy;
const nothing = /(?:nada|folga)(?![\p{L}\p{N}])/iuy;
const restWord = /(?:(?:descanso|desc\.?|intervalo)\s*(?:de\s+)?:?\s*|d(?=\d))(?=\d)/iuy;
const bareFigure = /(\d{1,4})(?![\d.,:]|\s*%)/uy;
const word = /[^\s;"“”#]+/uy;

/** State of reading a line after the name. */
export interface Tail {
  readonly scanner: Scanner;
  readonly find: FindExercise;
  readonly unit: LoadUnit;
  readonly sets: readonly SetBlock[];
  readonly weeks: Map<number, SetBlock[]>;
  /** The lists that receive the sets being read: those of the line, or of weeks. */
  targets: SetBlock[][];
  block: OpenBlock;
  restSeconds: number | null;
  rule: Rule | null;
  video: string | null;
  readonly notes: string[];
  readonly alternatives: string[];
  /** A span of words that no rule matched. */
  unknown: Span | null;
}

/** The state before the first word after the name of an exercise. */
export function beginTail(scanner: Scanner, find: FindExercise, unit: LoadUnit): Tail {
  const sets: SetBlock[] = [];
  return {
    scanner,
    find,
    unit,
    sets,
    weeks: new Map(),
    targets: [sets],
    block: openBlock(unit, scanner.at()),
    restSeconds: null,
    rule: null,
    video: null,
    notes: [],
    alternatives: [],
    unknown: null,
  };
}

/** Ends open blocks and unmatched text. */
export function closeTail(tail: Tail): void {
  endUnknown(tail);
  close(tail, tail.scanner.at());
}

/** tail: parts of the line in any order, up to its end. */
export function takeNext(tail: Tail): void {
  const { scanner } = tail;
  if (scanner.take(filling)) return;
  const from = scanner.at();
  const understood =
    takeEnd(tail, from) ||
    takeVideo(tail, from) ||
    takeNote(tail, from) ||
    takeWeek(tail, from) ||
    takeAlternative(tail, from) ||
    takeExerciseRest(tail, from) ||
    takeLineRule(tail) ||
    takeSets(tail);
  if (understood) {
    endUnknown(tail);
    return;
  }
  scanner.take(word);
  tail.unknown = { from: tail.unknown?.from ?? from, to: scanner.at() };
}

/** Unmatched text becomes a note, so that nothing is lost. */
function endUnknown(tail: Tail): void {
  const { scanner, unknown } = tail;
  if (!unknown) return;
  tail.unknown = null;
  const text = scanner.text.slice(unknown.from, unknown.to).replace(/[\s,()·|]+$/u, '');
  tail.notes.push(text);
  scanner.token('note', unknown.from, unknown.to);
  scanner.problem('noted', unknown, { text });
}

/** Ends the open block; its text ends at `to`. */
function close(tail: Tail, to: number): void {
  const { scanner, block, unit } = tail;
  const blocks = closeBlock(scanner, block, to);
  for (const target of tail.targets) target.push(...blocks);
  tail.block = openBlock(unit, scanner.at());
}

function takeEnd(tail: Tail, from: number): boolean {
  if (!tail.scanner.take(semicolon)) return false;
  close(tail, from);
  tail.scanner.token('mark', from);
  return true;
}

/** note: "#" up to the end of the line, or a quoted text. */
function takeNote(tail: Tail, from: number): boolean {
  const { scanner } = tail;
  if (scanner.take(hash)) {
    const text = scanner.text.slice(scanner.at());
    scanner.moveTo(scanner.text.length);
    tail.notes.push(text.trim());
  } else if (scanner.sees(quote)) {
    tail.notes.push(takeQuoted(scanner) ?? '');
  } else return false;
  scanner.token('note', from);
  return true;
}

/** video: an address, with or without "vídeo" before it; an invalid address becomes a note. */
function takeVideo(tail: Tail, from: number): boolean {
  const { scanner } = tail;
  const isQuoted = scanner.take(videoWord) !== null && scanner.sees(quote);
  const typed = isQuoted ? takeQuoted(scanner) : scanner.take(address)?.[0];
  const found = videoIn(typed);
  if (found === null) {
    scanner.moveTo(from);
    return false;
  }
  tail.video = found;
  scanner.token('note', from);
  return true;
}

/** week: "s3:" or "s2-4:"; the following sets belong to it, up to the next one. */
function takeWeek(tail: Tail, from: number): boolean {
  const { scanner } = tail;
  const found = scanner.take(week);
  if (!found) return false;
  close(tail, from);
  const span = { from, to: scanner.at() };
  const first = wholeNumber(scanner, Number(found[1]), checks.WEEK, span);
  const last = wholeNumber(scanner, Number(found[2] ?? found[1]), checks.WEEK, span);
  tail.targets = [];
  if (first !== null && last !== null) {
    for (let at = first; at <= last; at += 1) {
      const blocks: SetBlock[] = [];
      tail.weeks.set(at, blocks);
      tail.targets.push(blocks);
    }
  }
  scanner.token('week', from);
  scanner.take(filling);
  scanner.take(nothing);
  return true;
}

/** alternative: "ou" and a name. */
function takeAlternative(tail: Tail, from: number): boolean {
  const { scanner } = tail;
  if (!scanner.take(or)) return false;
  scanner.token('mark', from, from + 2);
  const name = takeName(scanner);
  scanner.token('name', name.from, name.to);
  if (name.text === '') {
    scanner.problem('name_missing', { from, to: scanner.at() });
    return true;
  }
  const found = resolve(name.text, tail.find);
  if ('id' in found) {
    tail.alternatives.push(found.id);
    return true;
  }
  const { candidates } = found;
  scanner.problem('alternative_unknown', name, { name: name.text }, candidates);
  return true;
}

/** rest of the exercise: "desc 90s", "d90", "intervalo de 2min". */
function takeExerciseRest(tail: Tail, from: number): boolean {
  const { scanner } = tail;
  if (!scanner.take(restWord)) return false;
  const seconds = takeTime(scanner) ?? takeBareRest(scanner);
  if (seconds === null) {
    scanner.moveTo(from);
    return false;
  }
  const rest = wholeNumber(scanner, seconds, checks.REST, { from, to: scanner.at() });
  if (rest !== null) tail.restSeconds = rest;
  scanner.token('rest', from);
  return true;
}

/** Without a unit, figures up to nine are minutes: a rest of two seconds makes no sense. */
function takeBareRest(scanner: Scanner): number | null {
  const found = scanner.take(bareFigure);
  if (!found) return null;
  const figure = Number(found[1]);
  return figure < 10 ? figure * 60 : figure;
}

function takeLineRule(tail: Tail): boolean {
  const rule = takeRule(tail.scanner, tail.rule, tail.unit);
  if (rule) tail.rule = rule;
  return rule !== null;
}

function takeSets(tail: Tail): boolean {
  const { scanner } = tail;
  if (seesHead(scanner)) {
    if (hasHead(tail.block)) close(tail, scanner.at());
    if (isEmptyBlock(tail.block)) tail.block.from = scanner.at();
    return takeHead(scanner, tail.block);
  }
  if (wantsBare(tail.block) && takeBare(scanner, tail.block)) return true;
  return takeBlockTerm(scanner, tail.block);
}
