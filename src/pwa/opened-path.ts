import { pathToOpen } from '#protocol/device/worker-message';

/** Opens the target of a tapped notification, like a link within the page. */
export function openPushedPaths(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const path = pathToOpen(data);
    if (path !== null && path !== location.pathname + location.search) {
      history.pushState(null, '', path);
    }
  });
}
