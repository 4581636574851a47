import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { programTemplates } from '#catalog/programs';
import { unaccented } from '#domain/plain-text';
import { stills } from './figure-steps';
import { untilLoaded } from './offline-steps';
import { app, browser, withApp } from './opened';
import { createPerson, fillSignIn, goTo, openDevice, openTab, untilSent } from './person-steps';
import { disc } from './workout-steps';

const TYPED = 'bruna.fichas@example.com';
const TAPPED = 'caio.fichas@example.com';
let desk: BrowserContext;
let editor: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Bruna', TYPED);
  await createPerson(app, 'Caio', TAPPED);
  desk = await openBrowser({ width: 1280, height: 900 });
  editor = await signedIn(desk, TYPED);
});

function openBrowser(viewport: { width: number; height: number }, touch = false) {
  return openDevice(browser, app, {
    serviceWorkers: 'block',
    viewport,
    hasTouch: touch,
    isMobile: touch,
  });
}

async function signedIn(context: BrowserContext, email: string): Promise<Page> {
  const page = await openTab(context);
  await page.goto('/login');
  await fillSignIn(page, email);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  return page;
}

const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The exercises of a day, from top to bottom. */
const order = (page: Page, name: string) =>
  day(page, name)
    .getByRole('button', { name: /\. Mudar$/ })
    .evaluateAll((buttons) =>
      buttons.map((each) => (each.getAttribute('aria-label') ?? '').split(',')[0]),
    );

const BENCH = 'Supino reto com barra';
const ROW = 'Remada curvada com barra';
const CURL = 'Rosca direta com barra';

