import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openChromium } from '../harness/browser';

/** As strict on styles as production: no style element and no style attribute gets through. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'";
const DESK = { width: 1280, height: 800 };

/** For the tests of a file: the kit's page in Chromium, which had nothing to complain about. */
export function kitInChromium() {
  let folder: string;
  let server: PreviewServer;
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

  const address = () => `${server.resolvedUrls?.local[0]}`;

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
    await page.goto(`${address()}?${loads}${view}`);
    await page.getByRole('heading', { name: heading }).waitFor();
  }

  const button = (name: string) => page.getByRole('button', { name, exact: true });

  return {
    /** The page of the running test. */
    get page() {
      return page;
    },
    /** A page of its own for the test that runs, which it does not leave behind. */
    async takeNewPage() {
      page = await newPage();
    },
    address,
    openKit,
    button,
  };
}
