import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import type { EnginePage } from '../harness/engines/engine-page';
import { see } from '../harness/engines/steps';
import { freePort } from '../harness/free-port';
import { type HttpsFront, startHttpsFront } from '../harness/https-front';
import { untilWorkerControls } from './journey-steps';

/* WebKit suspends a page in its back/forward cache within a transaction, for which all others wait. */

let server: BuiltServer;
let front: HttpsFront;

beforeAll(async () => {
  const ports = { web: await freePort(), api: await freePort() };
  front = await startHttpsFront(async (url) => {
    server = await startServer({ ports, settings: { WEB_URL: url } });
    return { port: ports.web };
  });
});
afterAll(async () => {
  await front?.stop();
  await server?.stop();
});

const TERMS = ['/legals/terms', 'Termos de uso'] as const;
const PRIVACY = ['/legals/privacy', 'Aviso de privacidade'] as const;

/** Leaves the page of the terms for another document and comes back; whether it had been kept. */
async function isKept(page: EnginePage): Promise<boolean> {
  const shows = (name: string) => see(page, { role: 'heading', name });
  await page.goto(TERMS[0]);
  await shows(TERMS[1]);
  await page.run((next: string) => {
    document.documentElement.dataset.kept = 'true';
    setTimeout(() => location.assign(next));
  }, PRIVACY[0]);
  await shows(PRIVACY[1]);
  await page.run(() => void setTimeout(() => history.back()));
  await shows(TERMS[1]);
  return (await page.run(() => document.documentElement.dataset.kept ?? null)) === 'true';
}

eachEngine(['webkit'], (engine) => {
  describe('no page is kept suspended when it is left', () => {
    const browser = engineBrowser(engine, () => front.url);

    test('because the server forbids it', async () => {
      // Otherwise the engine would keep it, and this test would show nothing.
      front.setCaching('no-cache');
      expect(await isKept(browser.page)).toBe(true);
      front.setCaching(null);
      expect(await isKept(browser.page)).toBe(false);
    });
  });

  describe('a page that the worker answers is not kept either', () => {
    const browser = engineBrowser(engine, () => front.url);

    test('because it is stored with what the server said', async () => {
      await browser.page.goto('/login');
      await untilWorkerControls(browser.page);
      expect(await isKept(browser.page)).toBe(false);
    });
  });
});
