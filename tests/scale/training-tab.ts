import type { Page } from 'playwright';
import { signInByApi } from '../bench/fill';
import { createPerson, openDevice, openTab, signIn } from '../e2e/person-steps';
import { disc, reopener } from '../e2e/workout-steps';
import { openChromium } from '../harness/browser';
import type { BuiltServer } from '../harness/built-server';
import type { Door } from '../survival/door';
import { prepareWorkout } from '../survival/prepared';
import { setsOnServer } from '../survival/sets-on-server';
import { isSaved, pause, untilKept, untilSaved } from './kept-words';

/** The built app in Chromium, in which one person trains during the database's failures. */
export interface TrainingTab {
  /** Logs sets that the server accepts. */
  warmUp(): Promise<void>;
  /**
   * From a death until writes succeed again: logs a few sets at once and one more after each
   * answer. It checks that the screen shows where refused sets are.
   */
  trainThrough(isOver: () => boolean): Promise<void>;
  /**
   * Resolves when the screen shows, without a tap, that all is saved. By then a new device reads
   * each ticked set.
   */
  untilSaved(): Promise<void>;
  /** So far. */
  counts(): Counts;
  close(): Promise<void>;
}

interface Counts {
  /** Number of ticked sets on the screen. */
  readonly sets: number;
  /** Those logged without a primary. */
  readonly during: number;
  /** How often the screen showed which sets only the device has, and how many. */
  readonly told: number;
  /** Number of 503 answers that the tab received. */
  readonly refused: number;
}

const EMAIL = 'dora@example.com';
const AT_ONCE = 3;
/** Limit for repeated changes; an outage of the usual length causes half of that. */
const MOST_AFTER_ANSWERS = 20;
const SETS_FOR_A_DEATH = 2 * AT_ONCE + MOST_AFTER_ANSWERS;

/** The answers to the tab, and whether it was reloaded. */
function watch(page: Page) {
  const seen = { taken: 0, refused: 0, last: 0, reloads: 0 };
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/api/sync')) return;
    seen.last = answer.status();
    if (seen.last === 503) seen.refused += 1;
    else seen.taken += 1;
  });
  page.on('load', () => {
    seen.reloads += 1;
  });
  return seen;
}

/** Signs in a person with a running workout that is long enough for so many deaths. */
export async function openTrainingTab(
  front: BuiltServer,
  door: Door,
  deaths: number,
): Promise<TrainingTab> {
  const sets = deaths * SETS_FOR_A_DEATH;
  await createPerson(front, 'Dora', EMAIL);
  const person = await signInByApi(front, EMAIL);
  const workout = await prepareWorkout(door, person, sets, null);
  const browser = await openChromium();
  const device = await openDevice(browser, front);
  // tsx adds calls of `__name`, also to functions for the page.
  await device.addInitScript('globalThis.__name = (one) => one');
  const page = await openTab(device);
  await signIn(page, EMAIL);
  await page.goto('/app/workout');
  await disc(page, 1, sets).waitFor();
  const seen = watch(page);
  let [ticked, during, told] = [0, 0, 0];

  async function logOne(): Promise<void> {
    await disc(page, ticked + 1, sets).click();
    await reopener(page, ticked + 1).waitFor();
    ticked += 1;
  }
  async function logSome(): Promise<void> {
    for (let nth = 0; nth < AT_ONCE; nth += 1) await logOne();
  }

  return {
    warmUp: logSome,
    async trainThrough(isOver) {
      const takenBefore = seen.taken;
      let answers = seen.refused;
      let kept: number | null = null;
      await logSome();
      // Requests under way at the death may still succeed, and these sets with them.
      let unsent = seen.taken === takenBefore && !isOver() ? AT_ONCE : 0;
      const enough = ticked + MOST_AFTER_ANSWERS;
      while (!isOver() && ticked < enough) {
        if (seen.refused === answers) {
          await pause();
          continue;
        }
        answers = seen.refused;
        await logOne();
        if (isOver()) break;
        const now: number | null = await untilKept(page, ticked, () => seen.last !== 503);
        if (now === null) break;
        if (kept !== null && now !== kept + 1) throw new Error(`${kept} were kept, then ${now}`);
        kept = now;
        unsent += 1;
        told += 1;
      }
      during += unsent;
    },
    async untilSaved() {
      const all = Array.from({ length: ticked }, (_, index) => index + 1);
      for (let stored: number[] = []; String(stored) !== String(all); ) {
        await untilSaved(page);
        [stored = []] = await setsOnServer(door, person, [workout]);
        // It was shown just before the last tap, and is not shown any more.
        if (String(stored) !== String(all) && (await isSaved(page))) {
          throw new Error(`"Tudo salvo" of ${ticked} sets, and the server has ${stored}`);
        }
      }
      if (seen.reloads > 0) throw new Error('the app was loaded anew');
    },
    counts: () => ({ sets: ticked, during, told, refused: seen.refused }),
    close: () => browser.close(),
  };
}
