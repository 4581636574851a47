import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  TOAST_GAP_PX,
  TOAST_MS,
  TOAST_REMOVAL_MS,
  TOAST_SWIPE_PX,
  TOAST_WIDTH_PX,
  TOAST_WITH_ACTION_MS,
  TOASTS_VISIBLE,
} from '../../src/ui/toast-figures';
import { openChromium } from '../harness/browser';
import { OF_COLOUR, violationsOn } from './axe-steps';

const root = join(import.meta.dirname, '../..');

/** As strict on styles as production: no style element and no style attribute gets through. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'";

let folder: string;
let server: PreviewServer;
let browser: Browser;
/** For all tests that leave nothing behind: to load it anew takes half of what a new page does. */
let shared: Page;
let page: Page;
let loads = 0;
const complaints: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anilha-kit-'));
  await build({
    root: join(import.meta.dirname, 'kit.fixture'),
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': POLICY } },
  });
  browser = await openChromium();
  shared = await newPage();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const DESK = { width: 1280, height: 800 };

/** A page of a browser profile of its own. */
async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
  const made = await context.newPage();
  made.on('pageerror', (error) => complaints.push(error.message));
  made.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return made;
}

beforeEach(async () => {
  page = shared;
  await page.setViewportSize(DESK);
  await page.mouse.move(0, 0);
});

afterEach(async () => {
  if (page !== shared) await page.context().close();
  expect(complaints.splice(0)).toEqual([]);
});

