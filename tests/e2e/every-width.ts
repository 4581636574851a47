import type { Page } from 'playwright';
import { coveredByTabs, layoutFaults, spokenFaults } from './layout-faults';

const WIDTHS = [320, 360, 390, 768, 1280, 1920];
/** Widths at which text of double size must still fit. */
const LARGE_TEXT_WIDTHS = [360, 1280];
const HEIGHT = 780;
/** A limit for hanging pages. */
const FRAME_MS = 30_000;

/**
 * Once in some thousand size changes Chromium stops drawing a page for good: it responds, but
 * produces neither frames nor pictures.
 */
export class StandsStill extends Error {}

async function nextFrame(page: Page): Promise<void> {
  const drawn = await page.evaluate(
    (most) =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => done(true));
        setTimeout(() => done(false), most);
      }),
    FRAME_MS,
  );
  if (!drawn) throw new StandsStill(`${page.url()} is not drawn any more`);
}

/** Drawings adapt to their space a moment after a change of it. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await nextFrame(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('svg[class*="_drawing_"][aria-hidden]')].every(
      (drawing) => Number(drawing.getAttribute('width')) === drawing.parentElement?.clientWidth,
    ),
  );
}

/** Doubles the text size, as a person sets it in the browser. */
async function scaleText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** The faults of the open page, at every width and with large text. */
export async function faultsAtEveryWidth(page: Page, widths = WIDTHS): Promise<string[]> {
  const faults = (await spokenFaults(page)).map((fault) => `by ear: ${fault}`);
  const note = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const width of widths) {
    await resize(page, width);
    note(`${width}`, await layoutFaults(page));
    note(`${width}`, await coveredByTabs(page));
  }
  await scaleText(page, 200);
  for (const width of LARGE_TEXT_WIDTHS) {
    await resize(page, width);
    note(`${width} at 200 %`, await layoutFaults(page));
  }
  await scaleText(page, 100);
  return faults;
}
