import { fillSignIn } from '../e2e/person-steps';
import { type KillableChromium, openProfile } from '../harness/killable-chromium';
import { untilWorkerControls } from '../pwa/worker-page';

/** Signs in with a new profile, and closes in order, because only that writes a recent cookie. */
export async function signInAndClose(profile: string, url: string, email: string): Promise<void> {
  const browser = await openProfile(profile);
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await fillSignIn(page, email);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await untilWorkerControls(page);
  await browser.close();
}

export async function openAgain(profile: string, offline: boolean): Promise<KillableChromium> {
  const browser = await openProfile(profile);
  await browser.context.setOffline(offline);
  return browser;
}
