import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, localDay } from '../../src/domain/local-day';
import { dayInText, headingDay } from '../../src/words/format/day';
import { complaintsOf } from '../harness/browser';
import { ZONE } from '../harness/zone';
import { axeFindings } from './axe-steps';
import { app, browser, withApp } from './opened';
import { BENCH, createPerson, openDevice, openTab, signIn, untilSent } from './person-steps';
import { addExercise, finish, logTyped, startEmpty } from './workout-steps';

const EMAIL = 'rui@example.com';
const today = localDay(Date.now(), ZONE);

/** Advances the device clock of the pages by the days in this key of localStorage. */
const SHIFTED_DATE = `
  const True = Date;
  const now = () => True.now() + 86400000 * Number(localStorage.getItem('days-ahead') ?? 0);
  globalThis.Date = class extends True {
    constructor(...given) {
      if (given.length === 0) super(now());
      else super(...given);
    }
    static now() {
      return now();
    }
  };
`;

let context: BrowserContext;
let page: Page;
let complaints: string[];

withApp();

beforeAll(async () => {
  await createPerson(app, 'Rui Melo', EMAIL);
});

const setClock = (days: number) =>
  page.evaluate((ahead) => localStorage.setItem('days-ahead', String(ahead)), days);
const question = () => page.getByRole('heading', { name: 'Confira o dia deste treino' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A phone with a clock that was a day ahead at its last contact, closed since then. */
beforeEach(async () => {
  context = await openDevice(browser, app);
  await context.addInitScript(SHIFTED_DATE);
  page = await openTab(context);
  complaints = complaintsOf(page);
  await page.goto('/login');
  await setClock(1);
  await signIn(page, EMAIL);
  await untilSent(page);
  await context.setOffline(true);
});

afterEach(() => context.close());

test('a workout that begins under a wrong clock, known from the last contact, counts from zero', async () => {
  await startEmpty(page);
  await addExercise(page, BENCH);
  const bar = page.locator('[data-top-bar]').filter({ hasText: 'Concluir' });
  await expect.poll(() => bar.innerText()).toMatch(/(?:^|\s)0:[0-5]\d(?:\s|$)/);
});

describe('C2n: a clock that was set right without network', () => {
  test('puts the workout on the day of the clock when it lies behind the last contact', async () => {
    await setClock(0);
    await startEmpty(page);
    await addExercise(page, BENCH);
    await logTyped(page, '80');
    await finish(page);

    await page.getByText(headingDay(today)).first().waitFor();
    expect(await question().count()).toBe(0);
  });

  test('C2n2: asks for the day of the workout when it was set right days later, and moves it by a tap', async () => {
    // As if three days had passed: today is the clock's new day.
    await setClock(3);
    const day = addDays(today, 3);
    await startEmpty(page);
    await addExercise(page, BENCH);
    await question().waitFor();
    const before = page.getByText(dayInText(addDays(today, 2)));
    await before.first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await logTyped(page, '80');
    await finish(page);
    await question().waitFor();
    await page
      .getByText(headingDay(addDays(today, 2)))
      .first()
      .waitFor();

    await button(`É de ${dayInText(day)}`).click();

    await question().waitFor({ state: 'detached' });
    await page.getByText(headingDay(day)).first().waitFor();
    await page.reload();
    await page.getByText(headingDay(day)).first().waitFor();
    expect(await question().count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('leaves the day and asks no more when the person says that it is right', async () => {
    await setClock(3);
    await startEmpty(page);
    await addExercise(page, BENCH);
    await button('O dia está certo').click();
    await question().waitFor({ state: 'detached' });
    await logTyped(page, '80');
    await finish(page);
    await page
      .getByText(headingDay(addDays(today, 2)))
      .first()
      .waitFor();
    expect(await question().count()).toBe(0);
  });
});
