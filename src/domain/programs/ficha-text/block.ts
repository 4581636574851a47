import type { LoadUnit } from '../../load';
import type { SetKind } from '../../workouts/shape';
import type { SetBlock } from '../prescription';
import { METERS, REPS, SECONDS, SETS, wholeNumber, wholeRange } from './checks';
import { REPS_AFTER_SERIES, type TextMeasure, takeMeasure } from './measure';
import { SETS_HEAD, WARM_UP } from './name';
import type { Scanner } from './scanner';
import type { Span } from './shape';
import { takeLastKind, takeTerm } from './terms';

/** A block of sets during parsing: terms may come before or after its head. */
export interface OpenBlock {
  readonly unit: LoadUnit;
  from: number;
  /** Null before its head; 0 for a head with too many sets. */
  count: number | null;
  measure: TextMeasure | null;
  /** The kind of the last set, if only that differs. */
  lastKind: SetKind | null;
  /** Only a measure was given ("5km"): a time after it is another measure of the same set. */
  bare: boolean;
  terms: Partial<Omit<SetBlock, 'count' | 'reps' | 'seconds' | 'meters'>>;
}

const countHead = /(\d{1,3})\s*(?:[x×*]|(s[eé]ries?|sets?))/iuy;
const head = new RegExp(SETS_HEAD, 'iuy');
const warmUpHead = new RegExp(`${WARM_UP}\\s+(?=${SETS_HEAD})`, 'iuy');
const of =
  /\s+(?:de|com|x|×)\s+(?=\d|m[aá]x|falha|at[eé])|\s*,\s*(?=\d{1,3}(?:\s*(?:-|–|a)\s*\d{1,3})?\s*rep)/iuy;
const spaces = /[^\S\n]+/uy;
const afterSeries = REPS_AFTER_SERIES;

/**
 * An empty block.
 * @param from its start in the text
 */
export function openBlock(unit: LoadUnit, from: number): OpenBlock {
  return { unit, from, count: null, measure: null, lastKind: null, bare: false, terms: {} };
}

/** Whether the number of sets is known. */
export function hasHead(block: OpenBlock): boolean {
  return block.count !== null;
}

/** Whether a block has neither a count nor terms. */
export function isEmptyBlock(block: OpenBlock): boolean {
  return block.count === null && Object.keys(block.terms).length === 0;
}

/** Whether a new block begins here. */
export function seesHead(scanner: Scanner): boolean {
  return scanner.sees(head) || scanner.sees(warmUpHead);
}

/** head: [ warm-up ] count "x" measure, or count "séries" [ "de" ] measure. */
export function takeHead(scanner: Scanner, block: OpenBlock): boolean {
  const start = scanner.at();
  if (scanner.take(warmUpHead)) {
    block.terms.kind = 'warmup';
    scanner.token('kind', start, start + scanner.text.slice(start, scanner.at()).trimEnd().length);
  }
  const from = scanner.at();
  if (!scanner.sees(head)) return false;
  const found = scanner.take(countHead);
  if (!found) return false;
  const series = found[2] !== undefined;
  const end = scanner.at();
  if (series ? scanner.take(of) || scanner.sees(afterSeries) : true) scanner.take(spaces);
  const measured = !series || scanner.at() > end;
  block.measure = measured ? takeMeasure(scanner, Number(found[1])) : null;
  if (!block.measure) scanner.moveTo(end);
  const span = { from, to: scanner.at() };
  if (!block.measure && !series) scanner.problem('measure_missing', span);
  block.count = wholeNumber(scanner, Number(found[1]), SETS, span) ?? 0;
  scanner.token('sets', from);
  return true;
}

/** bare measure: a time or a distance without sets, done once. */
export function takeBare(scanner: Scanner, block: OpenBlock): boolean {
  const from = scanner.at();
  const measure = takeMeasure(scanner);
  if (!measure || (measure.meters === undefined && measure.seconds === undefined)) {
    scanner.moveTo(from);
    return false;
  }
  if (hasHead(block)) block.measure = { ...measure, ...block.measure };
  else Object.assign(block, { measure, count: 1, bare: true });
  scanner.token('sets', from);
  return true;
}

/** Whether a bare measure here would extend these sets. */
export function wantsBare({ count, bare, measure }: OpenBlock): boolean {
  if (count === null) return true;
  return bare && (measure?.seconds === undefined || measure.meters === undefined);
}

/** block: head and terms in any order. */
export function takeBlockTerm(scanner: Scanner, block: OpenBlock): boolean {
  const lastKind = takeLastKind(scanner);
  if (lastKind === null) return takeTerm(scanner, block.terms, block.unit);
  block.lastKind = lastKind;
  return true;
}

/** The parsed sets: several if their repetitions differ, none without a head. */
export function closeBlock(scanner: Scanner, block: OpenBlock, to: number): SetBlock[] {
  const span: Span = { from: Math.min(block.from, to), to };
  if (block.count === null) {
    if (!isEmptyBlock(block)) scanner.problem('no_sets', span);
    return [];
  }
  const { measure, terms, count } = block;
  if (count === 0) return [];
  const { kind: said, load, ...rest } = terms;
  if (said && measure?.kind && said !== measure.kind) scanner.problem('two_kinds', span);
  const kind = said ?? measure?.kind ?? 'normal';
  const reps = measure?.reps ? wholeRange(scanner, measure.reps, REPS, span) : null;
  const seconds = measure?.seconds ? wholeRange(scanner, measure.seconds, SECONDS, span) : null;
  const meters =
    measure?.meters === undefined ? null : wholeNumber(scanner, measure.meters, METERS, span);
  const one: SetBlock = {
    count,
    kind,
    reps,
    ...(seconds && { seconds }),
    ...(meters !== null && { meters }),
    load: load ?? null,
    ...rest,
  };
  const sets = measure?.list ? unlike(scanner, one, measure.list, span) : [one];
  return withLastKind(sets, block.lastKind);
}

function withLastKind(sets: readonly SetBlock[], kind: SetKind | null): SetBlock[] {
  const last = sets.at(-1);
  if (kind === null || last === undefined) return [...sets];
  const others = last.count > 1 ? [{ ...last, count: last.count - 1 }] : [];
  return [...sets.slice(0, -1), ...others, { ...last, count: 1, kind }];
}

/** "4x12/10/8/6": one set each; "3x10/12" is a range. */
function unlike(
  scanner: Scanner,
  block: SetBlock,
  list: readonly number[],
  span: Span,
): SetBlock[] {
  const [least, most] = [Math.min(...list), Math.max(...list)];
  if (list.length !== block.count) {
    if (list.length > 2) {
      scanner.problem('list_length', span, { sets: block.count, reps: list.length });
    }
    const reps = wholeRange(scanner, [least, most], REPS, span);
    return [{ ...block, reps }];
  }
  const sets: SetBlock[] = [];
  for (const reps of list) {
    const range = wholeRange(scanner, [reps, reps], REPS, span);
    const last = sets.at(-1);
    if (last && last.reps?.[0] === range?.[0]) {
      sets[sets.length - 1] = { ...last, count: last.count + 1 };
    } else sets.push({ ...block, count: 1, reps: range });
  }
  return sets;
}
