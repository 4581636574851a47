import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Registers } from '#domain/record/registers';
import { signInByApi } from '../bench/fill';
import {
  BENCH,
  createPerson,
  goTo,
  IN_MOTION,
  openDevice,
  openTab,
  SQUAT,
  signIn,
} from '../e2e/person-steps';
import { closeProfiles, openChromium } from '../harness/browser';
import { type BuiltServer, startServer } from '../harness/built-server';
import { freePort } from '../harness/free-port';
import { createChance } from '../sync/chance';
import { type BadLine, startBadLine } from './bad-line';
import { createDoor } from './door';
import { patienceFor, roundsOf, SEED, sayOdds } from './odds';
import { createPhone, type Phone } from './phone';
import { loggedKilos, setsToShow, shownSets, spokenSets } from './shown-workout';
import { createTrainee, type Trainee } from './trainee';

const EMAIL = 'ana.linha@example.com';
const ROUNDS = roundsOf(200);
/** Acts per browser and round. */
const ACTS = 4;
/**
 * Percentage of rounds with a browser that is offline for a part, and of those that resume a
 * workout.
 */
const AWAY = 70;
const RESUMED = 25;
/** A limit for hanging tests, above the longest wait between two tries. */
const QUIET_MS = 180_000;

/** So tall that no toast covers the next tap. */
const TALL = { width: 412, height: 1500 };

const OWN = [SQUAT, 'Remada curvada com barra', 'Rosca direta com barra'];
const FICHA = ['Treino A', ...[BENCH, ...OWN].map((name) => `${name} 3x8 20 sem descanso`)];

let server: BuiltServer;
let line: BadLine;
let browser: Browser;
let reader: Phone;
let trainees: readonly Trainee[];
const chance = createChance(SEED);

beforeAll(async () => {
  const [front, web, api] = [await freePort(), await freePort(), await freePort()];
  line = await startBadLine(web, { host: 'localhost', port: front }, createChance(SEED + 1));
  const settings = { WEB_URL: line.url, API_URL: line.url };
  server = { ...(await startServer({ ports: { web, api }, settings })), url: line.url };
  await createPerson(server, 'Ana', EMAIL);
  const person = { ...(await signInByApi(server, EMAIL)), workouts: [] };
  const door = createDoor(
    server.apiUrl,
    async () => undefined,
    () => undefined,
  );
  reader = createPhone(person, 'reader', createChance(1), door);
  browser = await openChromium();
  trainees = await Promise.all(
    OWN.map(async (own, nth) => {
      const page = await openTab(
        await openDevice(browser, server, { ...IN_MOTION, viewport: TALL }),
      );
      await signIn(page, EMAIL);
      return createTrainee(page, nth, { own, shared: BENCH }, createChance(SEED + 2 + nth));
    }),
  );
  await writeFicha(trainees[0]);
});

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
  await line?.stop();
});

async function writeFicha(trainee: Trainee | undefined): Promise<void> {
  if (!trainee) throw new Error('Nobody trains');
  const { page } = trainee;
  await page.getByRole('link', { name: 'Escolher uma ficha pronta' }).click();
  await page.getByRole('button', { name: 'Digitar ou colar' }).click();
  await page.getByRole('textbox', { name: 'Texto da ficha' }).fill(FICHA.join('\n'));
  await page.getByRole('button', { name: 'Criar ficha' }).click();
  await page.getByText('É o próximo').waitFor();
}

const all = <T>(work: (trainee: Trainee) => Promise<T>) => Promise.all(trainees.map(work));
const setOffline = ({ page }: Trainee, offline: boolean) => page.context().setOffline(offline);
const startButton = ({ page }: Trainee) =>
  page.getByRole('button', { name: /^(Começar treino|Treinar mesmo assim)$/ });
const underWay = ({ page }: Trainee) => page.getByRole('list', { name: 'Exercícios do treino' });
const endedElsewhere = ({ page }: Trainee) =>
  page.getByRole('heading', { name: 'Concluído no outro aparelho' });
const inHistory = ({ page }: Trainee) => new URL(page.url()).pathname.startsWith('/app/history/');

/** The first time all three start it independently; later one does, and the others receive it. */
async function start(first: boolean): Promise<void> {
  await all((one) => startButton(one).waitFor());
  const starter = chance.of(trainees);
  const starters = trainees.filter((one) => first || one === starter);
  if (first) await all((one) => setOffline(one, true));
  line.setRough(true);
  for (const one of starters) await startButton(one).click();
  await Promise.all(starters.map((one) => underWay(one).waitFor()));
  if (first) await all((one) => setOffline(one, false));
  await all((one) => underWay(one).waitFor({ timeout: QUIET_MS }));
}

