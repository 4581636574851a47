import type { Page } from 'playwright';

/** Events of the page while it taps; sets have the screen's numbers. */
export interface Taps {
  tapped(nth: number): void;
  /** Called when the tick of a set was painted. */
  painted(nth: number): void;
}

/** Makes a page log one set after another, as fast as the screen permits, until it ends. */
export async function keepTapping(page: Page, { tapped, painted }: Taps): Promise<void> {
  await page.exposeFunction('saysTapped', tapped);
  await page.exposeFunction('saysPainted', painted);
  await page.evaluate(() => {
    const say = (name: string, nth: number) => Reflect.get(window, name)(nth);
    let waitsFor = 0;
    const look = () => {
      if (
        waitsFor > 0 &&
        document.querySelector(`button[aria-label="Reabrir série ${waitsFor}"]`)
      ) {
        const nth = waitsFor;
        waitsFor = 0;
        // This frame is painted when the second frame after it starts.
        requestAnimationFrame(() => requestAnimationFrame(() => say('saysPainted', nth)));
      }
      const open = 'button[aria-label^="Concluir série "]:not([aria-disabled]):not([disabled])';
      const disc = document.querySelector<HTMLButtonElement>(open);
      const nth = Number(/série (\d+) de/.exec(disc?.getAttribute('aria-label') ?? '')?.[1] ?? 0);
      if (waitsFor === 0 && disc && nth > 0) {
        waitsFor = nth;
        say('saysTapped', nth);
        disc.click();
      }
      requestAnimationFrame(look);
    };
    look();
  });
}
