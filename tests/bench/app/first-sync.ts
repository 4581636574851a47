import type { Page } from 'playwright';
import { fillSignIn } from '../../e2e/person-steps';
import { longestTask } from './long-tasks';
import { untilRecords } from './records-here';

/** The processing after the last record is part of a first sync. */
const SETTLES_MS = 2000;

export interface FirstSync {
  /** Time from the first frame of the home screen until the device has everything, ms. */
  readonly took: number;
  /** Longest task of the main thread since then, and since the sign-in press, ms. */
  readonly longest: number;
  readonly longestSincePress: number;
}

const nowIn = (page: Page) => page.evaluate(() => performance.now());

/** Signs in on an empty device, which records long tasks, and waits for a number of records. */
export async function firstSync(page: Page, email: string, records: number): Promise<FirstSync> {
  await page.goto('/login');
  const pressed = await nowIn(page);
  await fillSignIn(page, email);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  const shown = await nowIn(page);
  await untilRecords(page, records);
  const took = (await nowIn(page)) - shown;
  await page.waitForTimeout(SETTLES_MS);
  return {
    took,
    longest: await longestTask(page, shown),
    longestSincePress: await longestTask(page, pressed),
  };
}
