import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UNDER_WAY_KEY } from '../../src/data/workouts/under-way';
import { DRESSED_MS, LONGEST_MS, MISSING_MS } from '../../src/snapshot/snapshot';
import { app, browser, withApp } from './opened';
import { BENCH, createPerson, openDevice, openTab, signIn } from './person-steps';
import { addExercise, disc, discardRunning, reopener, startEmpty } from './workout-steps';

let device: BrowserContext;
let page: Page;
let people = 0;

withApp();

beforeEach(async () => {
  // Each test uses a new person, without an earlier test's workout.
  people += 1;
  const email = `davi-${people}@exemplo.com.br`;
  await createPerson(app, 'Davi', email);
  device = await openDevice(browser, app);
  page = await openTab(device);
  await signIn(page, email);
  await startEmpty(page);
  await addExercise(page, BENCH);
  await disc(page, 1, 3).waitFor();
});
afterEach(() => device.close());

const stored = (tab: Page) => tab.evaluate((key) => localStorage.getItem(key) ?? '', UNDER_WAY_KEY);

/** Waits until the screen is stored for the next start. */
async function untilKept(said: string): Promise<void> {
  await expect.poll(() => stored(page)).toContain(said);
}

/** Extends the time limit for the drawing's styles, because the machine may be busy. */
async function beInNoHurry(tab: Page): Promise<void> {
  await tab.addInitScript((hurry) => {
    const usual = window.setTimeout.bind(window);
    const patient = (work: TimerHandler, ms = 0) => usual(work, ms === hurry ? 40 * ms : ms);
    Object.assign(window, { setTimeout: patient });
  }, DRESSED_MS);
}

/** Lets limits of time pass at the page's event `late`, and not before. */
async function onlyLater(tab: Page, limits: readonly number[]): Promise<void> {
  await tab.addInitScript((late) => {
    const usual = window.setTimeout.bind(window);
    const held = (work: TimerHandler, ms = 0) => {
      if (typeof work !== 'function' || !late.includes(ms)) return usual(work, ms);
      addEventListener('late', () => work());
      return 1;
    };
    Object.assign(window, { setTimeout: held });
  }, limits);
}

interface Start {
  /** Limits of time that pass at the page's event `late`. */
  readonly late?: readonly number[];
  /** Replaces the stored screen once no page is open that could store its own. */
  readonly kept?: string;
}

/** Starts offline as from the phone's home screen, records what is shown, and presses a control. */
async function startAgain(press: string | null, { late = [], kept }: Start = {}): Promise<Page> {
  await device.setOffline(true);
  await page.close();
  const tab = await openTab(device);
  await beInNoHurry(tab);
  await onlyLater(tab, late);
  if (kept !== undefined) {
    const put = [UNDER_WAY_KEY, kept] as const;
    await tab.addInitScript(([key, text]) => localStorage.setItem(key, text), put);
  }
  await tab.addInitScript((start) => {
    const watch = new MutationObserver(() => {
      const picture = document.querySelector('#snapshot');
      if (!picture) return;
      watch.disconnect();
      const time = picture.querySelector('[data-moving]');
      performance.mark(`shown, its time ${time && getComputedStyle(time).visibility}`);
      const buttons = [...picture.querySelectorAll('button')];
      const nameOf = (one: HTMLElement) => one.ariaLabel ?? one.textContent ?? '';
      buttons.find((one) => start !== null && new RegExp(`^${start}`).test(nameOf(one)))?.click();
    });
    watch.observe(document, { childList: true, subtree: true });
  }, press);
  await tab.goto('/');
  return tab;
}

/** Waits until the presses on the picture were repeated or dropped. */
const pictureGone = (tab: Page) => tab.locator('#snapshot').waitFor({ state: 'detached' });
const LIMITS: readonly number[] = [LONGEST_MS, MISSING_MS];

const shown = (tab: Page) =>
  tab.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .map(({ name }) => name)
      .filter((name) => name.startsWith('shown')),
  );

describe('a start into the workout under way', () => {
  test('shows what was on the screen, and a press there counts', async () => {
    await untilKept('Concluir série 1 de 3');
    const tab = await startAgain('Concluir série 1 de 3', { late: LIMITS });
    await reopener(tab, 1).waitFor();
    await disc(tab, 2, 3).waitFor();
    expect(await shown(tab)).toEqual(['shown, its time hidden']);
    await pictureGone(tab);
    await tab.reload();
    await reopener(tab, 1).waitFor();
  });

  test('repeats a press once, also when its limits of time pass later', async () => {
    await untilKept('Concluir série 1 de 3');
    const tab = await startAgain('Concluir$', { late: LIMITS });
    await tab.getByRole('button', { name: 'Continuar treinando' }).click();
    await tab.evaluate(() => dispatchEvent(new Event('late')));
    await disc(tab, 1, 3).click();
    await reopener(tab, 1).waitFor();
  });

  test('drops a press on what has become something else', async () => {
    await untilKept('Concluir série 1 de 3');
    const kept = (await stored(page)).replaceAll('Concluir série 1 de 3', 'Concluir série 1 de 2');
    const tab = await startAgain('Concluir série 1 de 2', { kept });
    await disc(tab, 1, 3).waitFor();
    await pictureGone(tab);
    expect(await shown(tab)).toHaveLength(1);
    expect(await reopener(tab, 1).count()).toBe(0);
  });

  test('drops a press on the same set of what has become another exercise', async () => {
    await untilKept('Concluir série 1 de 3');
    const kept = (await stored(page)).replaceAll('Supino', 'Mergulho');
    const tab = await startAgain('Concluir série 1 de 3', { kept });
    await disc(tab, 1, 3).waitFor();
    await pictureGone(tab);
    expect(await shown(tab)).toHaveLength(1);
    expect(await reopener(tab, 1).count()).toBe(0);
  });

  test('shows nothing that was kept for somebody else, another build or another window', async () => {
    await untilKept('Concluir série 1 de 3');
    const kept = await stored(page);
    const others = [
      kept.replace('Davi', 'Duda'),
      kept.replace('/assets/index-', '/assets/index-of-before-'),
      kept.replace(/"width":\d+/, '"width":1'),
      'not to be read',
    ];
    for (const other of others) {
      expect(other).not.toBe(kept);
      page = await startAgain(null, { kept: other });
      await disc(page, 1, 3).waitFor();
      expect(await shown(page)).toEqual([]);
    }
  });

  test('keeps nothing of a workout that is over', async () => {
    await untilKept('Concluir série 1 de 3');
    await discardRunning(page);
    await expect.poll(() => stored(page)).toBe('');
  });
});
