import { type LoadUnit, MAX_LOAD_GRAMS } from '../../load';
import type { SetKind } from '../../workouts/shape';
import type { SetBlock, SetParts } from '../prescription';
import { END, numberInText, takeFigure, takeMass, takePercent, takeTime } from './amounts';
import * as checks from './checks';
import { half, wholeNumber } from './checks';
import { WARM_UP } from './name';
import type { Scanner } from './scanner';

type Terms = { -readonly [Key in keyof SetBlock]?: SetBlock[Key] };
type Reader = (scanner: Scanner, terms: Terms, unit: LoadUnit) => boolean;

const KINDS: readonly (readonly [RegExp, SetKind])[] = [
  [new RegExp(`${WARM_UP}${END}`, 'iuy'), 'warmup'],
  [new RegExp(`(?:at[eé]\\s+a\\s+)?falha${END}`, 'iuy'), 'failure'],
  [new RegExp(`amrap${END}`, 'iuy'), 'amrap'],
  [/drop(?:\s?-?sets?)?(?!\p{L})/iuy, 'drop'],
  [/(?:rest\s?-?pause|rp)(?!\p{L})/iuy, 'rest_pause'],
  [/cluster(?:\s?-?sets?)?(?!\p{L})/iuy, 'cluster'],
];
const partsWord = /partes(?!\p{L})/iuy;
const partsCount =
  /(\d{1,2})(?:\s*[x×]\s*(\d{1,2}))?(?![\d.,:]|\s*%)|\s+(\d{1,2})(?:\s*[x×]\s*(\d{1,2})(?!\d)|(?=\s+[-–−]?\d+\s*(?:%|s)))/uy;
const lighter = /\s*[-–−]?(?=\d+\s*%)/uy;
const beforePause = /\s+(?=\d)/uy;
const effort = /(rir|pse|rpe)\s*[:=]?\s*(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)/iuy;
const tempo = new RegExp(
  `(?:cad[eê]ncia|cad\\.?|tempo|c)\\s*:?\\s*([0-9x])[-./]?([0-9x])[-./]?([0-9x])[-./]?([0-9x])${END}`,
  'iuy',
);
const threePhases = new RegExp(
  `(?:cad[eê]ncia|cad\\.?|tempo)\\s*:?\\s*([0-9x])[-./]([0-9x])[-./]([0-9x])${END}(?![-./]\\d)`,
  'iuy',
);
const bracketed = /(?<=\()([0-9x])([0-9x])([0-9x])([0-9x])(?=\))/iuy;
const last = new RegExp(
  `=(?!\\d)|(?:[uú]ltimas?(?:\\s+(?:vez|carga))?|mesma\\s+carga)${END}`,
  'iuy',
);
const MOST_BARE_GRAMS = 1_000_000;
const before = /(?:com\s+|c\/\s*)(?=\d)/iuy;
const at = /@\s*(?=\d)/uy;
const ofMax = new RegExp(`\\s*(?:de\\s+|do\\s+)?(?:1?\\s?rm)${END}`, 'iuy');
const noRest = new RegExp(`sem\\s+(?:descanso|intervalo)${END}`, 'iuy');

const KIND_WORD = '(drop(?:\\s?-?sets?)?|(?:at[eé]\\s+a\\s+)?falha|amrap|rest\\s?-?pause)';
const LAST_SET = '[uú]ltima(?:\\s+s[eé]rie)?';
const lastSet = [
  new RegExp(
    `(?:na\\s+|a\\s+)?${LAST_SET}\\s*[:,]?\\s+(?:(?:em|com|é)\\s+)?${KIND_WORD}${END}`,
    'iuy',
  ),
  new RegExp(`(?:(?:com|em)\\s+)?${KIND_WORD}\\s+(?:s[oó]\\s+)?na\\s+${LAST_SET}${END}`, 'iuy'),
  new RegExp(`\\+\\s*1\\s+${KIND_WORD}${END}`, 'iuy'),
];

/** The kind of the last set alone: "drop na última", "última até a falha", "+ 1 drop". */
export function takeLastKind(scanner: Scanner): SetKind | null {
  const from = scanner.at();
  for (const pattern of lastSet) {
    const word = scanner.take(pattern)?.[1];
    if (word === undefined) continue;
    scanner.token('kind', from);
    return KINDS.find(([kind]) => new RegExp(kind.source, 'iu').test(word))?.[1] ?? null;
  }
  return null;
}

const takeKind: Reader = (scanner, terms) => {
  const from = scanner.at();
  const found = KINDS.find(([pattern]) => scanner.take(pattern));
  const loose = found === undefined && scanner.take(partsWord) !== null;
  if (!found && !loose) return false;
  const kind = found?.[1];
  if (kind && terms.kind !== undefined && terms.kind !== kind) {
    scanner.problem('two_kinds', { from, to: scanner.at() });
  }
  if (kind) terms.kind = kind;
  const parted = loose || kind === 'drop' || kind === 'rest_pause' || kind === 'cluster';
  const parts = parted ? takeParts(scanner, kind === 'drop') : null;
  if (parts) terms.parts = parts;
  scanner.token('kind', from);
  return true;
};

