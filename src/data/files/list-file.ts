import { cellsOf } from '../../interchange/sheets/spreadsheet';
import { workbookSheets } from '../../workers/workbook';

const MB = 1024 * 1024;
/** Size limit of a list of people. */
const MOST_BYTES = 5 * MB;

export type ReadListFile =
  | { readonly text: string }
  | { readonly fault: 'too_large' | 'unreadable' };

/** The text of a list of people in a CSV, a text or an Excel file. */
export function readListFile(file: Blob): Promise<ReadListFile> {
  return readAs(file, () => workbookText(file));
}

async function readAs(file: Blob, workbook: () => Promise<ReadListFile>): Promise<ReadListFile> {
  if (file.size > MOST_BYTES) return { fault: 'too_large' };
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  try {
    // 'PK', the start of a zip archive.
    return head[0] === 0x50 && head[1] === 0x4b ? await workbook() : await plainText(file);
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Excel in Brazil writes CSV in windows-1252. Binary contents are refused. */
async function plainText(file: Blob): Promise<ReadListFile> {
  const bytes = await file.arrayBuffer();
  const decoded = decodedBy('utf-8', bytes) ?? decodedBy('windows-1252', bytes) ?? '\0';
  return decoded.includes('\0') ? { fault: 'unreadable' } : { text: decoded };
}

function decodedBy(letters: string, bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder(letters, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The first worksheet with contents, as a table in text. */
async function workbookText(file: Blob): Promise<ReadListFile> {
  const sheets = await workbookSheets(file);
  if (sheets === null) return { fault: 'too_large' };
  const [first] = sheets;
  return first ? { text: tabbed(first.rows) } : { fault: 'unreadable' };
}

/** The text of fichas in a CSV, a text or an Excel file, with tabs between the cells. */
export async function readFichasFile(file: File): Promise<ReadListFile> {
  const read = await readAs(file, async () => {
    const sheets = await workbookSheets(file);
    if (sheets === null) return { fault: 'too_large' };
    if (sheets.length === 0) return { fault: 'unreadable' };
    return { text: sheets.map(({ rows }) => tabbed(rows)).join('\n\n') };
  });
  if ('fault' in read || !/\.csv$/i.test(file.name)) return read;
  return { text: tabbed(cellsOf(read.text)) };
}

/** Cells with tabs between them. A quotation mark at a cell's start would hide the next tabs. */
function tabbed(rows: readonly string[][]): string {
  const cellText = (cell: string) => cell.replace(/\s+/g, ' ').replace(/^ ?"+/, '');
  // A title alone in its row is no row of a table.
  const lines = rows.map((cells) => cells.map(cellText).join('\t').replace(/\t+$/, ''));
  return lines.join('\n');
}
