import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { type KillableChromium, openProfile } from '../harness/killable-chromium';
import { untilWorkerControls } from '../pwa/worker-page';
import { fillSignUp } from './entry-steps';
import { addExercise, disc, logTyped, reopener } from './workout-steps';

/** Tests what Chromium itself stores and loses: the second copy of unsent sets. */

let server: BuiltServer;
let profile: string;
const browsers: KillableChromium[] = [];

beforeAll(async () => {
  server = await startServer();
});

beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'anilha-storage-'));
  return async () => {
    await Promise.all(browsers.splice(0).map((browser) => browser.kill().catch(() => undefined)));
    await rm(profile, { recursive: true, force: true });
  };
});

afterAll(async () => {
  await server?.stop();
});

async function open(): Promise<KillableChromium> {
  const browser = await openProfile(profile);
  browsers.push(browser);
  return browser;
}

async function signUp(page: Page, email: string): Promise<void> {
  await fillSignUp(page, { email, name: 'Ana' }, server.url);
  const code = /\b\d{6}\b/.exec(await server.mailTo(email))?.[0] ?? '';
  await page.getByLabel('Código').fill(code);
  await page.getByRole('heading', { level: 1, name: 'Boas-vindas' }).waitFor();
  await untilWorkerControls(page);
}

/** A workout with one exercise of three sets, synced before the network is cut. */
async function beginWorkout(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Treino livre' }).click();
  await addExercise(page, 'Supino reto com barra');
  await disc(page, 1, 3).waitFor();
  await expect.poll(() => unsent(page)).toBe(0);
}

/** Number of pending changes in the person's database. */
function unsent(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const name = names.find((one) => one.startsWith('anilha-'));
    if (!name) throw new Error('There is no database');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    try {
      return await new Promise<number>((resolve, reject) => {
        const request = database.transaction('outbox').objectStore('outbox').count();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    } finally {
      database.close();
    }
  });
}

/** Contents of the files in the origin's private file system, by name. */
function filesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for await (const [name, entry] of await navigator.storage.getDirectory()) {
      if (entry instanceof FileSystemFileHandle) texts[name] = await (await entry.getFile()).text();
    }
    return texts;
  });
}

test('C1m1 C1m3: an unsent set lies in a file as well, and comes back when the database is gone', async () => {
  const home = await open();
  await signUp(await home.newPage(), 'ana.arquivo@example.com');
  await home.close();

  const first = await open();
  const page = await first.newPage();
  await beginWorkout(page);
  await first.context.setOffline(true);
  await logTyped(page, '82,5');
  await reopener(page, 1).waitFor();
  // The load is a separate change, stored before the set is done.
  await expect
    .poll(async () => Object.values(await filesOf(page)).join())
    .toMatch(/\.done\W.*82500/);
  await first.kill();

  // The browser loses the database without the app's knowledge, as after a full disk.
  const second = await open();
  const outside = await second.newPage();
  await outside.goto(`${server.url}/robots.txt`);
  const deleted = await outside.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const ours = names.filter((name) => name.startsWith('anilha-'));
    for (const name of ours) {
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
        request.onblocked = reject;
      });
    }
    return ours.length;
  });
  expect(deleted).toBe(1);
  await outside.close();

  // Without network the set is there, although its exercise is unknown; with network, its
  // surroundings too.
  await second.context.setOffline(true);
  const offline = await second.newPage();
  await offline.goto(server.url);
  await offline.getByRole('heading', { level: 2, name: 'Sem exercício' }).waitFor();
  // Its position is random too, because the order is unknown.
  await offline.getByRole('button', { name: /^Reabrir série/ }).waitFor();
  await offline.getByText('82,5').first().waitFor();
  await second.context.setOffline(false);
  await offline.reload();
  await offline.getByRole('heading', { level: 2, name: 'Supino reto com barra' }).waitFor();
  await offline.getByText('1 de 3 séries').first().waitFor();
  await reopener(offline, 1).waitFor();
  await expect.poll(() => unsent(offline)).toBe(0);
});
