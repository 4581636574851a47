import { pathToOpen } from '#protocol/worker-message';

/** Opens what a tapped notification leads to, as a link of the page would. */
export function openPushedPaths(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const path = pathToOpen(data);
    if (path !== null && path !== location.pathname + location.search) {
      history.pushState(null, '', path);
    }
  });
}