async function openKit(view = '', heading = 'Peças') {
  loads += 1;
  // Another address each time: one that differs in its view alone would not be loaded.
  await page.goto(`${server.resolvedUrls?.local[0]}?${loads}${view}`);
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** Everything axe knows in the dark, and what a second theme can change of it. */
const axeIn = (theme: string, within?: string) =>
  violationsOn(page, { within, rules: theme === 'dark' ? undefined : OF_COLOUR });

/** Puts a theme on, and waits until no colour is on its way any more. */
async function wear(theme: string) {
  await page.evaluate(async (name) => {
    document.documentElement.className = `${name} font-inter`;
    await Promise.allSettled(document.getAnimations().map((running) => running.finished));
  }, theme);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toasts = () => page.getByRole('region', { name: 'Avisos' }).locator('p');
const undo = () => page.getByRole('region', { name: 'Avisos' }).getByRole('button').last();

describe('axe finds nothing', () => {
  it.each(['dark', 'light'])('in the %s theme', async (theme) => {
    await openKit();
    await wear(theme);
    expect(await axeIn(theme)).toEqual([]);

    for (const opener of ['Abrir teclado', 'Abrir folha', 'Abrir confirmação']) {
      await button(opener).click();
      expect(await axeIn(theme, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  it.each(['#estados', '#graficos', '#medidas'])(
    'at %s in both themes, at any width',
    async (view) => {
      await openKit(view);
      for (const theme of ['dark', 'light']) {
        await wear(theme);
        expect(await axeIn(theme)).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 780 });
      for (const size of ['100%', '200%']) {
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = percent;
        }, size);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      }
    },
  );

  it('at #medidas no pair is short of its contrast', async () => {
    await openKit('#medidas');
    const figures = await page.locator('td').allTextContents();
    expect(figures.length).toBeGreaterThan(100);
    expect(figures.filter((figure) => !/^\d+,\d\d$/.test(figure) || figure === '0,00')).toEqual([]);
  });
});

describe('the frames', () => {
  it.each([
    ['#app', 'Bom treino, Ana'],
    ['#auth', 'Entrar'],
  ])('of %s pass axe in both themes and widths', async (view, heading) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await openKit(view, heading);
      for (const theme of ['dark', 'light']) {
        await wear(theme);
        expect(await axeIn(theme)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
  });

  it('shows tabs on a phone, a side column on a desk, and leads past both', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openKit('#app', 'Bom treino, Ana');
    const link = page.getByRole('link', { name: 'Hoje' });
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThan(700);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await link.boundingBox())?.x).toBeLessThan(220);
    expect(await link.getAttribute('aria-current')).toBe('page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
  });
});

describe('nothing is cut off', () => {
  it.each([320, 360, 1280])('at %i px the page does not scroll sideways', async (width) => {
    await page.setViewportSize({ width, height: 780 });
    await openKit();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('nor with the text doubled at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openKit();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('toasts', () => {
  it('have the figures of the spec', () => {
    expect(TOAST_MS).toBe(4000);
    expect(TOAST_WITH_ACTION_MS).toBe(6000);
    expect(TOASTS_VISIBLE).toBe(3);
    expect(TOAST_WIDTH_PX).toBe(356);
    expect(TOAST_GAP_PX).toBe(14);
    expect(TOAST_SWIPE_PX).toBe(45);
    expect(TOAST_REMOVAL_MS).toBe(200);
  });

  it('are as wide and as far apart as the figures say', async () => {
    await openKit();
    await button('Sucesso').click();
    await button('Neutro').click();
    await expect.poll(() => toasts().count()).toBe(2);
    const [lower, upper] = await page
      .getByRole('region', { name: 'Avisos' })
      .locator(':scope > div')
      .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().toJSON()));
    expect(lower.width).toBe(TOAST_WIDTH_PX);
    expect(lower.top - upper.bottom).toBe(TOAST_GAP_PX);
  });

  it('go after four seconds, six with an action, and 200 ms for leaving', async () => {
    page = await newPage();
    await page.clock.install({ time: 0 });
    await openKit();
    // From here on the clock stands still between the steps, however long the taps take.
    await page.clock.pauseAt(60_000);
    await button('Sucesso').click();
    await button('Aviso com ação').click();
    await expect.poll(() => toasts().count()).toBe(2);
    await page.mouse.move(5, 5);
    await page.clock.runFor(TOAST_MS - 100);
    expect(await toasts().allTextContents()).toContain('Treino salvo');
    const leaving = page.locator('[data-leaving]').getByText(/Treino salvo|Série 3 registrada/);
    await page.clock.runFor(100);
    await expect.poll(() => leaving.allTextContents()).toEqual(['Treino salvo']);
    await page.clock.runFor(TOAST_REMOVAL_MS);
    await expect.poll(() => toasts().allTextContents()).toEqual(['Série 3 registrada']);
    await page.clock.runFor(TOAST_WITH_ACTION_MS - TOAST_MS - TOAST_REMOVAL_MS);
    await expect.poll(() => leaving.allTextContents()).toEqual(['Série 3 registrada']);
    await page.clock.runFor(TOAST_REMOVAL_MS);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('go at once where nothing is to move', async () => {
    page = await newPage();
    await page.clock.install({ time: 0 });
    await openKit();
    await page.clock.pauseAt(60_000);
    await button('Sucesso').click();
    await expect.poll(() => toasts().count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(TOAST_MS);
    const leaving = page.locator('[data-leaving]');
    await leaving.waitFor({ state: 'attached' });
    const durations = await leaving.evaluate((slot) =>
      slot.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration),
    );
    expect(durations).toEqual([1]);
  });

  it('wait while the focus is on them', async () => {
    page = await newPage();
    await page.clock.install();
    await openKit();
    await button('Aviso com ação').click();
    await undo().focus();
    await page.clock.runFor(TOAST_WITH_ACTION_MS * 5);
    expect(await toasts().count()).toBe(1);
    await button('Abrir folha').focus();
    await page.clock.runFor(TOAST_WITH_ACTION_MS + TOAST_REMOVAL_MS + 100);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('are three at most', async () => {
    await openKit();
    for (const name of ['Sucesso', 'Informação', 'Atenção', 'Neutro']) await button(name).click();
    await expect
      .poll(() => toasts().allTextContents())
      .toEqual(['Link copiado', 'Pouco espaço neste aparelho', 'Há uma versão nova']);
  });

  it.each([
    [TOAST_SWIPE_PX - 2, 1],
    [TOAST_SWIPE_PX, 0],
  ])('after a swipe of %i px there are %i', async (distance, left) => {
    await openKit();
    await button('Andamento').click();
    const box = await toasts().first().boundingBox();
    if (!box) throw new Error('no toast');
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance, box.y + 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => toasts().count()).toBe(left);
  });

  it('do their action and go', async () => {
    await openKit();
    await button('Aviso com ação').click();
    await undo().click();
    await page.getByText('1 desfeitas').waitFor();
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('go on counting after one left under the pointer, with the focus', async () => {
    page = await newPage();
    await page.clock.install();
    await openKit();
    await button('Neutro').click();
    await button('Aviso com ação').click();
    await undo().click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(TOAST_REMOVAL_MS + 50);
    await button('Informação').click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(TOAST_MS + TOAST_REMOVAL_MS + 300);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('go on counting when another layer hid them from the mouse that was over them', async () => {
    page = await newPage();
    await page.clock.install();
    await openKit();
    await button('Neutro').click();
    await toasts().first().waitFor();
    // A layer that opens on top takes the mouse without a word of leaving.
    await page.getByRole('region', { name: 'Avisos' }).evaluate((region) =>
      region.dispatchEvent(
        new PointerEvent('pointerover', {
          bubbles: true,
          pointerType: 'mouse',
          relatedTarget: document.body,
        }),
      ),
    );
    await page.mouse.move(5, 5);
    await page.clock.runFor(TOAST_MS + TOAST_REMOVAL_MS + 300);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('go on counting when a mouse was over them and gone before that could be drawn', async () => {
    page = await newPage();
    await page.clock.install();
    await openKit();
    await button('Neutro').click();
    await toasts().first().waitFor();
    await page.mouse.move(5, 5);
    await page.getByRole('region', { name: 'Avisos' }).evaluate((region) => {
      for (const type of ['pointerover', 'pointerout']) {
        const relatedTarget = document.body;
        region.dispatchEvent(
          new PointerEvent(type, { bubbles: true, pointerType: 'mouse', relatedTarget }),
        );
      }
    });
    await page.clock.runFor(TOAST_MS + TOAST_REMOVAL_MS + 300);
    await expect.poll(() => toasts().count()).toBe(0);
  });

  it('are said: politely, errors at once', async () => {
    await openKit();
    await button('Sucesso').click();
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Treino salvo');
    await button('Erro').click();
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual([expect.stringContaining('Não deu para enviar.')]);
  });

  it('stay in sight over a sheet', async () => {
    await openKit();
    await button('Andamento').click();
    await button('Abrir folha').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts().first().isVisible()).toBe(true);
  });
});

describe('by keyboard', () => {
  it('the disc acts on Enter and Space, and rests when it lies still', async () => {
    await openKit();
    await button('Concluir série 3 de 19').focus();
    await page.keyboard.press('Enter');
    await button('Concluir série 4 de 19').waitFor();
    await page.keyboard.press('Space');
    await button('Concluir série 5 de 19').waitFor();
    expect(await button('Disco: still').isDisabled()).toBe(true);
  });

  it('the stepper steps once a press', async () => {
    await openKit();
    const group = page.getByRole('group', { name: 'Carga' });
    await button('Aumentar 2,5 quilos').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => group.textContent()).toBe('85kg');
    await button('Diminuir 2,5 quilos').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect.poll(() => group.textContent()).toBe('80kg');
  });

  it.each([
    ['102,5', '102,5kg'],
    ['82.25', '82,25kg'],
    ['7', '7kg'],
  ])('the keypad takes %s', async (typed, shown) => {
    await openKit();
    const opener = button('Carga: 82,5 quilos. Digitar outra');
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Carga (kg)' }).waitFor();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('group', { name: 'Carga' }).textContent()).toBe(shown);
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toContain('Digitar outra');
  });

  it('the keypad steps with the arrows and erases', async () => {
    await openKit();
    await button('Abrir teclado').click();
    const field = page.getByRole('textbox', { name: 'Carga (kg)' });
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('85');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect.poll(() => field.inputValue()).toBe('8');
  });

  it('a sheet takes the focus, keeps it, and gives it back on Esc', async () => {
    await openKit();
    await button('Abrir folha').focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Adicionar exercício' });
    await sheet.waitFor();
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Abrir folha');
  });

  it('a question starts on the way out, so that Enter destroys nothing', async () => {
    await openKit();
    await button('Abrir confirmação').click();
    await page.getByRole('alertdialog', { name: 'Descartar este treino?' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Continuar');
  });

  it('a menu is walked with the arrows', async () => {
    await openKit();
    await button('Opções de Remada curvada').focus();
    await page.keyboard.press('Enter');
    await button('Mover para cima').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Trocar exercício');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mover para cima');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  });
});

describe('a chart', () => {
  it('is walked with the arrows, and is a table as well', async () => {
    await openKit('#graficos');
    const chart = page.getByRole('figure').filter({ hasText: 'Supino reto: de 70 para 82,5 kg' });
    const cursor = chart.getByRole('slider', { name: 'Carga do supino reto, ponto a ponto' });
    await cursor.focus();
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expect
      .poll(() => cursor.getAttribute('aria-valuetext'))
      .toBe('80\u00a0kg, 1 de nov. de 2026 · Recorde');
    await chart.getByText('1 de nov. de 2026 · Recorde').waitFor();
    await page.keyboard.press('Escape');
    await chart.getByText('1 de nov. de 2026 · Recorde').waitFor({ state: 'detached' });

    await chart.getByRole('button', { name: 'Ver como tabela' }).click();
    const row = chart.getByRole('row', { name: '14 de nov. de 2026' });
    expect(await row.getByRole('cell').textContent()).toBe('82,5 · Recorde');
    await chart.getByRole('button', { name: 'Ver como gráfico' }).click();
    await cursor.waitFor();
  });

  it('says what was tapped', async () => {
    await openKit('#graficos');
    const chart = page.getByRole('figure').filter({ hasText: '152 dias entre' });
    const cursor = chart.getByRole('slider', { name: 'Séries por dia, dia por dia' });
    await cursor.focus();
    // A week to the side, a day up.
    for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
    await expect
      .poll(() => cursor.getAttribute('aria-valuetext'))
      .toBe('8\u00a0séries, 12 de nov. de 2026');
    // The legend has five of them; before it come the days, the newest last.
    const newest = chart.locator('circle[data-level]').nth(-6);
    await newest.scrollIntoViewIfNeeded();
    const box = await newest.boundingBox();
    if (!box) throw new Error('no day');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect
      .poll(() => page.getByRole('status').allTextContents())
      .toContainEqual(expect.stringMatching(/^0\u00a0séries, 20 de nov\. de 2026/));
  });
});

describe('by finger', () => {
  it('the keys of the keypad replace what was there, then add to it', async () => {
    await openKit();
    await button('Abrir teclado').click();
    for (const key of ['1', '0', '2', 'Vírgula', '5']) await button(key).click();
    const field = page.getByRole('textbox', { name: 'Carga (kg)' });
    await expect.poll(() => field.inputValue()).toBe('102,5');
    await button('Apagar').click();
    await button('Concluir série').click();
    await expect.poll(() => page.getByRole('group', { name: 'Carga' }).textContent()).toBe('102kg');
  });

  it('a step held down repeats, and a slip off the target does nothing', async () => {
    page = await newPage();
    await page.clock.install({ time: 0 });
    await openKit();
    const group = page.getByRole('group', { name: 'Carga' });
    await button('Aumentar 2,5 quilos').hover();
    await page.clock.pauseAt(60_000);
    await page.mouse.down();
    await page.clock.runFor(420 + 110 * 2 + 20);
    await page.mouse.up();
    await expect.poll(() => group.textContent()).toBe('90kg');
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    expect(await group.textContent()).toBe('90kg');
  });

  it('a tap on the backdrop closes a sheet, a press that began inside does not', async () => {
    await openKit();
    await button('Abrir folha').click();
    const sheet = page.getByRole('dialog', { name: 'Adicionar exercício' });
    await sheet.getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(10, 400);
    await page.mouse.up();
    expect(await sheet.isVisible()).toBe(true);
    await page.mouse.click(10, 400);
    await sheet.waitFor({ state: 'detached' });
  });

  it('everything to touch is at least 48 px', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openKit();
    const small = await page
      .locator('button, select, textarea, [role="switch"]')
      .evaluateAll((all) =>
        all.flatMap((target) => {
          // Shown as it looks under the finger, when it gives way a little
          if (target.getAttribute('data-shown')?.includes('active')) return [];
          const row = target.closest('label') ?? target;
          const grown = getComputedStyle(target, '::after').position === 'absolute' ? 16 : 0;
          const { height, width } = row.getBoundingClientRect();
          const name = target.getAttribute('aria-label') ?? target.textContent;
          return height + grown < 48 || width < 48 ? [`${name}: ${width} × ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
  });
});

describe('fields whose text stands for a value', () => {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const described = async (name: string) => {
    const ids = await field(name).getAttribute('aria-describedby');
    const texts = (ids ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).textContent());
    return (await Promise.all(texts)).join(' ');
  };

  it('a day is typed without its slashes, corrected in the middle, and checked when it is left', async () => {
    await openKit();
    const day = field('Vencimento');
    await day.fill('');
    await day.pressSequentially('05032026');
    await expect.poll(() => day.inputValue()).toBe('05/03/2026');
    expect(await described('Vencimento')).toBe('2026-03-05');
    for (const key of ['Home', 'ArrowRight', 'Backspace', '1']) await page.keyboard.press(key);
    await expect.poll(() => day.inputValue()).toBe('15/03/2026');
    await page.keyboard.type('9');
    await expect.poll(() => day.inputValue()).toBe('15/03/2026');
    await day.fill('31/02/2026');
    expect(await day.getAttribute('aria-invalid')).toBeNull();
    await page.keyboard.press('Tab');
    await expect.poll(() => described('Vencimento')).toContain('Esta data não existe');
    expect(await day.getAttribute('aria-invalid')).toBe('true');
    await day.fill('28/2/2026');
    await page.keyboard.press('Tab');
    await expect.poll(() => day.inputValue()).toBe('28/02/2026');
    expect(await day.getAttribute('aria-invalid')).toBeNull();
  });

  it('an amount is pasted in any form and kept in centavos, a number steps, a CPF is checked', async () => {
    await openKit();
    const amount = field('Mensalidade');
    await amount.fill('R$ 1.500,5');
    await page.keyboard.press('Tab');
    await expect.poll(() => amount.inputValue()).toBe('1.500,50');
    expect(await described('Mensalidade')).toBe('150050 centavos');
    await amount.fill('4');
    await page.keyboard.press('Tab');
    await expect.poll(() => described('Mensalidade')).toContain('O valor mínimo é R$');
    expect(await described('Mensalidade')).toContain('nenhum centavos');

    const weight = field('Peso opcional');
    await weight.fill('79.25');
    await expect.poll(() => weight.inputValue()).toBe('79,25');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => weight.inputValue()).toBe('79,75');
    await weight.fill('7');
    await page.keyboard.press('Tab');
    await expect.poll(() => described('Peso opcional')).toContain('de 20 a 400');

    const cpf = field('CPF');
    await cpf.pressSequentially('52998224726');
    await expect.poll(() => cpf.inputValue()).toBe('529.982.247-26');
    await page.keyboard.press('Tab');
    await expect.poll(() => described('CPF')).toContain('Este CPF não existe');
    await cpf.fill(' 529 982 247/25');
    await expect.poll(() => described('CPF')).toBe('52998224725');
  });
});

describe('tabs', () => {
  it('are one stop of the keyboard, walked with the arrows, and scroll into sight', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openKit();
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Esta semana').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => tab('Pagamentos').getAttribute('aria-selected')).toBe('true');
    const box = await tab('Pagamentos').boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.getByRole('tabpanel').textContent()).toContain('220,00');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('tabpanel').textContent()).toContain('82,5 kg');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
  });
});

describe('theme and font while the page is open', () => {
  const classes = () => page.evaluate(() => document.documentElement.className.split(' ').sort());
  const barColours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => [...new Set(all.map((meta) => meta.getAttribute('content')))]);

  it('follow what another tab chose, and the system where that was chosen', async () => {
    page = await newPage();
    await page.emulateMedia({ colorScheme: 'light' });
    await openKit();
    expect(await classes()).toEqual(['dark', 'font-inter']);
    const other = await page.context().newPage();
    await other.goto(`${server.resolvedUrls?.local[0]}`);
    const choose = (key: string, value: string) =>
      other.evaluate(
        ([name = '', chosen = '']) => localStorage.setItem(name, chosen),
        [key, value],
      );

    await choose('vite-ui-theme', 'system');
    await choose('font', 'manrope');
    await expect.poll(classes).toEqual(['font-manrope', 'light']);
    expect(await barColours()).toEqual(['#f8f5f1']);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(classes).toEqual(['dark', 'font-manrope']);
    expect(await barColours()).toEqual(['#100e0c']);

    await choose('vite-ui-theme', 'light');
    await choose('font', 'system');
    await expect.poll(classes).toEqual(['font-system', 'light']);
  });
});

describe('the document before the first paint', () => {
  const cases = [
    [{}, 'dark', 'dark font-inter'],
    [{}, 'light', 'dark font-inter'],
    [{ 'vite-ui-theme': 'light' }, 'dark', 'light font-inter'],
    [{ 'vite-ui-theme': 'system' }, 'light', 'light font-inter'],
    [{ 'vite-ui-theme': 'system', font: 'manrope' }, 'dark', 'dark font-manrope'],
    [{ 'vite-ui-theme': 'sepia', font: 'comic' }, 'light', 'dark font-inter'],
    [{ font: 'system' }, 'dark', 'dark font-system'],
  ] as const;

  it.each(cases)('with %j stored on a %s system is "%s"', async (stored, scheme, classes) => {
    page = await newPage();
    const html = await readFile(join(root, 'index.html'), 'utf8');
    await page.emulateMedia({ colorScheme: scheme });
    await page.route('http://anilha.test/**', (route) => route.fulfill({ status: 204 }));
    await page.route('http://anilha.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.replace(/<script type="module".*<\/script>/, ''),
      }),
    );
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await page.goto('http://anilha.test/');
    expect(await page.evaluate(() => document.documentElement.className)).toBe(classes);
    const colour = classes.startsWith('light') ? '#f8f5f1' : '#100e0c';
    const metas = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
    expect(new Set(metas)).toEqual(new Set([colour]));
  });
});
