import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ALL_ROUTES } from '../../src/app/later-routes';
import { isOpenPath } from '../../src/app/routes';
import { complaintsOf } from '../harness/browser';
import { axeInBothThemes } from './axe-steps';
import { PASSWORD, signUp } from './entry-steps';
import { app, browser, withApp } from './opened';

let ana: Awaited<ReturnType<BrowserContext['storageState']>>;
const open: BrowserContext[] = [];

withApp();

beforeAll(async () => {
  const page = await visit({});
  await signUp(page, app, { email: 'ana@example.com' });
  ana = await page.context().storageState({ indexedDB: false });
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

/** A new browser profile without the worker, because no test here is offline. */
function newProfile({ signedIn = false }: { signedIn?: boolean }): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: app.url,
    serviceWorkers: 'block',
    locale: 'pt-BR',
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
    ...(signedIn ? { storageState: ana } : {}),
  });
}

/** A page in its own profile, for one test. */
async function visit(as: { signedIn?: boolean }): Promise<Page> {
  const context = await newProfile(as);
  open.push(context);
  return context.newPage();
}

type Tour = { page: Page; complaints: string[] };

/** One page for many addresses: a navigation takes half the time of a new page. */
async function startTour(as: { signedIn?: boolean }): Promise<Tour> {
  const page = await (await newProfile(as)).newPage();
  return { page, complaints: complaintsOf(page) };
}

/** The landing as a screen of the app, instead of the page from the server. */
async function visitLandingInside(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Anilha, página inicial' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mesmo sem internet' }).waitFor();
}

const heading = (page: Page) => page.locator('h1').first();

/**
 * Opens another address of the tour like a link of the app: the document loads once. Its heading
 * distinguishes it from the screen before.
 */
async function openScreen({ page }: Tour, path: string): Promise<void> {
  if (!page.url().startsWith(app.url)) await page.goto(path);
  else {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('h1')) one.dataset.left = '';
    });
    await page.evaluate((to) => history.pushState(null, '', to), path);
  }
  await page.locator('h1:not([data-left])').first().waitFor();
}

/** Paths that lead to others: old ones, and the one that begins a workout without an account. */
const MOVED = new Map([
  ['/help', '/app/help'],
  ['/start', '/app/workout'],
]);

/** An address of each route. */
const ADDRESSES = [...new Set(ALL_ROUTES.map(({ path }) => path.replace(/:\w+/g, 'abc')))];

