import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInByApi } from '../bench/fill';
import { createPerson, untilSent } from '../e2e/person-steps';
import { disc, reopener } from '../e2e/workout-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import type { KillableChromium } from '../harness/killable-chromium';
import { createDoor } from './door';
import { openAgain, signInAndClose } from './own-profile';
import { prepareWorkout } from './prepared';
import { setsOnServer } from './sets-on-server';

const EMAIL = 'ana.cheia@example.com';
const SETS = 6;

let server: BuiltServer;
let profile: string;
let browser: KillableChromium | undefined;

beforeAll(async () => {
  server = await startServer();
  profile = await mkdtemp(join(tmpdir(), 'anilha-quota-'));
});

afterAll(async () => {
  await browser?.kill().catch(() => undefined);
  await server?.stop();
  if (profile) await rm(profile, { recursive: true, force: true });
});

const unsaved = (page: Page) =>
  page.getByRole('alert').getByText(/^Não foi possível salvar neste aparelho/);
/** This text must not appear while writes are only in memory. */
const kept = (page: Page) => page.getByText('Seus registros estão guardados');

/** Opens the workout in a browser with or without room for its origin. */
async function open({ full, offline }: { full: boolean; offline: boolean }) {
  browser = await openAgain(profile, offline);
  const page = await browser.newPage();
  const room = await browser.context.newCDPSession(page);
  if (full) await leaveRoom(room, 1);
  await page.goto(`${server.url}/app/workout`);
  await disc(page, 1, SETS).or(reopener(page, 1)).first().waitFor();
  return { page, room };
}

/** Limits the storage of the origin, in bytes; without a number the limit is removed. */
async function leaveRoom(session: CDPSession, quotaSize?: number): Promise<void> {
  const { origin } = new URL(server.url);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  });
}

test('C8a: without room nothing is lost, the screen says so, and all is well when there is some', async () => {
  await createPerson(server, 'Ana', EMAIL);
  const person = await signInByApi(server, EMAIL);
  const door = createDoor(
    server.apiUrl,
    async () => undefined,
    () => undefined,
  );
  const workout = await prepareWorkout(door, person, SETS, null);
  const stored = async () => (await setsOnServer(door, person, [workout]))[0];
  await signInAndClose(profile, server.url, EMAIL);

  let { page, room } = await open({ full: false, offline: false });
  await disc(page, 1, SETS).click();
  await reopener(page, 1).waitFor();
  await untilSent(page);
  await browser?.kill();

  // The limit is set from the start, because Chromium checks an origin that had space only every
  // half minute.
  ({ page, room } = await open({ full: true, offline: true }));
  await disc(page, 2, SETS).click();
  await reopener(page, 2).waitFor();
  await unsaved(page).waitFor();
  expect(await kept(page).count()).toBe(0);
  await disc(page, 3, SETS).click();
  await reopener(page, 3).waitFor();
  await browser?.kill();

  // Still without space: changes that no database accepted come from the second copy.
  ({ page, room } = await open({ full: true, offline: true }));
  await reopener(page, 3).waitFor();
  await unsaved(page).waitFor();
  await disc(page, 4, SETS).click();
  await reopener(page, 4).waitFor();
  expect(await stored()).toEqual([1]);
  // With network they are sent at once, also without space.
  await browser?.context.setOffline(false);
  await expect.poll(stored).toEqual([1, 2, 3, 4]);
  await unsaved(page).waitFor();

  await leaveRoom(room);
  await disc(page, 5, SETS).click();
  await reopener(page, 5).waitFor();
  await unsaved(page).waitFor({ state: 'detached' });
  // Sets that the server took without room here come back from it.
  await untilSent(page);
  await browser?.kill();

  ({ page, room } = await open({ full: false, offline: true }));
  await reopener(page, 5).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Reabrir série/ }).count()).toBe(5);
  await browser?.context.setOffline(false);
  await untilSent(page);
  expect(await stored()).toEqual([1, 2, 3, 4, 5]);
});
