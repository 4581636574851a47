import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corpusDatabase } from '../interchange/body/sqlite-files';
import { archive } from '../workers/archive';
import { device, page, signedIn } from './opened';
import { goTo } from './person-steps';

const CORPUS = new URL('../interchange/body/corpus/', import.meta.url);
const RITA = { name: 'Rita Melo', email: 'rita.medidas@example.com' };

signedIn(RITA.name, RITA.email);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor();

/** Chooses a file of the corpus, or what is made of it. */
async function choose(
  file: string,
  name = file,
  made = (text: string) => Buffer.from(text),
): Promise<void> {
  const buffer = made(readFileSync(new URL(file, CORPUS), 'utf8'));
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const fact = (name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('+ dd');

test('without network: measures come in from the screen of the body, under a consent, and go as one', async () => {
  await goTo(page, '/app/body');
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  await heading('Traga suas medidas');
  await device.setOffline(true);
  await choose('hevy-2026-pt-kg.csv');
  await heading('Medidas do Hevy');
  expect(await fact('Peso').innerText()).toMatch(/^2 valores: 79,8\skg a 80,3\skg$/);
  expect(await fact('Cintura').innerText()).toMatch(/^2 valores: 83,5\scm a 84\scm$/);
  expect(await fact('Período').innerText()).toBe('03/02/2026 a 03/03/2026');
  await button('Importar 3 registros do corpo').click();
  await heading('Guardar dados do corpo?');
  await button('Agora não').click();
  await heading('Medidas do Hevy');
  await button('Importar 3 registros do corpo').click();
  await button(/^Concordo/).click();
  await heading('1 pesagem importada');
  await page.getByText('Entraram também 1 medida própria e 2 avaliações físicas.').waitFor();
  await page.getByRole('link', { name: 'Ver o corpo' }).click();
  await page.getByRole('list', { name: 'Últimas medidas' }).getByText('Gordura medida').waitFor();
  await page.getByText('83,5 cm').first().waitFor();

  await goTo(page, '/app/import');
  await choose('hevy-2026-pt-kg.csv');
  await button('Nada novo para importar').waitFor();
  await page.getByText('10 valores já estão aqui', { exact: false }).waitFor();
  await button('Cancelar').click();
  await page.getByText('Medidas, Hevy, em', { exact: false }).waitFor();
  await button('Desfazer').click();
  await page.getByText('A pesagem que veio junto sai.', { exact: false }).waitFor();
  await button('Desfazer importação').click();
  await heading('Importação desfeita');
  await goTo(page, '/app/body');
  await page.getByText('Nenhuma pesagem ainda').waitFor();
  await device.setOffline(false);
});

test('a file without a unit is asked about with its last weight in both, and unreadable lines are named', async () => {
  await goTo(page, '/app/import');
  await choose('planilha-2025-pt-none.csv');
  await heading('Medidas da planilha');
  await page.getByText('O último é 70,9 kg, ou 70,9 lb (32,16 kg).').waitFor();
  await page.getByRole('radio', { name: 'lb' }).check({ force: true });
  await expect.poll(() => fact('Peso').innerText()).toMatch(/^2 valores: 32,2\skg a 32,3\skg$/);
  await button('Cancelar').click();
  await choose('planilha-2025-pt-kg.csv');
  await page.getByText("Linha 3: % gordura 'abc' não é um número.", { exact: false }).waitFor();
  await page.getByText("Linha 4: Peso (kg) '809' não é possível", { exact: false }).waitFor();
  await button('Cancelar').click();
});

test('asks whose measures to take when a file has those of several people', async () => {
  await goTo(page, '/app/import?from=body');
  await choose('eufy-2026-en-kg.csv');
  await heading('Quais medidas são suas?');
  const boxes = page.getByRole('checkbox');
  expect(await boxes.count()).toBe(3);
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false);
  expect(await button('Ver as medidas').isDisabled()).toBe(true);
  await page.getByText('3 linhas, de 15/01/2026 a 17/01/2026').waitFor();
  await page.getByRole('checkbox', { name: 'Ana' }).check();
  await button('Ver as medidas').click();
  await heading('Medidas do Eufy');
  await page.getByText('São as medidas de Ana. Ficam de fora: Bruno e linhas sem nome.').waitFor();
  expect(await fact('Peso').innerText()).toMatch(/^3 valores: 63,9\skg a 64,2\skg$/);
  await button('Escolher de novo').click();
  await heading('Quais medidas são suas?');
  await page.getByRole('checkbox', { name: 'Bruno' }).check();
  await button('Ver as medidas').click();
  await button('Importar 1 registro do corpo').click();
  await heading('Registros importados');
  await page.getByRole('link', { name: 'Ver o corpo' }).click();
  await page.getByText('88,4 kg').first().waitFor();
  // Nothing of the others came along.
  expect(await page.getByText('64,2 kg').count()).toBe(0);
});

test('a table with unknown titles is read by the columns that the person names', async () => {
  await goTo(page, '/app/import?from=body');
  const rows = ['Päivä;Mitta (kg);Vyö', '03.02.2025;80,5;88', '04.02.2025;80,1;87'];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'vaaka.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
  await heading('O que é cada coluna?');
  await page.getByLabel('Vyö').selectOption({ label: 'Cintura' });
  await button('Ler o arquivo').click();
  await heading('Medidas da planilha');
  expect(await fact('Peso').innerText()).toMatch(/^2 valores: 80,1\skg a 80,5\skg$/);
  expect(await fact('Cintura').innerText()).toMatch(/^2 valores: 87\scm a 88\scm$/);
  expect(await fact('Período').innerText()).toBe('03/02/2025 a 04/02/2025');
  await page.getByText('2 de março', { exact: true }).click();
  await expect.poll(() => fact('Período').innerText()).toBe('02/03/2025 a 02/04/2025');
  await button('Cancelar').click();
});

test("an archive of Apple's Health app brings its measures and the times of its workouts", async () => {
  await goTo(page, '/app/import?from=body');
  await choose('apple-health-2025-pt-kg.xml', 'exportar.zip', (text) =>
    archive({
      'apple_health_export/export_cda.xml': '<ClinicalDocument/>',
      'apple_health_export/exportar.xml': text,
    }),
  );
  await heading('Medidas do app Saúde');
  expect(await fact('Gordura medida').innerText()).toBe('1 valor: 27,5%');
  expect(await fact('Treinos de força').innerText()).toBe('1');
  await page.getByText("Linha 21: Peso '642 kg' não é possível", { exact: false }).waitFor();
  await button('Importar 4 registros do corpo e 1 treino').click();
  await heading('1 treino importado');
  await page.getByRole('link', { name: 'Ver o histórico' }).click();
  await page.getByRole('link', { name: /Musculação/ }).waitFor();
});

test('a backup of FitNotes asks for a connection the first time, and is then read without one', async () => {
  const buffer = corpusDatabase('fitnotes-backup-2024');
  const give = () =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'FitNotes_Backup.fitnotes', mimeType: '', buffer });
  await goTo(page, '/app/import');
  await device.setOffline(true);
  await give();
  await heading('Desta vez, precisa de internet');
  await device.setOffline(false);
  await give();
  await heading('Treinos do FitNotes');
  await button('Ver as medidas do arquivo').click();
  await heading('Medidas do FitNotes');
  expect(await fact('Cintura').innerText()).toMatch(/^1 valor: 86,5\scm$/);
  await button('Ver os treinos do arquivo').click();
  await heading('Treinos do FitNotes');
  await button('Cancelar').click();
  await device.setOffline(true);
  await give();
  await heading('Treinos do FitNotes');
  await device.setOffline(false);
});
