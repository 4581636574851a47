import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { closeProfiles, openChromium } from '../harness/browser';
import { type KitServer, serveKit } from '../harness/kit-server';

const DESK = { width: 1280, height: 800 };

/** Opens the kit's page in Chromium for a file's tests; no page may log a warning or error. */
export function kitInChromium() {
  let server: KitServer;
  let browser: Browser;
  /**
   * One page for all tests that leave nothing behind: reloading it takes half of the time of a new
   * page.
   */
  let shared: Page;
  let page: Page;
  let loads = 0;
  const complaints: string[] = [];

  beforeAll(async () => {
    server = await serveKit();
    browser = await openChromium();
    shared = await newPage();
  });

  afterAll(async () => {
    await closeProfiles();
    await server?.stop();
  });

  /** A page in a new browser profile. */
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
    // The address differs each time: a change of its hash alone would not load the page.
    await page.goto(`${server.url}?${loads}${view}`);
    await page.getByRole('heading', { name: heading }).waitFor();
  }

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  return {
    /** The page of the running test. */
    get page() {
      return page;
    },
    /** A new page for the running test, closed at its end. */
    async takeNewPage() {
      page = await newPage();
    },
    address: () => server.url,
    openKit,
    button,
  };
}
