import { clockSeconds, type DistanceUnit, distanceUnitOf, readFigure } from '../apps/figures';
import { loadUnitOf } from '../apps/load-unit';
import type { LoadUnitName } from '../model';

const LOAD_UNIT = /\s*(kgs?|kilos?|quilos?|lbs?|libras?|pounds?)\.?$/i;
/** Words for body weight alone, and signs for an empty cell. */
const NO_LOAD = /^(?:bw|body ?weight|(?:peso )?corporal|peso do corpo|pc|sem carga|[-–—]+|n\/?a)$/i;

/** The amount of a load's cell without its unit; null as the unit if the cell has none. */
export function loadText(cell: string): { text: string; unit: LoadUnitName | null } {
  if (NO_LOAD.test(cell)) return { text: '', unit: null };
  const word = LOAD_UNIT.exec(cell)?.[1];
  if (word === undefined) return { text: cell, unit: null };
  return { text: cell.replace(LOAD_UNIT, ''), unit: loadUnitOf(word, 'kg') };
}

/** The unit that a cell names; null for another word. */
export function unitOfWord(word: string): LoadUnitName | null {
  const unit = loadUnitOf(word, 'kg');
  return unit === loadUnitOf(word, 'lb') ? unit : null;
}

/** The parts of a list such as "12/10/8"; one for another cell. */
function partsOf(cell: string): readonly string[] {
  const isList = /^\d+(?:[.,]\d+)?(?:\s*[/;]\s*\d+(?:[.,]\d+)?)+$|^\d+(?:\s*-\s*\d+){2,}$/.test(
    cell,
  );
  return isList ? cell.split(/\s*[/;-]\s*/) : [cell];
}

/** Loads and repetitions of a row's sets. */
interface RowSets {
  readonly count: number;
  readonly loads: readonly string[];
  readonly reps: readonly string[];
}

const WHOLE = /^(?:x\s*)?(\d+)(?:[.,]0+)?\s*(?:x|rep(?:s|eti\p{L}+)?\.?|vezes)?$/iu;
const EACH_SIDE = /^(\d+)\s*\/\s*(\d+)$/;
const EQUAL = /^(\d{1,2})\s*[x×]\s*(\d+)$/i;

/**
 * The sets of a row. "3x10" has three, "12/10/8" has one for each part, and "10/10" has ten
 * repetitions on each side. A cell that fits none of them stays as it is.
 * @param count the number of sets that another column names; null without one
 */
export function rowSets(loadCell: string, repsCell: string, count: number | null): RowSets {
  const cell = /^[-–—]+$/.test(repsCell) ? '' : repsCell;
  const equal = count === null ? EQUAL.exec(cell) : null;
  const many = Number(equal?.[1] ?? count ?? 1);
  const side = EACH_SIDE.exec(cell);
  const reps = side && side[1] === side[2] ? [side[1] ?? ''] : partsOf(equal?.[2] ?? cell);
  const loads = partsOf(loadCell);
  const lists = [reps, loads].filter((list) => list.length > 1);
  const length = lists[0]?.length ?? many;
  const isListed =
    lists.length > 0 &&
    lists.every((list) => list.length === length) &&
    (count === null && !equal ? length > 2 : many === length);
  const whole = (text: string) => WHOLE.exec(text)?.[1] ?? text;
  if (isListed) {
    const spread = (list: readonly string[]) =>
      list.length > 1 ? list : Array<string>(length).fill(list[0] ?? '');
    return { count: length, loads: spread(loads), reps: spread(reps.map(whole)) };
  }
  const one = side && side[1] === side[2] ? (side[1] ?? '') : (equal?.[2] ?? cell);
  return {
    count: many,
    loads: Array<string>(many).fill(loadCell),
    reps: Array<string>(many).fill(whole(one)),
  };
}

const AMOUNT = String.raw`(\d+(?:[.,]\d+)?)\s*`;
/** "1h05", "25 min", "1min30s" or "45 s"; the last figure may have no unit after another one. */
const SPAN = new RegExp(
  String.raw`^(?:${AMOUNT}(?:h|hs|hrs?|horas?|hours?)\s*(?=\d|$))?(?:${AMOUNT}(?:min|mins|m|minutos?|minutes?|['′])\s*(?=\d|$))?(?:${AMOUNT}(s|segs?|secs?|segundos?|seconds?|["″]|'')?)?$`,
  'i',
);

/** A cell with a time as a text of seconds. A bare number has the unit of the title. */
export function secondsText(cell: string, title: string): string {
  if (/^[-–—]+$/.test(cell)) return '';
  const inHours = /\b(h|hours?|horas?|stunden)\b/i.test(title);
  const inMinutes = /\b(min|minutes?|minutos?|minuten)\b/i.test(title);
  // The reader of figures takes an apostrophe for a sign between thousands.
  const number = /['′"″]/.test(cell) ? null : readFigure(cell);
  if (number !== null) return String(number * (inHours ? 3600 : inMinutes ? 60 : 1));
  if (inHours && /^\d+:\d{2}$/.test(cell)) return clockSeconds(`${cell}:00`);
  const clock = clockSeconds(cell);
  if (clock !== cell) return clock;
  const [, hours, minutes, rest, unit] = SPAN.exec(cell) ?? [];
  if (hours === undefined && minutes === undefined && unit === undefined) return cell;
  const figure = (text: string | undefined) => readFigure(text ?? '') ?? 0;
  // "1h05" has minutes at its end.
  const last = unit === undefined && minutes === undefined ? 60 : 1;
  return String(figure(hours) * 3600 + figure(minutes) * 60 + figure(rest) * last);
}

/** The unit of distances that a title names; kilometres without one. */
function distanceUnitIn(title: string): DistanceUnit {
  if (/\bmi(les)?\b/i.test(title)) return 'mi';
  return /\b(m|meters|metros)\b/i.test(title) && !/km/i.test(title) ? 'm' : 'km';
}

/** The amount and the unit of a distance; the unit of the title where the cell has none. */
export function distanceText(cell: string, title: string): { text: string; unit: DistanceUnit } {
  const unit = distanceUnitIn(title);
  if (/^[-–—]+$/.test(cell)) return { text: '', unit };
  const [, amount, word] =
    /^([-\d.,]+)\s*(km|mi|miles?|milhas?|m|metros?|meters?|yd|ft)\.?$/i.exec(cell) ?? [];
  if (amount === undefined || word === undefined) return { text: cell, unit };
  return { text: amount, unit: distanceUnitOf(word, unit) };
}
