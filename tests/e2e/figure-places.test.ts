import type { Locator } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { cues } from '#catalog/cues';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { stills } from './figure-steps';
import { layoutFaults } from './layout-faults';
import { app, browser, button, complaints, device, page, sheet, signedUp } from './opened';
import { goTo, IN_MOTION, openDevice, openTab, SQUAT, signIn, untilSent } from './person-steps';
import { addExercise, finish, logTyped, startEmpty } from './workout-steps';

const EMAIL = 'lugares@example.com';
const OWN = 'Agachamento do galpão';
const PASTED = ['*Ficha de pernas*', 'Treino A', `${SQUAT} 4x8 60kg`, `${OWN} 3x12`];
const CUE = cues.get('back-squat') ?? '';

signedUp({ email: EMAIL, name: 'Lu Gares' }, IN_MOTION);

beforeAll(async () => {
  await untilWorkerControls(page);
  await page.context().setOffline(true);
});

const main = () => page.locator('main');
const moving = () => page.getByRole('img', { name: CUE });
const outline = (of: Locator) =>
  of.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join());

/** Ends after so many frames that a moving figure would have been redrawn. */
const someFrames = () =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 30;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );

/** Waits for the stills of a place, which must not move. */
async function seeStills(count: number, within: Locator = main()): Promise<void> {
  await expect.poll(() => stills(within).count()).toBe(count);
  const before = await outline(stills(within).first());
  await someFrames();
  expect(await outline(stills(within).first())).toBe(before);
}

interface ShiftEntry extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** The texts of lists that moved aside since the document was opened, as beside a late picture. */
const movedAside = () =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter((entry): entry is ShiftEntry => 'sources' in entry)
              .flatMap(({ sources }) => sources)
              .filter(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return element?.closest('main li') && previousRect.x !== currentRect.x;
              })
              .map(({ node }) => node?.textContent ?? ''),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is not called.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

test('a person’s own exercise borrows figure and texts, without network', async () => {
  await goTo(page, '/app/exercises');
  await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill(OWN);
  await button(`Criar “${OWN}”`).click();
  await page.getByText('Mais detalhes').click();
  await page.getByRole('textbox', { name: 'Vídeo' }).fill('https://youtu.be/abc');
  await button('Escolher exercício parecido').click();
  const search = page.getByRole('searchbox', { name: 'Buscar exercício parecido' });
  await search.fill(SQUAT);
  await search.press('Enter');
  const found = page.getByRole('list', { name: 'Exercícios parecidos' });
  await expect.poll(() => stills(found).count()).toBeGreaterThan(0);
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await found.getByRole('button', { name: SQUAT }).first().click();
  await page.getByRole('region', { name: 'Parece com' }).getByText(SQUAT).waitFor();
  await sheet('Novo exercício').getByRole('button', { name: 'Criar exercício' }).click();
  await page.getByRole('link', { name: OWN }).click();
  await moving().waitFor();
  await page.getByText(CUE).waitFor();
  await page.getByRole('link', { name: 'Vídeo. Abre em outra aba' }).waitFor();
});

test('the exercise’s page has the figure at the top and the texts right below it', async () => {
  await goTo(page, '/app/exercises/back-squat');
  const box = async (of: Locator) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  const title = page.getByRole('heading', { name: 'Como fazer' });
  await title.waitFor();
  const figure = await box(moving());
  expect(figure.y).toBeLessThan(120);
  expect(figure.height).toBeGreaterThan(250);
  expect((await box(title)).y - figure.y - figure.height).toBeLessThan(80);
  for (const part of ['Preparação', 'Movimento', 'Respiração', 'Erros comuns']) {
    await page.getByRole('term').filter({ hasText: part }).waitFor();
  }
});

test('stills stand in a received ficha, the ficha, its editor and on paper, without network', async () => {
  await goTo(page, '/app/import/program');
  await page.getByLabel('Link ou texto da ficha').fill(PASTED.join('\n'));
  await button('Ver a ficha').click();
  await seeStills(2);
  await button('Guardar ficha').click();
  await page.waitForURL(/\/app\/programs\/0/);
  await seeStills(2);
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  const ficha = new URL(page.url()).pathname;
  await goTo(page, `${ficha}/edit`);
  await seeStills(2);
  expect(await layoutFaults(page)).toEqual([]);
  await goTo(page, `${ficha}/print`);
  await seeStills(2);
  await page.emulateMedia({ media: 'print' });
  // Paper is white in the dark theme too.
  const ground = await stills(main())
    .first()
    .locator('path')
    .first()
    .evaluate((path) => getComputedStyle(path).stroke);
  expect(ground).toMatch(/^(rgb\(25\d, 25\d, 2\d\d\)|oklch\(0?\.9\d* .*\)|oklch\(9\d.*\))$/);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(ficha);
  await seeStills(2);
  expect(await movedAside()).toEqual([]);
});

test('stills stay readable in forced colours', async () => {
  await page.emulateMedia({ forcedColors: 'active' });
  const looks = await stills(main())
    .first()
    .locator('path')
    .evaluateAll((paths) =>
      paths.map((path) => getComputedStyle(path)).map(({ fill, stroke }) => `${fill} ${stroke}`),
    );
  const [ground, line] = await page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.cssText = 'color: CanvasText; background: Canvas; forced-color-adjust: none';
    document.body.append(probe);
    const { color, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [backgroundColor, color];
  });
  expect(looks).toContain(`${ground} ${line}`);
  await page.emulateMedia({ forcedColors: 'none' });
});

test('the picture of a workout carries the figure of its record, without network', async () => {
  for (const load of ['60', '80']) {
    await startEmpty(page);
    await addExercise(page, SQUAT);
    await logTyped(page, load);
    await finish(page);
  }
  const workout = new URL(page.url()).pathname;
  await goTo(page, '/app/history');
  await goTo(page, workout);
  await button('Opções do treino').click();
  await button('Compartilhar').click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => picture.getAttribute('alt')).toContain(`Figura: ${SQUAT}.`);
  const drawn = () =>
    picture.evaluate((image) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [540, 960];
      if (image instanceof HTMLImageElement) {
        canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      }
      return canvas.toDataURL().length;
    });
  const withFigure = await drawn();
  await page.getByRole('switch', { name: 'Figura do recorde' }).click();
  await expect.poll(() => picture.getAttribute('alt')).not.toContain('Figura');
  await expect.poll(drawn).toBeLessThan(withFigure - 5000);
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Fechar').click();
});

test('the borrowed figure reaches the person’s other phone, and can be taken off', async () => {
  await page.context().setOffline(false);
  await untilSent(page);
  const other = await openTab(await openDevice(browser, app));
  await signIn(other, EMAIL);
  await goTo(other, '/app/exercises');
  await other.getByRole('link', { name: OWN }).click();
  await other.getByRole('img', { name: CUE }).waitFor();
  // With less motion the page shows start and end.
  await expect.poll(() => other.getByRole('img', { name: CUE }).locator('svg').count()).toBe(3);
  await button('Editar exercício', other).click();
  await button(`Tirar ${SQUAT}`, other).click();
  await button('Salvar', other).click();
  await other.getByRole('img', { name: CUE }).waitFor({ state: 'detached' });
  await other.getByText(CUE).waitFor({ state: 'detached' });
  await untilSent(other);
  await goTo(page, '/app/exercises');
  await page.getByRole('link', { name: OWN }).click();
  await page.getByRole('heading', { level: 1, name: OWN }).waitFor();
  await moving().waitFor({ state: 'detached' });
  expect(device.pages()).toHaveLength(1);
  expect(complaints).toEqual([]);
});
