import { expect, test } from 'vitest';
import { readFichasFile, readListFile } from '../../../src/data/files/list-file';
import { zipFile } from '../../../src/data/files/zip-file';

const sheet = (...rows: readonly (readonly string[])[]) => {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const written = rows.map((row) => `<row>${cells(row)}</row>`).join('');
  return `<worksheet><sheetData>${written}</sheetData></worksheet>`;
};

async function workbook(...sheets: readonly string[]): Promise<File> {
  const files = sheets.map((text, nth) => ({
    name: `xl/worksheets/sheet${nth + 1}.xml`,
    content: new Blob([text]),
  }));
  return new File([await zipFile(files, '2026-11-28')], 'lista.xlsx');
}

test('reads the first worksheet with contents as a list of people', async () => {
  const file = await workbook(
    sheet(),
    sheet(['Nome', 'E-mail'], ['Ana; Lima', '+55 11 98765-4321', 'Mensal']),
  );
  expect(await readListFile(file)).toEqual({
    text: 'Nome\tE-mail\nAna; Lima\t+55 11 98765-4321\tMensal',
  });
});

test('reads all worksheets as fichas, and a CSV by its cells', async () => {
  const file = await workbook(
    sheet(['Exercício', 'Séries'], ['Supino', '4']),
    sheet(['Remada 4x10']),
  );
  expect(await readFichasFile(file)).toEqual({
    text: 'Exercício\tSéries\nSupino\t4\n\nRemada 4x10',
  });
  const csv = new File(['Exercício;Séries\nSupino;4'], 'ficha.csv');
  expect(await readFichasFile(csv)).toEqual({ text: 'Exercício\tSéries\nSupino\t4' });
});

test.each([
  ['a damaged workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0])],
])('refuses %s in words', async (_, bytes) => {
  expect(await readListFile(new Blob([bytes]))).toEqual({ fault: 'unreadable' });
});

test('reads windows-1252, as Excel in Brazil writes CSV', async () => {
  const bytes = Buffer.from('Nome;E-mail\nJoão;j@exemplo.com', 'latin1');
  expect(await readListFile(new Blob([bytes]))).toMatchObject({
    text: 'Nome;E-mail\nJoão;j@exemplo.com',
  });
});
