import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeProfiles, complaintsOf, openChromium } from '../harness/browser';
import { type RunningApp, runApp } from '../harness/running-app';
import { markedBuild } from '../pwa/built-app';
import { untilUpdateInstalled, untilWorkerControls } from '../pwa/worker-page';
import { signUp } from './entry-steps';
import { BENCH, openDevice, untilSent } from './person-steps';
import { addExercise, disc, finish, reopener, startEmpty } from './workout-steps';

let builds: { a: string; b: string };
let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  builds = { a: await markedBuild('A'), b: await markedBuild('B') };
  app = await runApp(builds.a);
  browser = await openChromium();
});

afterAll(async () => {
  await closeProfiles();
  await app?.stop();
  for (const folder of Object.values(builds ?? {})) await rm(folder, { recursive: true });
});

const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
const offer = (page: Page) => page.getByRole('button', { name: 'Atualizar' });

test('a deploy in the middle of a workout waits for its end, and no set is lost', async () => {
  const context = await openDevice(browser, app);
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await signUp(page, app, { email: 'ana@example.com', name: 'Ana' });
  await untilWorkerControls(page);
  await startEmpty(page);
  await addExercise(page, BENCH);
  await disc(page, 1, 3).click();
  await reopener(page, 1).waitFor();

  await app.deploy(builds.b);
  loads = 0;
  await untilUpdateInstalled(page);
  await disc(page, 2, 3).click();
  await reopener(page, 2).waitFor();
  expect(await offer(page).count()).toBe(0);
  expect([await buildOf(page), loads]).toEqual(['A', 0]);

  // Offline, the running build continues.
  await context.setOffline(true);
  await disc(page, 3, 3).click();
  await reopener(page, 3).waitFor();
  expect(await offer(page).count()).toBe(0);
  await finish(page);

  // Now nothing is interrupted: the update is offered, and applied when all tabs are closed.
  await context.setOffline(false);
  await offer(page).waitFor();
  await untilSent(page);
  await page.goto('about:blank');
  let later = page;
  // The former worker ends once it has noticed that the last tab is closed, not immediately.
  const openAnew = async () => {
    await later.close();
    later = await context.newPage();
    await later.goto(`${app.url}/app/history`);
    await later.getByRole('link', { name: /Peito/ }).first().waitFor();
    return buildOf(later);
  };
  await expect.poll(openAnew).toBe('B');
  await later.getByRole('link', { name: /Peito/ }).first().click();
  await later.getByText('20 kg × 10').nth(2).waitFor();
  // While the server was being replaced it could not be reached.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION'))).toEqual([]);
});
