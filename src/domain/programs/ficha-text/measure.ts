import { END, isDashRange, rangeInOrder, takeDistance, takeTimes } from './amounts';
import type { Scanner } from './scanner';

/** The measure of each set; `list` has the repetitions of sets that differ. */
export interface TextMeasure {
  readonly reps: [number, number] | null;
  readonly seconds?: [number, number];
  readonly meters?: number;
  readonly kind?: 'amrap' | 'failure';
  readonly list?: readonly number[];
}

const NOT_MORE =
  '(?!\\d|[.,:]\\d|\\s*(?:%|(?:kgs?|quilos?|lbs?|libras?|s|segs?|mins?|m|km|h)(?![\\p{L}\\p{N}])))';
const list = new RegExp(
  `\\d{1,3}(?:\\s*/\\s*\\d{1,3})+${NOT_MORE}(?![-–]\\d)|\\d{1,3}(?:-\\d{1,3}){2,}${NOT_MORE}`,
  'uy',
);
const commaList = new RegExp(`\\d{1,2}(?:(?:\\s*,\\s*|\\s+e\\s+)\\d{1,2}){2,}${NOT_MORE}`, 'iuy');
const gluedRange = new RegExp(`(\\d{1,3})[-–—~](\\d{1,3})${NOT_MORE}`, 'uy');
const wordRange = new RegExp(`(\\d{1,3})\\s+(?:a|à|até)\\s+(\\d{1,3})${NOT_MORE}`, 'iuy');
const spacedRange = new RegExp(`(\\d{1,3})\\s*[-–—~]\\s*(\\d{1,3})${NOT_MORE}`, 'uy');
const single = new RegExp(`\\d{1,3}${NOT_MORE}`, 'uy');
const more = /\+(?!\d)/uy;
const most = new RegExp(`(?:m[aá]x(?:imo)?\\.?|amrap)${END}`, 'iuy');
const failure = new RegExp(`(?:at[eé]\\s+a\\s+)?falha${END}`, 'iuy');
const repsWord = new RegExp(
  `\\s*(?:repeti[cç][oõ]es|repeti[cç][aã]o|reps?\\.?|vezes)${END}`,
  'iuy',
);
const slash = /\/(?=\d)/uy;

/**
 * measure: times, a distance, "max", "falha", or repetitions ("8", "8-10", "8+", "12/10/8"). Times
 * and a distance of the same set may follow after a slash. Null without a measure.
 * @param sets their number: as many figures with commas between them are repetitions
 */
export function takeMeasure(scanner: Scanner, sets = 1): TextMeasure | null {
  const first = takeCommaList(scanner, sets) ?? takeFirst(scanner);
  if (!first || first.list) return first;
  let measure = first;
  while (scanner.take(slash)) {
    const seconds = takeTimes(scanner);
    const meters = seconds ? null : takeDistance(scanner);
    measure = { ...measure, ...(seconds && { seconds }), ...(meters !== null && { meters }) };
    if (!seconds && meters === null) break;
  }
  return measure;
}

/** "15, 12, 10 e 8" for four sets: falling, or all of similar size. Else commas part other figures. */
function takeCommaList(scanner: Scanner, sets: number): TextMeasure | null {
  const start = scanner.at();
  const list =
    scanner
      .take(commaList)?.[0]
      .split(/\s*,\s*|\s+e\s+/iu)
      .map(Number) ?? [];
  const falls = list.every((reps, at) => at === 0 || reps <= (list[at - 1] ?? 0));
  const similar = Math.max(...list) <= 2 * Math.min(...list);
  if (list.length === sets && sets > 2 && (falls || similar)) {
    scanner.take(repsWord);
    return { reps: null, list };
  }
  scanner.moveTo(start);
  return null;
}

function takeFirst(scanner: Scanner): TextMeasure | null {
  const seconds = takeTimes(scanner);
  if (seconds) return { reps: null, seconds };
  const meters = takeDistance(scanner);
  if (meters !== null) return { reps: null, meters };
  if (scanner.take(most)) return { reps: null, kind: 'amrap' };
  if (scanner.take(failure)) return { reps: null, kind: 'failure' };
  return takeReps(scanner);
}

function takeReps(scanner: Scanner): TextMeasure | null {
  const several = scanner.take(list);
  if (several) {
    scanner.take(repsWord);
    return { reps: null, list: several[0].split(/[/-]/).map(Number) };
  }
  const reps = takeRange(scanner);
  if (!reps) return null;
  const atLeast = scanner.take(more) !== null;
  scanner.take(repsWord);
  return { reps, ...(atLeast && { kind: 'amrap' as const }) };
}

function takeRange(scanner: Scanner): [number, number] | null {
  const sure = scanner.take(gluedRange) ?? scanner.take(wordRange);
  if (sure) return rangeInOrder(Number(sure[1]), Number(sure[2]));
  const start = scanner.at();
  const spaced = scanner.take(spacedRange);
  if (spaced) {
    const [from, to] = [Number(spaced[1]), Number(spaced[2])];
    // "4x10 - 60" means sixty kilos, "4x8 - 12" a range: its end is at most twice its beginning.
    if (isDashRange(from, to)) return [from, to];
    scanner.moveTo(start);
  }
  const one = scanner.take(single);
  return one ? [Number(one[0]), Number(one[0])] : null;
}

/** Repetitions after "3 séries" without "de": a figure without a unit of load. */
export const REPS_AFTER_SERIES = new RegExp(`\\s+\\d{1,3}${NOT_MORE}(?!\\s*[-–]\\s*\\d+%)`, 'uy');
