import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { localDay } from '#domain/local-day';
import { ZONE } from '../harness/zone';
import { FIT_FILES, START, TCX_FILES } from '../interchange/activities/activity-corpus';
import { archive } from '../workers/archive';
import { page, signedIn } from './opened';
import { goTo } from './person-steps';

const ANA = { name: 'Ana Prado', email: 'ana.relogio@example.com' };

signedIn(ANA.name, ANA.email);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const text = (words: string) => page.getByText(words, { exact: false }).first().waitFor();

async function choose(name: string, buffer: Buffer): Promise<void> {
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const bytes = (name: string) => Buffer.from(FIT_FILES[name] ?? []);

test('activities of a watch come in from an archive, are recognised again and undone as one', async () => {
  await goTo(page, '/app/import');
  await choose('plano.fit', bytes('planned-workout'));
  await heading('O arquivo não tem treino gravado');

  const files = {
    'forca.fit': bytes('strength-kg'),
    'sem-series.tcx': TCX_FILES.strength ?? '',
    'corrida.tcx': (TCX_FILES.run ?? '').replaceAll('2026-08-10', '2026-08-12'),
    'cortado.fit': bytes('run').subarray(0, 40),
  };
  await choose('garmin.zip', archive(files));
  await heading('Treinos do FIT');
  await text('Há atividades sem séries');
  await text('Batimentos, percurso e calorias ficam de fora.');
  await text('Arquivo cortado.fit: ele está incompleto');
  await text('Supino reto com barra');
  await button('Importar 3 treinos').click();
  await heading('3 treinos importados');

  await goTo(page, '/app/history');
  await page.getByRole('link', { name: /Corrida/ }).waitFor();
  await page.getByRole('link', { name: /Nenhuma série/ }).click();
  await heading('Treino');
  await goTo(page, '/app/history');
  await page.getByRole('link', { name: /Força/ }).click();
  await heading('Força');
  await text('Barra fixa pronada');

  await button('Opções do treino').click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    button(/^Exportar em FIT/).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`anilha-${localDay(START, ZONE)}.fit`);
  await goTo(page, '/app/import');
  await choose(saved.suggestedFilename(), await readFile(await saved.path()));
  await heading('Treinos do FIT');
  await button('Nada novo para importar').waitFor();
  await button('Cancelar').click();

  await choose('garmin.zip', archive(files));
  await button('Nada novo para importar').waitFor();
  await button('Cancelar').click();
  await button('Desfazer').click();
  await button('Desfazer importação').click();
  await heading('Importação desfeita');
});
