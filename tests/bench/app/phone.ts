import type { Browser, BrowserContext } from 'playwright';
import { openDevice } from '../../e2e/person-steps';
import type { BuiltServer } from '../../harness/built-server';
import { noteLongTasks } from './long-tasks';
import { noteSaves } from './saves';

/** A phone whose pages note their long tasks and when they saved. */
export async function openPhone(browser: Browser, server: BuiltServer): Promise<BrowserContext> {
  const device = await openDevice(browser, server);
  // What runs in the page was compiled to keep its functions' names by this function.
  await device.addInitScript('globalThis.__name = (one) => one');
  await noteLongTasks(device);
  await noteSaves(device);
  return device;
}
