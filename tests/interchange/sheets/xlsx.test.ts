import { expect, test } from 'vitest';
import { sharedTexts, worksheetRows } from '../../../src/interchange/sheets/xlsx';

const row = (number: number, cells: string) => `<row r="${number}" spans="1:4">${cells}</row>`;
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

test('reads shared, written and calculated cells of a worksheet at their places', () => {
  const shared = sharedTexts(
    '<sst><si><t>Nome</t></si><si><r><t>Ana </t></r><r><t xml:space="preserve">&amp; Lima</t></r></si><si/></sst>',
  );
  const rows = worksheetRows(
    sheet(
      row(1, '<c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>E-mail</t></is></c>') +
        row(3, '<c r="A3" s="2" t="s"><v>1</v></c><c r="B3"/><c r="D3"><v>11987654321</v></c>'),
    ),
    shared,
  );
  expect(rows).toEqual([['Nome', '', 'E-mail'], [], ['Ana & Lima', '', '', '11987654321']]);
});

test('ends with a row number that is far beyond the others', () => {
  expect(worksheetRows(sheet(row(999_999, '<c><v>1</v></c>')), []).length).toBeLessThan(2000);
});
