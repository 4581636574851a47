import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInByApi } from '../bench/fill';
import { createPerson, untilSent } from '../e2e/person-steps';
import { disc, reopener } from '../e2e/workout-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import type { KillableChromium } from '../harness/killable-chromium';
import { newestLog, tear } from './browser-log';
import { createDoor } from './door';
import { openAgain, signInAndClose } from './own-profile';
import { prepareWorkout } from './prepared';

const EMAIL = 'ana.rasgo@example.com';
const SETS = 4;

let server: BuiltServer;
let profile: string;
let browser: KillableChromium | undefined;

beforeAll(async () => {
  server = await startServer();
  profile = await mkdtemp(join(tmpdir(), 'anilha-torn-'));
});

afterAll(async () => {
  await browser?.kill().catch(() => undefined);
  await server?.stop();
  if (profile) await rm(profile, { recursive: true, force: true });
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(path: string, offline: boolean): Promise<Page> {
  browser = await openAgain(profile, offline);
  const page = await browser.newPage();
  await page.goto(`${server.url}${path}`);
  return page;
}

/** A body photo, which is never on the server. */
async function keepPhoto(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  await button(page, 'Escolher fotos').click();
  const [chosen] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'Concordo em guardar').click(),
  ]);
  await chosen.setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await button(page, 'Guardar neste aparelho').click();
  await photos(page).first().waitFor();
}

const photos = (page: Page) => page.getByRole('button', { name: /^Abrir foto/ });

test('what a kill cut off in the log of the browser takes nothing with it later', async () => {
  await createPerson(server, 'Ana', EMAIL);
  const person = await signInByApi(server, EMAIL);
  const door = createDoor(
    server.apiUrl,
    async () => undefined,
    () => undefined,
  );
  await prepareWorkout(door, person, SETS, null);
  await signInAndClose(profile, server.url, EMAIL);
  let page = await open('/app/body/photos', false);
  await keepPhoto(page);
  await page.goto(`${server.url}/app/workout`);
  await disc(page, 1, SETS).click();
  await reopener(page, 1).waitFor();
  await untilSent(page);
  await browser?.kill();

  for (const set of [2, 3]) {
    const torn = await newestLog(profile, server.url);
    await tear(torn);
    page = await open('/app/workout', true);
    await disc(page, set, SETS).click();
    await reopener(page, set).waitFor();
    await expect.poll(() => newestLog(profile, server.url)).not.toBe(torn);
    await browser?.kill();
  }

  page = await open('/app/workout', true);
  for (const set of [1, 2, 3]) await reopener(page, set).waitFor();
  await page.goto(`${server.url}/app/body/photos`);
  await photos(page).first().waitFor();
});
