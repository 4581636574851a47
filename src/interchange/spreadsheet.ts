import Papa from 'papaparse';

/** How a formula begins, in letters of full width too; some programs read over spaces before it. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * A table that Excel in Brazil opens by itself: semicolons, a byte order mark. A cell that a spreadsheet
 * would take for a formula begins with an apostrophe.
 */
export function spreadsheet(titles: readonly string[], rows: readonly string[][]): string {
  const text = Papa.unparse(
    { fields: [...titles], data: [...rows] },
    { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA },
  );
  return `\uFEFF${text}\r\n`;
}
