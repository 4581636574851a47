import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { UNDER_WAY_KEY } from '../../../src/data/workouts/under-way';
import { createPerson, openDevice, openTab, signIn, untilSent } from '../../e2e/person-steps';
import { addExercise, startEmpty } from '../../e2e/workout-steps';
import { openWholeChromium } from '../../harness/browser';
import { type BuiltServer, startServer } from '../../harness/built-server';
import { openProfile } from '../../harness/killable-chromium';
import { untilWorkerControls } from '../../pwa/worker-page';
import { LIFT } from '../app/ten-years';
import { BARE, distWithBarePage } from '../bare-page';
import { median } from '../figures';
import { FAST, SLOW, SLOW_CPU, type Speed, slowDown } from '../line-speed';
import type { Report, Target } from '../report';
import { measureFirstSet } from './first-set';
import { type Timeline, timeStart } from './timeline';

const EMAIL = 'partida@exemplo.com.br';
const DISC = '#root [aria-label^="Concluir série"]';
/** A press on the last view is kept until the app is there, and logged then. */
const FIRST_DISC = `${DISC}, #snapshot [aria-label^="Concluir série"]`;
const DEMO = '#demonstracao [aria-label^="Concluir série"]';
const BUTTON = '[data-ready]';
/**
 * Limits relative to the bare page. `firstPaint`: the landing's first paint at slow 4G. `offline`:
 * the offline start until a press on the disc is accepted, even if only by the last view.
 */
const MOST = { firstPaint: 1.15, offline: 3 };

interface Place {
  readonly name: string;
  readonly path: string;
  /** The path from which a device without data has to start. */
  readonly coldPath?: string;
  /** The control that must be there to be pressed. */
  readonly control: string;
  /** The app's own control, if something replaces it at first. */
  readonly itself?: string;
  readonly signedIn: boolean;
  /** Whether a worker is installed; visitors get none before they have an account. */
  readonly worker: boolean;
}

const BARE_PAGE: Place = {
  name: 'bare page',
  path: BARE,
  control: BUTTON,
  signedIn: false,
  worker: true,
};
const LANDING: Place = {
  name: 'landing',
  path: '/',
  control: DEMO,
  signedIn: false,
  worker: false,
};
/** The start page, which opens the workout that the device knows of. */
const WORKOUT: Place = {
  name: 'workout',
  path: '/',
  coldPath: '/app/workout',
  control: FIRST_DISC,
  itself: DISC,
  signedIn: true,
  worker: true,
};

/** Measures the start, beside that of a bare page on the same server in the same run. */
export async function startPart(runs: number, report: Report): Promise<void> {
  const { dist, remove } = await distWithBarePage();
  const profile = await mkdtemp(join(tmpdir(), 'anilha-bench-'));
  const server = await startServer({ dist });
  try {
    await createPerson(server, 'Partida', EMAIL);
    const signedIn = await prepareProfile(server, profile);
    await measureOnline(server, signedIn, runs, report);
    // Without its server, as in a basement.
    await server.kill();
    await measureOffline(server, profile, runs, report);
  } finally {
    await server.stop();
    await rm(profile, { recursive: true, force: true });
    await remove();
  }
}

/** A browser in which both pages work offline and a workout is running. */
async function prepareProfile(
  server: BuiltServer,
  profile: string,
): Promise<BrowserContextOptions> {
  const browser = await openProfile(profile);
  const page = await browser.newPage();
  // This context has no language and no base address, so addresses are complete.
  await page.goto(`${server.url}/login`);
  const bare = await browser.newPage();
  await bare.goto(server.url + BARE);
  await bare.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await bare.close();
  const device = await openWholeChromium();
  const own = await openDevice(device, server);
  const tab = await openTab(own);
  await signIn(tab, EMAIL);
  await startEmpty(tab);
  await addExercise(tab, LIFT.name);
  await untilSent(tab);
  const storageState = await own.storageState({ indexedDB: false });
  await device.close();
  await takeOver(browser.context, storageState, server.url);
  await page.goto(`${server.url}/app/workout`);
  await page.locator(DISC).first().waitFor();
  await untilWorkerControls(page);
  // Waits until the shown screen is stored, so that the next start shows it.
  await page.waitForFunction((key) => localStorage.getItem(key), UNDER_WAY_KEY);
  await browser.close();
  return { storageState };
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs a browser in with an existing session. */
async function takeOver(context: BrowserContext, state: State, url: string): Promise<void> {
  await context.addCookies(state.cookies);
  const [page] = context.pages();
  const stored = state.origins.flatMap(({ localStorage }) => localStorage);
  await page?.goto(`${url}${BARE}`);
  await page?.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, stored);
}

