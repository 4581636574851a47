import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeProfiles, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type StaticSite, serveStatic } from '../pwa/static-site';
import { untilWorkerControls } from '../pwa/worker-page';

const ROUTES = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/onboarding',
  '/legals/terms',
  '/legals/privacy',
  '/v0-deprecated',
  '/v2-deprecated',
  '/links/abc',
  '/public/ana',
  '/public/programs/abc',
  '/app/workout',
  '/app/history',
  '/app/history/new',
  '/app/progress',
  '/app/progress/exercises',
  '/app/progress/muscles',
  '/app/progress/year/2026',
  '/app/body',
  '/app/payments/checkout?token=x',
  '/app/professionals/onboarding',
  '/an/unknown/path',
];

let site: StaticSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  site = await serveStatic(builtDist());
  browser = await openChromium();
  context = await browser.newContext();
});

afterAll(async () => {
  await closeProfiles();
  await site?.stop();
});

describe('after one visit, without network and with the server gone', () => {
  beforeAll(async () => {
    const visit = await context.newPage();
    await visit.goto(`${site.url}/login`);
    await untilWorkerControls(visit);
    await visit.close();
    await context.setOffline(true);
    await site.stop();
  });

  test.each(ROUTES)('a cold start at %s shows a screen', async (route) => {
    const page = await context.newPage();
    const broken: string[] = [];
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) broken.push(response.url());
    });
    page.on('requestfailed', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/api')) broken.push(request.url());
    });
    const response = await page.goto(`${site.url}${route}`);
    expect(response?.fromServiceWorker()).toBe(true);
    await page
      .locator('#root :is(h1, h2)')
      .first()
      .waitFor()
      .catch(async (cause: unknown) => {
        throw new Error(`Nothing but ${await page.content()}; failed: ${broken.join()}`, { cause });
      });
    expect(broken).toEqual([]);
    await page.close();
  });

  test('files and the API are never made up from the shell', async () => {
    const page = await context.newPage();
    await page.goto(`${site.url}/login`);
    const answers = await page.evaluate(() =>
      Promise.all(
        ['/api/auth/get-session', '/assets/none.js', '/robots.txt'].map((path) =>
          fetch(path).then(
            () => 'answered',
            () => 'failed',
          ),
        ),
      ),
    );
    expect(answers).toEqual(['failed', 'failed', 'failed']);
    await page.close();
  });

  test('nothing but the build lies in the caches', async () => {
    const page = await context.newPage();
    await page.goto(`${site.url}/login`);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => !/^\/(assets\/|[\w.-]+$)/.test(path))).toEqual([]);
    await page.close();
  });
});

test('a page that was loaded past the worker is controlled too, and goes on without network', async () => {
  const here = await serveStatic(builtDist());
  const device = await browser.newContext();
  const page = await device.newPage();
  await page.goto(`${here.url}/login`);
  await untilWorkerControls(page);
  const session = await device.newCDPSession(page);
  const loaded = page.waitForEvent('load');
  // A forced reload, as by Ctrl and Shift.
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await device.setOffline(true);
  await here.stop();
  await page.getByRole('link', { name: 'Criar conta' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Criar conta' }).waitFor();
  await device.close();
});
