import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { cues } from '#catalog/cues';
import { complaintsOf } from '../harness/browser';
import { untilWorkerControls } from '../pwa/worker-page';
import { changeTheme, untilStill, violationsOn } from './axe-steps';
import { app, browser, withApp } from './opened';
import { openDevice } from './person-steps';

const CLAIM = 'Uma série. Um toque. Mesmo sem internet.';
const OPERATOR = {
  OPERATOR_NAME: 'Ferro & Cal Ltda.',
  OPERATOR_DOCUMENT: 'CNPJ 12.345.678/0001-95',
  OPERATOR_CONTACT: 'privacidade@ferro.example',
};
const KNOWN = JSON.stringify({ id: 'ana', name: 'Ana', email: 'ana@example.com' });

const open: BrowserContext[] = [];

withApp(OPERATOR);

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

/** A page in a new browser. */
async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await openDevice(browser, app, { serviceWorkers: 'block', ...options });
  open.push(context);
  return context.newPage();
}

const demo = (page: Page) => page.locator('#demonstracao');
const disc = (page: Page, set: number) =>
  demo(page).getByRole('button', { name: new RegExp(`^Concluir série ${set} de `) });
const pill = (page: Page, text: string) =>
  demo(page).getByRole('status').filter({ hasText: text }).first().waitFor();
const logged = (page: Page, set: number) =>
  demo(page)
    .getByRole('paragraph')
    .filter({ hasText: `Série ${set} registrada` })
    .waitFor();

describe('without JavaScript', () => {
  test('the landing shows its claim, the demonstration, the price and the doubts', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    expect(await page.getByRole('heading', { level: 1, name: CLAIM }).isVisible()).toBe(true);
    expect(await disc(page, 3).isVisible()).toBe(true);
    expect(await page.locator('noscript p').isVisible()).toBe(true);
    // Parts far below are laid out when scrolled to.
    const partOf = async (id: string) => {
      const part = page.locator(`#${id}`);
      await part.scrollIntoViewIfNeeded();
      return part;
    };
    const professionals = await partOf('profissionais');
    await professionals.getByText('o Pix cai direto na sua chave').waitFor();
    const price = await partOf('preco');
    await price.getByRole('heading', { name: 'Treinar aqui não custa nada' }).waitFor();
    await price.getByText('R$\u00a00').waitFor();
    await page.getByText('Quanto custa?').click();
    expect(await page.getByText('Hoje não existe nenhuma função paga').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Termos de uso' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Termos de uso');
  });

  test('the legal pages are whole and name who answers for the data', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto('/legals/privacy');
    const text = await page.locator('main').innerText();
    expect(text).toContain('Ferro & Cal Ltda. (CNPJ 12.345.678/0001-95)');
    for (const part of ['Versão de', 'art. 11, I', 'artigo 18', 'ANPD', 'Importar', 'Cookies']) {
      expect(text).toContain(part);
    }
    await page.getByRole('link', { name: OPERATOR.OPERATOR_CONTACT }).first().waitFor();
    await page.goto('/legals/terms');
    expect(await page.locator('main').innerText()).toContain('11. Lei e foro');
    // The page has only its inline styles; a rule that depends on a script's declarations would not
    // apply.
    expect((await page.locator('h1').boundingBox())?.x).toBeGreaterThanOrEqual(16);
  });
});

