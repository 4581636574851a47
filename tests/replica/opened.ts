import { beforeEach } from 'vitest';
import { emptyBrowser } from './browser';
import { type Here, openHere } from './here';

/** The device of the running test, in a suite that begins with `withHere`. */
export let here: Here;

/** Opens a device in an empty browser before every test. */
export function withHere(): void {
  beforeEach(async () => {
    emptyBrowser();
    here = await openHere();
  });
}
