import type { BrowserContext, Page } from 'playwright';

/** As far as a page's own device goes: the processor, and the line to the server. */
export interface Speed {
  readonly name: string;
  /** How many times slower than this machine. */
  readonly cpu: number;
  readonly slow4g: boolean;
}

export const FAST: Speed = { name: 'unthrottled', cpu: 1, slow4g: false };
export const SLOW: Speed = { name: '4x CPU, slow 4G', cpu: 4, slow4g: true };
export const SLOW_CPU: Speed = { name: '4x CPU', cpu: 4, slow4g: false };

/** Slow 4G as Chromium's own tools throttle by it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Slows a page down from now on. */
export async function slowDown(device: BrowserContext, page: Page, speed: Speed): Promise<void> {
  const session = await device.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: speed.cpu });
  if (!speed.slow4g) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/**
 * Runs `act` at a speed, and only `act`. Chromium slows a page down by keeping its core busy, even
 * at rest, so other pages would share the rest of two cores.
 */
export async function atSpeed<T>(page: Page, speed: Speed, act: () => Promise<T>): Promise<T> {
  const device = page.context();
  await slowDown(device, page, speed);
  try {
    return await act();
  } finally {
    await slowDown(device, page, FAST);
  }
}
