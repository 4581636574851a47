import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { complaintsOf, openChromium } from '../harness/browser';
import { type BuiltServer, builtDist, startServer } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { type Newcomer, signUpInPage } from './entry-steps';
import { createPerson, openDevice, openTab, signIn } from './person-steps';

/*
 * Set-up of a test file. Each function below opens a part of it before the file's first test and
 * closes it after the last. The imported names always mean the file that runs.
 */

/** The app with its server in the test's process. */
export let app: RunningApp;
/** The app with its server as a process. */
export let server: BuiltServer;
export let browser: Browser;
/** A phone, and its first page. */
export let device: BrowserContext;
export let page: Page;
/** Errors of that page, see `complaintsOf`. */
export let complaints: string[];

/** Opens a browser and what `start` starts, and closes both. */
function withBrowser(start: () => Promise<{ stop: () => Promise<void> }>): void {
  const opened: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const { stop } = await start();
    opened.push(stop);
    browser = await openChromium();
    opened.push(() => browser.close());
  });
  afterAll(async () => {
    for (const close of opened.splice(0).reverse()) await close();
  });
}

/** Opens `app` and `browser`, with settings of the server. */
export function withApp(settings?: Record<string, string>): void {
  withBrowser(async () => {
    app = await runApp(builtDist(), settings);
    return app;
  });
}

/** Opens `server` and `browser`. */
export function withServer(): void {
  withBrowser(async () => {
    server = await startServer();
    return server;
  });
}

/** Opens the phone; `prepare` runs before its page opens. */
async function openPhone(
  at: { url: string },
  options: BrowserContextOptions,
  prepare?: (device: BrowserContext) => Promise<void>,
): Promise<void> {
  device = await openDevice(browser, at, options);
  await prepare?.(device);
  page = await openTab(device);
  complaints = complaintsOf(page);
}

/** Opens `app`, and `page` with a person who has just signed up on it. */
export function signedUp(
  person: Newcomer,
  options: BrowserContextOptions = {},
  prepare?: (device: BrowserContext) => Promise<void>,
): void {
  withApp();
  beforeAll(async () => {
    await openPhone(app, options, prepare);
    await signUpInPage(page, app, person);
  });
}

/** Opens `server`, and `page` with a person who has just signed in on it. */
export function signedIn(
  name: string,
  email: string,
  options: BrowserContextOptions = {},
  prepare?: (device: BrowserContext) => Promise<void>,
): void {
  withServer();
  beforeAll(async () => {
    await createPerson(server, name, email);
    await openPhone(server, options, prepare);
    await signIn(page, email);
  });
}

/** A button of the page, by its whole name or a pattern. */
export const button = (name: string | RegExp, on = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' });
export const sheet = (name: string) => page.getByRole('dialog', { name });
export const toast = (text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text);
