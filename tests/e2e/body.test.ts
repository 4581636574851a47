import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { goOffline } from './offline-steps';
import { button, complaints, device, page, sheet, signedUp, toast } from './opened';
import { goTo } from './person-steps';

const NBSP = '\u00a0';

/** The weight entries as a file, exported before their erasure. */
let taken: Buffer;

signedUp({ email: 'bia@example.com', name: 'Bia Ramos' }, { serviceWorkers: 'block' });

const weight = () => page.getByRole('textbox', { name: 'Peso (kg)' });
const weighings = () => page.getByRole('list', { name: /^Pesagens de / }).getByRole('listitem');
const latest = (figure: string) =>
  page
    .getByRole('region', { name: /^Última pesagem/ })
    .getByText(figure)
    .waitFor();

/** Visible weights, newest first, without their days. */
const shown = async () =>
  (await weighings().allInnerTexts()).map((text) => text.split('\n')[0]?.replace(NBSP, ' '));
const untilShown = (expected: string[]) => expect.poll(shown).toEqual(expected);

/** How far the page can be scrolled horizontally. */
const sideways = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Chooses another day, and then clears the field. */
async function clearedDay(form: Locator, label: string) {
  await form.getByRole('button', { name: 'Outro dia' }).click();
  const day = form.getByRole('textbox', { name: label });
  const date = await day.inputValue();
  await day.fill('');
  return { day, date };
}

const findings = () => axeInBothThemes(page);

const measures = () => page.getByRole('list', { name: 'Últimas medidas' });
const skinfolds = () => page.getByRole('region', { name: 'Dobras cutâneas' });
/** The counts in the settings at the end. */
const kept = '2 pesagens e 3 avaliações';

