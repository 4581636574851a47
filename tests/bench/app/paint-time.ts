import type { Page } from 'playwright';

/** The mark of the moment in which something was done last. */
export const ACT = 'act';
/** Longer than the browser goes on drawing after a change. */
const REST_MS = 200;

interface Goal {
  /** Another screen of the same document; null: something is pressed. */
  readonly path: string | null;
  /** A button, by the beginning of its name. */
  readonly press: string | null;
  /** Its title, when it is a screen. */
  readonly heading: string | null;
  /** A selector of what has to be there. */
  readonly shows: string | null;
}

/** Milliseconds from the act to the frame that shows its result, without anything still loading. */
function paintTime(page: Page, goal: Goal): Promise<number> {
  return page.evaluate(
    async ({ act, rest, path, press, heading, shows }) => {
      const settled = () =>
        (heading === null || document.querySelector('h1')?.textContent === heading) &&
        (shows === null || document.querySelector(shows) !== null) &&
        document.querySelector('[data-skeleton], main [aria-busy="true"]') === null;
      // So soon after another tap a disc takes none, and may have been about to when it was looked for.
      const free = `[aria-label^="${press}"]:not([aria-disabled])`;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (press !== null && document.querySelector(free) === null) await frame();
      const button = press === null ? null : document.querySelector<HTMLElement>(free);
      // Right after other frames the next frame has its own schedule. On a still screen, as in
      // training, a tap gets a frame at once.
      if (press !== null) await new Promise((resolve) => setTimeout(resolve, rest));
      const start = performance.mark(act).startTime;
      if (button) button.click();
      else if (path !== null) history.pushState(null, '', path);
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!settled()) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        look();
      });
      // The first task after the next frame's callbacks begins when that frame is made: before what
      // the page itself leaves until then.
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'user-blocking' })),
      );
      return performance.now() - start;
    },
    { act: ACT, rest: REST_MS, ...goal },
  );
}

export function openScreen(page: Page, path: string, heading: string, shows: string | null = null) {
  return paintTime(page, { path, press: null, heading, shows });
}

export function pressButton(page: Page, name: string, shows: string) {
  return paintTime(page, { path: null, press: name, heading: null, shows });
}