/** parts: [ count [ "x" reps ] ] [ percent ] [ time ]; everything right after the kind. */
function takeParts(scanner: Scanner, drops: boolean): SetParts | null {
  const from = scanner.at();
  const counted = scanner.take(partsCount);
  const said = counted && [counted[1] ?? counted[3], counted[2] ?? counted[4]];
  const here = scanner.at();
  scanner.take(lighter);
  const percent = takePercent(scanner);
  if (percent === null) scanner.moveTo(here);
  const there = scanner.at();
  // Drop sets have no pause: a time after a plain "drop" is the rest of the whole set.
  const pauses = counted !== null || !drops;
  const seconds = pauses && scanner.take(beforePause) ? takeTime(scanner) : null;
  if (seconds === null) scanner.moveTo(there);
  if (!counted && percent === null && seconds === null) return null;
  const span = { from, to: scanner.at() };
  const count = wholeNumber(scanner, Number(said?.[0] ?? 1), checks.PARTS, span);
  if (count === null) return null;
  const reps =
    said?.[1] === undefined ? null : wholeNumber(scanner, Number(said[1]), checks.PART_REPS, span);
  const pause = seconds === null ? null : wholeNumber(scanner, seconds, checks.PAUSE, span);
  const less = percent === null ? null : wholeNumber(scanner, percent, checks.DROP, span);
  return {
    count,
    ...(reps !== null && { reps }),
    ...(pause !== null && { seconds: pause }),
    ...(less !== null && { percent: less }),
  };
}

const takeEffort: Reader = (scanner, terms) => {
  const from = scanner.at();
  const found = scanner.take(effort);
  if (!found) return false;
  const span = { from, to: scanner.at() };
  const value = half(scanner, numberInText(found[2] ?? ''), checks.EFFORT, span);
  const scale = found[1]?.toLowerCase() === 'rir' ? 'rir' : 'pse';
  if (value !== null) terms.effort = { scale, value };
  scanner.token('effort', from);
  return true;
};

const takeTempo: Reader = (scanner, terms) => {
  const from = scanner.at();
  const found = scanner.take(tempo) ?? scanner.take(threePhases) ?? scanner.take(bracketed);
  if (!found) return false;
  // Three phases have no pause at the top.
  terms.tempo = found.slice(1, 5).join('').padEnd(4, '0').toUpperCase();
  scanner.token('tempo', from);
  return true;
};

/** Any time after the head is the rest of each of its sets. */
const takeRest: Reader = (scanner, terms) => {
  const from = scanner.at();
  const seconds = scanner.take(noRest) ? 0 : takeTime(scanner);
  if (seconds === null) return false;
  const rest = wholeNumber(scanner, seconds, checks.REST, { from, to: scanner.at() });
  if (rest !== null) terms.rest = rest;
  scanner.token('rest', from);
  return true;
};

const takeLoad: Reader = (scanner, terms, unit) => {
  const start = scanner.at();
  scanner.take(before);
  const sign = scanner.take(at) !== null;
  const from = scanner.at();
  const span = () => ({ from, to: scanner.at() });
  if (scanner.take(last)) {
    terms.load = { by: 'last' };
    scanner.token('load', from);
    return true;
  }
  const percent = takePercent(scanner);
  if (percent !== null) {
    scanner.take(ofMax);
    const value = half(scanner, percent, checks.PERCENT, span());
    if (value !== null) terms.load = { by: 'percent', percent: value };
    scanner.token('load', from);
    return true;
  }
  if (sign && takeSigned(scanner, terms)) return true;
  const mass = takeMass(scanner, unit);
  // So large a figure without its unit is rather a tempo or a year.
  if (!mass || (!mass.said && mass.grams > MOST_BARE_GRAMS)) {
    scanner.moveTo(start);
    return false;
  }
  const most = { what: 'load', least: 0, most: MAX_LOAD_GRAMS };
  const grams = wholeNumber(scanner, mass.grams, most, span());
  if (mass.grouped) scanner.problem('grouped_number', span());
  else if (grams !== null) terms.load = { by: 'grams', grams };
  scanner.token('load', from);
  return true;
};

/** "@8" is an effort, "@60kg" and "@60" are loads. */
function takeSigned(scanner: Scanner, terms: Terms): boolean {
  const from = scanner.at();
  const figure = takeFigure(scanner);
  const value = figure === null ? null : numberInText(figure);
  if (value === null || value > 10 || scanner.sees(/\s*(?:k|l)/iuy)) {
    scanner.moveTo(from);
    return false;
  }
  const pse = half(scanner, value, checks.EFFORT, { from, to: scanner.at() });
  if (pse !== null) terms.effort = { scale: 'pse', value: pse };
  scanner.token('effort', from);
  return true;
}

const READERS = [takeKind, takeEffort, takeTempo, takeRest, takeLoad] as const;

/** term: a kind with its parts, an effort, a tempo, a rest or a load. */
export function takeTerm(scanner: Scanner, terms: Terms, unit: LoadUnit): boolean {
  return READERS.some((read) => read(scanner, terms, unit));
}
