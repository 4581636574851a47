import type { Browser, BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { agree } from '#domain/account/health-consent';
import type { Stamp } from '#domain/record/stamp';
import { workoutKind } from '#domain/workouts/kind';
import { stamped } from '#protocol/merge';
import { spaceOf } from '#protocol/space';
import { fill, type SignedIn, signInByApi } from '../bench/fill';
import { linkPeople, sessionOf } from '../e2e/coaching-steps';
import { createPerson, openDevice } from '../e2e/person-steps';
import { closeProfiles, openWholeChromium } from '../harness/browser';
import { type BuiltServer, startServer } from '../harness/built-server';
import { jpeg } from '../server/account/photo/jpeg-sample';
import { drawReceiver } from '../server/device/receiver';
import { createChance } from '../sync/chance';
import { createDoor } from './door';
import {
  type Device,
  hasEndedSession,
  hasGivenUp,
  type Journey,
  keepNotices,
  leaveDevice,
  logForStudent,
  logSets,
  lookAtPhotos,
} from './outage-journeys';
import { createPhone } from './phone';

const ANA = 'ana.falta@example.com';
const BIA = 'bia.falta@example.com';
const CARLA = 'carla.falta@example.com';
const DORA = 'dora.falta@example.com';
const LIA = 'lia.falta@example.com';
/** A limit for hanging tests, above the longest wait between two tries of a visible page. */
const PATIENCE = { timeout: 150_000 };

const linksSchema = v.object({ students: v.array(v.object({ link: v.string() })) });

let first: BuiltServer;
let server: BuiltServer;
let browser: Browser;
let trainee: Device;
let floor: Device;
let album: Device;
let leaver: Device;
let noticed: Device;
let ana: SignedIn;
let bia: SignedIn;
let journeys: readonly (readonly [Device, Journey])[] = [];

/** Opens a Chromium profile. */
async function openProfile(prepare?: (context: BrowserContext) => Promise<unknown>) {
  const context = await openDevice(browser, first);
  await prepare?.(context);
  let page: Page | null = null;
  const opened = () => {
    if (!page) throw new Error('No page is open');
    return page;
  };
  const device: Device = {
    async open(path) {
      await page?.close();
      page = await context.newPage();
      await page.goto(path);
    },
    async goto(path) {
      await opened().goto(path);
    },
    async press(name) {
      const link = opened().getByRole('link', { name });
      const toggle = opened().getByRole('switch', { name });
      await opened().getByRole('button', { name }).or(link).or(toggle).first().click();
    },
    type: (label, text) => opened().getByLabel(label, { exact: true }).fill(text),
    shows: (text) => opened().getByText(text).filter({ visible: true }).first().waitFor(),
    run: (script) => opened().evaluate(script),
  };
  return device;
}

/**
 * Replaces the browser's part of subscribing, because no push service answers here. It returns
 * another address if the page's storage requests that, as browsers sometimes do.
 */
async function subscribeAtTheEdge(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: first.url });
  await context.addInitScript((drawn) => {
    let key = new ArrayBuffer(0);
    const endpoint = () => `https://push.example.com/${localStorage.getItem('edge') ?? 'first'}`;
    const subscription = () => ({
      endpoint: endpoint(),
      expirationTime: null,
      options: { applicationServerKey: key, userVisibleOnly: true },
      getKey: () => null,
      toJSON: () => ({ endpoint: endpoint(), keys: drawn }),
      unsubscribe: async () => true,
    });
    PushManager.prototype.getSubscription = async () => (key.byteLength ? subscription() : null);
    PushManager.prototype.subscribe = async (options) => {
      const text = String(options?.applicationServerKey);
      const plain = text.replaceAll('-', '+').replaceAll('_', '/');
      key = Uint8Array.from(atob(plain), (char) => char.charCodeAt(0)).buffer;
      return subscription();
    };
  }, drawReceiver().subscription);
}

/** The done sets in a person's space on the server, as a new device reads them. */
async function setsDone(who: SignedIn): Promise<number> {
  const door = createDoor(
    server.apiUrl,
    async () => undefined,
    () => undefined,
    server.url,
  );
  const reader = createPhone({ ...who, workouts: [] }, 'reader', createChance(1), door);
  await reader.catchUp();
  const workouts = [...reader.held.values()].map((held) => workoutKind.project(held));
  const sets = workouts.flatMap(({ exercises }) => exercises.flatMap((one) => one.sets));
  return sets.filter(({ done }) => done !== null).length;
}

