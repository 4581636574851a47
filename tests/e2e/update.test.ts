import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeProfiles, openWholeChromium } from '../harness/browser';
import { markedBuild } from '../pwa/built-app';
import { type StaticSite, serveStatic } from '../pwa/static-site';
import {
  navigateInside,
  untilUpdateInstalled,
  untilWorkerControls,
  watchTakeOver,
} from '../pwa/worker-page';

let builds: { a: string; b: string };
let browser: Browser;
let site: StaticSite;
let context: BrowserContext;

beforeAll(async () => {
  builds = { a: await markedBuild('A'), b: await markedBuild('B') };
  browser = await openWholeChromium();
});

afterAll(async () => {
  await closeProfiles();
  for (const folder of Object.values(builds ?? {})) await rm(folder, { recursive: true });
});

beforeEach(async () => {
  site = await serveStatic(builds.a);
});

afterEach(async () => {
  await context?.close();
  await site.stop();
});

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const takenOver = (page: Page) => page.locator('html').getAttribute('data-taken-over');
const chunkIs = (page: Page, build: string) =>
  page.locator(`html[data-chunk="${build}"] #root :is(h1, h2)`).first().waitFor();
const offer = (page: Page) => page.getByRole('button', { name: 'Atualizar' });

async function openTab(path: string): Promise<{ page: Page; loads: () => number }> {
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${site.url}${path}`);
  return { page, loads: () => loads };
}

describe('a deploy while two tabs are open', () => {
  test('breaks neither, is offered, and reloads once only the tab that takes it', async () => {
    context = await browser.newContext();
    const first = await openTab('/login');
    await untilWorkerControls(first.page);
    const second = await openTab('/login');
    expect(await buildOf(second.page)).toBe('A');

    await watchTakeOver(second.page);
    await second.page.getByLabel('E-mail').fill('ana');
    site.deploy(builds.b);
    await navigateInside(first.page, '/legals/terms');
    await chunkIs(first.page, 'A');
    await untilUpdateInstalled(first.page);
    // A pointer over the offer keeps it visible.
    await offer(first.page).hover();
    // While a field has typed text, no update is offered.
    expect(await offer(second.page).count()).toBe(0);
    await second.page.getByLabel('E-mail').fill('');
    await offer(second.page).waitFor();
    expect(await takenOver(second.page)).toBeNull();
    expect([first.loads(), second.loads()]).toEqual([1, 1]);

    await offer(first.page).click();
    await first.page.locator('html[data-build="B"]').waitFor();
    await chunkIs(first.page, 'B');
    expect([first.loads(), second.loads()]).toEqual([2, 1]);
    await expect.poll(() => takenOver(second.page)).toBe('yes');

    // The other tab continues with its own build, also offline, until it is reopened.
    await context.setOffline(true);
    await navigateInside(second.page, '/legals/privacy');
    await chunkIs(second.page, 'A');
    await context.setOffline(false);
    await second.page.reload();
    await second.page.locator('html[data-build="B"]').waitFor();
    await chunkIs(second.page, 'B');
    expect([first.loads(), second.loads()]).toEqual([2, 2]);
  });

  test('opens in the new build when all tabs had been closed', async () => {
    context = await browser.newContext();
    const { page } = await openTab('/login');
    await untilWorkerControls(page);
    site.deploy(builds.b);
    await untilUpdateInstalled(page);
    await page.goto('about:blank');
    await page.close();
    const { page: later } = await openTab('/login');
    await later.locator('html[data-build="B"]').waitFor();
  });
});

describe('a screen that cannot be loaded, in a tab without a worker', () => {
  /**
   * Waits also for the parts after the first screen, because a part that a deployment removed
   * reloads the page.
   */
  async function openWhole(path: string) {
    const opened = await openTab(path);
    await chunkIs(opened.page, 'A');
    await opened.page.waitForLoadState('networkidle');
    return opened;
  }

  test('is reloaded once into the new build and shows the screen', async () => {
    context = await browser.newContext({ serviceWorkers: 'block' });
    const { page, loads } = await openWhole('/login');
    site.deploy(builds.b);
    await navigateInside(page, '/legals/terms');
    await page.locator('html[data-build="B"]').waitFor();
    await chunkIs(page, 'B');
    expect(loads()).toBe(2);
  });

  test('is not reloaded in circles when the chunk never comes', async () => {
    context = await browser.newContext({ serviceWorkers: 'block' });
    const { page, loads } = await openWhole('/login');
    const loaded = new Set(site.asked);
    await context.route(/\/assets\/.*\.js$/, (route) =>
      loaded.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
    );
    await navigateInside(page, '/legals/terms');
    await page.getByText('Something went wrong!').waitFor();
    expect(loads()).toBe(2);
  });
});