describe('the demonstration', () => {
  test('logs a set with one tap, rests, takes it back, and does without network', async () => {
    const page = await visit();
    const complaints = complaintsOf(page);
    await page.goto('/');
    await disc(page, 3).click();
    await logged(page, 3);
    await demo(page).getByRole('timer').waitFor();
    await demo(page).getByRole('button', { name: 'Desfazer' }).click();
    await disc(page, 3).waitFor();
    await demo(page).getByRole('timer').waitFor({ state: 'detached' });
    await pill(page, 'Tudo salvo');

    await page.getByRole('switch', { name: 'Sem internet' }).check();
    await pill(page, 'Sem conexão');
    await disc(page, 3).click();
    await pill(page, 'Sem conexão · 1 série guardada');
    await disc(page, 4).click();
    await pill(page, 'Sem conexão · 2 séries guardadas');
    await page.getByRole('switch', { name: 'Sem internet' }).uncheck();
    await pill(page, 'Tudo salvo');

    await demo(page).getByRole('button', { name: 'Recomeçar a demonstração' }).click();
    await disc(page, 3).waitFor();
    expect(complaints).toEqual([]);
  });

  test('shows how the exercise is done, after the page has loaded and where it stands already', async () => {
    const page = await visit({ reducedMotion: 'no-preference' });
    const complaints = complaintsOf(page);
    let isLoaded = false;
    const early: string[] = [];
    page.on('load', () => {
      isLoaded = true;
    });
    page.on('request', (request) => {
      if (!isLoaded && /figure/.test(request.url())) early.push(request.url());
    });
    await page.goto('/');
    const before = await disc(page, 3).evaluate(
      (each) => each.getBoundingClientRect().top + scrollY,
    );
    await demo(page).scrollIntoViewIfNeeded();
    const picture = demo(page).getByRole('img', { name: cues.get('barbell-bench-press') ?? '' });
    await picture.waitFor();
    const outline = () =>
      picture
        .locator('path')
        .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join());
    const first = await outline();
    await expect.poll(outline).not.toBe(first);
    expect(await disc(page, 3).evaluate((each) => each.getBoundingClientRect().top + scrollY)).toBe(
      before,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => picture.locator('svg').count()).toBe(3);
    expect(early).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('answers a tap that came before its script', async () => {
    const page = await visit();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/assets/page-demo-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/page-demo-*.js');
    await page.goto('/');
    await disc(page, 3).click();
    await asked;
    expect(await page.getByText('Série 3 registrada').count()).toBe(0);
    answer();
    await logged(page, 3);
    await disc(page, 4).waitFor();
  });

  test('a stepped load and a removed set behave as in the app', async () => {
    const page = await visit();
    await page.goto('/');
    await demo(page).getByRole('button', { name: 'Aumentar 2,5 quilos' }).click();
    await demo(page)
      .getByRole('button', { name: /série 3 de 4: 85 quilos/ })
      .first()
      .waitFor();
    await demo(page).getByRole('button', { name: 'Opções da série 4' }).click();
    await page.getByRole('button', { name: 'Remover série' }).click();
    await demo(page)
      .getByRole('button', { name: 'Opções da série 4' })
      .waitFor({ state: 'detached' });
    await demo(page).getByRole('button', { name: 'Desfazer' }).click();
    await demo(page).getByRole('button', { name: 'Opções da série 4' }).waitFor();
  });
});

/** Records in every frame, and at every change, whether the landing is visible. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'sightings', 0);
    const look = () => {
      if (!document.getElementById('demonstracao')?.checkVisibility()) return;
      Reflect.set(window, 'sightings', Reflect.get(window, 'sightings') + 1);
    };
    const watch = () => {
      look();
      requestAnimationFrame(watch);
    };
    watch();
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
}

const sightings = (page: Page) => page.evaluate(() => Reflect.get(window, 'sightings'));
const remember = (page: Page) =>
  page.evaluate((person) => localStorage.setItem('anilha.session', person), KNOWN);

describe('who is signed in', () => {
  test('never sees the landing: without the worker, on a reload, with the worker, offline', async () => {
    const page = await visit({ serviceWorkers: 'allow' });
    const complaints = complaintsOf(page);
    await page.goto('/legals/terms');
    await remember(page);
    await watchFrames(page);
    // This works without any answer of the server.
    await page.route('**/api/**', (route) => route.abort());
    await page.routeWebSocket('**/api/live?*', (socket) => socket.close());
    const home = page.locator('#root h1', { hasText: 'Ana' });
    const arrive = async (act: () => Promise<unknown>) => {
      await act();
      await home.waitFor();
      expect(await sightings(page)).toBe(0);
      expect(await page.locator('#page').count()).toBe(0);
    };

    const first = page.waitForResponse(`${app.url}/`);
    await arrive(() => page.goto('/'));
    expect((await first).fromServiceWorker()).toBe(false);
    await expect.poll(() => page.title()).toBe('Hoje · Anilha');
    await untilWorkerControls(page);
    const second = page.waitForResponse(`${app.url}/`);
    await arrive(() => page.reload());
    expect((await second).fromServiceWorker()).toBe(true);
    await page.context().setOffline(true);
    await arrive(() => page.reload());
    expect(complaints).toEqual([]);
  });

  test('the watching sees the landing of a visitor', async () => {
    const page = await visit();
    await watchFrames(page);
    await page.goto('/');
    await page.waitForFunction(() => Reflect.get(window, 'sightings') > 0);
  });
});

describe('a visitor inside of the app', () => {
  test('sees the same page, and its demonstration, offline too', async () => {
    const page = await visit({ serviceWorkers: 'allow' });
    await page.goto('/login');
    await untilWorkerControls(page);
    await page.getByRole('link', { name: 'Anilha, página inicial' }).click();
    await page.getByRole('heading', { level: 1, name: CLAIM }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: CLAIM }).waitFor();
    await disc(page, 3).click();
    await logged(page, 3);
  });
});

test('axe finds nothing in the used demonstration, in both themes', async () => {
  const page = await visit();
  await page.goto('/');
  await disc(page, 3).click();
  await logged(page, 3);
  for (const theme of ['dark', 'light'] as const) {
    await changeTheme(page, theme);
    await untilStill(page);
    // The rest of the page is tested with all other routes.
    const violations = await violationsOn(page, { within: '#demonstracao' });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
