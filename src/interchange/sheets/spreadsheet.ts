import Papa from 'papaparse';

/** The start of a formula, also in full-width letters; some programs ignore spaces before it. */
export const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** The cells of a table in text, by row. */
export function cellsOf(text: string): string[][] {
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data;
}

/** Rows as a text with tabs between the cells, which `cellsOf` reads again. */
export function delimitedText(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((cells) => [...cells]),
    { delimiter: '\t', newline: '\n' },
  );
}

/**
 * A table that Excel in Brazil opens directly: semicolons, a byte order mark. A cell that would be
 * read as a formula gets an apostrophe at its start.
 */
export function spreadsheet(titles: readonly string[], rows: readonly string[][]): string {
  const text = Papa.unparse(
    { fields: [...titles], data: [...rows] },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `\uFEFF${text}\r\n`;
}