async function measureOnline(
  server: BuiltServer,
  signedIn: BrowserContextOptions,
  runs: number,
  report: Report,
): Promise<void> {
  const browser = await openWholeChromium();
  const places = [BARE_PAGE, LANDING, WORKOUT];
  for (const speed of [FAST, SLOW]) {
    const cold = new Map<Place, Timeline[]>();
    const warm = new Map<Place, Timeline[]>();
    for (let run = 0; run < runs; run += 1) {
      for (const place of places) {
        const device = await openDevice(browser, server, place.signedIn ? signedIn : {});
        const first = await openTab(device);
        await slowDown(device, first, speed);
        note(cold, place, await timed(first, place.coldPath ?? place.path, place));
        if (place.worker) {
          await untilWorkerControls(first);
        }
        await first.close();
        const second = await openTab(device);
        await slowDown(device, second, speed);
        note(warm, place, await timed(second, place.path, place));
        await device.close();
      }
    }
    const isSlow = speed === SLOW;
    tell(`Start, cold, online, ${speed.name}`, cold, report, (own, floor, place) =>
      isSlow && place === LANDING
        ? atMostTimes(own.fcp / floor.fcp, MOST.firstPaint, 'first paint')
        : undefined,
    );
    tell(`Start, warm, ${speed.name}`, warm, report, () => undefined);
  }
  await measureFirstSet(browser, server, runs, report);
  await browser.close();
}

/** Measures each in a newly opened browser. */
async function measureOffline(
  server: BuiltServer,
  profile: string,
  runs: number,
  report: Report,
): Promise<void> {
  for (const speed of [FAST, SLOW_CPU]) {
    const found = new Map<Place, Timeline[]>();
    for (let run = 0; run < runs; run += 1) {
      for (const place of [BARE_PAGE, WORKOUT]) {
        note(found, place, await startOffline(profile, server.url, place, speed));
      }
    }
    tell(`Start, cold, offline, ${speed.name}`, found, report, (own, floor, place) =>
      place === WORKOUT
        ? atMostTimes(own.usable / floor.usable, MOST.offline, 'a press on the disc is held')
        : undefined,
    );
  }
}

async function startOffline(
  profile: string,
  url: string,
  place: Place,
  speed: Speed,
): Promise<Timeline> {
  const browser = await openProfile(profile);
  try {
    const page = await browser.newPage();
    await slowDown(browser.context, page, speed);
    return await timed(page, url + place.path, place);
  } finally {
    await browser.close();
  }
}

function timed(page: Page, url: string, { control, itself }: Place): Promise<Timeline> {
  return timeStart(page, url, control, itself);
}

function note(found: Map<Place, Timeline[]>, place: Place, timeline: Timeline): void {
  found.set(place, [...(found.get(place) ?? []), timeline]);
}

function atMostTimes(ratio: number, most: number, what: string): Target {
  return {
    says: `${what} ${ratio.toFixed(2)} × the bare page's, at most ${most} ×`,
    holds: ratio <= most,
  };
}

function middleOf(timelines: readonly Timeline[]): Timeline {
  return {
    fcp: median(timelines.map(({ fcp }) => fcp)),
    lcp: median(timelines.map(({ lcp }) => lcp)),
    usable: median(timelines.map(({ usable }) => usable)),
    itself: median(timelines.map(({ itself }) => itself)),
  };
}

/** Differences below one frame count as simultaneous. */
const FRAME_MS = 17;

/**
 * Reports the times. If the last view preceded the app, an extra line has the time of the app's own
 * disc. Until then a press is held in memory, and only after that it is logged and stored.
 */
function tell(
  title: string,
  found: ReadonlyMap<Place, readonly Timeline[]>,
  report: Report,
  target: (own: Timeline, floor: Timeline, place: Place) => Target | undefined,
): void {
  report.title(
    `${title}: first paint, largest paint, what can be pressed; first and third over the bare page`,
  );
  const floor = middleOf(found.get(BARE_PAGE) ?? []);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const times = (value: number) => `${value.toFixed(2)} ×`;
  for (const [place, timelines] of found) {
    const own = middleOf(timelines);
    const overFloor = [own.fcp / floor.fcp, own.usable / floor.usable].map(times);
    const stoodIn = own.itself - own.usable > FRAME_MS;
    report.line(
      stoodIn ? `${place.name}, its last view` : place.name,
      [...[own.fcp, own.lcp, own.usable].map(ms), ...overFloor],
      target(own, floor, place),
    );
    if (!stoodIn) continue;
    const ratio = times(own.itself / floor.usable);
    report.line(`${place.name}, the app's own disc`, ['', '', ms(own.itself), '', ratio]);
  }
}
