import type { Locator } from 'playwright';

/** Stills of exercises that are drawn within an element. */
export const stills = (within: Locator): Locator =>
  within.locator('svg[viewBox]:has(g > path[d^="M"])');
