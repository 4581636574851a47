import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { UNDER_WAY_KEY } from '../../src/data/workouts/under-way';
import { MISSING_MS } from '../../src/snapshot/snapshot';
import { createPerson } from '../e2e/person-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import { eachEngine, engineBrowser, type TestBrowser } from '../harness/engines/each-engine';
import { ENGINES, type EnginePage } from '../harness/engines/engine-page';
import { placeOf, press, see, type Target, until } from '../harness/engines/steps';
import { freePort } from '../harness/free-port';
import { type HoldingProxy, startHoldingProxy } from '../harness/holding-proxy';
import { signIn, startBench } from './journey-steps';

let server: BuiltServer;
let line: HoldingProxy;

beforeAll(async () => {
  const ports = { web: await freePort(), api: await freePort() };
  line = await startHoldingProxy(async (url) => {
    server = await startServer({ ports, settings: { WEB_URL: url } });
    return { port: ports.web };
  });
});
afterAll(async () => {
  await line?.stop();
  await server?.stop();
});

const ENTRY = /\/assets\/index-.*\.js/;
const discOf = (set: number): Target => ({
  role: 'button',
  name: new RegExp(`^Concluir série ${set} de 3`),
});

const isOnPage = (page: EnginePage, selector: string) =>
  until(page, selector, async () => {
    const there = (wanted: string) => document.querySelector(wanted) !== null;
    return (await page.run(there, selector)) === true ? true : null;
  });

/** Restarts into the picture of a workout whose next set is the given one, with no app yet. */
async function showPicture(browser: TestBrowser, set: number): Promise<EnginePage> {
  await until(browser.page, 'stored picture', async () => {
    const isStored = (key: string, next: string) => localStorage.getItem(key)?.includes(next);
    const answer = await browser.page.run(isStored, UNDER_WAY_KEY, `Concluir série ${set} de 3`);
    return answer === true ? true : null;
  });
  await browser.reopen();
  const { page } = browser;
  line.hold(ENTRY);
  // A machine that is busy may miss the time that the picture has to be drawn in.
  for (let shown = false; !shown; ) {
    await page.run((address) => {
      document.documentElement.id = 'left';
      setTimeout(() => location.assign(address));
    }, `${line.url}/app/workout`);
    await isOnPage(page, ':root:not(#left) script[type=module]');
    shown = (await page.run(() => document.querySelector('#snapshot') !== null)) === true;
  }
  await page.run(beInNoHurry, MISSING_MS);
  return page;
}

/** Runs in the page: the limits of time of the picture, which a busy machine crosses, never pass. */
function beInNoHurry(missing: number): void {
  // While its script is held, the app has no timers.
  const newest = Number(setTimeout(() => undefined));
  for (let timer = 1; timer <= newest; timer += 1) clearTimeout(timer);
  const usual = window.setTimeout.bind(window);
  const patient = (work: TimerHandler, ms = 0) => (ms === missing ? 1 : usual(work, ms));
  Object.assign(window, { setTimeout: patient });
}

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => line.url);
  beforeAll(async () => {
    const email = `davi-${engine}@exemplo.com.br`;
    await createPerson({ ...server, url: line.url }, 'Davi', email);
    await signIn(browser.page, email);
    await startBench(browser.page);
  });
  afterEach(() => line.release());

  test('logs a set when the app comes while the finger is on its disc', async () => {
    const page = await showPicture(browser, 1);
    const { x, y } = await placeOf(page, discOf(1));
    await page.pointerDown(x, y);
    line.release();
    await isOnPage(page, '#root h1');
    await page.pointerUp(x, y);
    await see(page, { role: 'button', name: 'Reabrir série 1' });
  });

  test('repeats each press in its order when several were made on the picture', async () => {
    const page = await showPicture(browser, 2);
    await press(page, discOf(2));
    // Impatience: it must not open the set again.
    await press(page, discOf(2));
    await press(page, { role: 'button', name: 'Concluir' });
    line.release();
    await press(page, { role: 'button', name: 'Continuar treinando' });
    await see(page, { role: 'button', name: 'Reabrir série 2' });
  });
});
