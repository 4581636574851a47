import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { type Panel, reviewsSchema } from '#protocol/coaching/coach-panel';
import { axeInBothThemes } from './axe-steps';
import { page, signedUp } from './opened';

const NOW = Date.now();
const WEEK = '2026-11-16';
/** Maximum actions for twenty students (ux, journey 14). */
const MOST_ACTIONS = 40;

/** The server's panel data. */
let students: Panel['students'];

function studentOf(nth: number): Panel['students'][number] {
  const reason =
    nth < 4
      ? ({ kind: 'not-training', at: NOW - 1000, days: 6 + nth, lastDay: WEEK } as const)
      : nth < 10
        ? ({ kind: 'record', at: NOW - 1000, workout: `w${nth}`, records: 1, best: null } as const)
        : ({ kind: 'up-to-date', at: NOW - 1000, workout: null } as const);
  return {
    link: `link-${nth}`,
    student: { id: `student-${nth}`, name: `Pessoa ${String.fromCharCode(65 + nth)}` },
    reasons: [reason],
    week: { done: 2, planned: 3 },
    seenAt: null,
  };
}

signedUp(
  { email: 'carla@example.com', name: 'Carla Mendes' },
  { serviceWorkers: 'block', viewport: { width: 1280, height: 800 } },
);

beforeAll(async () => {
  students = Array.from({ length: 20 }, (_, nth) => studentOf(nth));
  await page.route('**/api/coaching/panel?**', (route) =>
    route.fulfill({
      json: { now: NOW, week: WEEK, students, adherence: [{ week: WEEK, percent: 80 }] },
    }),
  );
  await page.route('**/api/coaching/reviews', (route) => {
    const { reviews } = v.parse(reviewsSchema, route.request().postDataJSON());
    const seen = new Set(reviews.map(({ link }) => link));
    students = students.map((one) =>
      seen.has(one.link)
        ? { ...one, seenAt: NOW, reasons: [{ kind: 'up-to-date', at: NOW - 1000, workout: null }] }
        : one,
    );
    return route.fulfill({ status: 204 });
  });
});

const rows = () => page.getByRole('list', { name: 'Quem precisa de você' }).getByRole('listitem');

test('twenty students are reviewed by the keyboard in at most forty actions', async () => {
  await page.goto('/app/panel');
  await page.getByRole('heading', { name: 'Quem precisa de você' }).waitFor();
  await expect.poll(() => rows().count()).toBe(10);
  expect(await axeInBothThemes(page)).toEqual([]);
  let actions = 0;
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  for (let left = 10; left > 0; left -= 1) {
    // The first row must be selected; after that the next one replaces the reviewed student.
    if (left === 10) await press('j');
    const untilSelected = () =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(`Pessoa ${String.fromCharCode(65 + 10 - left)}`);
    await untilSelected();
    if (left > 6) {
      await press('m');
      await page.waitForURL('**/messages');
      actions += 1;
      await page.goBack();
      await expect.poll(() => rows().count()).toBe(left);
      await press('j');
      await untilSelected();
      await press('r');
    } else await press('r');
    await expect.poll(() => rows().count()).toBe(left - 1);
  }
  const sums = 'Das 20 pessoas, ninguém espera por você: 10 em dia e 10 já vistas.';
  await page.getByText(sums).waitFor();
  actions += 1;
  await page.getByRole('button', { name: 'Já vi as 10 pessoas em dia' }).click();
  await page.getByText('Já vistas (20)').click();
  // A look does not bring anybody back to training.
  await page.getByText('6 dias sem treinar').waitFor();
  expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
});
