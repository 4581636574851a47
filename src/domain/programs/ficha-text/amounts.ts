import { gramsFrom, type LoadUnit, loadIn } from '../../load';
import type { Scanner } from './scanner';

/** The end of a word or a figure: the next character is no part of it. */
export const END = '(?![\\p{L}\\p{N}])';
const FIGURE = '\\d{1,6}(?:[.,]\\d{1,3})?';
/** Separator of a range: adjacent or spaced; "a" and "até" only between spaces. */
const TO = '(?:\\s*[-–—~]\\s*|\\s+(?:a|à|até)\\s+)';
const SECONDS = `(?:segundos?|segs?\\.?|s)${END}|''|["”](?=[\\s;,)/]|$)`;
const MINUTES = `(?:minutos?|mins?\\.?)${END}|['’](?!')`;
const HOURS = `(?:horas?|h)${END}`;
const TIME_UNIT = `(?:(${HOURS})|(${MINUTES})|(${SECONDS}))`;

const figure = new RegExp(`${FIGURE}(?![\\d])`, 'uy');
const clock = /(\d{1,4}):([0-5]\d)(?::([0-5]\d))?(?!\d)/uy;
const glued = /(\d{1,3})(?:(h)|min|['’])(\d{1,2})(?:min|m|seg|s|["”]|'')?(?![\p{L}\p{N}])/iuy;
const timeRange = new RegExp(`(${FIGURE})(${TO})(${FIGURE})\\s*${TIME_UNIT}`, 'iuy');
const oneTime = new RegExp(`(${FIGURE})\\s*${TIME_UNIT}`, 'iuy');
const to = new RegExp(TO, 'iuy');
const distance = new RegExp(
  `(${FIGURE})\\s*(?:(km|quil[oô]metros?)|(?:m|mts?|metros?))${END}`,
  'iuy',
);
const percent = new RegExp(`(${FIGURE})\\s*%`, 'uy');
const mass = new RegExp(`\\s*(?:(kgs?|quilos?|kilos?)|(lbs?|libras?))${END}\\.?`, 'iuy');

/** A typed figure; comma and point are both decimal marks. */
export function numberInText(text: string): number {
  return Number(text.replace(',', '.'));
}

/** A formatted figure: decimal comma, no grouping, no trailing zeros. */
export function figureText(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace('.', ',');
}

function unitSeconds(found: RegExpExecArray, first: number): number {
  if (found[first] !== undefined) return 3600;
  return found[first + 1] === undefined ? 1 : 60;
}

/** time: "90s", "2min", "1:30", "1min30", "1h". Seconds, also fractional. */
export function takeTime(scanner: Scanner): number | null {
  const face = scanner.take(clock);
  if (face) {
    const [hours, minutes, seconds] = face[3] ? face.slice(1) : ['0', face[1], face[2]];
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  }
  const both = scanner.take(glued);
  if (both) return Number(both[1]) * (both[2] ? 3600 : 60) + Number(both[3]) * (both[2] ? 60 : 1);
  const one = scanner.take(oneTime);
  return one ? numberInText(one[1] ?? '') * unitSeconds(one, 2) : null;
}

/** times: a time, or two of them: "30-45s", "1:00-1:30", "5 a 10 min". */
export function takeTimes(scanner: Scanner): [number, number] | null {
  const start = scanner.at();
  const range = scanner.take(timeRange);
  if (range) {
    const unit = unitSeconds(range, 4);
    const [first, second] = [numberInText(range[1] ?? ''), numberInText(range[3] ?? '')];
    if (/[aà]/iu.test(range[2] ?? '') || isDashRange(first, second)) {
      return rangeInOrder(first * unit, second * unit);
    }
    scanner.moveTo(start);
  }
  const from = takeTime(scanner);
  if (from === null) return null;
  const after = scanner.at();
  const until = scanner.take(to) ? takeTime(scanner) : null;
  if (until === null) scanner.moveTo(after);
  return rangeInOrder(from, until ?? from);
}

/**
 * Whether two figures around a dash are a range: its end is at most twice its beginning. In
 * "4x10 - 60s" sixty seconds are the rest.
 */
export function isDashRange(from: number, until: number): boolean {
  return until > from && until <= 2 * from;
}

/** Two figures, the smaller one first. */
export function rangeInOrder(a: number, b: number): [number, number] {
  return [Math.min(a, b), Math.max(a, b)];
}

/** One or two times in text form: "90s", "30-45s", "2min". */
export function timesText(from: number, until: number): string {
  const minutes = until >= 120 && from % 60 === 0 && until % 60 === 0;
  const say = (seconds: number) => String(minutes ? seconds / 60 : seconds);
  const unit = minutes ? 'min' : 's';
  if (from === until) return `${say(from)}${unit}`;
  // A wide range is one only if both figures have a unit.
  return `${say(from)}${isDashRange(from, until) ? '' : unit}-${say(until)}${unit}`;
}

/** distance: "400m", "2km", "1,5 km". Metres, also fractional. */
export function takeDistance(scanner: Scanner): number | null {
  const found = scanner.take(distance);
  if (!found) return null;
  const metres = numberInText(found[1] ?? '') * (found[2] === undefined ? 1 : 1000);
  return Math.round(metres * 1000) / 1000;
}

/** Metres in text form: "400m", "5km". */
export function distanceText(metres: number): string {
  return metres % 1000 === 0 ? `${metres / 1000}km` : `${metres}m`;
}

/** percent: "75%". */
export function takePercent(scanner: Scanner): number | null {
  const found = scanner.take(percent);
  return found ? numberInText(found[1] ?? '') : null;
}

/** figure: the text of a number, or null. */
export function takeFigure(scanner: Scanner): string | null {
  return scanner.take(figure)?.[0] ?? null;
}

/** mass: a figure and its unit, by default the person's own. Grams. */
export function takeMass(
  scanner: Scanner,
  unit: LoadUnit,
): { grams: number; grouped: boolean; said: boolean } | null {
  const text = takeFigure(scanner);
  if (text === null) return null;
  const found = scanner.take(mass);
  const said = found ? (found[1] ? 'kg' : 'lb') : unit;
  return {
    grams: gramsFrom(numberInText(text), said),
    // "1.000" means a thousand to some people and one to others.
    grouped: /^\d{1,3}\.\d{3}$/.test(text),
    said: found !== null,
  };
}

/** Grams in text form: "82,5kg", exact to the gram; in pounds where those are exact. */
export function massText(grams: number, unit: LoadUnit): string {
  const pounds = loadIn(grams, 'lb');
  if (unit === 'lb' && gramsFrom(pounds, 'lb') === grams) return `${figureText(pounds)}lb`;
  return `${figureText(grams / 1000)}kg`;
}
