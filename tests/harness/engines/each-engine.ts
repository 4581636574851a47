import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EngineBrowser, EngineName, EnginePage } from './engine-page';
import { openEngine } from './engines';
import { isInstalled, PACKAGES } from './programs';

/** Runs a suite in each engine; skipped aloud where one is not installed, a failure with CI=true. */
export function eachEngine(
  engines: readonly EngineName[],
  suite: (engine: EngineName) => void,
): void {
  for (const engine of engines) {
    const lacking = `${engine} is not installed: ${PACKAGES[engine].join(' ')}`;
    if (isInstalled(engine)) describe(`in ${engine}`, () => suite(engine));
    else if (process.env.CI === 'true') test(`in ${engine}`, () => expect.fail(lacking));
    else {
      console.warn(`SKIPPED: ${lacking}`);
      describe.skip(`in ${engine}`, () => suite(engine));
    }
  }
}

export interface TestBrowser {
  readonly page: EnginePage;
  newTab(): Promise<EnginePage>;
  takeComplaints(): string[];
  /** Closes the browser and opens it again over the same profile. */
  reopen(): Promise<void>;
  /** Kills all of its processes at once, and opens it again over the same profile. */
  killAndReopen(): Promise<void>;
}

/** One browser of an engine with a profile of its own for the tests of a suite. */
export function engineBrowser(engine: EngineName, origin: () => string): TestBrowser {
  let browser: EngineBrowser | undefined;
  let profile = '';
  const opened = () => {
    if (!browser) throw new Error('The browser opens before the first test.');
    return browser;
  };
  const open = async () => {
    browser = await openEngine(engine, { origin: origin(), profile, size: [390, 844] });
  };

  beforeAll(async () => {
    profile = await mkdtemp(join(tmpdir(), `anilha-${engine}-`));
    await open();
  });
  afterAll(async () => {
    await browser?.kill();
    await rm(profile, { recursive: true, force: true });
  });

  return {
    get page() {
      return opened().page;
    },
    newTab: () => opened().newTab(),
    takeComplaints: () => opened().takeComplaints(),
    async reopen() {
      await opened().close();
      await open();
    },
    async killAndReopen() {
      await opened().kill();
      await open();
    },
  };
}
