import type { Page } from 'playwright';

/** Waits until the page's worker has the whole build and answers for this page. */
export async function untilWorkerControls(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
}

/** Has the browser look for a new build, and waits until its worker is installed. */
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

/** Marks the page (data-taken-over) as soon as another worker answers for it. */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset.takenOver = 'yes';
    });
  });
}

/** Goes to another route inside the running app, as a link does. */
export async function navigateInside(page: Page, path: string): Promise<void> {
  // Where the route takes the page away, this is over before.
  await page.evaluate((to) => void setTimeout(() => history.pushState(null, '', to)), path);
}
