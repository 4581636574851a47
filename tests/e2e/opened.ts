import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { closeProfiles, complaintsOf, openChromium, openWholeChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { type Newcomer, signUp } from './entry-steps';
import { createPerson, openDevice, openTab, signIn } from './person-steps';

/*
 * Set-up of a test file. Each function below opens a part of it before the file's first test and
 * closes it after the last. The imported names always mean the file that runs.
 */

/** The app with its server in the test's process. */
export let app: RunningApp;
export let browser: Browser;
/** A phone, and its first page. */
export let device: BrowserContext;
export let page: Page;
/** Errors of that page, see `complaintsOf`. */
export let complaints: string[];

interface PhoneOptions extends BrowserContextOptions {
  /** Opens it in `openWholeChromium`. */
  whole?: boolean;
}

/** Opens `app`, with settings of its server, and `browser`; closes both. */
export function withApp(settings?: Record<string, string>, whole = false): void {
  const opened: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    app = await runApp(builtDist(), settings);
    opened.push(app.stop);
    browser = await (whole ? openWholeChromium() : openChromium());
    opened.push(closeProfiles);
  });
  afterAll(async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });
}

/** Opens the phone; `prepare` runs before its page opens. */
async function openPhone(
  options: BrowserContextOptions,
  prepare?: (device: BrowserContext) => Promise<void>,
): Promise<void> {
  device = await openDevice(browser, app, options);
  await prepare?.(device);
  page = await openTab(device);
  complaints = complaintsOf(page);
}

/** Opens `app`, and `page` with a person who has just signed up on it. */
export function signedUp(
  person: Newcomer,
  { whole, ...options }: PhoneOptions = {},
  prepare?: (device: BrowserContext) => Promise<void>,
): void {
  withApp({}, whole);
  beforeAll(async () => {
    await openPhone(options, prepare);
    await signUp(page, app, person);
  });
}

/** Opens `app`, and `page` with a person who has just signed in on it. */
export function signedIn(
  name: string,
  email: string,
  { whole, ...options }: PhoneOptions = {},
  prepare?: (device: BrowserContext) => Promise<void>,
): void {
  withApp({}, whole);
  beforeAll(async () => {
    await createPerson(app, name, email);
    await openPhone(options, prepare);
    await signIn(page, email);
  });
}

/** A button of the page, by its whole name or a pattern. */
export const button = (name: string | RegExp, on = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' });
export const sheet = (name: string) => page.getByRole('dialog', { name });
export const toast = (text: string | RegExp) =>
  page.getByRole('region', { name: 'Avisos' }).getByText(text);
/** The button in a toast, because several may be shown. */
export const undo = (text: string | RegExp) =>
  toast(text).locator('xpath=..').getByRole('button', { name: 'Desfazer' });
