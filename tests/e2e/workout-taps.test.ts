import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { signUpInPage } from './entry-steps';
import { addExercise, disc, finish, reopener, startEmpty } from './workout-steps';

const BENCH = 'Supino reto com barra';
const ROW = 'Remada curvada com barra';

let app: RunningApp;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  app = await runApp(await builtDist());
  browser = await openChromium();
  const context = await browser.newContext({
    baseURL: app.url,
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    let taps = 0;
    addEventListener(
      'pointerup',
      ({ target }) => {
        if (target instanceof Element && target.closest('button, a, input, label')) taps += 1;
        document.documentElement.dataset.taps = String(taps);
      },
      true,
    );
  });
  page = await context.newPage();
  await signUpInPage(page, app, { email: 'dora@example.com', name: 'Dora' });
  // A past workout, so that there are recents, a history and something to repeat.
  await startEmpty(page);
  await addExercise(page, BENCH);
  await disc(page, 1, 3).tap();
  await reopener(page, 1).waitFor();
  await finish(page);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** How many taps on controls an act took. */
async function tapsOf(act: () => Promise<void>): Promise<number> {
  const count = () => page.evaluate(() => Number(document.documentElement.dataset.taps ?? 0));
  const before = await count();
  await act();
  return (await count()) - before;
}

describe('tap budgets of the live screen', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    await startEmpty(page);
    await addExercise(page, ROW);
    await disc(page, 1, 3).waitFor();
  }, 60_000);

  afterEach(async () => {
    await page.goto('/app/workout');
    const menu = button('Opções do treino');
    const none = page.getByRole('heading', { name: 'Nenhum treino em andamento' });
    await menu.or(none).first().waitFor();
    if (!(await menu.isVisible())) return;
    await menu.tap();
    await button('Descartar treino').tap();
    await button('Descartar').tap();
    await page.waitForURL((url) => url.pathname === '/');
  }, 60_000);

  test('1: a set as planned takes one', async () => {
    const taps = await tapsOf(async () => {
      await disc(page, 1, 3).tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBe(1);
  });

  test('2: 2,5 kg more takes two', async () => {
    const taps = await tapsOf(async () => {
      await button('Aumentar 2,5 quilos').tap();
      await disc(page, 1, 3).tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBe(2);
  });

  test('3: any other load takes seven', async () => {
    const taps = await tapsOf(async () => {
      await button(/^Carga.*Digitar$/).tap();
      for (const key of ['1', '0', '2', 'Vírgula', '5']) await button(key).tap();
      await button('Concluir série').tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBeLessThanOrEqual(7);
    await button(/^Série 1 de 3: 102,5 quilos/).waitFor();
  });

  test('4: two repetitions fewer take three', async () => {
    const taps = await tapsOf(async () => {
      await button('Diminuir 1 repetição').tap();
      await button('Diminuir 1 repetição').tap();
      await disc(page, 1, 3).tap();
      await reopener(page, 1).waitFor();
    });
    expect(taps).toBe(3);
  });

  test('5b: a running workout is one tap from the home screen', async () => {
    await page.getByRole('button', { name: 'Voltar' }).tap();
    const again = page.getByRole('link', { name: /^Continuar/ });
    await again.waitFor();
    const taps = await tapsOf(async () => {
      await again.tap();
      await disc(page, 1, 3).waitFor();
    });
    expect(taps).toBe(1);
  });

  test('6: an exercise takes two from the recent ones, and at most five by search', async () => {
    const recent = await tapsOf(async () => {
      await button('Exercício').tap();
      await button(new RegExp(`^Adicionar ${BENCH}`)).tap();
      await page.getByText('0 de 4 séries').first().waitFor();
    });
    expect(recent).toBe(2);
    const searched = await tapsOf(async () => {
      await button('Exercício').tap();
      await page.getByRole('searchbox', { name: 'Buscar exercício' }).tap();
      await page.keyboard.type('leg 45');
      await button('Adicionar Leg press 45°').tap();
      await page.getByText('0 de 7 séries').first().waitFor();
    });
    expect(searched).toBeLessThanOrEqual(5);
  });

  test('7: the history of the exercise at hand takes one', async () => {
    await addExercise(page, BENCH);
    await button(new RegExp(`${BENCH}.*0 de \\d séries?`)).tap();
    const taps = await tapsOf(async () => {
      await button(/Ver histórico$/).tap();
      await page.getByRole('dialog', { name: 'Últimas vezes' }).getByText('20 kg × 10').waitFor();
    });
    expect(taps).toBe(1);
    await page.keyboard.press('Escape');
  });

  test('8: taking a set back takes one', async () => {
    await disc(page, 1, 3).tap();
    await reopener(page, 1).waitFor();
    const taps = await tapsOf(async () => {
      await button('Desfazer').tap();
      await disc(page, 1, 3).waitFor();
    });
    expect(taps).toBe(1);
  });

  test('9: finishing takes two', async () => {
    await disc(page, 1, 3).tap();
    await reopener(page, 1).waitFor();
    const taps = await tapsOf(async () => {
      await button('Concluir').tap();
      await button('Concluir e salvar').tap();
      await page.waitForURL(/\/app\/history\//);
    });
    expect(taps).toBe(2);
  });
});

test('5: from the home screen to a running workout takes one tap', async () => {
  await page.goto('/');
  const repeat = page.getByRole('button', { name: 'Repetir treino' });
  await repeat.waitFor();
  const taps = await tapsOf(async () => {
    await repeat.tap();
    await page.getByRole('button', { name: /^Concluir série 1/ }).waitFor();
  });
  expect(taps).toBe(1);
}, 60_000);
