import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedIn, signInByApi } from '../bench/fill';
import { createPerson, untilSent } from '../e2e/person-steps';
import { disc, reopener } from '../e2e/workout-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import type { KillableChromium } from '../harness/killable-chromium';
import { createChance } from '../sync/chance';
import { createDoor } from './door';
import { killsOf, patienceFor, SEED, sayOdds } from './odds';
import { openAgain, signInAndClose } from './own-profile';
import { type Prepared, prepareWorkout } from './prepared';
import { setsOnServer } from './sets-on-server';
import { keepTapping } from './tapping';

const EMAIL = 'ana.queda@example.com';
const KILLS = killsOf(200);
const SETS = 30;
/** A kill comes after up to this many ticks, and some milliseconds after the last of them. */
const MOST_TICKS = 3;
const MOST_MS = 120;
/** Maximum number of uncounted taps at a kill. */
const UNHEARD = 3;
/** Percentage of offline rounds. */
const OFFLINE = 70;

let server: BuiltServer;
let person: SignedIn;
let profile: string;
let browser: KillableChromium | undefined;

beforeAll(async () => {
  server = await startServer();
  await createPerson(server, 'Ana', EMAIL);
  person = await signInByApi(server, EMAIL);
  profile = await mkdtemp(join(tmpdir(), 'anilha-kills-'));
});

afterAll(async () => {
  await browser?.kill().catch(() => undefined);
  await server?.stop();
  if (profile) await rm(profile, { recursive: true, force: true });
});

const door = () =>
  createDoor(
    server.apiUrl,
    async () => undefined,
    () => undefined,
  );

async function openApp(offline: boolean): Promise<Page> {
  browser = await openAgain(profile, offline);
  const page = await browser.newPage();
  await page.goto(`${server.url}/app/workout`);
  return page;
}

/** Logs sets until a number of further ticks was painted, and a moment longer. */
async function tapUntil(page: Page, ticks: number, ms: number) {
  let [tapped, painted, seen] = [0, 0, 0];
  await new Promise<void>((resolve, reject) => {
    keepTapping(page, {
      tapped: (nth) => {
        tapped = nth;
      },
      painted: (nth) => {
        painted = nth;
        seen += 1;
        if (seen === ticks) setTimeout(resolve, ms);
      },
    }).catch(reject);
  });
  return () => ({ tapped, painted });
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The numbers of the sets that the screen shows as done. */
async function ticksOf(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: /^Concluir série/ }).waitFor();
  const ticks = page.getByRole('button', { name: /^Reabrir série/ });
  const labels = await ticks.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  return labels.map((label) => Number(/\d+/.exec(label ?? '')?.[0]));
}

test('W1: kill -9 of the browser loses no set whose tick was painted', {
  timeout: patienceFor(KILLS),
}, async () => {
  sayOdds('Chromium', KILLS);
  const chance = createChance(SEED);
  await signInAndClose(profile, server.url, EMAIL);
  const workouts: Prepared[] = [];
  /** For each workout, the number of sets that must exist in the end. */
  const painted: number[] = [];
  let [least, most] = [SETS, SETS];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const full = least > SETS - 2 * MOST_TICKS;
    const page = await openApp(!full && chance.in100(OFFLINE));
    if (full) {
      await untilSent(page);
      workouts.push(await prepareWorkout(door(), person, SETS, workouts.at(-1) ?? null));
      // If the workout before is running here, its end is sent first; elsewhere it is only
      // received.
      await page.goto(`${server.url}/app/profile`);
      await untilSent(page);
      await page.goto(`${server.url}/app/workout`);
      await disc(page, 1, SETS).waitFor();
      [least, most] = [0, 0];
    }
    const there = await ticksOf(page);
    expect(there.length, `ticks after kill ${kill}`).toBeGreaterThanOrEqual(least);
    expect(there).toEqual(numbers(Math.min(there.length, most)));
    const soFar = await tapUntil(page, 1 + chance.below(MOST_TICKS), chance.below(MOST_MS));
    await browser?.kill();
    const { tapped, painted: seen } = soFar();
    [least, most] = [Math.max(there.length, seen), tapped + UNHEARD];
    painted[workouts.length - 1] = least;
  }
  const page = await openApp(false);
  await reopener(page, least).waitFor();
  await untilSent(page);
  const stored = await setsOnServer(door(), person, workouts);
  for (const [index, sets] of stored.entries()) {
    expect(sets).toEqual(numbers(sets.length));
    expect(sets.length, `sets of workout ${index}`).toBeGreaterThanOrEqual(painted[index] ?? 0);
  }
  console.log(
    `Chromium: ${KILLS} kills, ${painted.reduce((sum, sets) => sum + sets, 0)} sets, 0 lost`,
  );
});
