import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stop, stops } from '../../deploy/screens/addresses';
import { settle } from '../../deploy/screens/camera';
import { ANA, openStage, type Stage } from '../../deploy/screens/stage';
import { coveredByTabs, layoutFaults, spokenFaults } from './layout-faults';

const WIDTHS = [320, 360, 390, 768, 1280, 1920];
/** Where text twice as large still has to fit. */
const LARGE_TEXT_WIDTHS = [360, 1280];
const HEIGHT = 780;

let stage: Stage;
let visitor: Page;
let person: Page;
let tour: Stop[];

beforeAll(async () => {
  stage = await openStage();
  visitor = await stage.visitor();
  person = await stage.signedIn(ANA);
  await person.goto('/app/history');
  const entry = await person.locator('a[href^="/app/history/0"]').first().getAttribute('href');
  tour = await stops({ '/app/history/:id': entry ?? '' });
}, 300_000);

afterAll(() => stage?.close());

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(true))));
}

/** The same text twice as large, as a person sets it in the browser. */
async function scaleText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

describe('every screen', () => {
  test('fits every window, also with text twice as large, and can be found by ear', async () => {
    const faults: string[] = [];
    const note = (stop: Stop, where: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${stop.path} ${where}: ${fault}`));
    for (const stop of tour) {
      const page = stop.as === 'visitor' ? visitor : person;
      await page.goto(stop.path);
      await settle(page);
      note(stop, 'spoken', await spokenFaults(page));
      for (const width of WIDTHS) {
        await resize(page, width);
        note(stop, `${width}`, await layoutFaults(page));
        if (width < 900) note(stop, `${width}`, await coveredByTabs(page));
      }
      await scaleText(page, 200);
      for (const width of LARGE_TEXT_WIDTHS) {
        await resize(page, width);
        note(stop, `${width} at 200 %`, await layoutFaults(page));
      }
      await scaleText(page, 100);
    }
    expect(faults).toEqual([]);
  }, 240_000);
});
