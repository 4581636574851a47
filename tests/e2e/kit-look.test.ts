import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OF_COLOUR, untilStill, violationsOn } from './axe-steps';
import { kitInChromium } from './kit-steps';

const root = join(import.meta.dirname, '../..');

const kit = kitInChromium();
const { openKit, button } = kit;

/** All axe rules in the dark theme, and those about colours in the other. */
async function axeIn(theme: string, within?: string) {
  await untilStill(kit.page);
  return violationsOn(kit.page, { within, rules: theme === 'dark' ? undefined : OF_COLOUR });
}

async function wear(theme: string) {
  await kit.page.evaluate((name) => {
    document.documentElement.className = `${name} font-inter`;
  }, theme);
}

/** Charts adapt to the window a frame after a change of its size. */
const untilWide = (width: number) =>
  expect.poll(() => kit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

describe('axe finds nothing', () => {
  it.each(['dark', 'light'])('in the %s theme', async (theme) => {
    await openKit();
    await wear(theme);
    expect(await axeIn(theme)).toEqual([]);

    for (const opener of ['Abrir teclado', 'Abrir folha', 'Abrir confirmação']) {
      await button(opener).click();
      expect(await axeIn(theme, 'dialog')).toEqual([]);
      await kit.page.keyboard.press('Escape');
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
      await kit.page.setViewportSize({ width: 320, height: 780 });
      for (const size of ['100%', '200%']) {
        await kit.page.evaluate((percent) => {
          document.documentElement.style.fontSize = percent;
        }, size);
        await untilWide(320);
      }
    },
  );

  it('at #medidas no pair is short of its contrast', async () => {
    await openKit('#medidas');
    const figures = await kit.page.locator('td').allTextContents();
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
      await kit.page.setViewportSize({ width, height: 780 });
      await openKit(view, heading);
      for (const theme of ['dark', 'light']) {
        await wear(theme);
        expect(await axeIn(theme)).toEqual([]);
        await untilWide(width);
      }
    }
  });

  it('shows tabs on a phone, a side column on a desk, and leads past both', async () => {
    await kit.page.setViewportSize({ width: 360, height: 780 });
    await openKit('#app', 'Bom treino, Ana');
    const link = kit.page.getByRole('link', { name: 'Hoje' });
    const box = await link.boundingBox();
    expect(box?.y).toBeGreaterThan(700);
    await kit.page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await link.boundingBox())?.x).toBeLessThan(220);
    expect(await link.getAttribute('aria-current')).toBe('page');
    await kit.page.keyboard.press('Tab');
    await kit.page.keyboard.press('Enter');
    await expect.poll(() => kit.page.evaluate(() => document.activeElement?.id)).toBe('conteudo');
  });
});

describe('nothing is cut off', () => {
  it.each([320, 360, 1280])('at %i px the page does not scroll sideways', async (width) => {
    await kit.page.setViewportSize({ width, height: 780 });
    await openKit();
    await untilWide(width);
  });

  it('nor with the text doubled at 320 px', async () => {
    await kit.page.setViewportSize({ width: 320, height: 640 });
    await openKit();
    await kit.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await untilWide(320);
  });
});

describe('a chart', () => {
  it('is walked with the arrows, and is a table as well', async () => {
    await openKit('#graficos');
    const chart = kit.page
      .getByRole('figure')
      .filter({ hasText: 'Supino reto: de 70 para 82,5 kg' });
    const cursor = chart.getByRole('slider', { name: 'Carga do supino reto, ponto a ponto' });
    await cursor.focus();
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await kit.page.keyboard.press(key);
    await expect
      .poll(() => cursor.getAttribute('aria-valuetext'))
      .toBe('80\u00a0kg, 1 de nov. de 2026 · Recorde');
    await chart.getByText('1 de nov. de 2026 · Recorde').waitFor();
    await kit.page.keyboard.press('Escape');
    await chart.getByText('1 de nov. de 2026 · Recorde').waitFor({ state: 'detached' });

    await chart.getByRole('button', { name: 'Ver como tabela' }).click();
    const row = chart.getByRole('row', { name: '14 de nov. de 2026' });
    expect(await row.getByRole('cell').textContent()).toBe('82,5 · Recorde');
    await chart.getByRole('button', { name: 'Ver como gráfico' }).click();
    await cursor.waitFor();
  });

  it('says what was tapped', async () => {
    await openKit('#graficos');
    const chart = kit.page.getByRole('figure').filter({ hasText: '152 dias entre' });
    const cursor = chart.getByRole('slider', { name: 'Séries por dia, dia por dia' });
    await cursor.focus();
    // Left is a week earlier, up is a day.
    for (const key of ['ArrowLeft', 'ArrowUp']) await kit.page.keyboard.press(key);
    await expect
      .poll(() => cursor.getAttribute('aria-valuetext'))
      .toBe('8\u00a0séries, 12 de nov. de 2026');
    // The legend has five of them, after the days; the newest day is last.
    const newest = chart.locator('circle[data-level]').nth(-6);
    await newest.scrollIntoViewIfNeeded();
    const box = await newest.boundingBox();
    if (!box) throw new Error('no day');
    await kit.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect
      .poll(() => kit.page.getByRole('status').allTextContents())
      .toContainEqual(expect.stringMatching(/^0\u00a0séries, 20 de nov\. de 2026/));
  });
});

describe('theme and font while the page is open', () => {
  const classes = () =>
    kit.page.evaluate(() => document.documentElement.className.split(' ').sort());
  const barColours = () =>
    kit.page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => [...new Set(all.map((meta) => meta.getAttribute('content')))]);

  it('follow what another tab chose, and the system where that was chosen', async () => {
    await kit.takeNewPage();
    await kit.page.emulateMedia({ colorScheme: 'light' });
    await openKit();
    expect(await classes()).toEqual(['dark', 'font-inter']);
    const other = await kit.page.context().newPage();
    await other.goto(kit.address());
    const choose = (key: string, value: string) =>
      other.evaluate(
        ([name = '', chosen = '']) => localStorage.setItem(name, chosen),
        [key, value],
      );

    await choose('vite-ui-theme', 'system');
    await choose('font', 'manrope');
    await expect.poll(classes).toEqual(['font-manrope', 'light']);
    await expect.poll(barColours).toEqual(['#f8f5f1']);

    await kit.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(classes).toEqual(['dark', 'font-manrope']);
    await expect.poll(barColours).toEqual(['#100e0c']);

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
    await kit.takeNewPage();
    const html = await readFile(join(root, 'index.html'), 'utf8');
    await kit.page.emulateMedia({ colorScheme: scheme });
    await kit.page.route('http://anilha.test/**', (route) => route.fulfill({ status: 204 }));
    await kit.page.route('http://anilha.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.replace(/<script type="module".*<\/script>/, ''),
      }),
    );
    await kit.page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, stored);
    await kit.page.goto('http://anilha.test/');
    expect(await kit.page.evaluate(() => document.documentElement.className)).toBe(classes);
    const colour = classes.startsWith('light') ? '#f8f5f1' : '#100e0c';
    const metas = await kit.page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
    expect(new Set(metas)).toEqual(new Set([colour]));
  });
});
