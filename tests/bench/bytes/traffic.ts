import type { BrowserContext, Page } from 'playwright';

const KINDS = ['Document', 'Stylesheet', 'Script', 'Font', 'Image', 'Other'] as const;
type Kind = (typeof KINDS)[number];

interface Loaded {
  readonly kind: Kind;
  readonly url: string;
  /** Time of the request, in the browser's own seconds. */
  readonly at: number;
  /** Size of the transferred body, without headers. */
  readonly bytes: number;
}

export interface Traffic {
  /** Bytes of a kind of file; `until` limits them to requests by that moment. */
  bytes(kinds: readonly Kind[], until?: number): number;
  /** Total bytes without answers of the API. */
  total(): number;
  /** Time of the first contentful paint, on the clock of the requests. */
  firstPaint(): Promise<number>;
}

const kindOf = (type: string): Kind => KINDS.find((kind) => kind === type) ?? 'Other';

/**
 * Records the page's requests from now on, as the browser's network reports them; the worker's
 * requests are not included.
 */
export async function watchTraffic(device: BrowserContext, page: Page): Promise<Traffic> {
  const session = await device.newCDPSession(page);
  const asked = new Map<string, { at: number; url: string; kind: Kind; head: number }>();
  const loaded: Loaded[] = [];
  await session.send('Network.enable');
  await session.send('Performance.enable');
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    asked.set(requestId, { at: timestamp, url: request.url, kind: kindOf(type ?? ''), head: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const one = asked.get(requestId);
    if (one) asked.set(requestId, { ...one, kind: kindOf(type), head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (!one || !/^https?:/.test(one.url) || new URL(one.url).pathname.startsWith('/api/')) return;
    loaded.push({ ...one, bytes: Math.max(0, encodedDataLength - one.head) });
  });
  const sum = (some: readonly Loaded[]) => some.reduce((bytes, one) => bytes + one.bytes, 0);
  return {
    bytes: (kinds, until = Number.POSITIVE_INFINITY) =>
      sum(loaded.filter(({ kind, at }) => kinds.includes(kind) && at <= until)),
    total: () => sum(loaded),
    async firstPaint() {
      const { metrics } = await session.send('Performance.getMetrics');
      const began = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN;
      const ms = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      );
      return began + ms / 1000;
    },
  };
}
