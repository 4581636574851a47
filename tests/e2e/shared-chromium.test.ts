import { expect, test } from 'vitest';
import { closeProfiles, openChromium } from '../harness/browser';

test('test files share one Chromium, and the next one finds no profile of the last', async () => {
  const first = await openChromium();
  const device = await first.newContext();
  await device.newPage();
  await device.setOffline(true);

  await closeProfiles();

  expect(await openChromium()).toBe(first);
  expect(first.contexts()).toEqual([]);
});

test('another Chromium is launched when the shared one has crashed', async () => {
  const crashed = await openChromium();
  const gone = new Promise((resolve) => crashed.once('disconnected', resolve));
  const session = await crashed.newBrowserCDPSession();
  await session.send('Browser.crash').catch(() => undefined);
  await gone;

  const next = await openChromium();

  expect(next).not.toBe(crashed);
  const page = await next.newPage();
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
});
