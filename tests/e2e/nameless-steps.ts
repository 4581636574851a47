import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterEach } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { spaceOf } from '#protocol/space';
import { app, browser } from './opened';
import { openDevice } from './person-steps';
import { reopener } from './workout-steps';

const open: BrowserContext[] = [];

/** Closes the devices of each test. */
export function closingDevices(): void {
  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()));
  });
}

/** A browser that closes with its test. */
export async function newDevice(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const device = await openDevice(browser, app, options);
  open.push(device);
  return device;
}

/** A phone that was never here, with a count of taps on controls over all its pages. */
export async function newPhone(): Promise<Page> {
  const device = await newDevice({ hasTouch: true, isMobile: true });
  await device.addInitScript(() => {
    addEventListener(
      'pointerup',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('button, a, input, label')) return;
        sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
      },
      true,
    );
  });
  return device.newPage();
}

export const taps = (page: Page) =>
  page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0));
export const anyDisc = (page: Page) =>
  page.getByRole('button', { name: /^Concluir série 1 de / }).first();

/** One tap on the landing; ends in the running workout. */
export async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText(`${KEPT_DAYS.nameless} dias sem uso`).waitFor();
  await page.getByRole('link', { name: 'Treinar agora' }).tap();
  await anyDisc(page).waitFor();
}

/** Logs the first set of the workout that is on the screen. */
export async function logFirst(page: Page): Promise<void> {
  await anyDisc(page).tap();
  const typed = page.getByRole('button', { name: 'Concluir série', exact: true });
  await typed.or(reopener(page, 1)).first().waitFor();
  if (await typed.isVisible()) {
    for (const digit of ['2', '0']) {
      await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).tap();
    }
    await typed.tap();
  }
  await reopener(page, 1).waitFor();
}

/** The records of a kind that the server holds of a person. */
export async function onServer(person: string, kind = 'workout'): Promise<string[]> {
  const connection = app.open();
  try {
    const rows = await connection.db
      .selectFrom('record')
      .select('id')
      .where('space_id', '=', spaceOf(person))
      .where('kind', '=', kind)
      .execute();
    return rows.map(({ id }) => id).sort();
  } finally {
    await connection.close();
  }
}

export const known = (page: Page) =>
  page.evaluate(() => {
    const { id, email } = JSON.parse(localStorage.getItem('anilha.session') ?? '{}');
    return { id: String(id), email: String(email) };
  });
export const heldKey = (page: Page) => page.evaluate(() => localStorage.getItem('anilha.nameless'));

/** The workouts that the history lists. */
export async function workoutsShown(page: Page): Promise<number> {
  await page.goto('/app/history');
  const entries = page.locator('a[href^="/app/history/"]');
  await entries.first().waitFor();
  const addresses = await entries.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  return new Set(addresses.filter((address) => /[0-9a-f]{8}-[0-9a-f-]{27}$/.test(address))).size;
}
