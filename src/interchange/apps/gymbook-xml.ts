import type { Table } from './table';

/** The elements of a set, in the order of the columns of GymBook's CSV. */
const ELEMENTS = [
  'date',
  'workout',
  'time',
  'exercise',
  'targetRegion',
  'targetMusclesPrimary',
  'targetMusclesSecondary',
  'type',
  'reps',
  'weight',
  'notes',
  'skipped',
];

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

function plainText(written: string): string {
  return written.replace(/&(lt|gt|quot|apos|amp);/g, (all, name: string) => ENTITIES[name] ?? all);
}

/** The text of an element without elements in it; '' for a missing one. */
function textIn(set: string, element: string): string {
  const from = set.indexOf(`<${element}>`);
  const until = from < 0 ? -1 : set.indexOf('<', from + 1);
  return until < 0 ? '' : plainText(set.slice(from + element.length + 2, until));
}

/** The sets of GymBook's XML as its table, counted in place of lines; null for another text. */
export function gymBookXml(text: string): Table | null {
  if (!/^\uFEFF?\s*(<\?xml[^>]*>\s*)?<logs>/.test(text)) return null;
  const [, ...sets] = text.split('<log>');
  const rows = sets.map((set, index) => ({
    line: index + 1,
    cells: ELEMENTS.map((element) => textIn(set, element)),
  }));
  return { titles: ELEMENTS, rows, delimiter: ',', firstLine: 1, unmatched: [] };
}
