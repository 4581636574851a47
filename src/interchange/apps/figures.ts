import type { LoadUnit } from '#domain/load';
import { unaccented } from '#domain/plain-text';
import type { Effort, SetKind } from '#domain/workouts/shape';
import type { ReadSet, Warning } from '../model';

const GRAMS = { kg: 1000, lb: 453.59237 } as const;
const METERS = {
  m: 1,
  km: 1000,
  mi: 1609.344,
  yd: 0.9144,
  ft: 0.3048,
  cm: 0.01,
  in: 0.0254,
} as const;
export type DistanceUnit = keyof typeof METERS;

/** Beginnings of distance units in other apps; longer ones first. */
const DISTANCE_WORDS: readonly (readonly [string, DistanceUnit])[] = [
  ['mi', 'mi'],
  ['k', 'km'],
  ['m', 'm'],
  ['y', 'yd'],
  ['f', 'ft'],
  ['c', 'cm'],
  ['in', 'in'],
];

/** The unit named in a cell; `otherwise` without one. */
export function distanceUnitOf(text: string, otherwise: DistanceUnit): DistanceUnit {
  const word = text.toLowerCase();
  return DISTANCE_WORDS.find(([beginning]) => word.startsWith(beginning))?.[1] ?? otherwise;
}

const LIMITS = { load: 9_999_990, reps: 999, seconds: 86_400, meters: 1_000_000 } as const;

/** Most figures of a file. */
const PLAIN = /^\d+(\.\d+)?$/;

/** Parses a number with a decimal dot or comma, possibly grouped; null if it is invalid. */
export function readFigure(text: string): number | null {
  if (PLAIN.test(text)) return Number(text);
  // A space separates thousands; otherwise it separates figures.
  if (/\d\s+\d/.test(text) && !/^-?\d{1,3}(\s\d{3})+([.,]\d+)?$/.test(text.trim())) return null;
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace('\u2212', '-');
  if (/^-?\d{1,3}([.,])\d{3}(\1\d{3})+$/.test(bare)) return Number(bare.replace(/[.,]/g, ''));
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const grouped = bare.includes(',') && bare.includes('.');
  const whole = last < 0 ? bare : bare.slice(0, last);
  const digits = grouped ? whole.replace(/[.,]/g, '') : whole;
  const decimals = last < 0 ? '' : `.${bare.slice(last + 1)}`;
  const figure = `${digits}${decimals}`;
  return /^-?\d+(\.\d*)?$/.test(figure) ? Number(figure) : null;
}

/** "1:05:00", "10:00" or "90" as a text of seconds; what is none of them stays as it is. */
export function clockSeconds(text: string): string {
  if (!/^\d+(:\d{1,2}){1,2}$/.test(text)) return text;
  return String(text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0));
}

const MOST_SETS = 50;
const BEYOND = { beyond: true } as const;

/** Equal sets in one row; `reps` from a cell such as "3x10", otherwise empty. */
export interface EqualSets {
  readonly count: number;
  readonly reps: string;
}

/** Reads the equal sets of a row: one without a cell, and one with a warning for an invalid cell. */
export function equalSets(text: string, line: number, warnings: Warning[]): EqualSets {
  const [count = '', reps = ''] = text.split(/\s*[x×]\s*/i);
  const sets = text === '' ? 1 : readFigure(count);
  const isCount = sets !== null && Number.isInteger(sets) && sets >= 1;
  if (isCount && sets <= MOST_SETS) return { count: sets, reps };
  warnings.push({ line, code: 'sets', text, ...(isCount ? BEYOND : {}) });
  return { count: 1, reps };
}

/** The cells of one set, as texts. */
export interface SetCells {
  readonly load: string;
  readonly loadUnit: LoadUnit;
  readonly reps: string;
  readonly seconds: string;
  readonly distance: string;
  readonly distanceUnit: DistanceUnit;
  readonly rpe: string;
}

/**
 * The effort in a set's cells; null if the set has no value at all, which adds a warning. An
 * unreadable cell adds a warning and stays empty. A negative load is assistance.
 * @param set number of the set, where a line holds several
 */
