import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { syncResponseSchema } from '#protocol/sync';
import { fillSignIn } from '../../e2e/person-steps';
import type { BuiltServer } from '../../harness/built-server';
import { type KillableChromium, openProfile } from '../../harness/killable-chromium';
import { untilWorkerControls } from '../../pwa/worker-page';
import { BARE } from '../bare-page';
import { SLOW_CPU, slowDown } from '../line-speed';
import { recordsHere, untilRecords } from './records-here';

const SYNC = '**/api/sync';

export interface KilledSync {
  /** Records that the next start found before its first request. */
  readonly there: number;
  /** The cursor from which it continued; 0 would be from the start. */
  readonly cursor: number;
  /** Time from the second start until everything was there, ms. */
  readonly rest: number;
  readonly records: number;
}

/** A first sync that is killed with its browser halfway, and continues in another browser. */
export async function killedSync(
  server: BuiltServer,
  email: string,
  records: number,
): Promise<KilledSync> {
  const profile = await mkdtemp(join(tmpdir(), 'anilha-bench-'));
  let browser: KillableChromium | undefined;
  const open = async () => {
    browser = await openProfile(profile);
    // The compiler wraps functions in the page with this function to preserve their names.
    await browser.context.addInitScript('globalThis.__name = (one) => one');
    return { browser, page: await browser.newPage() };
  };
  try {
    const first = await open();
    await signInWithoutRecords(first.page, server.url, email);
    // The browser is closed in order, because only that writes a recent cookie to the profile.
    await first.browser.close();

    const killed = await open();
    await slowDown(killed.browser.context, killed.page, SLOW_CPU);
    await killed.page.goto(server.url);
    await untilRecords(killed.page, records / 2);
    await killed.browser.kill();

    const { browser: next, page } = await open();
    await page.goto(server.url + BARE);
    const there = await recordsHere(page);
    await slowDown(next.context, page, SLOW_CPU);
    const cursor = firstCursor(page);
    const began = performance.now();
    await page.goto(server.url);
    const all = await untilRecords(page, records);
    const rest = performance.now() - began;
    return { there, cursor: await cursor, rest, records: all };
  } finally {
    await browser?.kill();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Leaves the device right before its first sync, ready to be offline. */
async function signInWithoutRecords(page: Page, url: string, email: string): Promise<void> {
  // On this page the records can be counted without the app; its worker answers for it too.
  await page.goto(url + BARE);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.route(SYNC, (route) => route.abort());
  await page.goto(`${url}/login`);
  await fillSignIn(page, email);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  await untilWorkerControls(page);
  const here = await recordsHere(page);
  if (here > 0) throw new Error(`${here} records came before the first sync.`);
}

/** The cursor of the next sync request. */
async function firstCursor(page: Page): Promise<number> {
  const answer = await page.waitForResponse(SYNC);
  const [space] = v.parse(syncResponseSchema, await answer.json()).spaces;
  return space && 'from' in space ? space.from : 0;
}
