import { unescapedXml } from './xml-text';

/** Maximum equal rows or cells that are repeated; a document ends with thousands of empty ones. */
const MOST_REPEATED = 1000;
/** Maximum columns of a row that are read. */
const MOST_COLUMNS = 60;

/** A sheet of a workbook with its rows; empty rows stay, so that line numbers agree. */
export interface SheetRows {
  readonly name: string;
  readonly rows: string[][];
}

const attribute = (attributes: string, name: string) =>
  unescapedXml(new RegExp(String.raw`\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const repeated = (attributes: string, name: string) =>
  Math.min(MOST_REPEATED, Math.max(1, Number(attribute(attributes, name) || 1)));

/** The sheets of an OpenDocument spreadsheet, from its `content.xml`. */
export function openDocumentSheets(document: string): SheetRows[] {
  const sheets = document.matchAll(/<table:table\b([^>]*)>([\s\S]*?)<\/table:table>/g);
  return [...sheets].map(([, attributes = '', content = '']) => ({
    name: attribute(attributes, 'table:name'),
    rows: rowsIn(content),
  }));
}

function rowsIn(content: string): string[][] {
  const rows: string[][] = [];
  for (const [, attributes = '', inside = ''] of content.matchAll(
    /<table:table-row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-row>)/g,
  )) {
    const cells = cellsIn(inside);
    const count = repeated(attributes, 'table:number-rows-repeated');
    for (let nth = 0; nth < count; nth += 1) rows.push([...cells]);
  }
  const last = rows.findLastIndex((cells) => cells.length > 0);
  return rows.slice(0, last + 1);
}

function cellsIn(content: string): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', inside = ''] of content.matchAll(
    /<table:(?:covered-)?table-cell\b([^>]*?)(?:\/>|>([\s\S]*?)<\/table:(?:covered-)?table-cell>)/g,
  )) {
    const text = cellText(attributes, inside);
    const count = repeated(attributes, 'table:number-columns-repeated');
    for (let nth = 0; nth < count && cells.length < MOST_COLUMNS; nth += 1) cells.push(text);
  }
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** Figures and dates have a value beside the text that is shown. */
function cellText(attributes: string, inside: string): string {
  switch (attribute(attributes, 'office:value-type')) {
    case 'float':
    case 'percentage':
    case 'currency':
      return attribute(attributes, 'office:value');
    case 'date':
      return attribute(attributes, 'office:date-value').replace('T', ' ');
    case 'time':
      return clockOf(attribute(attributes, 'office:time-value'));
    default:
      return textIn(inside);
  }
}

/** "PT18H30M00S" as "18:30", with seconds only if there are some. */
function clockOf(span: string): string {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(span) ?? [];
  const parts = Number(seconds) > 0 ? [hours, minutes, seconds] : [hours, minutes];
  return parts.map((part) => part.padStart(2, '0')).join(':');
}

/** The paragraphs of a cell, without comments. */
function textIn(inside: string): string {
  const shown = inside.replace(/<office:annotation\b[\s\S]*?<\/office:annotation>/g, '');
  const paragraphs = shown.matchAll(/<text:p\b[^>]*?(?:\/>|>([\s\S]*?)<\/text:p>)/g);
  return [...paragraphs]
    .map(([, text = '']) =>
      unescapedXml(text.replace(/<text:(?:s|tab)\b[^>]*>/g, ' ').replace(/<[^>]*>/g, '')),
    )
    .join('\n');
}
