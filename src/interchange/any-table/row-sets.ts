import { equalSets } from '../apps/figures';
import type { Warning } from '../model';
import { type CellSet, loadsIn, type PairForm, partsOf, setsOfCell } from './set-cells';

/** The cells of a row that describe its sets. */
interface SetTexts {
  readonly load: string;
  readonly reps: string;
  readonly sets: string;
  readonly seconds: string;
}

/** A set of a row, with the text of its load. */
interface RowSet extends CellSet {
  readonly load: string;
}

const PLAIN_COUNT = /^(\d+)(?:[.,]0+)?\s*(?:x|s[eé]ries?|sets?)?$/i;

/** Whether a list has a part for each set by itself. "60/65" may also be one value. */
const isSureList = (text: string, parts: readonly string[]) =>
  parts.length > 2 || (parts.length > 1 && text.includes(';'));

/** The sets of a row: described by one cell, or spread over several. */
export function rowSets(
  texts: SetTexts,
  form: PairForm,
  line: number,
  warnings: Warning[],
): readonly RowSet[] {
  const plain = PLAIN_COUNT.exec(texts.sets)?.[1];
  const told = plain === undefined && texts.sets !== '' ? setsOfCell(texts.sets, form, null) : null;
  const described = told?.isCounted || told?.sets.some(({ load }) => load !== null) ? told : null;
  const written =
    described || texts.sets === '' ? null : equalSets(plain ?? texts.sets, line, warnings).count;
  const count = described?.isCounted ? described.sets.length : written;
  const loads = loadsIn(texts.load);
  const times = partsOf(texts.seconds);
  const listed = [loads, times].find((parts) => parts.length > 1)?.length ?? null;
  const found =
    texts.reps === '' && described ? described : setsOfCell(texts.reps, form, count ?? listed);
  const isListed = isSureList(texts.load, loads) || isSureList(texts.seconds, times);
  const many = found.isCounted ? found.sets.length : (count ?? (isListed ? (listed ?? 1) : 1));
  const partOf = (text: string, parts: readonly string[], nth: number) =>
    parts.length === many ? (parts[nth] ?? '') : text;
  return Array.from({ length: many }, (_, nth) => {
    const set = found.sets[found.isCounted ? nth : 0] ?? NO_SET;
    return {
      ...set,
      load: set.load ?? partOf(texts.load, loads, nth),
      seconds: set.seconds || partOf(texts.seconds, times, nth),
    };
  });
}

const NO_SET: CellSet = {
  reps: '',
  seconds: '',
  distance: '',
  distanceUnit: 'km',
  load: null,
  kind: null,
  remark: '',
};
