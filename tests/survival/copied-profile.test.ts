import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workoutKind } from '#domain/workouts/kind';
import { type SignedIn, signInByApi } from '../bench/fill';
import { BENCH, createPerson, untilSent } from '../e2e/person-steps';
import { addExercise, disc, figuresOf, logTyped, reopener, row } from '../e2e/workout-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import type { KillableChromium } from '../harness/killable-chromium';
import { createChance } from '../sync/chance';
import { createDoor } from './door';
import { openAgain, signInAndClose } from './own-profile';
import { createPhone } from './phone';

const EMAIL = 'ana.copia@example.com';

let server: BuiltServer;
let person: SignedIn;
let folder: string;
const browsers: KillableChromium[] = [];

beforeAll(async () => {
  server = await startServer();
  await createPerson(server, 'Ana', EMAIL);
  person = await signInByApi(server, EMAIL);
  folder = await mkdtemp(join(tmpdir(), 'anilha-copies-'));
});

afterAll(async () => {
  for (const browser of browsers) await browser.kill().catch(() => undefined);
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const profileOf = (name: string) => join(folder, name);

async function open(name: string, offline: boolean): Promise<Page> {
  const browser = await openAgain(profileOf(name), offline);
  browsers.push(browser);
  return browser.newPage();
}

/** Closes in order, with all that is stored on the disk. */
async function closeAll(): Promise<void> {
  for (const browser of browsers.splice(0)) await browser.close();
}

/** The name that the app on a page writes under. */
const deviceOf = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('meta').objectStore('meta').get('identity');
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(String(reading.result.device));
          };
        };
      }),
    `anilha-${person.userId}`,
  );

async function log(page: Page, nth: number, load: string): Promise<void> {
  await logTyped(page, load);
  await reopener(page, nth).waitFor();
}

/** The wall clock of a page shows one instant, or goes on. */
const holdClock = (page: Page, at: number | null) =>
  page.evaluate((ms) => {
    const now: () => number = Reflect.get(window, 'trueNow') ?? Date.now;
    Reflect.set(window, 'trueNow', now);
    Date.now = ms === null ? now : () => ms;
  }, at);

/** Kilos of a set on the screen: the shown value and that of the other copy. */
async function kilosOf(page: Page, nth: number): Promise<number[]> {
  const label = await figuresOf(page, nth);
  const own = /: (\d+) quilos.*Feita/.exec(label)?.[1];
  const other = /Outro aparelho registrou (\d+)/.exec(
    (await row(page, nth).textContent()) ?? '',
  )?.[1];
  return [own, other].flatMap((kilos) => (kilos === undefined ? [] : [Number(kilos)])).sort();
}

/** Kilos of the sets in the server's records, as a new device reads them. */
async function kilosOnServer(): Promise<number[][]> {
  const door = createDoor(
    server.apiUrl,
    async () => undefined,
    () => undefined,
  );
  const newcomer = createPhone({ ...person, workouts: [] }, 'new', createChance(1), door);
  await newcomer.catchUp();
  const workouts = [...newcomer.held.values()].filter((registers) => 'start' in registers);
  return workouts
    .flatMap((registers) => workoutKind.project(registers).exercises)
    .flatMap(({ sets }) => sets)
    .map(({ done, alternative }) =>
      [done?.load, alternative?.load].flatMap((load) => (load ? [load / 1000] : [])).sort(),
    );
}

test('C10: two copies of a profile keep every set when both log the same ones and meet later', async () => {
  await signInAndClose(profileOf('phone'), server.url, EMAIL);
  const before = await open('phone', false);
  await before.goto(`${server.url}/app/workout?start=1`);
  await before.getByRole('heading', { name: 'Treino começado' }).waitFor();
  await addExercise(before, BENCH);
  await untilSent(before);
  await closeAll();
  await cp(profileOf('phone'), profileOf('copy'), { recursive: true });

  const phone = await open('phone', true);
  const copy = await open('copy', true);
  for (const page of [phone, copy]) {
    await page.goto(`${server.url}/app/workout`);
    await disc(page, 1, 3).waitFor();
  }
  const name = await deviceOf(phone);
  expect(await deviceOf(copy)).toBe(name);

  // At different milliseconds, and at the same one.
  await log(phone, 1, '80');
  await log(copy, 1, '90');
  const instant = Date.now() + 1000;
  for (const [page, load] of [
    [phone, '60'],
    [copy, '70'],
  ] as const) {
    await holdClock(page, instant);
    await log(page, 2, load);
    await holdClock(page, null);
  }
  await log(copy, 3, '50');
  for (const page of [phone, copy]) {
    await page.context().setOffline(false);
    await untilSent(page);
  }

  const all = [[80, 90], [60, 70], [50]];
  expect(await kilosOnServer()).toEqual(all);
  for (const page of [phone, copy]) {
    await expect.poll(() => Promise.all([1, 2, 3].map((nth) => kilosOf(page, nth)))).toEqual(all);
  }
  expect(await deviceOf(phone)).toBe(name);
  expect(await deviceOf(copy)).not.toBe(name);

  await copy.getByRole('button', { name: /^(Usar|Ficar com) 90/ }).click();
  await expect.poll(() => kilosOf(copy, 1)).toEqual([90]);
  await expect.poll(() => kilosOf(phone, 1)).toEqual([90]);
  await expect.poll(kilosOnServer).toEqual([[90], [60, 70], [50]]);
});
