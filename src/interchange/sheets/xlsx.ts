const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescapedXml(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

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

/** The cells of a worksheet by row; empty rows stay, so that line numbers agree. */
export function worksheetRows(document: string, shared: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const [, attributes = '', content = ''] of document.matchAll(
    /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g,
  )) {
    const number = Number(/\br="(\d{1,6})"/.exec(attributes)?.[1] ?? rows.length + 1);
    // A damaged number must not fill the memory.
    const empty = Math.min(Math.max(number - 1 - rows.length, 0), MOST_EMPTY);
    for (let nth = 0; nth < empty; nth += 1) rows.push([]);
    rows.push(cellsIn(content, shared));
  }
  return rows;
}

function cellsIn(content: string, shared: readonly string[]): string[] {
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
    else cells[column] = type === 's' ? (shared[Number(value)] ?? '') : value;
  }
  return cells;
}
