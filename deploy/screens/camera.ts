import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { ResolvedTheme } from '../../src/preferences/theme';
import type { AnyPage } from '../../tests/e2e/layout-faults';
import { enginePage } from '../../tests/harness/engines/chromium';
import { untilTrue } from '../../tests/harness/engines/steps';

export const SIZES = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;
export const PICTURED_THEMES = ['dark', 'light'] as const;

export type ScreenSize = keyof typeof SIZES;

export interface CameraOptions {
  folder: string;
  sizes: readonly ScreenSize[];
  themes: readonly ResolvedTheme[];
  /** Whether to take the whole page instead of the visible part. */
  full: boolean;
}

/** Takes a picture of a page in every requested size and theme. */
export type Camera = (page: Page, name: string) => Promise<void>;

export function createCamera({ folder, sizes, themes, full }: CameraOptions): Camera {
  return async (page, name) => {
    await mkdir(folder, { recursive: true });
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      for (const theme of themes) {
        await changeTheme(page, theme);
        await settle(page);
        if (full) await unroll(page, SIZES[size]);
        await writeFile(join(folder, `${name}.${size}-${theme}.png`), await page.screenshot());
      }
    }
  };
}

/** Makes the window as tall as the page, so that elements pinned to the bottom stay there. */
async function unroll(page: Page, { width, height }: (typeof SIZES)[ScreenSize]): Promise<void> {
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(tall, height) });
  await settle(page);
}

/** Changes the theme like the settings in another tab. A page that does not listen is reloaded. */
export async function changeTheme(page: AnyPage, theme: ResolvedTheme): Promise<void> {
  const any = enginePage(page);
  await any.run((name) => {
    localStorage.setItem('vite-ui-theme', name);
    dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme', newValue: name }));
  }, theme);
  const wears = (name: string) => document.documentElement.classList.contains(name);
  if ((await any.run(wears, theme)) !== true) await any.reload();
}

/** Waits for text, data and animations; a loading ring never ends and counts as loading. */
export async function settle(page: AnyPage): Promise<void> {
  // The pointer must not hover over anything.
  if (!('run' in page)) await page.mouse.move(0, 0);
  await untilTrue(enginePage(page), 'screen that has settled', async () => {
    await document.fonts.ready;
    const loader = ':is([class*=_loader], [class*=_block]):not([class*=_pill] *)';
    return (
      document.querySelector('h1') !== null &&
      document.querySelector(loader) === null &&
      document.getAnimations().every(({ playState, effect }) => {
        // The spinner of a payment that waits for a bank never stops.
        const isEndless = effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
        return isEndless || playState !== 'running';
      })
    );
  });
}
