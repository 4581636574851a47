import type { Page } from 'playwright';
import { complaintsOf } from '../browser';
import { openProfile } from '../killable-chromium';
import {
  asJsonFunction,
  type EngineBrowser,
  type EngineOptions,
  type EnginePage,
  fromJson,
} from './engine-page';

/** Chromium by Playwright, as in the other browser tests. */
export async function openChromium(options: EngineOptions): Promise<EngineBrowser> {
  const { newPage, close, kill } = await openProfile(options.profile);
  const complaints: string[][] = [];

  async function newTab(): Promise<EnginePage> {
    const tab = await newPage();
    complaints.push(complaintsOf(tab));
    const page = pageOf(tab, options.origin);
    await page.resize(...options.size);
    return page;
  }

  return {
    page: await newTab(),
    newTab,
    takeComplaints: () => complaints.flatMap((some) => some.splice(0)),
    close,
    kill,
  };
}

/** A page of Playwright, for steps that take any engine's. */
export function enginePage(page: Page | EnginePage): EnginePage {
  return 'run' in page ? page : pageOf(page, new URL(page.url()).origin);
}

function pageOf(tab: Page, origin: string): EnginePage {
  return {
    engine: 'chromium',
    async goto(address) {
      await tab.goto(new URL(address, origin).href, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await tab.reload({ waitUntil: 'domcontentloaded' });
    },
    async run(work, ...given) {
      const text = JSON.stringify(JSON.stringify(given));
      return fromJson(await tab.evaluate(`(${asJsonFunction(work)})(${text})`));
    },
    async inject(script) {
      await tab.evaluate(script);
    },
    async pointerDown(x, y) {
      await tab.mouse.move(x, y);
      await tab.mouse.down();
    },
    async pointerUp(x, y) {
      await tab.mouse.move(x, y);
      await tab.mouse.up();
    },
    type: (text) => tab.keyboard.type(text),
    key: (name) => tab.keyboard.press(name),
    resize: (width, height) => tab.setViewportSize({ width, height }),
    async picture(path) {
      await tab.screenshot({ path });
    },
    pdf: () => tab.pdf(),
  };
}
