import { archive } from './archive';

type Cell = string | number | { readonly value: number; readonly style: number };

const letter = (column: number) => String.fromCharCode(65 + column);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xlsxCell(cell: Cell, place: string): string {
  if (cell === '') return '';
  if (typeof cell === 'string') {
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  const [value, style] = typeof cell === 'number' ? [cell, 0] : [cell.value, cell.style];
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** Styles of cells in `xlsxFile`: 1 is a date, 2 a time, 3 a date with a time, 4 kilograms. */
const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="0.0&quot; kg&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';

/** An Excel file with its sheets by name. */
export function xlsxFile(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>) {
  const names = Object.keys(sheets);
  const files = Object.fromEntries(
    Object.values(sheets).map((rows, index) => {
      const written = rows.map((cells, row) => {
        const inRow = cells.map((cell, column) => xlsxCell(cell, `${letter(column)}${row + 1}`));
        return `<row r="${row + 1}">${inRow.join('')}</row>`;
      });
      // The number in the name of a file is not that of the sheet.
      const path = `xl/worksheets/sheet${names.length - index}.xml`;
      return [path, `<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`];
    }),
  );
  const list = names.map(
    (name, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const links = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${names.length - index}.xml"/>`,
  );
  return archive({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml': STYLES,
    ...files,
  });
}

function odsCell(cell: string): string {
  if (cell === '') return '<table:table-cell/>';
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) {
    return `<table:table-cell office:value-type="date" office:date-value="${cell}"><text:p>x</text:p></table:table-cell>`;
  }
  if (/^\d+(\.\d+)?$/.test(cell)) {
    return `<table:table-cell office:value-type="float" office:value="${cell}"><text:p>x</text:p></table:table-cell>`;
  }
  return `<table:table-cell office:value-type="string"><office:annotation><text:p>y</text:p></office:annotation><text:p>${escaped(cell)}</text:p></table:table-cell>`;
}

/** An OpenDocument spreadsheet with its sheets by name. */
export function odsFile(sheets: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const tables = Object.entries(sheets).map(([name, rows]) => {
    const written = rows.map(
      (cells) => `<table:table-row>${cells.map(odsCell).join('')}</table:table-row>`,
    );
    const rest =
      '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>';
    return `<table:table table:name="${escaped(name)}">${written.join('')}${rest}</table:table>`;
  });
  return archive({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`,
  });
}
