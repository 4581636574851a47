import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { splitRows } from '../../../src/interchange/sheets/split-rows';

const cellsIn = (text: string, delimiter = ',') =>
  splitRows(text, delimiter, 1)?.map(({ cells }) => cells) ?? null;

/** Few signs, so that they meet in every order. */
const sign = fc.constantFrom('a', 'ab', 'ç', ' ', "'", '"', '""', ',', ';', '\n', '\r\n', '\r');
const text = fc.array(sign, { minLength: 1, maxLength: 24 }).map((signs) => signs.join(''));
const cell = fc.array(sign, { maxLength: 4 }).map((signs) => signs.join(''));

describe('the rows of a table', () => {
  test('are those of the parser for every text that is regular', () => {
    fc.assert(
      fc.property(text, (written) => {
        const found = cellsIn(written);
        if (!found) return;
        const parsed = (['\n', '\r\n'] as const).map((newline) =>
          Papa.parse<string[]>(written, { delimiter: ',', newline }),
        );
        expect(parsed.map(({ data }) => data)).toContainEqual(found);
        for (const { data, errors } of parsed) {
          const quotes = errors.filter(({ type }) => type === 'Quotes');
          if (JSON.stringify(data) === JSON.stringify(found)) expect(quotes).toEqual([]);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('are the cells that were written, with any delimiter and line end', () => {
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 });
    const delimiters = fc.constantFrom(',', ';', '\t', '|');
    const lineEnds = fc.constantFrom('\n', '\r\n');
    fc.assert(
      fc.property(rows, delimiters, lineEnds, fc.boolean(), (cells, delimiter, newline, quotes) => {
        const written = Papa.unparse(cells, { delimiter, newline, quotes, skipEmptyLines: false });
        expect(cellsIn(written, delimiter)).toEqual(cells);
      }),
    );
  });

  test('have the lines of the file, also below a cell with line breaks', () => {
    const rows = splitRows('a,b\n"x\ny",1\n"x\ny",2\n3,4', ',', 5);
    expect(rows?.map(({ line }) => line)).toEqual([5, 6, 8, 10]);
  });

  test.each([
    ['an open quotation mark', 'a,b\n"x,1\n'],
    ['text after a quoted cell', 'a,b\n"x" y,1\n'],
    ['two kinds of line ends', 'a,b\r\nx,1\ny,2\n'],
    ['carriage returns alone', 'a,b\rx,1\r'],
  ])('are left to the parser with %s', (_, irregular) => {
    expect(splitRows(irregular, ',', 1)).toBeNull();
  });
});
