import type { Page } from 'playwright';

/** Name of the performance mark of the last act. */
export const ACT = 'act';
/** Longer than the browser keeps drawing after a change. */
const REST_MS = 200;

interface Goal {
  /** Another screen of the same document; null if a button is pressed. */
  readonly path: string | null;
  /** The start of a button's name. */
  readonly press: string | null;
  /** The heading, if the goal is a screen. */
  readonly heading: string | null;
  /** A selector for what must be visible. */
  readonly shows: string | null;
}

/** Time in ms from the act to the frame with its result, when nothing is loading any more. */
function paintTime(page: Page, goal: Goal): Promise<number> {
  return page.evaluate(
    async ({ act, rest, path, press, heading, shows }) => {
      const settled = () =>
        (heading === null || document.querySelector('h1')?.textContent === heading) &&
        (shows === null || document.querySelector(shows) !== null) &&
        document.querySelector('[data-skeleton], main [aria-busy="true"]') === null;
      // Right after a tap the button ignores the next one, and may only just have been enabled
      // again.
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
      // The task after the next frame's callbacks starts when that frame is made, before work that
      // the page delays until then.
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
