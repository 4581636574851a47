import type { Page } from 'playwright';
import { pressButton } from './paint-time';
import { lastSave } from './saves';

/** A realistic number of sets: real exercises never have a hundred. */
const SETS_OF_AN_EXERCISE = 5;

export interface Person {
  readonly name: string;
  /** The page with a running workout; its saves are recorded. */
  readonly page: Page;
  /** Starts another workout on it, with one set done. */
  readonly beginAnew: () => Promise<void>;
  /** Opens another device of the person. */
  readonly openOther: () => Promise<Page>;
}

export const REOPENERS = '[aria-label^="Reabrir série"]';

/** Performs a write, and waits until it is sent, because a person rests between two taps. */
async function untilSent<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/sync'));
  const result = await act();
  await answered;
  return result;
}

/** Waits until the screen is still: people do not tap during the animation of the last tick. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Makes sure that a set is open, and returns its number. */
export async function nextSet(page: Page): Promise<number> {
  // Right after a tap the button ignores the next one.
  const waiting = page.locator('[aria-label^="Concluir série"]:not([aria-disabled])');
  const more = page.getByRole('button', { name: 'Mais uma série' });
  await waiting.or(more).first().waitFor();
  if (await more.isVisible()) await untilSent(page, () => more.click());
  await waiting.first().waitFor();
  await untilStill(page);
  return 1 + (await page.locator(REOPENERS).count());
}

export const reopener = (nth: number) => `[aria-label="Reabrir série ${nth}"]`;

/** Times in ms from the tap to the tick, and until the device has stored the set. */
export interface Logged {
  readonly ticked: number;
  readonly saved: number;
}

export async function logSet({ page, beginAnew }: Person): Promise<Logged> {
  if ((await page.locator(REOPENERS).count()) >= SETS_OF_AN_EXERCISE) await beginAnew();
  const nth = await nextSet(page);
  const press = () => pressButton(page, 'Concluir série', reopener(nth));
  return { ticked: await untilSent(page, press), saved: await lastSave(page) };
}
