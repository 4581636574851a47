import { existsSync, statfsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { isResizeNotice } from '../../src/telemetry/failure-filter';
import { CHROMIUM, HEADLESS_SHELL } from './engines/programs';
import { PATIENCE_MS } from './patience';

/**
 * Chromium draws its own address bar as two extra pages per page, a fifth of a test's cost. The
 * last of two switches with this name counts, so it repeats Playwright's.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
];

/** Browsers in which a test of this file may have failed. */
const opened = new Set<Browser>();
/** Refusals of the content policy on any page. */
const refused: string[] = [];

/** Returns the refusals since the last call: the app itself never causes any. */
export const takeRefused = () => refused.splice(0);

export const WITHOUT_UNUSED = `--disable-features=${UNUSED.join(',')}`;

/**
 * Playwright makes Chromium share memory through files on disk, because /dev/shm is often tiny in
 * containers. With enough of it, Chromium needs a tenth less processor time.
 */
const ENOUGH_SHARED = 2 * 2 ** 30;

function sharedMemory(): number {
  if (!existsSync('/dev/shm')) return 0;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize;
}

async function launch(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', WITHOUT_UNUSED],
    ignoreDefaultArgs: sharedMemory() < ENOUGH_SHARED ? [] : ['--disable-dev-shm-usage'],
  });
  browser.on('context', watchContext);
  alsoTell(browser);
  return browser;
}

/** The browsers of this process, by their programs. */
const running = new Map<string, Promise<Browser>>();

async function runningOf(program: string): Promise<Browser | undefined> {
  return running.get(program)?.catch(() => undefined);
}

/** Returns the browser of this process, with timeouts for a small, busy machine. */
async function open(program: string): Promise<Browser> {
  const last = await runningOf(program);
  if (last?.isConnected()) return last;
  const next = launch(program);
  running.set(program, next);
  return next;
}

/**
 * Returns a Chromium without its window, which takes a fifth less processor time. All test files
 * of a worker use one, because a new one takes a second until its first page is ready. After a
 * crash it launches another.
 */
export const openChromium = () => open(HEADLESS_SHELL);

/** The whole Chromium, for notifications, speech, storage limits and the measuring of speed. */
export const openWholeChromium = () => open(CHROMIUM);

/** Closes all profiles of these browsers; a test file leaves none to the next. */
export async function closeProfiles(): Promise<void> {
  const browsers = await Promise.all([...running.keys()].map(runningOf));
  const contexts = browsers.flatMap((browser) => browser?.contexts() ?? []);
  await Promise.all(contexts.map((context) => context.close()));
}

/** Sets long timeouts, and records violations of the content policy. */
export function watchContext(context: BrowserContext): void {
  context.setDefaultTimeout(PATIENCE_MS);
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
}

/** Registers a browser for the page texts of failed tests. */
export function alsoTell(browser: Browser): void {
  opened.add(browser);
  browser.on('disconnected', () => opened.delete(browser));
}

const MOST_TEXT = 600;

async function seenIn(page: Page): Promise<string> {
  const read = page.evaluate((most) => {
    const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ') ?? '';
    return {
      address: location.href,
      heading: words(document.querySelector('h1')),
      dialogs: [...document.querySelectorAll('dialog[open]')].map((one) =>
        words(one).slice(0, most),
      ),
      focus: document.activeElement?.outerHTML.slice(0, 120),
      text: words(document.querySelector('#root')).slice(0, most),
    };
  }, MOST_TEXT);
  return JSON.stringify(await read, null, 2);
}

/** The texts of all open pages, for readers who only have the log of a failed run. */
export async function whatPagesShow(): Promise<string[]> {
  const pages = [...opened].flatMap((browser) => browser.contexts()).flatMap((one) => one.pages());
  const answers = pages.map((page) => {
    // A hanging page must not block the next test.
    const late = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'no answer'));
    return Promise.race([seenIn(page).catch(String), late]);
  });
  return Promise.all(answers);
}

/**
 * A page's complaints: thrown errors and errors in its console, including refusals of its content
 * policy. Answers that the app handles (4xx of the API) and failed connections are none.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    if (!isResizeNotice(error.message)) complaints.push(error.message);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (/Failed to load resource.*(40\d|422|429|ERR_)/.test(message.text())) return;
    if (/^WebSocket connection to .* failed/.test(message.text())) return;
    complaints.push(message.text());
  });
  return complaints;
}
