import type { Page } from 'playwright';

/** Waits until the page's worker has the whole build and controls the page. */
export async function untilWorkerControls(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Makes the browser check for a new build, and waits until its worker is installed. */
export async function untilUpdateInstalled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return;
    await new Promise<void>((resolve) => {
      installing.addEventListener('statechange', () => {
        if (installing.state !== 'installing') resolve();
      });
    });
  });
}

/** Marks the page (data-taken-over) as soon as another worker controls it. */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset.takenOver = 'yes';
    });
  });
}

/** Opens another route within the running app, like a link. */
export async function navigateInside(page: Page, path: string): Promise<void> {
  // The call returns before the navigation, which may unload the page.
  await page.evaluate((to) => void setTimeout(() => history.pushState(null, '', to)), path);
}
