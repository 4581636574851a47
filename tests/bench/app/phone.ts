import type { Browser, BrowserContext } from 'playwright';
import { openDevice } from '../../e2e/person-steps';
import type { BuiltServer } from '../../harness/built-server';
import { noteLongTasks } from './long-tasks';
import { noteSaves } from './saves';

/** A phone with pages that record their long tasks and saves. */
export async function openPhone(browser: Browser, server: BuiltServer): Promise<BrowserContext> {
  const device = await openDevice(browser, server);
  // The compiler wraps functions in the page with this function to preserve their names.
  await device.addInitScript('globalThis.__name = (one) => one');
  await noteLongTasks(device);
  await noteSaves(device);
  return device;
}