test('a ficha is typed line by line, put in order, taken back, and there after a reload', async () => {
  const page = editor;
  await page.goto('/app/programs/new');
  await button(page, 'Em branco').click();
  const field = page.getByRole('combobox', { name: 'Digitar exercício em Treino A' });
  await field.click();
  await page.keyboard.type('supino reto 4x8-10 82,5 90s');
  await page.getByText(/4 × 8–10 · 82,5\skg · 1:30/).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('remada curvada com b');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4x8');
  await page.keyboard.press('Enter');
  await button(page, new RegExp(`^${ROW}, 4 × 8\\. Mudar$`)).waitFor();
  await page.keyboard.type('rosca direta 30x10');
  await page.keyboard.press('Enter');
  await page.getByText(/^Use de 1 a 20 séries iguais/).waitFor();
  for (let typed = 0; typed < 5; typed += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('3x12');
  await page.keyboard.press('Enter');
  await button(page, new RegExp(`^${CURL}, 3 × 12`)).waitFor();
  await expect.poll(() => order(page, 'Treino A')).toEqual([BENCH, ROW, CURL]);

  await button(page, `Mover ${CURL} para cima`).click();
  await expect.poll(() => order(page, 'Treino A')).toEqual([BENCH, CURL, ROW]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Mover ${CURL} para cima`);

  await button(page, 'Novo dia').click();
  await day(page, 'Treino B').waitFor();
  const grip = page.locator('[data-exercise]').first().locator('[aria-hidden="true"]').first();
  await grip.hover();
  await page.mouse.down();
  const target = await day(page, 'Treino B').boundingBox();
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 40, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => order(page, 'Treino B')).toEqual([BENCH]);
  await expect.poll(() => order(page, 'Treino A')).toEqual([CURL, ROW]);

  await page.keyboard.press('Control+z');
  await expect.poll(() => order(page, 'Treino A')).toEqual([BENCH, CURL, ROW]);
  await button(page, 'Refazer').click();
  await expect.poll(() => order(page, 'Treino B')).toEqual([BENCH]);
  await page.reload();
  await expect.poll(() => order(page, 'Treino B')).toEqual([BENCH]);
  await expect.poll(() => order(page, 'Treino A')).toEqual([CURL, ROW]);
});

/** Adds a set to an exercise through its sheet. */
async function addSet(page: Page, name: string): Promise<void> {
  await button(page, new RegExp(`^${name},.*Mudar$`)).click();
  await button(page, 'Uma série a mais').click();
  await button(page, 'Salvar').click();
}

test('two tabs change different exercises without network, and both changes stay', async () => {
  const other = await openTab(desk);
  await other.goto(new URL(editor.url()).pathname);
  await other.getByRole('button', { name: new RegExp(`^${ROW},.*Mudar$`) }).waitFor();
  await Promise.all([editor, other].map((page) => untilLoaded(page)));
  await desk.setOffline(true);
  await Promise.all([addSet(editor, CURL), addSet(other, ROW)]);
  for (const page of [editor, other]) {
    await button(page, new RegExp(`^${CURL}, 4 × 12`)).waitFor();
    await button(page, new RegExp(`^${ROW}, 5 × 8`)).waitFor();
  }
  await desk.setOffline(false);
  await untilSent(editor);
  await button(editor, new RegExp(`^${CURL}, 4 × 12`)).waitFor();
  await button(editor, new RegExp(`^${ROW}, 5 × 8`)).waitFor();
});

test('from a first visit to a running workout of a ready ficha in five taps', async () => {
  const phone = await openBrowser({ width: 360, height: 780 }, true);
  await phone.addInitScript(() => {
    let taps = 0;
    addEventListener(
      'pointerup',
      ({ target }) => {
        if (target instanceof Element && target.closest('button, a, input, label')) taps += 1;
        sessionStorage.setItem('taps', String(taps));
      },
      true,
    );
  });
  const page = await signedIn(phone, TAPPED);
  const before = Number(await page.evaluate(() => sessionStorage.getItem('taps')));
  await page.getByRole('link', { name: 'Escolher uma ficha pronta' }).tap();
  await button(page, /^Corpo todo para começar/).tap();
  await expect.poll(() => stills(page.getByRole('dialog')).count()).toBeGreaterThan(0);
  await button(page, 'Usar esta ficha').tap();
  await button(page, 'Começar treino A').tap();
  await disc(page, 1, 2).waitFor();
  expect(
    Number(await page.evaluate(() => sessionStorage.getItem('taps'))) - before,
  ).toBeLessThanOrEqual(5);
});

test('among many fichas one is found by its words, and nothing found says what to do', async () => {
  const person = 'dora.fichas@example.com';
  await createPerson(app, 'Dora', person);
  const shelf = await openBrowser({ width: 360, height: 780 }, true);
  const page = await signedIn(shelf, person);
  const titles = programTemplates.slice(0, 10).map(({ title }) => title);
  for (const title of titles) {
    await goTo(page, '/app/programs/new');
    await page.getByRole('button', { name: title }).first().tap();
    await button(page, 'Usar esta ficha').tap();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await goTo(page, '/app/programs');
  const rows = page.getByRole('list').getByRole('link');
  const search = page.getByRole('searchbox', { name: 'Buscar ficha' });
  await search.fill('zebra');
  await page.getByRole('heading', { name: 'Nenhuma ficha com estas palavras' }).waitFor();
  await button(page, 'Ver todas').tap();
  const wanted = titles[4] ?? '';
  await rows.filter({ hasText: wanted }).first().waitFor();
  await search.fill(unaccented(wanted));
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.innerText()).toContain(wanted);

  // The week that is looked at is the one that begins.
  await goTo(page, '/app/programs/new');
  await button(page, 'Digitar ou colar').tap();
  const text = page.getByRole('textbox', { name: 'Texto da ficha' });
  // A text that is too long gives a message, and nothing of it is cut off.
  const long = 'supino reto com barra 3x8\n'.repeat(1600);
  await text.fill(long);
  await page.getByText('O texto tem 41.600 letras, e cabem 40.000.').waitFor();
  expect(await button(page, 'Criar ficha').isDisabled()).toBe(true);
  expect(await text.inputValue()).toBe(long);
  // The person chooses the exercise that was meant. Lines that became notes are named.
  await text.fill('## A\nPuxada 3x10 bem devagar');
  const problems = page.getByRole('list', { name: 'O que falta acertar' });
  await problems.getByText('“Puxada” não está entre os exercícios. Qual é?').waitFor();
  await problems.getByRole('button', { name: 'Puxada aberta na polia' }).tap();
  await expect.poll(() => text.inputValue()).toBe('## A\nPuxada aberta na polia 3x10 bem devagar');
  await page.getByText('1 parte não entendida ficou como anotação').tap();
  await problems.getByText('“bem devagar” não foi entendido e ficou como anotação.').waitFor();
  await text.fill('semanas: 2\n\n## A\nSupino reto com barra 1x10 s2: 3x10');
  await button(page, 'Criar ficha').tap();
  await button(page, /^Semana 2/).tap();
  await button(page, 'Começar treino A').tap();
  await disc(page, 1, 3).waitFor();
  await shelf.close();
});
