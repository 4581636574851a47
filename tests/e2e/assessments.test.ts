import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { button, complaints, device, page, signedIn, undo } from './opened';
import { goTo } from './person-steps';

const EMAIL = 'bia.medidas@example.com';

signedIn('Bia Ramos', EMAIL);

beforeAll(async () => {
  await device.setOffline(true);
});

const link = (name: string | RegExp) => page.getByRole('link', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const goals = () => page.getByRole('list', { name: 'Metas', exact: true });

/** The rows of the comparison as texts with ordinary spaces. */
const rows = async () =>
  (await page.getByRole('row').allInnerTexts()).map((text) =>
    text.replaceAll(/[\s\u00a0]+/g, ' ').trim(),
  );

const sideways = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('without network: two assessments stand side by side, in words and in a table', async () => {
  await goTo(page, '/app/body/compare');
  await page.getByRole('heading', { name: 'Nada para comparar ainda' }).waitFor();
  for (const [day, weight, waist] of [
    ['03/03/2025', '80', '90'],
    ['26/05/2025', '77,6', '87'],
  ] as const) {
    await goTo(page, '/app/body/assessments/new');
    const [form, consent] = [field('Dia'), button('Concordo em guardar')];
    await form.or(consent).waitFor();
    if (await consent.isVisible()) await consent.click();
    await form.fill(day);
    // A value out of range is an error and not saved as empty.
    await field('Peso').fill('800');
    await button('Concluir').click();
    await page.getByText(/^Use um número de \d+ a \d+\skg$/).waitFor();
    await field('Peso').fill(weight);
    await field('Cintura').fill(waist);
    await button('Concluir').click();
    await page.getByRole('heading', { name: 'Avaliações físicas' }).waitFor();
  }
  await link('Comparar').click();
  await page
    .getByRole('status')
    .getByText(
      '12 semanas entre 3 de março de 2025 e 26 de maio de 2025: −2,4\u00a0kg e −3\u00a0cm',
    )
    .waitFor();
  await expect
    .poll(rows)
    .toEqual([
      'Medida 03/03/2025 26/05/2025 Diferença',
      'Composição',
      'Peso kg 80,0 77,6 −2,4 kg',
      'Circunferências',
      'Cintura cm 90,0 87,0 −3 cm',
    ]);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 780 });
  await expect.poll(sideways).toBe(0);
  await page.setViewportSize({ width: 360, height: 780 });
});

test('on paper, alone or together: neither title nor address tells of the body', async () => {
  await link('Imprimir comparação').click();
  await page.getByRole('heading', { level: 2, name: 'Bia Ramos' }).waitFor();
  await expect.poll(rows).toContain('Cintura cm 90,0 87,0 −3 cm');
  await link('Voltar à comparação').click();
  await link('Voltar para Corpo').click();
  await page.getByRole('list', { name: 'Avaliações físicas' }).getByRole('link').first().click();
  await page.getByRole('list', { name: 'Circunferências' }).getByText('−3\u00a0cm em 12').waitFor();
  await link('Imprimir').click();
  await page.getByText('Avaliação física · 26 de maio de 2025').waitFor();
  await expect.poll(() => page.title()).toBe('Imprimir avaliação · Anilha');
  expect(page.url()).toMatch(/\/app\/body\/assessments\/[0-9a-f-]+\/print$/);
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await button('Imprimir').waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: null });
});

test('a goal says how far it is, is reached without ado, concluded, and taken back', async () => {
  await goTo(page, '/app/body');
  await button('Definir meta').click();
  await page.getByLabel('O que acompanhar').selectOption({ label: 'Cintura' });
  await field('Meta').fill('87');
  await button('Definir').click();
  await page.getByText('É o valor de agora: escolha outro').waitFor();
  await field('Meta').fill('84');
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Definir').click();
  await goals().getByText('Cintura: de 87\u00a0cm para 84\u00a0cm').waitFor();
  await goals().getByText('Agora 87\u00a0cm · faltam 3\u00a0cm').waitFor();
  await button('Registrar medida').click();
  await field('Cintura').fill('84');
  await button('Registrar').click();
  await goals()
    .getByText(/^Alcançada em .+ · Agora 84/)
    .waitFor();
  await button('Opções da meta de Cintura').click();
  await button('Concluir').click();
  await page.getByText('Metas concluídas (1)').waitFor();
  await undo('Cintura: meta concluída').click();
  await goals().waitFor();
  await button('Opções da meta de Cintura').click();
  await button('Apagar').click();
  await goals().waitFor({ state: 'detached' });
  expect(await axeInBothThemes(page)).toEqual([]);
});

test('an assessment is removed where it is read, and comes back', async () => {
  const list = page.getByRole('list', { name: 'Avaliações físicas' }).getByRole('link');
  await list.last().click();
  await page.getByRole('heading', { level: 1, name: '3 de março de 2025' }).waitFor();
  const address = new URL(page.url()).pathname;
  await button('Apagar').click();
  await page.getByRole('heading', { level: 1, name: 'Corpo' }).waitFor();
  await expect.poll(() => list.count()).toBe(2);
  await goTo(page, address);
  await page.getByRole('heading', { name: 'Esta avaliação não está neste aparelho' }).waitFor();
  await undo(/^Avaliação de .+ apagada$/).click();
  await page.getByRole('heading', { level: 1, name: '3 de março de 2025' }).waitFor();
  expect(complaints).toEqual([]);
});