/** The push addresses of a person's browsers on the server. */
async function pushAddresses(email: string): Promise<string[]> {
  const { db, close } = server.open();
  try {
    const rows = await db
      .selectFrom('push_subscription')
      .innerJoin('user', 'user.id', 'push_subscription.user_id')
      .select('endpoint')
      .where('email', '=', email)
      .execute();
    return rows.map(({ endpoint }) => endpoint);
  } finally {
    await close();
  }
}

/** Bia consents to health data, is coached by Carla and shares a photo with her. */
async function showPhoto(): Promise<void> {
  const at = Date.now();
  const target = { space: spaceOf(bia.userId), kind: 'preferences', record: 'self' };
  const stamp: Stamp = [at, 0, 'elsewhere'];
  const full = { ...stamped(agree(at), stamp) };
  await fill(first, bia, [{ id: 'agreed', ...target, stamp, full }]);
  await linkPeople(first, CARLA, BIA, ['program', 'log', 'record', 'body']);

  const answer = await (await sessionOf(first, CARLA)).get('/api/coaching/students');
  const [student] = v.parse(linksSchema, answer).students;
  const image = jpeg(900, 1600).toString('base64');
  const path = `/api/coaching/links/${student?.link}/photos/p1`;
  await (await sessionOf(first, BIA)).put(path, { day: '2026-11-20', pose: 'front', image });
}

beforeAll(async () => {
  first = await startServer();
  browser = await openWholeChromium();
  for (const email of [ANA, BIA, CARLA, DORA, LIA]) {
    await createPerson(first, email.startsWith('bia') ? 'Bia Alves' : 'Ana', email);
  }
  ana = await signInByApi(first, ANA);
  bia = await signInByApi(first, BIA);
  await showPhoto();
  trainee = await openProfile();
  floor = await openProfile();
  album = await openProfile();
  leaver = await openProfile();
  noticed = await openProfile(subscribeAtTheEdge);
  journeys = [
    [trainee, logSets(ANA)],
    [floor, logForStudent(CARLA, 'Bia Alves')],
    [album, lookAtPhotos(CARLA, bia.userId)],
    [leaver, leaveDevice(DORA)],
    [noticed, keepNotices(LIA)],
  ];
  for (const [device, journey] of journeys) await journey.before(device);
  await first.kill();
  await Promise.all(journeys.map(([device, journey]) => journey.during(device)));
}, 600_000);

afterAll(async () => {
  await closeProfiles();
  await server?.kill();
  await first?.stop();
});

test('T2a: the pill says that there is no connection, and how much is kept, while the server is away', async () => {
  await trainee.shows('Sem conexão · 2 séries guardadas');
  await floor.shows('Sem conexão · 1 série guardada');
});

describe('T2b1: without a tap, when the server answers again,', () => {
  beforeAll(async () => {
    for (const [device, { asked }] of journeys) {
      await vi.waitFor(async () => {
        if (!(await hasGivenUp(device, asked))) throw new Error(`${asked} is still asked for`);
      }, PATIENCE);
    }
    server = await startServer({ dataDir: first.dataDir, ports: first.ports });
  }, 600_000);

  test('T2a: sends sets that were logged without it', async () => {
    await expect.poll(() => setsDone(ana), PATIENCE).toBe(2);
    await trainee.shows('Tudo salvo');
  });

  test('sends a set in a coach’s copy', async () => {
    await expect.poll(() => setsDone(bia), PATIENCE).toBe(1);
  });

  test('ends the session of an owed sign-out', async () => {
    await expect.poll(() => hasEndedSession(leaver), PATIENCE).toBe(true);
  });

  test('T2e: shows the photos of a student', async () => {
    const shown = () => album.run('document.body.innerText');
    await expect.poll(shown, PATIENCE).toContain('1 foto que Bia mostra a você');
  });

  test('registers a push subscription that the browser renewed', async () => {
    const renewed = 'https://push.example.com/second';
    await expect.poll(() => pushAddresses(LIA), PATIENCE).toContain(renewed);
  });
});
