import type { Locator, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { app, browser, button, complaints, device, page, signedUp, toast } from './opened';
import { BENCH, openDevice } from './person-steps';
import { heardOn, listen, pass, watched } from './rest-steps';
import { hearPagesOf, saidOn } from './spoken-steps';
import {
  addExercise,
  disc,
  discardRunning,
  figuresOf,
  reopener,
  startEmpty,
} from './workout-steps';

/**
 * An exercise without a rest of its own: such a rest might or might not reach the next tab in time.
 */
const ROW = 'Remada curvada com barra';
const PHONE = { width: 360, height: 780 };

const PHONE_OPTIONS = { serviceWorkers: 'block' } as const;

signedUp({ email: 'caio@example.com', name: 'Caio' }, { ...PHONE_OPTIONS, whole: true });

/** Draws one frame with paused time; returns whether something is visible then. */
async function aFrame(on: Page, awaited: Locator): Promise<boolean> {
  await on.clock.runFor(17);
  return awaited.isVisible();
}

describe('the end of a rest', () => {
  afterEach(() => discardRunning(page));

  test('is said ten seconds before and when it comes, also from another screen', async () => {
    const clocked = await openDevice(browser, app, PHONE_OPTIONS);
    await clocked.addCookies(await device.cookies());
    await hearPagesOf(clocked);
    await clocked.addInitScript(listen);
    const tab = await clocked.newPage();
    await tab.clock.install();
    await startEmpty(tab);
    await addExercise(tab, ROW);
    await watched(tab);
    const began = 'Descanso, 1 minuto e 30 segundos';
    // A set undone meanwhile is not announced.
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
    // Other apps' music continues, because the audio session is ambient before any sound.
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
    const quiet = await openDevice(browser, app, PHONE_OPTIONS);
    await quiet.addCookies(await device.cookies());
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

  /** Moves the focus to a control with Tab, and presses it. */
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
    // In the same moment as the tick, which is drawn before the rest of the screen.
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

    // 2 and 4: more load, fewer repetitions; 1: as planned; 8: undone
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await button('Concluir série 1 de 3: 22,5 quilos, 8 repetições').waitFor();
    await page.keyboard.press('Enter');
    await reopener(page, 1).waitFor();
    await page.keyboard.press('z');
    await disc(page, 1, 3).waitFor();

    // The button keeps the focus from set to set.
    await press(/^Concluir série 1/);
    await reopener(page, 1).waitFor();
    await button(/^Concluir série 2/)
      .and(page.locator(':focus'))
      .waitFor();

    // 3: a typed load, logged from the keypad
    await press(/^Carga.*Digitar$/);
    await page.keyboard.type('102,5');
    await page.keyboard.press('Enter');
    // It is far from the set before.
    await press('Sim, registrar');
    await reopener(page, 2).waitFor();
    await expect.poll(() => figuresOf(page, 2)).toContain('102,5 quilos');

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

test('the pages had nothing to complain about', () => {
  expect(complaints).toEqual([]);
});
