import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { complaintsOf, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { axeInBothThemes } from './axe-steps';
import { signUpInPage } from './entry-steps';
import { goOffline } from './offline-steps';
import { BENCH, fillSignIn, goTo, IN_MOTION, openDevice, untilSent } from './person-steps';
import { hearPagesOf, saidOn } from './spoken-steps';
import {
  addExercise,
  disc,
  discardRunning,
  finish,
  logTyped,
  reopener,
  row,
  startEmpty,
} from './workout-steps';

/** Nobody here gives it a rest of its own, which would reach the next tab or not yet. */
const ROW = 'Remada curvada com barra';
const PHONE = { width: 360, height: 780 };
const EMAIL = 'caio@example.com';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

function newContext(viewport = PHONE): Promise<BrowserContext> {
  return openDevice(browser, app, { ...IN_MOTION, serviceWorkers: 'block', viewport });
}

async function signInElsewhere(viewport = PHONE): Promise<Page> {
  const other = await (await newContext(viewport)).newPage();
  await other.goto('/login');
  await fillSignIn(other, EMAIL);
  await other.getByRole('navigation', { name: 'Principal' }).waitFor();
  return other;
}

beforeAll(async () => {
  app = await runApp(await builtDist());
  browser = await openChromium();
  context = await newContext();
  page = await context.newPage();
  complaints = complaintsOf(page);
  await signUpInPage(page, app, { email: EMAIL, name: 'Caio' });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const button = (name: string | RegExp, on = page) =>
  on.getByRole('button', { name, exact: typeof name === 'string' });
const toast = (text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text);
const figuresOf = async (nth: number, on = page) =>
  (await row(on, nth).getByRole('button').first().getAttribute('aria-label')) ?? '';

/** What a timer that shows "1:28" comes to. */
async function secondsOf(timer: Locator): Promise<number> {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await timer.innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

const findings = () => axeInBothThemes(page);

describe('one workout on one phone', () => {
  beforeEach(async () => {
    await startEmpty(page);
    await addExercise(page, BENCH);
  });
  afterEach(() => discardRunning(page));

  test('a tap logs the set as shown, starts the rest and moves on; a typed load carries on', async () => {
    await logTyped(page, '82,5');
    await reopener(page, 1).waitFor();
    await toast('Série 1 registrada').waitFor();
    await page.getByRole('timer').waitFor();
    await disc(page, 2, 3).click();
    await reopener(page, 2).waitFor();
    // The tick has a frame of its own: the rest of the row comes in the next one.
    await expect.poll(() => figuresOf(2)).toContain('82,5 quilos, 10 repetições. Feita');
    expect(await figuresOf(3)).toContain('82,5 quilos');
    expect(await row(page, 3).getAttribute('aria-current')).toBe('step');
  });

  test('a device that does not keep its screen on is said to be the reason', async () => {
    const tab = await context.newPage();
    await tab.addInitScript(() => {
      navigator.wakeLock.request = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await tab.goto('/app/workout');
    await tab.getByText('O aparelho não deixou manter a tela acesa').waitFor();
    await tab.close();
  });

  test('a double tap logs one set', async () => {
    // Tapped again while it is being stored, and once more as soon as it is shown: however fast or
    // slow this machine is, there is nothing between the two.
    await page.evaluate(() => {
      const named = (start: string) =>
        document.querySelector<HTMLElement>(`button[aria-label^="${start}"]`);
      const shown = new MutationObserver(() => {
        if (!named('Reabrir série 1')) return;
        shown.disconnect();
        named('Concluir série 2 de 3')?.click();
      });
      shown.observe(document.body, { attributes: true, childList: true, subtree: true });
      for (const _ of [1, 2]) named('Concluir série 1 de 3')?.click();
    });
    await reopener(page, 1).waitFor();
    await disc(page, 2, 3).click({ trial: true });
    expect(await reopener(page, 2).count()).toBe(0);
  });

  test('the toast takes a set back with its values, and so does its row for ever', async () => {
    await logTyped(page, '60');
    await button('Desfazer').click();
    await disc(page, 1, 3).waitFor();
    expect(await figuresOf(1)).toContain('60 quilos');
    expect(await page.getByRole('timer').count()).toBe(0);
    await disc(page, 1, 3).click();
    // A tap at once would be the second half of a double one.
    await disc(page, 2, 3).click({ trial: true });
    await reopener(page, 1).click();
    await disc(page, 1, 3).waitFor();
  });

  test('a done set is corrected from its row', async () => {
    await disc(page, 1, 3).click();
    await button(/^Série 1 de 3.*Corrigir$/).click();
    const sheet = page.getByRole('dialog', { name: 'Corrigir série 1' });
    await sheet.getByRole('button', { name: 'Diminuir 1 repetição' }).click();
    await sheet.getByRole('button', { name: 'Salvar correção' }).click();
    await expect.poll(() => figuresOf(1)).toContain('20 quilos, 9 repetições. Feita');
  });

  test('steps are kept at once: a reload finds them, the sets and the rest', async () => {
    await button('Aumentar 2,5 quilos').click();
    await button('Aumentar 2,5 quilos').click();
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    await page.reload();
    await reopener(page, 1).waitFor();
    expect(await figuresOf(1)).toContain('25 quilos');
    await page.getByRole('timer').waitFor();
    expect(await disc(page, 2, 3).getAttribute('aria-label')).toContain('25 quilos');
  });

  test('the rest is lengthened, paused and skipped', async () => {
    await disc(page, 1, 3).click();
    const timer = page.getByRole('timer');
    await timer.waitFor();
    const left = await secondsOf(timer);
    expect(left).toBeGreaterThan(60);
    await button('Mais 15 segundos').click();
    await expect.poll(() => secondsOf(timer)).toBeGreaterThan(left);
    await button('Pausar descanso').click();
    await button('Continuar descanso').waitFor();
    const paused = await timer.textContent();
    await page.reload();
    await button('Continuar descanso').waitFor();
    expect(await timer.textContent()).toBe(paused);
    await button('Pular descanso').click();
    await timer.waitFor({ state: 'detached' });
  });

  test('a set gets a kind, another is removed and comes back', async () => {
    await button('Opções da série 1').click();
    await button(/^Aquecimento/).click();
    await expect.poll(() => figuresOf(1)).toContain('aquecimento');
    await button('Opções da série 3').click();
    await button('Remover série').click();
    await expect.poll(() => row(page, 3).count()).toBe(0);
    await button('Desfazer').click();
    await row(page, 3).waitFor();
  });

  test('exercises move, carry notes and rests of their own, leave and come back', async () => {
    await addExercise(page, 'Prancha frontal');
    const names = () =>
      page.getByRole('list', { name: 'Exercícios do treino' }).getByRole('button').allInnerTexts();
    await button(`Opções de ${BENCH}`).click();
    await button('Mover para baixo').click();
    await expect.poll(async () => (await names())[1] ?? '').toContain(BENCH);

    await button(`Opções de ${BENCH}`).click();
    await button('Anotação').click();
    await page.getByLabel('Regulagem, pegada, como foi').fill('Banco no furo 3');
    await button('Salvar').click();
    await button('Banco no furo 3').waitFor();

    await button(/^Descanso: /).click();
    await button('2:00').click();
    await button('Salvar descanso').click();
    await button('Descanso: 2:00. Mudar').waitFor();

    await button(`Opções de ${BENCH}`).click();
    await button('Remover exercício').click();
    await page.getByRole('heading', { level: 2, name: 'Prancha frontal' }).waitFor();
    await button('Desfazer').click();
    await expect.poll(async () => (await names()).length).toBe(2);
  });

  test('a timed set is counted and logged with the time it took', async () => {
    await addExercise(page, 'Prancha frontal');
    await button(/Prancha frontal.*0 de 3 séries/).click();
    await button('Começar série 1 de 3: 30 segundos').click();
    await button('Parar tempo').waitFor();
    await page.reload();
    await button(/Prancha frontal.*0 de 3 séries/).click();
    await button('Parar tempo').waitFor();
    await disc(page, 1, 3).click();
    await expect.poll(() => figuresOf(1)).toMatch(/: \d+ segundos?\. Feita/);
  });

  test('an exercise that is not in the list is made on the spot', async () => {
    await button('Exercício').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('Remada do Zeca');
    await button('Criar “Remada do Zeca”').click();
    await page.getByRole('group', { name: 'Músculos principais' }).getByText('Latíssimo').click();
    await button('Criar e adicionar').click();
    await button(/Remada do Zeca.*0 de 3 séries/).click();
    await page.getByRole('heading', { level: 2, name: 'Remada do Zeca' }).waitFor();
  });

  test('the search forgives accents, order and half words; filters narrow it', async () => {
    await button('Exercício').click();
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill('halt incl sup');
    await button('Adicionar Supino inclinado com halteres').waitFor();
    await button('Limpar busca').click();
    await button('Costas').click();
    await button('Máquina').click();
    await button('Adicionar Remada na máquina').waitFor();
    expect(await button(`Adicionar ${BENCH}`).count()).toBe(0);
    await button('Marcar Remada na máquina').click();
    await button('Marcar Puxada articulada').click();
    await button('Adicionar 2 exercícios').click();
    await page.getByText('0 de 9 séries').first().waitFor();
  });

  test('a discarded workout comes back from its toast', async () => {
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    await button('Opções do treino').click();
    await button('Descartar treino').click();
    await button('Descartar').click();
    await toast('Treino descartado').waitFor();
    await toast('Série 1 registrada').waitFor({ state: 'detached' });
    await button('Desfazer').click();
    await reopener(page, 1).waitFor();
  });

  test('axe finds nothing on the live screen, its sheets and its menus, in both themes', async () => {
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    expect(await findings()).toEqual([]);
    for (const open of [
      'Exercício',
      'Opções da série 2',
      'Concluir',
      /^Carga.*Digitar$/,
      /^Descanso: /,
    ]) {
      await button(open).click();
      await page.getByRole('dialog').waitFor();
      expect(await findings(), String(open)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

/** Notes down, in its order, what a page does to be heard and felt. */
function listen() {
  const note = (what: string) => {
    const { dataset } = document.documentElement;
    dataset.heard = `${dataset.heard ?? ''} ${what}`.trim();
  };
  const session = Object.defineProperty({}, 'type', { set: (type) => note(String(type)) });
  Object.defineProperty(navigator, 'audioSession', { value: session });
  const { createOscillator } = AudioContext.prototype;
  AudioContext.prototype.createOscillator = function create() {
    note('note');
    return createOscillator.call(this);
  };
  Navigator.prototype.vibrate = () => {
    note('vibrate');
    return true;
  };
}

/** The rest is watched by a part that loads after the screen; it holds the screen awake as well. */
const watched = (on: Page) => on.getByText('A tela fica acesa').waitFor({ state: 'attached' });

/** Time goes by in steps, so that what waits for something else sees it go. */
async function pass(on: Page, seconds: number): Promise<void> {
  for (let gone = 0; gone < seconds; gone += 2) await on.clock.runFor(2000);
}

/** Draws once, where time stands still; whether something is there by then. */
async function aFrame(on: Page, awaited: Locator): Promise<boolean> {
  await on.clock.runFor(17);
  return awaited.isVisible();
}

const heardOn = (on: Page) => on.evaluate(() => document.documentElement.dataset.heard ?? '');

describe('the end of a rest', () => {
  afterEach(() => discardRunning(page));

  test('is said ten seconds before and when it comes, also from another screen', async () => {
    const clocked = await newContext();
    await clocked.addCookies(await context.cookies());
    await hearPagesOf(clocked);
    await clocked.addInitScript(listen);
    const tab = await clocked.newPage();
    await tab.clock.install();
    await startEmpty(tab);
    await addExercise(tab, ROW);
    await watched(tab);
    const began = 'Descanso, 1 minuto e 30 segundos';
    // Nothing is said of one whose set was taken back meanwhile.
    await tab.clock.pauseAt(Date.now() + 3_600_000);
    await disc(tab, 1, 3).click();
    const back = tab.getByRole('button', { name: 'Desfazer' });
    await expect.poll(() => aFrame(tab, back), { interval: 200 }).toBe(true);
    await back.click();
    await expect.poll(() => aFrame(tab, disc(tab, 1, 3)), { interval: 200 }).toBe(true);
    await pass(tab, 2);
    expect(await saidOn(tab)).not.toContain(began);
    await tab.clock.resume();
    await disc(tab, 1, 3).click();
    await tab.getByRole('timer').waitFor();
    await expect.poll(() => saidOn(tab)).toContain(began);
    await tab.getByRole('button', { name: 'Voltar' }).click();
    await tab.getByRole('link', { name: 'Progresso' }).click();
    await tab.getByRole('link', { name: /^Continuar treino.*Descanso 1:/ }).waitFor();
    await pass(tab, 82);
    await expect.poll(() => saidOn(tab)).toContain('Faltam 10 segundos');
    await pass(tab, 10);
    const end = 'Descanso terminou. Série 2: 20 quilos, 10 repetições';
    await expect.poll(() => saidOn(tab)).toContain(end);
    // The music goes on: the session is ambient before anything sounds.
    await tab.clock.runFor(1000);
    await expect.poll(() => heardOn(tab)).toMatch(/^ambient .*note note note note/);
    expect(await heardOn(tab)).toContain('vibrate');
    await tab.getByRole('link', { name: /^Continuar treino/ }).click();
    await tab.getByText('Descanso terminou', { exact: true }).waitFor();
    await clocked.close();
  });
});

describe('what can be switched off', () => {
  afterEach(() => discardRunning(page));

  const choice = (name: string) => page.getByRole('switch', { name });

  test('sound and vibration of a rest, while its end is still said', async () => {
    const quiet = await newContext();
    await quiet.addCookies(await context.cookies());
    await hearPagesOf(quiet);
    await quiet.addInitScript(listen);
    const tab = await quiet.newPage();
    await tab.clock.install();
    await tab.goto('/app/settings');
    await button('Testar som', tab).click();
    await expect.poll(() => heardOn(tab)).toMatch(/^(ambient )+note note note note$/);
    for (const name of ['Som no fim do descanso', 'Vibrar no fim do descanso']) {
      await tab.getByRole('switch', { name }).uncheck();
    }
    await startEmpty(tab);
    await addExercise(tab, ROW);
    await watched(tab);
    await disc(tab, 1, 3).click();
    await tab.getByRole('timer').waitFor();
    await pass(tab, 92);
    await expect.poll(() => saidOn(tab)).toContain('Descanso terminou');
    await tab.clock.runFor(1000);
    expect(await heardOn(tab)).toBe('');
    await quiet.close();
  });

  test('movement, and the keys of the live screen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/app/settings');
    await choice('Animações').uncheck();
    await page.locator('html[data-still]').waitFor({ state: 'attached' });
    await choice('Atalhos de teclado no treino').uncheck();
    await startEmpty(page);
    await page.locator('html[data-still]').waitFor({ state: 'attached' });
    await addExercise(page, BENCH);
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    await page.keyboard.press('z');
    expect(await page.getByText('Enter conclui').count()).toBe(0);
    await disc(page, 2, 3).click();
    await reopener(page, 2).waitFor();
    expect(await reopener(page, 1).count()).toBe(1);
    await page.goto('/app/settings');
    for (const name of ['Animações', 'Atalhos de teclado no treino']) await choice(name).check();
    await page.locator('html:not([data-still])').waitFor({ state: 'attached' });
    await page.setViewportSize(PHONE);
  });
});

describe('a large screen with the keyboard alone', () => {
  afterEach(async () => {
    await page.setViewportSize(PHONE);
    await discardRunning(page);
  });

  /** Goes to a control as Tab does, and presses it. */
  async function press(name: string | RegExp, key = 'Enter') {
    const target = button(name).and(page.locator('button:not([aria-disabled])'));
    await target.first().waitFor();
    await target.first().focus();
    await page.keyboard.press(key);
  }

  test('a set is taken back as soon as it shows its tick', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await startEmpty(page);
    await addExercise(page, BENCH);
    // In the same moment as the tick, which comes before the rest of the screen is drawn.
    await page.evaluate(() => {
      const press = (key: string) =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      const taken = new Promise<void>((resolve) => {
        const ticked = new MutationObserver(() => {
          if (!document.querySelector('[aria-label="Reabrir série 1"]')) return;
          ticked.disconnect();
          press('z');
          resolve();
        });
        ticked.observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
      });
      press('Enter');
      return taken;
    });
    await reopener(page, 1).waitFor({ state: 'detached' });
    await disc(page, 1, 3).waitFor();
    expect(await toast('Série 1 registrada').count()).toBe(0);
  });

  test('every task of the live screen can be done', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await startEmpty(page);

    // 6: an exercise by search
    await press('Adicionar exercício');
    await page.getByRole('searchbox', { name: 'Buscar exercício' }).focus();
    await page.keyboard.type(ROW);
    await press(new RegExp(`^Adicionar ${ROW}(,|$)`));
    await disc(page, 1, 3).waitFor();
    await page.locator('main').focus();

    // 2 and 4: more load, fewer repetitions; 1: as planned; 8: taken back
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await button('Concluir série 1 de 3: 22,5 quilos, 8 repetições').waitFor();
    await page.keyboard.press('Enter');
    await reopener(page, 1).waitFor();
    await page.keyboard.press('z');
    await disc(page, 1, 3).waitFor();

    // The disc keeps the focus from set to set.
    await press(/^Concluir série 1/);
    await reopener(page, 1).waitFor();
    await button(/^Concluir série 2/)
      .and(page.locator(':focus'))
      .waitFor();

    // 3: any load, typed, and logged from there
    await press(/^Carga.*Digitar$/);
    await page.keyboard.type('102,5');
    await page.keyboard.press('Enter');
    await reopener(page, 2).waitFor();
    expect(await figuresOf(2)).toContain('102,5 quilos');

    // 7: the history of the exercise, closed with Esc
    await press(/Ver histórico$|^Primeira vez/);
    await page.getByRole('dialog', { name: 'Últimas vezes' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // 5b: away and back; 9: the end
    await press('Voltar');
    await page.getByRole('link', { name: /^Continuar/ }).focus();
    await page.keyboard.press('Enter');
    await disc(page, 3, 3).waitFor();
    await press('Concluir');
    await press('Concluir e salvar');
    await page.waitForURL(/\/app\/history\//);
  });
});

describe('a start of the app', () => {
  const atStart = () => page.waitForURL((url) => url.pathname === '/');

  test('leads into the workout under way, and nowhere once it is over', async () => {
    await startEmpty(page);
    await addExercise(page, BENCH);
    await page.goto('/');
    await page.waitForURL((url) => url.pathname === '/app/workout');
    await disc(page, 1, 3).waitFor();
    await discardRunning(page);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Bom treino, Caio' }).waitFor();
    await atStart();
  });

  test('shows the first screen where the device remembers a workout that is over', async () => {
    await page.evaluate(() => localStorage.setItem('anilha.under-way', '1'));
    await page.goto('/');
    await page.getByRole('heading', { name: 'Bom treino, Caio' }).waitFor();
    await atStart();
    expect(await page.evaluate(() => localStorage.getItem('anilha.under-way'))).toBeNull();
  });
});

describe('more than one place at once', () => {
  test('a second tab follows each tap', async () => {
    await startEmpty(page);
    await addExercise(page, BENCH);
    const second = await context.newPage();
    await second.goto('/app/workout');
    await disc(second, 1, 3).waitFor();
    await disc(page, 1, 3).click();
    await reopener(second, 1).waitFor();
    await second.getByRole('timer').waitFor();
    await disc(second, 2, 3).click();
    await reopener(page, 2).waitFor();
    await second.close();
    await discardRunning(page);
  });

  test('two devices that logged the same set apart both keep theirs, and the person chooses', async () => {
    await startEmpty(page);
    await addExercise(page, BENCH);
    const other = await signInElsewhere();
    await other.goto('/app/workout');
    await disc(other, 1, 3).waitFor();
    await goOffline(page);
    await goOffline(other);
    await logTyped(page, '80');
    await reopener(page, 1).waitFor();
    await logTyped(other, '90');
    await reopener(other, 1).waitFor();
    const here = row(page, 1).getByText('Guardada aqui, ainda não enviada');
    await here.waitFor({ state: 'attached' });
    await page.context().setOffline(false);
    await other.context().setOffline(false);

    const choice = page.getByText(/^Outro aparelho registrou/);
    await choice.waitFor();
    await here.waitFor({ state: 'detached' });
    expect(await findings()).toEqual([]);
    await button(/^(Usar|Ficar com) 90/).click();
    await choice.waitFor({ state: 'detached' });
    await expect.poll(() => figuresOf(1)).toContain('90 quilos');

    // The other device ends it while it is open here.
    await finish(other);
    await page.getByRole('heading', { name: 'Concluído no outro aparelho' }).waitFor();
    await button('Continuar treino').click();
    await reopener(page, 1).waitFor();
    await finish(page);
    await other.context().close();
  });

  test('where the words on the connection cannot come, the workout goes on', async () => {
    const other = await signInElsewhere();
    await other.route('**/sync-pill-face-*', (route) => route.abort());
    const failed = other.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('sync-pill-face-'),
    });
    await startEmpty(other);
    await addExercise(other, BENCH);
    await goOffline(other);
    await other.getByRole('button', { name: /^Concluir série 1 de / }).click();
    await failed;
    await reopener(other, 1).click({ trial: true });
    await other.context().setOffline(false);
    await discardRunning(other);
    await untilSent(other);
    await other.context().close();
  });

  test('nor is a page loaded anew for them', async () => {
    const other = await signInElsewhere();
    const withoutWords = '**/sync-pill-face-*';
    const withoutSync = '**/api/sync';
    await other.route(withoutWords, (route) => route.abort());
    await goTo(other, '/app/settings');
    await other.getByText('Libras').waitFor();
    const loaded = () => other.evaluate(() => performance.timeOrigin);
    const before = await loaded();
    const failed = other.waitForEvent('requestfailed', {
      predicate: (request) => request.url().includes('sync-pill-face-'),
    });
    await other.route(withoutSync, (route) => route.abort());
    await other.getByText('Libras').click();
    await failed;
    await goTo(other, '/app/profile');
    await other.getByText('1 registro por enviar').waitFor();
    expect(await loaded()).toBe(before);
    await other.unroute(withoutSync);
    await goTo(other, '/app/settings');
    await other.getByText('Quilos').click();
    await untilSent(other);
    await other.context().close();
  });

  test('two running workouts are both offered', async () => {
    const other = await signInElsewhere();
    for (const each of [page, other]) {
      await each.goto('/app/workout');
      await each.getByRole('heading', { name: 'Nenhum treino em andamento' }).waitFor();
    }
    await goOffline(page);
    await goOffline(other);
    for (const each of [page, other]) {
      await each.getByRole('button', { name: 'Começar treino vazio' }).click();
      await each.getByRole('heading', { name: 'Treino começado' }).waitFor();
    }
    await page.context().setOffline(false);
    await other.context().setOffline(false);
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page
      .getByRole('link', { name: /^Continuar/ })
      .nth(1)
      .waitFor();
    await page.goto('/app/workout');
    await page.getByRole('heading', { name: 'Qual treino?' }).waitFor();
    expect(await findings()).toEqual([]);
    await page
      .getByRole('list', { name: 'Treinos em andamento' })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('heading', { name: 'Treino começado' }).waitFor();
    await other.context().close();
  });
});

test('the pages had nothing to complain about', () => {
  expect(complaints).toEqual([]);
});
