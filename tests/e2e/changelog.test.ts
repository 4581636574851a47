import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANGELOG } from '#words/changelog';
import { complaintsOf, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { untilWorkerControls } from '../pwa/worker-page';
import { signUpInPage } from './entry-steps';
import { goTo, openDevice, openTab } from './person-steps';
import { addExercise, disc, discardRunning, startEmpty } from './workout-steps';

const KEY = 'anilha.changes';
const TITLE = 'O que mudou no app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  app = await runApp(builtDist());
  browser = await openChromium();
  context = await openDevice(browser, app);
  page = await openTab(context);
  complaints = complaintsOf(page);
  await signUpInPage(page, app, { email: 'ivo@example.com', name: 'Ivo Reis' });
  await untilWorkerControls(page);
  await page.goto('/');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEY);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const notice = () => page.getByRole('region', { name: 'Avisos' }).getByText('App atualizado');
const told = () => page.evaluate((key) => localStorage.getItem(key), KEY);
/** Leaves the device like an earlier build that knew one change. */
const anEarlierBuildWasHere = () =>
  page.evaluate((key) => localStorage.setItem(key, '/assets/index-earlier.js 1'), KEY);

test('the card of the app and help lead to what changed, without network too', async () => {
  await context.setOffline(true);
  await goTo(page, '/app/profile');
  await page.getByRole('link', { name: TITLE }).click();
  await title(TITLE).waitFor();
  for (const { changes } of CHANGELOG) {
    for (const change of changes) await page.getByRole('heading', { name: change.title }).waitFor();
  }
  await page.getByRole('link', { name: 'Voltar à ajuda' }).click();
  await title('Ajuda').waitFor();
  await page.getByRole('link', { name: TITLE }).click();
  await title(TITLE).waitFor();
  const notices = await page.evaluate(async () => (await fetch('/third-party.txt')).text());
  expect(notices).toContain('Manrope Project Authors');
  await context.setOffline(false);
});

test('after an update the app says once that something changed, and leads there', async () => {
  await anEarlierBuildWasHere();
  await page.goto('/');
  await notice().waitFor();
  expect(await told()).not.toContain('earlier');
  await page.getByRole('button', { name: 'O que mudou', exact: true }).click();
  await title(TITLE).waitFor();
  await notice().waitFor({ state: 'detached' });
});

test('never during a workout: it comes after it', async () => {
  await startEmpty(page);
  await addExercise(page, 'Supino reto com barra');
  await anEarlierBuildWasHere();
  await page.reload();
  await disc(page, 1, 3).waitFor();
  await goTo(page, '/app/profile');
  await title('Ivo Reis').waitFor();
  expect(await notice().count()).toBe(0);
  expect(await told()).toContain('earlier');
  await discardRunning(page);
  await notice().waitFor();
  expect(await told()).not.toContain('earlier');
  expect(complaints).toEqual([]);
});
