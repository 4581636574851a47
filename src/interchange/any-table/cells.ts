import { unaccented } from '#domain/plain-text';
import { clockSeconds, type DistanceUnit, distanceUnitOf, readFigure } from '../apps/figures';
import { loadUnitOf } from '../apps/load-unit';
import type { LoadUnitName } from '../model';

const LOAD_UNIT = /\s*(kgs?|kilos?|quilos?|lbs?|libras?|pounds?)\.?$/i;
const BODY = String.raw`(?:bw|body ?weight|peso (?:corporal|do corpo|corpo|pr[oó]prio|do pr[oó]prio corpo)|corporal|corpo|p\.?c\.?)`;
/** Words for body weight alone, and signs for an empty cell. */
const NO_LOAD = new RegExp(
  String.raw`^(?:${BODY}|(?:sem|s\/) ?(?:carga|peso)|livre|[-–—]+|n\/?a)$`,
  'i',
);
/** Body weight before what is added to it or taken from it: "PC + 10". */
const FROM_BODY = new RegExp(String.raw`^${BODY}\s*(?=[-+−–])`, 'i');
const HELP = /^(.*\d.*?)\s*(?:de |com )?\(?(?:assistid[oa]|ajuda|assisted|graviton)\)?$/i;
/** Two dumbbells of one load: "2x20kg". */
const PAIR = /^2\s*[x×*]\s*(?=\d)/i;
const EACH =
  /\s*\(?(?:(?:de|em|por|p\/|c\/|\/)?\s*(?:cada|each)(?:\s+\p{L}+)?|(?:por|p\/|\/)\s*(?:lado|m[aã]o|bra[cç]o|perna|halter|side|hand))\)?$/iu;
/** Words behind an amount that is whole without them, such as "(20 de cada lado)". */
const REMARK = /\s*\((?!\s*(?:cada|each|por|p\/|assist|ajuda|graviton))([^()]*)\)$/i;

interface Load {
  /** The amount without its unit, negative if it is assistance; '' without load. */
  readonly text: string;
  /** Null if the cell has none. */
  readonly unit: LoadUnitName | null;
  /** Present if the amount is that of one side or of one dumbbell. */
  readonly each?: true;
  /** Words in brackets behind the amount; '' without any. */
  readonly remark: string;
}

/** The amount, the unit and the side of a load's cell. Another text stays as it is. */
export function loadText(cell: string): Load {
  const none = { unit: null, remark: '' };
  if (NO_LOAD.test(cell)) return { text: '', ...none };
  if (/^-?[\d.,]+$/.test(cell)) return { text: cell, ...none };
  const remark = REMARK.exec(cell)?.[1]?.trim() ?? '';
  const whole = cell.replace(REMARK, '');
  const help = HELP.exec(whole)?.[1];
  const written = (help ?? whole).replace(FROM_BODY, '');
  const isEach = PAIR.test(written) || EACH.test(written);
  const bare = written.replace(PAIR, '').replace(EACH, '');
  const word = LOAD_UNIT.exec(bare)?.[1];
  const amount = bare
    .replace(LOAD_UNIT, '')
    .replace(/^\s*([-+−–])\s*/, (_, sign: string) => (sign === '+' ? '' : '-'));
  if (readFigure(amount) === null) return { text: cell, ...none };
  return {
    text: help === undefined || amount.startsWith('-') ? amount : `-${amount}`,
    unit: word === undefined ? null : loadUnitOf(word, 'kg'),
    remark,
    ...(isEach ? { each: true } : {}),
  };
}

/** The unit that a cell names; null for another word. */
export function unitOfWord(word: string): LoadUnitName | null {
  const unit = loadUnitOf(word, 'kg');
  return unit === loadUnitOf(word, 'lb') ? unit : null;
}

/** The unit of loads that a title names, also in words; null without one. */
export function loadUnitIn(title: string): LoadUnitName | null {
  const word = /(?<!\p{L})(kgs?|kilos?|quilos?|lbs?|libras?|pounds?)(?!\p{L})/iu.exec(title)?.[1];
  return word === undefined ? null : loadUnitOf(word, 'kg');
}

const AMOUNT = String.raw`(\d+(?:[.,]\d+)?)\s*`;
/** "1h05", "25 min", "1min30s" or "45 s"; the last figure may have no unit after another one. */
const SPAN = new RegExp(
  String.raw`^(?:${AMOUNT}(?:h|hs|hrs?|horas?|hours?)\s*(?=\d|$))?(?:${AMOUNT}(?:min|mins|m|minutos?|minutes?|['′])\.?\s*(?=\d|$))?(?:${AMOUNT}(s|segs?|secs?|segundos?|seconds?|["″]|'')?\.?)?$`,
  'i',
);

/** A cell with a time as a text of seconds. A bare number has the unit of the title. */
export function secondsText(cell: string, title: string): string {
  if (/^[-–—]+$/.test(cell)) return '';
  const inHours = /\b(h|hs|hours?|horas?|stunden)\b/i.test(title);
  const inMinutes = /\b(mins?|minutes?|minutos?|minuten)\b/i.test(title);
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

/** A lower rest than this is counted in minutes. */
const SHORTEST_REST = 10;

/** The seconds of a rest's cell; 0 for a blank or an unreadable one. */
export function restSeconds(cell: string, title: string): number {
  const bare = readFigure(cell);
  const isMinutes = bare !== null && bare < SHORTEST_REST;
  return Math.round(readFigure(secondsText(cell, isMinutes ? 'min' : title)) ?? 0);
}

/** The effort of a cell as RPE, and a note for what is no figure. RIR is what is left of ten. */
export function effortText(cell: string, title: string): { rpe: string; note: string } {
  if (!/\brir\b|reserva/i.test(title) || cell === '') return { rpe: cell, note: '' };
  const rir = readFigure(cell);
  // RPE 0 means a blank cell.
  const isRpe = rir !== null && rir >= 0 && rir < 10;
  return isRpe ? { rpe: String(10 - rir), note: '' } : { rpe: '', note: `RIR ${cell}` };
}

/** The unit of distances that a title names; kilometres without one. */
function distanceUnitIn(title: string): DistanceUnit {
  // "quilômetros" has no border of a word before its "metros" once it is unaccented.
  const plain = unaccented(title);
  if (/\b(mi(les)?|milhas?)\b/.test(plain)) return 'mi';
  return /\b(m|met(er|re)s?|metros?)\b/.test(plain) && !/km/.test(plain) ? 'm' : 'km';
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
