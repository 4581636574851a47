import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEVY_TITLES, hevySets } from '../e2e/import-steps';
import { createPerson } from '../e2e/person-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import { ENGINES, type EnginePage } from '../harness/engines/engine-page';
import { press, pressButton, see } from '../harness/engines/steps';
import { corpusDatabase } from '../interchange/body/sqlite-files';
import { archive } from '../workers/archive';
import { chooseFile, open, signIn } from './journey-steps';

let server: BuiltServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const BODY = new URL('../interchange/body/corpus/', import.meta.url);

const heading = (page: EnginePage, name: string | RegExp) => see(page, { role: 'heading', name });

/** A workbook of one sheet, with its texts in the cells. */
function workbook(rows: readonly (readonly string[])[]): Buffer {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const lines = rows.map((row, at) => `<row r="${at + 1}">${cells(row)}</row>`).join('');
  return archive({
    '[Content_Types].xml': '<Types/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines}</sheetData></worksheet>`,
  });
}

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => server.url);

  test('reads a training table, measures, an archive, a database and a list of people', async () => {
    const { page } = browser;
    const email = `iara-${engine}@exemplo.com.br`;
    await createPerson(server, 'Iara', email);
    await signIn(page, email);

    await open(page, '/app/import');
    const training = [HEVY_TITLES, ...hevySets('2026-11-03', 'Squat (Barbell)', 80, 3)];
    await chooseFile(page, 'Escolher arquivo', 'hevy.csv', Buffer.from(training.join('\r\n')));
    await heading(page, 'Treinos do Hevy');
    await pressButton(page, 'Importar 1 treino');
    await heading(page, '1 treino importado');

    await open(page, '/app/import?from=body');
    await pressButton(page, 'Importar outro arquivo');
    const renpho = readFileSync(new URL('renpho-2026-pt-kg.csv', BODY));
    await chooseFile(page, 'Escolher arquivo', 'renpho.csv', renpho);
    await heading(page, 'Medidas do Renpho');
    await pressButton(page, 'Importar 2 registros do corpo');
    await pressButton(page, /^Concordo/);
    await heading(page, '1 pesagem importada');

    // Deflated XML, read as a stream.
    await pressButton(page, 'Importar outro arquivo');
    const health = readFileSync(new URL('apple-health-2025-pt-kg.xml', BODY), 'utf8');
    const apple = archive({ 'apple_health_export/exportar.xml': health });
    await chooseFile(page, 'Escolher arquivo', 'exportar.zip', apple);
    await heading(page, 'Medidas do app Saúde');
    await pressButton(page, 'Cancelar');

    // SQLite as WebAssembly, in a worker with a policy of its own.
    const database = archive({ 'health_connect_export.db': corpusDatabase('health-connect-2025') });
    await chooseFile(page, 'Escolher arquivo', 'Health Connect.zip', database);
    await heading(page, 'Medidas do Conexão Saúde (Android)');
    await pressButton(page, 'Cancelar');

    await open(page, '/app/invite-list');
    const list = workbook([
      ['Nome', 'E-mail', 'Celular'],
      ['Ana Lima', 'ana@exemplo.com', '11 98765-4321'],
      ['Bia Reis', 'bia@exemplo.com', '21 98765-4321'],
    ]);
    await chooseFile(page, 'Arquivo com a lista', 'alunos.xlsx', list);
    await press(page, { role: 'button', name: 'Editar Bia Reis' });
    await see(page, { role: 'field', name: 'E-mail' });
    expect(browser.takeComplaints()).toEqual([]);
  });
});
