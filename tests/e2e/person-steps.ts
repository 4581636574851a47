import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import type { RunningApp } from '../harness/running-app';
import { ZONE } from '../harness/zone';
import { untilWorkerControls } from '../pwa/worker-page';
import { beginSession, PASSWORD } from './entry-steps';

export const BENCH = 'Supino reto com barra';
export const SQUAT = 'Agachamento livre com barra';

/** A server, in a process of its own or in the test's. */
export type AnyServer = Pick<RunningApp, 'url' | 'apiUrl' | 'mailTo'>;

/** Calls the auth API outside the tested browsers. */
async function call(server: AnyServer, path: string, body: object, cookie = '') {
  const answer = await fetch(`${server.apiUrl}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  return answer;
}

/** The cookies that the browser would send after that answer. */
function cookiesOf(answer: Response): string {
  const lines = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return lines.join('; ');
}

/** Creates an account with a verified e-mail. */
export async function createPerson(server: AnyServer, name: string, email: string) {
  const birthDate = '1990-05-17';
  const terms = { termsVersion: '2026-11-20' };
  const form = { name, email, password: PASSWORD, birthDate, ...terms };
  const begun = await call(server, '/sign-up/email', form);
  const otp = /\b\d{6}\b/.exec(await server.mailTo(email))?.[0];
  await call(server, '/email-otp/verify-email', { email, otp }, cookiesOf(begun));
}

/** Ends all other sessions from a device outside the test. */
export async function endOtherSessions(server: AnyServer, email: string): Promise<void> {
  const signedIn = await call(server, '/sign-in/email', { email, password: PASSWORD });
  await call(server, '/revoke-other-sessions', {}, cookiesOf(signedIn));
}

/** Animations as on most phones, for tests of taps on the live workout. They cost an eighth more. */
export const IN_MOTION = { reducedMotion: 'no-preference' } as const;

/** A phone: a browser profile of its own, without animations unless the options want them. */
export function openDevice(
  browser: Browser,
  server: { url: string },
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: server.url,
    locale: 'pt-BR',
    timezoneId: ZONE,
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
    ...options,
  });
}

/** Another page in the profile of a device. */
export function openTab(device: BrowserContext): Promise<Page> {
  return device.newPage();
}

/** Fills in and submits the visible sign-in form. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/**
 * Signs in on a device without the screens, which tests/e2e/entry tests; ends on the home screen
 * once everything is stored for offline use.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  await beginSession(page, email);
  // It leads who has a session home; at / a device that knows none yet gets the landing.
  await page.goto('/login');
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await untilWorkerControls(page);
}

/** Waits on the account screen until the server has everything; returns to the previous screen. */
export async function untilSent(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await goTo(page, '/app/profile');
  await page.getByText('Tudo está neste aparelho e no servidor.').waitFor();
  await goTo(page, path);
}

/** Opens another screen of the same document, like a link. */
export async function goTo(page: Page, path: string): Promise<void> {
  // A pointer on a toast keeps it open over the content below.
  await page.mouse.move(0, 0);
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