describe('every route has a screen', () => {
  const cases = ADDRESSES.flatMap((path) => [
    ...(isOpenPath(path) ? [{ path, signedIn: false }] : []),
    // An open page is the same for both, except the two screens at /.
    ...(isOpenPath(path) && path !== '/' ? [] : [{ path, signedIn: true }]),
  ]);

  let visitor: Tour;
  let person: Tour;

  beforeAll(async () => {
    visitor = await startTour({});
    person = await startTour({ signedIn: true });
  });
  afterAll(() => Promise.all([visitor, person].map((tour) => tour?.page.context().close())));

  test.each(cases)('$path (signed in: $signedIn)', async ({ path, signedIn }) => {
    const tour = signedIn ? person : visitor;
    const { page, complaints } = tour;
    complaints.splice(0);
    // Visitors get a document first; tests/e2e/layout loads every address of both.
    if (signedIn) await openScreen(tour, path);
    else {
      await page.goto(path);
      await heading(page).waitFor();
    }
    expect((await heading(page).innerText()).trim()).not.toBe('');
    await expect.poll(() => page.title()).toMatch(/^.+ · Anilha$/);
    expect(await page.locator('#portal').innerHTML()).toBe('');
    await expect.poll(() => new URL(page.url()).pathname).toBe(MOVED.get(path) ?? path);
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(sideways).toBe(0);
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('an unknown address sends a visitor to login and is Not Found to who is signed in', async () => {
    const stranger = await visit({});
    await stranger.goto('/nowhere/at/all');
    await stranger.waitForURL('**/login?redirect=%2Fnowhere%2Fat%2Fall');
    const page = await visit({ signedIn: true });
    await page.goto('/nowhere/at/all');
    await page.getByText('Not Found', { exact: true }).waitFor();
    expect(await heading(page).innerText()).toBe('Esta página não existe');
    const words = await page.locator('#root').innerText();
    expect(words.indexOf('Not Found')).toBeGreaterThan(words.indexOf('Ir para o início'));
  });

  test("a screen that cannot be loaded says 'Something went wrong!' and can be tried again", async () => {
    const page = await visit({});
    await page.goto('/login');
    await heading(page).waitFor();
    await page.route('**/assets/forgot-password-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Esqueci a senha' }).click();
    await page.getByText('Something went wrong!', { exact: true }).waitFor();
    await page.unroute('**/assets/forgot-password-*.js');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Esqueci a senha' }).waitFor();
  });

  test('navigating moves the focus to the heading, going back to where one was', async () => {
    const page = await visit({});
    await visitLandingInside(page);
    await page.getByRole('button', { name: /^Concluir série/ }).waitFor();
    const link = page.getByRole('link', { name: 'Termos de uso' });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Termos de uso' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, left);
  });
});

describe('access rule for visitors without a session', () => {
  test('sends to login with all parameters, and back after signing in', async () => {
    const page = await visit({});
    await page.goto('/app/payments/checkout?token=a%20b&x=1&x=2#place');
    await page.waitForURL('**/login?**');
    const login = new URL(page.url());
    expect(login.searchParams.getAll('x')).toEqual(['1', '2']);
    expect(login.searchParams.get('token')).toBe('a b');
    expect(login.searchParams.get('redirect')).toBe('/app/payments/checkout');

    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL('**/app/payments/checkout**');
    const back = new URL(page.url());
    expect(back.search).toBe('?token=a+b&x=1&x=2');
    expect(back.hash).toBe('#place');
  });

  test.each(['//example.com', '/\\example.com', 'https://example.com', '/ok/../..//example.com'])(
    'never leaves for redirect=%s',
    async (wish) => {
      const page = await visit({ signedIn: true });
      await page.goto(`/login?redirect=${encodeURIComponent(wish)}`);
      await page.waitForURL(`${app.url}/`);
    },
  );
});

describe('authentication', () => {
  test('nothing is rendered while the session is loading', async () => {
    const page = await visit({});
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked = page.waitForRequest('**/api/auth/get-session');
    await page.route('**/api/auth/get-session', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await asked;
    expect((await page.locator('#root').innerText()).trim()).toBe('');
    answer();
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  });

  test('a known session never waits for the network, nor ends by its failure', async () => {
    const page = await visit({ signedIn: true });
    await page.route('**/api/**', () => new Promise(() => {}));
    await page.goto('/onboarding');
    await page.getByRole('heading', { level: 1, name: 'Boas-vindas, Ana' }).waitFor();
    const failing = await visit({ signedIn: true });
    const failed = failing.waitForEvent('requestfailed');
    await failing.route('**/api/**', (route) => route.abort());
    await failing.goto('/onboarding');
    await failed;
    await failing.getByRole('heading', { level: 1, name: 'Boas-vindas, Ana' }).waitFor();
  });

  test('a session that ended elsewhere asks to sign in again and keeps what the device knows', async () => {
    const page = await visit({ signedIn: true });
    await page.context().clearCookies();
    await page.goto('/onboarding');
    await page.getByRole('heading', { level: 1, name: 'Entre de novo' }).waitFor();
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('ana@example.com');
  });

  test('signing in and out in one tab reaches the others', async () => {
    const page = await visit({ signedIn: true });
    await page.goto('/onboarding');
    await heading(page).waitFor();
    const other = await page.context().newPage();
    await other.goto('/legals/terms');
    await heading(other).waitFor();
    // The order of a sign-out: when the app asks, the server must not know the session any more.
    await page.context().clearCookies();
    await other.evaluate(() => localStorage.removeItem('anilha.session'));
    await page.waitForURL('**/login?redirect=%2Fonboarding');
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
  });
});
