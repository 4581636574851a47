import type { BrowserContext, Page } from 'playwright';

/** A device's speed: its processor and its line to the server. */
export interface Speed {
  readonly name: string;
  /** The slowdown factor, relative to this machine. */
  readonly cpu: number;
  readonly slow4g: boolean;
}

export const FAST: Speed = { name: 'unthrottled', cpu: 1, slow4g: false };
export const SLOW: Speed = { name: '4x CPU, slow 4G', cpu: 4, slow4g: true };
export const SLOW_CPU: Speed = { name: '4x CPU', cpu: 4, slow4g: false };

/** Slow 4G as defined by Chromium's developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

/** Throttles a page from now on. */
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
