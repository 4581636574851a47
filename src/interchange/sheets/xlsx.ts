import { type CellFormat, shownNumber } from './cell-formats';
import { unescapedXml } from './xml-text';

/** The text of the `t` elements in a part of a document, without its phonetic guides. */
function textIn(part: string): string {
  const texts = part.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g);
  return [...texts].map(([, text = '']) => unescapedXml(text)).join('');
}

/** Zero-based column of a cell such as "AB12"; -1 for something else. */
function columnOf(reference: string): number {
  const [, letters = ''] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? [];
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The texts that cells of a workbook refer to by number. */
export function sharedTexts(document: string): string[] {
  return [...document.matchAll(/<si(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, part = '']) =>
    textIn(part),
  );
}

/** Maximum columns of a row that are read. */
const MOST_COLUMNS = 60;
/** Maximum consecutive empty rows that are kept. */
const MOST_EMPTY = 1000;

/** The worksheets of a workbook, in its order, with the paths of their files. */
export function sheetFiles(
  workbook: string,
  relations: string,
): { readonly name: string; readonly path: string }[] {
  const attribute = (attributes: string, name: string) =>
    new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b([^>]*)>/g)].map(([, attributes = '']) => [
      attribute(attributes, 'Id'),
      attribute(attributes, 'Target'),
    ]),
  );
  return [...workbook.matchAll(/<sheet\b([^>]*)>/g)].map(([, attributes = '']) => {
    const target = targets.get(attribute(attributes, 'r:id')) ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { name: unescapedXml(attribute(attributes, 'name')), path };
  });
}

/** How the numbers of a workbook are shown. */
interface NumberFormats {
  /** The formats of cells by their number. */
  readonly formats: readonly CellFormat[];
  /** Days that its first day comes after Excel's usual one. */
  readonly dayOffset: number;
}

const PLAIN: NumberFormats = { formats: [], dayOffset: 0 };

/** The cells of a worksheet by row; empty rows stay, so that line numbers agree. */
export function worksheetRows(
  document: string,
  shared: readonly string[],
  numbers: NumberFormats = PLAIN,
): string[][] {
  const rows: string[][] = [];
  for (const [, attributes = '', content = ''] of document.matchAll(
    /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g,
  )) {
    const number = Number(/\br="(\d{1,6})"/.exec(attributes)?.[1] ?? rows.length + 1);
    // A damaged number must not fill the memory.
    const empty = Math.min(Math.max(number - 1 - rows.length, 0), MOST_EMPTY);
    for (let nth = 0; nth < empty; nth += 1) rows.push([]);
    rows.push(cellsIn(content, shared, numbers));
  }
  return rows;
}

function cellsIn(
  content: string,
  shared: readonly string[],
  { formats, dayOffset }: NumberFormats,
): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inside = ''] of content.matchAll(
    /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g,
  )) {
    const reference = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
    const column = reference === undefined ? cells.length : columnOf(reference);
    if (column < 0 || column >= MOST_COLUMNS) continue;
    while (cells.length < column) cells.push('');
    const type = /\bt="(\w+)"/.exec(attributes)?.[1];
    const value = unescapedXml(/<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(inside)?.[1] ?? '');
    if (type === 'inlineStr') cells[column] = textIn(inside);
    else if (type === 's') cells[column] = shared[Number(value)] ?? '';
    else if (type !== undefined && type !== 'n') cells[column] = value;
    else {
      const format = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? -1)] ?? null;
      cells[column] = shownNumber(value, format, dayOffset);
    }
  }
  return cells;
}