/** All train at once over the bad line, until one of them ends the workout. */
async function train(): Promise<{ id: string; own: (string | null)[][] }> {
  const away = chance.in100(AWAY) ? chance.of(trainees) : null;
  const [leaves, comesBack] = [chance.below(ACTS), 1 + chance.below(2 * ACTS)];
  const isAway = (one: Trainee, act: number) => one === away && act >= leaves && act < comesBack;
  await all(async (one) => {
    for (let act = 0; act < ACTS; act += 1) {
      await setOffline(one, isAway(one, act));
      await (act === 0 ? one.logOwn() : one.act(isAway(one, act)));
    }
    await setOffline(one, isAway(one, ACTS));
  });
  const own = await all((one) => one.ownSets());
  const stillAway = away && isAway(away, ACTS) ? away : null;
  const here = trainees.filter((one) => one !== stillAway);
  const [ender, other] = chance.in100(50) ? here : [...here].reverse();
  if (!ender || !other) throw new Error('Nobody is left to end it');
  const sayAgain = async (one: Trainee) => {
    own[trainees.indexOf(one)] = await one.ownSets();
  };
  await ender.finish();
  const id = new URL(ender.page.url()).pathname.split('/').at(-1) ?? '';
  if (stillAway) {
    await stillAway.logOwn();
    await sayAgain(stillAway);
  }
  if (chance.in100(RESUMED)) {
    await endedElsewhere(other).waitFor({ timeout: QUIET_MS });
    await other.page.getByRole('button', { name: 'Continuar treino' }).click();
    await underWay(other).waitFor();
    await other.logOwn();
    await sayAgain(other);
    await other.finish();
  }
  return { id, own };
}

/** Waits until, without a tap, all three show the server's state and have nothing unsent. */
async function untilQuiet(id: string): Promise<Registers> {
  line.setRough(false);
  await all((one) => setOffline(one, false));
  await all(async (one) => {
    if (!inHistory(one)) await endedElsewhere(one).waitFor({ timeout: QUIET_MS });
  });
  await all(({ page }) => goTo(page, `/app/history/${id}`));
  const told = async () => {
    await reader.catchUp();
    const onServer = setsToShow(reader.held.get(id) ?? {});
    const shown = await all(({ page }) => shownSets(page));
    return { shown, wanted: trainees.map(() => onServer) };
  };
  await expect
    .poll(
      async () => {
        const { shown, wanted } = await told();
        return JSON.stringify(shown) === JSON.stringify(wanted);
      },
      { timeout: QUIET_MS },
    )
    .toBe(true)
    .catch(async () => {
      const { shown, wanted } = await told();
      expect(shown).toEqual(wanted);
    });
  await all(async ({ page }) => {
    await goTo(page, '/app/profile');
    const records = page.getByRole('region', { name: 'Seus registros' });
    await records.getByText('Tudo salvo', { exact: true }).waitFor({ timeout: QUIET_MS });
    await records.getByText('Nada por enviar').waitFor();
  });
  return reader.held.get(id) ?? {};
}

function judge(registers: Registers, own: readonly (string | null)[][]): number {
  const { shown, kept } = loggedKilos(registers);
  const logged = JSON.stringify(
    Object.entries(registers).filter(([path]) => /done|gone/.test(path)),
  );
  for (const [nth, { ticked, takenBack }] of trainees.entries()) {
    for (const kilos of ticked) expect(kept, logged).toContain(kilos);
    for (const kilos of takenBack) expect(shown).not.toContain(kilos);
    const acts = `ticked ${[...ticked]}, taken back ${[...takenBack]}, of ${logged}`;
    expect(spokenSets(registers, nth + 1), acts).toEqual(own[nth]);
  }
  return trainees.reduce((sum, { ticked }) => sum + ticked.size, 0);
}

test('three browsers over a bad line come to show what the server has, without a tap', {
  timeout: patienceFor(ROUNDS) + ROUNDS * QUIET_MS,
}, async () => {
  sayOdds('Three browsers', ROUNDS, 'rounds');
  let sets = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await all((one) => one.begin());
    await all(({ page }) => goTo(page, '/app/workout'));
    await start(round === 0);
    const { id, own } = await train();
    const registers = await untilQuiet(id);
    sets += judge(registers, own);
  }
  const faults = [...line.counts].map(([fault, count]) => `${count} ${fault}`).join(', ');
  console.log(`Three browsers: ${ROUNDS} rounds, ${sets} sets, 0 lost; ${faults}`);
  expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
});
