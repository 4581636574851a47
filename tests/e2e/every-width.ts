import * as v from 'valibot';
import { enginePage } from '../harness/engines/chromium';
import { readPage } from '../harness/engines/engine-page';
import { untilTrue } from '../harness/engines/steps';
import { type AnyPage, coveredByTabs, layoutFaults, spokenFaults } from './layout-faults';

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

async function nextFrame(page: AnyPage): Promise<void> {
  const drawn = await readPage(
    enginePage(page),
    v.boolean(),
    (most: number) =>
      new Promise<boolean>((done) => {
        requestAnimationFrame(() => done(true));
        setTimeout(() => done(false), most);
      }),
    FRAME_MS,
  );
  if (!drawn) throw new StandsStill('The page is not drawn any more');
}

/** Drawings adapt to their space a moment after a change of it. */
export async function resize(page: AnyPage, width: number): Promise<void> {
  const any = enginePage(page);
  await any.resize(width, HEIGHT);
  await untilTrue(any, `window of ${width} px`, (wide: number) => innerWidth === wide, width);
  await nextFrame(any);
  await untilTrue(any, 'drawings in their space', () =>
    [...document.querySelectorAll('svg[class*="_drawing_"][aria-hidden]')].every(
      (drawing) => Number(drawing.getAttribute('width')) === drawing.parentElement?.clientWidth,
    ),
  );
}

/** Doubles the text size, as a person sets it in the browser. */
async function scaleText(page: AnyPage, percent: number): Promise<void> {
  await enginePage(page).run((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** The faults of the open page, at every width and with large text. */
export async function faultsAtEveryWidth(page: AnyPage, widths = WIDTHS): Promise<string[]> {
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