describe('the body of one person, from the app’s shortcut on', () => {
  test('nothing is kept before they agree, and "agora não" leaves no trace', async () => {
    await page.goto('/app/body?log=1');
    await sheet('Guardar dados do corpo?').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await findings()).toEqual([]);
    await button('Agora não').click();
    await page.getByRole('heading', { name: 'Nenhuma pesagem ainda' }).waitFor();
    await page.goto('/app/account/privacy');
    await page.getByText('Você não deu consentimento').waitFor();
  });

  test('agreed to, the weight goes in at once, with comma or dot', async () => {
    await page.goto('/app/body?log=1');
    await button('Concordo em guardar').click();
    await weight().and(page.locator(':focus')).waitFor();
    await page.keyboard.type('8.02');
    await button('Registrar').click();
    await page.getByText(`Digite um peso de 20 a 400${NBSP}kg`).waitFor();
    await weight().fill('80.25');
    await button('Registrar').click();
    await latest('80,25');
    await untilShown(['80,25 kg']);
  });

  test('the shortcut comes with the last weight: one tap keeps it, without network too', async () => {
    await page.goto('/app/body?log=1');
    await expect.poll(() => weight().inputValue()).toBe('80,25');
    expect(await findings()).toEqual([]);
    await goOffline(page, ['records']);
    await button('Ontem').click();
    await button('Aumentar 0,1 quilo').click();
    await button('Registrar').click();
    await untilShown(['80,25 kg', '80,35 kg']);
    await latest('80,25');
    await page.getByText('Estável em 1 dia', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Sem conexão/ }).waitFor();
    await page.setViewportSize({ width: 320, height: 780 });
    await expect.poll(sideways).toBe(0);
    await page.setViewportSize({ width: 360, height: 780 });
    await device.setOffline(false);
  });

  test('weighings are corrected, removed, and brought back; another day and a note are kept', async () => {
    await button(/^80,35/).click();
    await sheet('Corrigir pesagem').waitFor();
    await button('Nota').click();
    await page.getByRole('textbox', { name: 'Nota' }).fill('em jejum');
    await weight().fill('81');
    const { day, date } = await clearedDay(sheet('Corrigir pesagem'), 'Dia da pesagem');
    await button('Salvar correção').click();
    await page.getByText('Digite o dia', { exact: true }).waitFor();
    await day.fill(date);
    await button('Salvar correção').click();
    await untilShown(['80,25 kg', '81,0 kg']);
    await weighings().getByText('em jejum').waitFor();
    await page.getByText(`−0,1${NBSP}kg em 1 dia`, { exact: true }).waitFor();
    await button(/^Opções da pesagem/)
      .nth(1)
      .click();
    await button('Apagar').click();
    await untilShown(['80,25 kg']);
    await button('Desfazer').click();
    await untilShown(['80,25 kg', '81,0 kg']);
  });

  test('the screen holds in both themes, at 320 px and on a desktop', async () => {
    expect(await findings()).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await expect.poll(sideways).toBe(0);
    }
    const [chart, beside] = [
      await page.getByRole('region', { name: 'Evolução' }).boundingBox(),
      await page.getByRole('region', { name: 'Medidas' }).boundingBox(),
    ];
    expect(beside?.x).toBeGreaterThan((chart?.x ?? 0) + (chart?.width ?? 0));
    await page.setViewportSize({ width: 360, height: 780 });
  });

  test('a measure is registered, and stands with its change', async () => {
    await page.goto('/app/body');
    for (const [figure, change] of [
      ['82,5', null],
      ['81', `−1,5${NBSP}cm em 1 dia`],
    ] as const) {
      await button('Registrar medida').click();
      const form = sheet('Registrar medida');
      await form.getByRole('textbox', { name: 'Cintura' }).fill(figure);
      await clearedDay(form, 'Dia da medida');
      await form.getByRole('button', { name: 'Registrar' }).click();
      await form.getByText('Digite o dia', { exact: true }).waitFor();
      await form.getByRole('button', { name: change === null ? 'Ontem' : 'Hoje' }).click();
      await form.getByRole('button', { name: 'Registrar' }).click();
      await form.waitFor({ state: 'detached' });
      if (change) await measures().getByText(change).waitFor();
    }
    await measures()
      .getByRole('button', { name: /^Cintura/ })
      .click();
    await sheet('Cintura').getByText(`81${NBSP}cm · −1,5${NBSP}cm em 1 dia`).waitFor();
    expect(await findings()).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('an assessment names what its protocol misses, and outlives a reload', async () => {
    await page.getByRole('link', { name: 'Nova avaliação' }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Idade').fill('30');
    await page.getByText('Masculino', { exact: true }).click();
    await page.getByLabel('Protocolo').selectOption({ label: 'Pollock, 3 dobras' });
    await field('Peitoral').fill('15');
    await field('Abdominal').fill('25');
    await page.getByText('Falta dobra da coxa.').waitFor();
    await page.getByText(/^Guardado neste aparelho/).waitFor();
    expect(await findings()).toEqual([]);
    await page.reload();
    await expect.poll(() => field('Abdominal').inputValue()).toBe('25');
    await skinfolds().getByRole('textbox', { name: 'Coxa' }).fill('20');
    await skinfolds().getByText('17,9% de gordura').waitFor();
    await page.setViewportSize({ width: 320, height: 780 });
    await expect.poll(sideways).toBe(0);
    await page.setViewportSize({ width: 360, height: 780 });
    await button('Concluir').click();
    const fat = page.getByRole('region', { name: /^Gordura corporal/ });
    await fat.getByText('Pollock, 3 dobras · Siri (1961)').waitFor();
    await page.getByRole('list', { name: 'Avaliações físicas' }).getByRole('link').first().click();
    await page.getByRole('list', { name: 'Dobras cutâneas' }).getByText(`20${NBSP}mm`).waitFor();
    expect(await findings()).toEqual([]);
    await page.goBack();
    await button(/^Opções da avaliação/)
      .first()
      .click();
    await button('Apagar').click();
    await fat.waitFor({ state: 'detached' });
    await button('Desfazer').click();
    await fat.waitFor();
  });

  test('the consent is taken back, undone, and taken back for good', async () => {
    await page.goto('/app/account/privacy');
    await page.getByText(kept, { exact: true }).waitFor();
    await button('Retirar consentimento').click();
    await button('Retirar e apagar').click();
    await toast(`Consentimento retirado. ${kept} apagadas.`).waitFor();
    await button('Desfazer').click();
    await page.getByText(kept, { exact: true }).waitFor();
    await button('Retirar consentimento').click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      button('Baixar tudo antes').click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/^anilha-corpo-\d{4}-\d\d-\d\d\.anilha$/);
    taken = await readFile(await saved.path());
    await button('Retirar e apagar').click();
    await button('Desfazer').waitFor();
    await page.goto('/app/body');
    await page.getByRole('heading', { name: 'Nenhuma pesagem ainda' }).waitFor();
    await button('Registrar peso').click();
    await sheet('Guardar dados do corpo?').waitFor();
    await page.goto('/app/account/privacy');
    await page.getByText('Consentimento retirado em').waitFor();
    expect(await button('Desfazer').count()).toBe(0);
  });

  test('what was taken along comes back only with a new consent, also after a refusal', async () => {
    await goTo(page, '/app/import');
    const bring = async () => {
      const file = { name: 'pesagens.anilha', mimeType: '', buffer: taken };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('Os 5 registros do corpo só entram se você concordar').waitFor();
      await button('Importar').click();
      await sheet('Guardar dados do corpo?').waitFor();
    };
    await bring();
    await button('Agora não').click();
    await page.getByRole('heading', { name: 'Nada entrou' }).waitFor();
    await page.getByText('5 registros do corpo ficaram de fora').waitFor();
    expect(await findings()).toEqual([]);
    await button('Importar outro arquivo').click();
    await bring();
    await button('Concordo em guardar').click();
    await page.getByRole('heading', { name: '2 pesagens importadas' }).waitFor();
    await page.getByText('Entraram também 3 avaliações físicas.').waitFor();
    await page.getByRole('link', { name: 'Ver o corpo' }).click();
    await untilShown(['80,25 kg', '81,0 kg']);
    expect(complaints).toEqual([]);
  });
});
