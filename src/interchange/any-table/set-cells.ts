import { unaccented } from '#domain/plain-text';
import type { SetKind } from '#domain/workouts/shape';
import { type DistanceUnit, readFigure, readKind } from '../apps/figures';
import type { LoadUnitName } from '../model';
import { distanceText, loadText, secondsText } from './cells';

/** A set as one cell describes it. */
export interface CellSet {
  readonly reps: string;
  readonly seconds: string;
  readonly distance: string;
  readonly distanceUnit: DistanceUnit;
  /** Null if the cell names no load. */
  readonly load: string | null;
  readonly kind: SetKind | null;
  /** Words in brackets that are no kind of set. */
  readonly remark: string;
}

/** The sets of a cell. */
export interface CellSets {
  readonly sets: readonly CellSet[];
  /** Whether the cell has the number of sets. */
  readonly isCounted: boolean;
}

/**
 * The order in cells such as "60x10": a number of sets before repetitions, a load before
 * repetitions, or repetitions before a load.
 */
export type PairForm = 'count' | 'load-first' | 'load-last';

const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:kgs?|kilos?|quilos?|lbs?|libras?|pounds?)\.?`;
const TIMES = String.raw`\s*[x×*]\s*`;
const REPS = String.raw`(?:rep(?:s|eti\p{L}+)?\.?|vezes)`;
const PAIR = new RegExp(
  String.raw`^([+-]?${FIGURE})\s*(${UNIT})?${TIMES}([+-]?${FIGURE})\s*(${UNIT})?\s*${REPS}?$`,
  'iu',
);
const COUNT =
  /^(\d{1,2})\s*(?:[x×*]|s[eé]ries?\s*(?:de|x|×)?|sets?\s*(?:of|x|×)?|de(?=\s))\s*(?!kg|lb)(.+)$/iu;
/** A load after repetitions: "10 20kg", "10 (20 kg)", "10 c/ 20kg" or "10x20". */
const LOAD_AFTER = new RegExp(
  String.raw`^(.*?[\d\p{L}"'″′])(?:\s*(?:[@–-]|(?:com|c\/|c|de)\s)\s*|\s*\(|\s+|${TIMES})([+-]?${FIGURE}\s*${UNIT}(?:\s*cada)?)\)?$`,
  'iu',
);
const THIRD = new RegExp(String.raw`^(\d+(?:\s*-\s*\d+)?)${TIMES}(${FIGURE})$`);

const ITEM = String.raw`[+-]?${FIGURE}\s*(?:${UNIT}|s|seg)?`;
const SLASHES = new RegExp(String.raw`^${ITEM}(?:\s*/\s*${ITEM})+\s*(?:${UNIT}|${REPS})?$`, 'iu');
const PLAIN = /^-?\d*(?:[.,]\d+)?$/;

/** Parts of a list such as "12/10/8", "12, 10, 8" or "60kg > 70kg"; one for another cell. */
export function partsOf(cell: string): readonly string[] {
  if (PLAIN.test(cell)) return [cell];
  if (cell.includes(';')) return cell.split(';').map((part) => part.trim());
  const lines = cell.split(/\s*(?:\\n|\n|\||>|→)\s*|,\s+/);
  if (lines.length > 1 && lines.every((part) => /\d/.test(part))) return lines;
  if (SLASHES.test(cell)) return cell.split(/\s*\/\s*/);
  const isList = /^\d{1,3}(?:,\d{1,3}){2,}$|^\d+(?:\s*-\s*\d+){2,}$|^\d{1,2}(?:\s+\d{1,2}){2,}$/;
  if (isList.test(cell)) return cell.split(/\s*[,-]\s*|\s+/);
  // Parts such as "60x10/60x8" or "2x10 + 1x8" are read one by one.
  const pairs = cell.split(/\s*[/+]\s*|\s+e\s+/i);
  const isPairs = pairs.every((part) => PAIR.test(part) || COUNT.test(part));
  return pairs.length > 1 && isPairs ? pairs : [cell];
}

interface FigurePair {
  readonly first: string;
  readonly second: string;
  /** The place of the load, if a unit shows it. */
  readonly load: 'first' | 'last' | null;
}

function pairIn(cell: string): FigurePair | null {
  const [, first, unit, second, after] = PAIR.exec(cell) ?? [];
  if (first === undefined || second === undefined) return null;
  if (unit !== undefined) return { first: `${first} ${unit}`, second, load: 'first' };
  if (after !== undefined) return { first, second: `${second} ${after}`, load: 'last' };
  return { first, second, load: null };
}

/** Whether a cell has a load beside its repetitions, or a number of sets. */
export const isPair = (cell: string) => pairIn(cell) !== null;

/** Whether a cell describes sets, such as "3x10", "60x10" or "3 séries de 10 com 60kg". */
export const isSetCell = (cell: string) =>
  partsOf(cell).every((part) => pairIn(part) || /\d/.test(COUNT.exec(part)?.[2] ?? ''));

/** More sets than this are seldom done of one exercise, in a list of several, or at all. */
const [FEW, FEW_LISTED, HIGHEST] = [6, 4, 20];
/** More repetitions than this are seldom done. */
const MANY_REPS = 40;

const medianOf = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** The order of figures in the pairs of a column that have no unit. */
export function pairFormOf(cells: readonly string[], hasLoads: boolean): PairForm {
  const lists = cells.map(partsOf);
  const pairs = lists.flat().flatMap((part) => pairIn(part) ?? []);
  const bare = pairs.filter(({ load }) => load === null);
  if (bare.length === 0 || hasLoads) return 'count';
  const shown = pairs.find(({ load }) => load !== null)?.load;
  if (shown && bare.length * 2 < pairs.length) return `load-${shown}`;
  const firsts = bare.map(({ first }) => readFigure(first) ?? 0);
  const seconds = bare.map(({ second }) => readFigure(second) ?? 0);
  if (!firsts.every(Number.isInteger)) return 'load-first';
  if (!seconds.every(Number.isInteger)) return 'load-last';
  const isListed = lists.some((parts) => parts.length > 1 && parts.some(isPair));
  const isFew = medianOf(firsts) <= (isListed ? FEW_LISTED : FEW);
  if (isFew && medianOf(seconds) <= MANY_REPS) return 'count';
  return medianOf(firsts) >= medianOf(seconds) ? 'load-first' : 'load-last';
}

/**
 * The sets in a cell. `3x10` has three. `3x12/10/8` and `12/10/8` have one for each part. `3x30s`
 * has three by time. `60x10` is one with its load. Any other text stays as repetitions.
 * @param expected the number of sets that another column shows; null without one
 */
export function setsOfCell(cell: string, form: PairForm, expected: number | null): CellSets {
  const one = (): CellSets => ({ sets: [setOf(cell)], isCounted: false });
  if (/^[-–—]*$/.test(cell)) return { sets: [setOf('')], isCounted: false };
  if (/^\d+$/.test(cell)) return one();
  if (eachSide(cell) !== null && expected !== 2) return one();
  const counted = countedSets(cell, form);
  const [, many, amounts = ''] = COUNT.exec(cell) ?? [];
  const isOneList = !/[x×*]/i.test(amounts) && partsOf(amounts).length === Number(many);
  if (counted && isOneList) return counted;
  const parts = partsOf(cell);
  if (parts.length > 1) {
    const isList = cell.includes(';') || parts.some((part) => pairIn(part) || COUNT.test(part));
    const fits = expected === null ? parts.length > 2 : parts.length === expected;
    if (!isList && !fits) return one();
    return { sets: parts.flatMap((part) => setsOfPart(part, form)), isCounted: true };
  }
  return counted ?? { sets: setsOfPart(cell, form), isCounted: false };
}

function setsOfPart(part: string, form: PairForm): readonly CellSet[] {
  return countedSets(part, form)?.sets ?? [pairSet(part, form) ?? setOf(part)];
}

/** A set with its load, such as "60x10"; null for another cell. */
function pairSet(cell: string, form: PairForm): CellSet | null {
  const { bare, ...rest } = withoutRemark(cell);
  const pair = pairIn(bare);
  if (!pair) return null;
  const isFirst = pair.load === null ? form !== 'load-last' : pair.load === 'first';
  const [load, reps] = isFirst ? [pair.first, pair.second] : [pair.second, pair.first];
  return { ...setOf(reps), ...rest, load };
}

/** Equal sets, such as "3x10", or numbered ones, such as "3x12/10/8"; null for another cell. */
function countedSets(cell: string, form: PairForm): CellSets | null {
  const pair = pairIn(withoutRemark(cell).bare);
  if (pair && (pair.load !== null || form !== 'count')) return null;
  const [, count, amounts = ''] = COUNT.exec(cell) ?? [];
  const many = Number(count);
  if (count === undefined || many < 1 || many > HIGHEST) return null;
  const { text, load } = withLoad(amounts);
  const { bare, ...rest } = withoutRemark(text);
  const listed = partsOf(bare);
  const isListed = listed.length === many && many > 1 && eachSide(bare) === null;
  const each = isListed ? listed : Array<string>(many).fill(bare);
  const sets = each.map((one): CellSet => {
    const set = setOf(one);
    return { ...set, load: load ?? set.load, kind: rest.kind ?? set.kind, remark: rest.remark };
  });
  return { sets, isCounted: true };
}

function withLoad(text: string): { text: string; load: string | null } {
  const [, before, load] = LOAD_AFTER.exec(text) ?? THIRD.exec(text) ?? [];
  if (before === undefined || load === undefined) return { text, load: null };
  return { text: before.trim(), load };
}

/** The repetitions on each side in "10/10", "10 cada lado" or "10 por perna"; null for another cell. */
function eachSide(cell: string): string | null {
  const [, left, right] = /^(\d+)\s*\/\s*(\d+)$/.exec(cell) ?? [];
  if (left !== undefined) return left === right ? left : null;
  return (
    /^(\d+)\s*(?:reps?\.?\s*)?\(?(?:(?:em |de |por |p\/|c\/|\/)?\s*cada|(?:por|p\/|\/))(?:\s*(?:um|uma|lado|perna|bra[cç]o|m[aã]o))?\)?$/iu.exec(
      cell,
    )?.[1] ?? null
  );
}

const WHOLE = new RegExp(String.raw`^(?:x\s*)?(\d+)(?:[.,]0+)?\s*(?:x|${REPS})?$`, 'iu');
const FAILURE = /^(?:ate )?(?:a )?falha$/;
const MOST = /^max(?:imo|\.)?$/;

/** The kind of set that words name; null for other words. */
function kindOf(words: string): SetKind | null {
  const plain = unaccented(words).trim();
  if (FAILURE.test(plain)) return 'failure';
  if (MOST.test(plain)) return 'amrap';
  return plain.length > 2 && /\p{L}/u.test(plain) ? readKind(plain) : null;
}

function withoutRemark(cell: string): { bare: string; kind: SetKind | null; remark: string } {
  const [, before = '', inside] = /^(.*?)\s*[([]([^()[\]]*)[)\]]$/.exec(cell) ?? [];
  if (inside !== undefined) {
    const kind = kindOf(inside);
    return { bare: before, kind, remark: kind === null ? inside.trim() : '' };
  }
  const [, figure, words = ''] = /^(\d+)\s+(\p{L}[\p{L}\s-]*)$/u.exec(cell) ?? [];
  const kind = figure === undefined ? kindOf(cell) : kindOf(words);
  return { bare: figure !== undefined && kind !== null ? figure : cell, kind, remark: '' };
}

/** A cell without a number of sets: repetitions, a time or a distance. */
function setOf(cell: string): CellSet {
  const none = { seconds: '', distance: '', distanceUnit: 'km' as const };
  if (/^\d*$/.test(cell)) return { ...none, reps: cell, load: null, kind: null, remark: '' };
  const inner = withLoad(cell);
  const { bare, kind, remark } = withoutRemark(inner.text);
  const side = eachSide(bare) ?? bare;
  const rest = { load: inner.load, kind, remark };
  const whole = WHOLE.exec(side)?.[1];
  if (whole !== undefined) return { ...none, ...rest, reps: whole };
  const seconds = /^\d.*[:'"′″a-z]/i.test(side) ? secondsText(side, '') : side;
  // "10m" is ten minutes or ten metres.
  if (seconds !== side && /^\d+$/.test(seconds) && !/\d\s*m$/i.test(side)) {
    return { ...none, ...rest, reps: '', seconds };
  }
  const { text, unit } = distanceText(side, '');
  if (text !== side && /^\d/.test(text) && !/^\d{1,2}\s*m$/i.test(side)) {
    return { ...none, ...rest, reps: '', distance: text, distanceUnit: unit };
  }
  return { ...none, ...rest, reps: side };
}

/** The loads of a cell, one for each part. */
export function loadsIn(cell: string): readonly string[] {
  const parts = partsOf(cell);
  if (parts.length < 2) return [cell];
  // "60/65/70kg" has one unit for all.
  const last = loadText(parts.at(-1) ?? '').unit;
  return parts.map((part) => withUnit(part, last));
}

function withUnit(part: string, unit: LoadUnitName | null): string {
  return unit !== null && readFigure(part) !== null ? `${part} ${unit}` : part;
}
