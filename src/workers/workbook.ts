import { cellFormats } from '../interchange/sheets/cell-formats';
import { openDocumentSheets, type SheetRows } from '../interchange/sheets/ods';
import { sharedTexts, sheetFiles, worksheetRows } from '../interchange/sheets/xlsx';
import { type ArchiveEntry, archiveEntries, entryText } from './packed-file';

/** Characters of a worksheet that are read. */
const MOST_UNPACKED = 100 * 1024 * 1024;
/** Days from Excel's usual first day to that of old workbooks of the Mac. */
const DAYS_1904 = 1462;

/**
 * The sheets with contents of an Excel or OpenDocument file, in their order; empty for another
 * file, and null beyond the size limit. Damaged data throws.
 */
export async function workbookSheets(file: Blob): Promise<readonly SheetRows[] | null> {
  const entries = (await archiveEntries(file)) ?? [];
  const named = (name: string) => entries.find((entry) => entry.name === name);
  const read = (entry: ArchiveEntry) => entryText(file, entry, MOST_UNPACKED);
  const textOf = async (name: string) => {
    const entry = named(name);
    return entry ? ((await read(entry)) ?? '') : '';
  };
  const content = named('content.xml');
  if (content) {
    const document = await read(content);
    return document === null ? null : filled(openDocumentSheets(document));
  }
  const workbook = await textOf('xl/workbook.xml');
  const shared = sharedTexts(await textOf('xl/sharedStrings.xml'));
  const formats = cellFormats(await textOf('xl/styles.xml'));
  const dayOffset = /<workbookPr\b[^>]*\bdate1904="(?:1|true)"/.test(workbook) ? DAYS_1904 : 0;
  const files = sheetFiles(workbook, await textOf('xl/_rels/workbook.xml.rels'));
  const sheets: SheetRows[] = [];
  for (const { name, entry } of orderedSheets(entries, files)) {
    const document = await read(entry);
    if (document === null) return null;
    sheets.push({ name, rows: worksheetRows(document, shared, { formats, dayOffset }) });
  }
  return filled(sheets);
}

/** The worksheets in the order of the workbook; by their numbers without one. */
function orderedSheets(
  entries: readonly ArchiveEntry[],
  files: readonly { readonly name: string; readonly path: string }[],
): { name: string; entry: ArchiveEntry }[] {
  const listed = files.flatMap(({ name, path }) => {
    const entry = entries.find((one) => one.name === path);
    return entry ? [{ name, entry }] : [];
  });
  if (listed.length > 0) return listed;
  return entries
    .filter(({ name }) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map((entry, index) => ({ name: String(index + 1), entry }));
}

const filled = (sheets: readonly SheetRows[]) =>
  sheets.filter(({ rows }) => rows.some((cells) => cells.some((cell) => cell.trim() !== '')));