export function readEffort(
  cells: SetCells,
  line: number,
  warnings: Warning[],
  zeroIsNone: boolean,
  set?: number,
): { set: Pick<ReadSet, 'done' | 'assisted'>; note: string } {
  const before = warnings.length;
  const read = (code: Warning['code'], text: string, factor: number, most: number) => {
    if (text === '') return null;
    const figure = readFigure(text);
    const isNegative = figure !== null && figure < 0;
    const amount = figure === null ? null : Math.round(Math.abs(figure) * factor);
    const isHalf = code === 'reps' && !Number.isInteger(figure);
    const isAllowed = amount !== null && !isHalf && (code === 'load' || !isNegative);
    if (isAllowed && amount <= most) return amount;
    const beyond = isAllowed ? BEYOND : {};
    warnings.push({ line, ...(set === undefined ? {} : { set }), code, text, ...beyond });
    return null;
  };
  const load = read('load', cells.load, GRAMS[cells.loadUnit], LIMITS.load);
  const reps = read('reps', cells.reps, 1, LIMITS.reps);
  const seconds = read('seconds', cells.seconds, 1, LIMITS.seconds);
  const meters = read('distance', cells.distance, METERS[cells.distanceUnit], LIMITS.meters);
  const { rir, note } = readRpe(cells.rpe, line, warnings);
  const done: Effort = {
    load: zeroIsNone && load === 0 ? null : load,
    reps: zeroIsNone && reps === 0 ? null : reps,
    // A duration of zero is an empty cell.
    ...(seconds ? { seconds } : {}),
    ...(meters ? { meters } : {}),
    ...(rir === null ? {} : { rir }),
  };
  const empty = done.load === null && done.reps === null && Object.keys(done).length === 2;
  // A cell that cannot be read shows that the set was done.
  const isAssisted = done.load !== null && (readFigure(cells.load) ?? 0) < 0;
  const help = isAssisted ? { assisted: true as const } : {};
  if (!empty || note !== '' || warnings.length > before) return { set: { done, ...help }, note };
  warnings.push({ line, ...(set === undefined ? {} : { set }), code: 'no-values', text: '' });
  return { set: { done: null }, note };
}

/** A set in a row, and what has no place in it. */
export interface RowSet {
  readonly set: ReadSet;
  readonly note: string;
}

/** A reader of sets in rows. Rows that repeat kind and cells of the row above share its set. */
export function createSetReader(warnings: Warning[], zeroIsNone: boolean) {
  let above: { readonly cells: SetCells; readonly row: RowSet } | null = null;
  return (kind: SetKind, cells: SetCells, line: number): RowSet => {
    if (above && above.row.set.kind === kind && isSame(above.cells, cells)) return above.row;
    const before = warnings.length;
    const { set, note } = readEffort(cells, line, warnings, zeroIsNone);
    const row: RowSet = { set: setOf(kind, set), note };
    // Each row has its own warnings.
    above = warnings.length === before ? { cells, row } : null;
    return row;
  };
}

/** A set of a kind; written out, because a spread for each row of a long file takes long. */
function setOf(kind: SetKind, { done, assisted }: Pick<ReadSet, 'done' | 'assisted'>): ReadSet {
  return assisted ? { kind, done, assisted } : { kind, done };
}

const isSame = (one: SetCells, other: SetCells) =>
  one.load === other.load &&
  one.reps === other.reps &&
  one.seconds === other.seconds &&
  one.distance === other.distance &&
  one.rpe === other.rpe &&
  one.loadUnit === other.loadUnit &&
  one.distanceUnit === other.distanceUnit;

/** RIR = 10 − RPE, in half steps; a figure that has no place on the scale becomes a note. */
function readRpe(text: string, line: number, warnings: Warning[]) {
  if (text === '') return { rir: null, note: '' };
  const rpe = readFigure(text);
  if (rpe === 0) return { rir: null, note: '' };
  if (rpe === null || rpe < 0 || rpe > 10) {
    warnings.push({ line, code: 'rpe', text });
    return { rir: null, note: `RPE ${text}` };
  }
  const rir = 10 - rpe;
  return Number.isInteger(rir * 2) ? { rir, note: '' } : { rir: null, note: `RPE ${text}` };
}

const KINDS: Readonly<Record<string, SetKind>> = {
  '': 'normal',
  normal: 'normal',
  working: 'normal',
  warmup: 'warmup',
  w: 'warmup',
  dropset: 'drop',
  drop: 'drop',
  d: 'drop',
  failure: 'failure',
  f: 'failure',
  // The words of our own table and of Portuguese spreadsheets.
  valida: 'normal',
  serienormal: 'normal',
  aquecimento: 'warmup',
  aquec: 'warmup',
  falha: 'failure',
  restpause: 'rest_pause',
  cluster: 'cluster',
  amrap: 'amrap',
  maximoderepeticoes: 'amrap',
};

/** The kind of a set by the word or letter of another app; null for a word of its own. */
export function readKind(text: string): SetKind | null {
  // Most rows have a word that is written like here.
  const same = Object.hasOwn(KINDS, text) ? KINDS[text] : undefined;
  if (same !== undefined) return same;
  const word = unaccented(text).replace(/[^a-z0-9]/g, '');
  if (/^\d+$/.test(word)) return 'normal';
  return Object.hasOwn(KINDS, word) ? (KINDS[word] ?? null) : null;
}
