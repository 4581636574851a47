import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownAddresses, type Stop, stops } from '../../deploy/screens/addresses';
import { settle } from '../../deploy/screens/camera';
import { disc, goTo } from '../../deploy/screens/moments';
import { ANA_EMAIL, openStage, type Stage } from '../../deploy/screens/stage';
import { faultsAtEveryWidth, resize, StandsStill } from './every-width';
import { edgeFaults, focusFault, layoutFaults, spokenFaults } from './layout-faults';

/** A limit for hanging pages: beside two other files the tour takes four minutes. */
const TOUR_MS = 900_000;

let stage: Stage;
let visitor: Page;
let person: Page;
let tour: Stop[];

beforeAll(async () => {
  stage = await openStage();
  visitor = await stage.visitor();
  person = await stage.signedIn(ANA_EMAIL);
  tour = await stops(await ownAddresses(person));
});

afterAll(() => stage?.close());

/** Opens another screen of the running app, which takes half the time of a load. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await goTo(page, path);
  // Navigation moves the focus to the new content.
  await page.waitForFunction(() => document.activeElement?.matches('h1, main') === true);
}

/** Presses Tab until a control of that name has the focus; returns the faults on the way. */
async function tabTo(page: Page, name: RegExp): Promise<string[]> {
  const faults: string[] = [];
  for (let pressed = 0; pressed < 80; pressed += 1) {
    await page.keyboard.press('Tab');
    const { focused, fault } = await focusFault(page);
    if (fault) faults.push(`${focused}: ${fault}`);
    if (name.test(focused)) return faults;
  }
  return [...faults, `${name} was not reached`];
}

async function faultsOn({ path, as }: Stop): Promise<string[]> {
  const page = as === 'visitor' ? visitor : person;
  if (as === 'visitor') await page.goto(path);
  else await moveTo(page, path);
  await settle(page);
  return (await faultsAtEveryWidth(page)).map((fault) => `${path} ${fault}`);
}

/** Repeats the stop in another page of the same profile. */
async function inAnotherPage(stop: Stop): Promise<string[]> {
  const still = stop.as === 'visitor' ? visitor : person;
  const other = await still.context().newPage();
  await still.close();
  await other.goto('/');
  await settle(other);
  if (stop.as === 'visitor') visitor = other;
  else person = other;
  return faultsOn(stop);
}

describe('every screen', () => {
  test(
    'fits every window, also with text twice as large, and can be found by ear',
    async () => {
      const faults: string[] = [];
      for (const stop of tour) {
        const found = await faultsOn(stop).catch((error: unknown) => {
          if (!(error instanceof StandsStill)) throw error;
          console.warn(`${error.message}: it is looked at in another page`);
          return inAnotherPage(stop);
        });
        faults.push(...found);
      }
      expect(faults).toEqual([]);
    },
    TOUR_MS,
  );
});

test('a screen that fits its window does not scroll', async () => {
  for (const width of [360, 1280]) {
    await resize(person, width);
    for (const path of ['/app/agenda', '/app/history/bin']) {
      await moveTo(person, path);
      await settle(person);
      const beyond = await person.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      );
      expect(beyond, path).toBe(0);
    }
  }
});

test('what would be in the way is seen', async () => {
  const page = await stage.visitor();
  await resize(page, 320);
  await page.setContent(`<!doctype html><main>
    <p style="width: 400px">Larga demais</p>
    <button style="padding: 0; font-size: 9px">x</button>
    <p style="width: 60px; overflow: hidden; white-space: nowrap">Cortada no fim</p>
  </main>`);
  expect(await layoutFaults(page)).toEqual([
    expect.stringMatching(/^scrolls sideways by \d+ px$/),
    '<p> Larga demais lies outside of the window',
    expect.stringMatching(/^<button> x is a target of/),
    '<p> Cortada no fim is cut off',
  ]);
  expect(await spokenFaults(page)).toContain('0 h1');
});

describe('a workout', () => {
  test('is reached and logged by the keyboard alone, in sight all the way', async () => {
    await resize(person, 360);
    await person.goto('/');
    await settle(person);
    expect(await tabTo(person, /^Pular para o conteúdo$/)).toEqual([]);
    await person.keyboard.press('Enter');
    await expect.poll(() => person.evaluate(() => document.activeElement?.localName)).toBe('main');
    // On some evenings the sample person has already trained.
    expect(await tabTo(person, /^(Começar treino|Treinar mesmo assim)$/)).toEqual([]);
    await person.keyboard.press('Enter');
    await disc(person).waitFor();
    expect(await tabTo(person, /^Concluir aquecimento 1 de/)).toEqual([]);
    await person.keyboard.press('Enter');
    await person.getByRole('button', { name: 'Reabrir aquecimento 1', exact: true }).waitFor();
  });

  test('fits every window while it runs', async () => {
    await settle(person);
    expect(await faultsAtEveryWidth(person)).toEqual([]);
  });
});

test('with forced colours and without motion everything that is pressed has an edge', async () => {
  await person.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await resize(person, 360);
  const faults: string[] = [];
  for (const path of ['/app/workout', '/', '/app/profile', '/app/settings', '/app/history']) {
    await goTo(person, path);
    await settle(person);
    faults.push(...(await edgeFaults(person)).map((fault) => `${path} ${fault}`));
    await person.keyboard.press('Tab');
    const { focused, fault } = await focusFault(person);
    if (fault) faults.push(`${path} ${focused}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
