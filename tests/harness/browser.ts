import { type Browser, chromium, type Page } from 'playwright';

/** A limit for what hangs, not a measure: between two devices lie two syncs and a backoff. */
const PATIENCE_MS = 45_000;

/**
 * Chromium draws its own address bar as two pages for every page that is opened, a fifth of all
 * that a test costs. Of two switches of this name the last one counts, so it repeats Playwright's.
 */
const UNUSED = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AimEnabled', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  'DestroyProfileOnBrowserClose',
];

export const WITHOUT_UNUSED = `--disable-features=${UNUSED.join(',')}`;

/** The installed Chromium, with patience for a small machine that has much to do. */
export async function openChromium(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', WITHOUT_UNUSED],
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  return browser;
}

/**
 * What a page complains about: errors it throws and errors in its console, refusals of its content
 * policy among them. Answers that the app handles (4xx of the API) are no complaint.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (/Failed to load resource.*(40\d|422|429|ERR_)/.test(message.text())) return;
    complaints.push(message.text());
  });
  return complaints;
}
