import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { goOffline } from './offline-steps';
import { app, browser, button, device, page, signedUp } from './opened';
import { openDevice, SQUAT, untilSent } from './person-steps';
import {
  addExercise,
  disc,
  discardRunning,
  finish,
  logTyped,
  reopener,
  row,
  startEmpty,
  typeFirstLoad,
} from './workout-steps';

const ROW = 'Remada unilateral com halter';
const PRESS = 'Supino reto com barra';

const PHONE_OPTIONS = { serviceWorkers: 'block' } as const;

signedUp({ email: 'turnos@example.com', name: 'Tânia' }, PHONE_OPTIONS);

const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
const timer = () => page.getByRole('timer');

async function inMenuOf(exercise: string, item: RegExp): Promise<void> {
  await button(`Opções de ${exercise}`).click();
  await button(item).click();
}

/** Logs the set that the button names; a tap directly after the last one would not count. */
async function log(set: string, name = 'série'): Promise<void> {
  await button(new RegExp(`^Concluir ${name} ${set}:`))
    .and(page.locator(':not([aria-disabled])'))
    .click();
}

const logWarmUp = (set: string) => log(set, 'aquecimento');

test('a bi-set with sides goes round by itself, without network too, and rests where it should', async () => {
  await page.goto('/app/settings');
  await page.getByText('RIR', { exact: true }).click();
  await page.getByRole('radio', { name: 'RIR', checked: true }).waitFor();
  await untilSent(page);
  await startEmpty(page);
  await addExercise(page, ROW);
  await addExercise(page, PRESS);
  await inMenuOf(ROW, /^Fazer em bi-set com o próximo/);
  await page.getByText('Bi-set', { exact: true }).waitFor();
  await inMenuOf(ROW, /^Registrar lados separados/);
  await button(/^Opções da série 1, lado esquerdo/).click();
  await button(/^Aquecimento/).click();

  // The warm-up with both its sides comes first, and its shorter rest after the second.
  await logWarmUp('1 de 1, lado esquerdo');
  await typeFirstLoad(page, '8');
  await page.getByText('Aquecimento 1, lado esquerdo, registrado').first().waitFor();
  expect(await timer().count()).toBe(0);
  await goOffline(page);
  await logWarmUp('1 de 1, lado direito');
  await expect.poll(() => timer().textContent()).toMatch(/^\D*0:[1-4]\d/);

  // Right before left this time; no rest before the other exercise.
  await button(/^Série 1 de 2, lado direito.*Fazer esta agora$/).click();
  await log('1 de 2, lado direito');
  await typeFirstLoad(page, '10');
  const question = page.getByRole('group', { name: 'Série 1D: quantas reps ainda sairiam?' });
  await question.waitFor();
  // With its question the dock takes at most a third of the phone's height.
  const { y } = (await question.boundingBox()) ?? { y: 0 };
  expect(780 - y).toBeLessThanOrEqual(260);
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('2').click();
  await button(/^Série 1 de 2, lado direito.*Feita\. RIR\s2\./).waitFor();
  await log('1 de 2, lado esquerdo');
  await typeFirstLoad(page, '10');
  await heading(PRESS);
  await timer().waitFor({ state: 'detached' });
  await log('1 de 3');
  await expect.poll(() => timer().textContent()).toMatch(/1:[23]\d/);

  // The round is over: the row again, starting with the same side as before. An undone set gets its
  // turn.
  await heading(ROW);
  await button(/^Concluir série 2 de 2, lado direito:/).waitFor();
  await button('Desfazer').click();
  await heading(PRESS);
  await button(/^Concluir série 1 de 3:/).waitFor();

  await page.context().setOffline(false);
  await page.reload();
  await heading(PRESS);
  await log('1 de 3');
  await heading(ROW);
  await finish(page);
  await page.getByRole('button', { name: /^1E/ }).first().waitFor();
});

test('exercises are skipped, and put in another order from the list', async () => {
  await startEmpty(page);
  for (const name of [ROW, PRESS]) await addExercise(page, name);
  await heading(ROW);
  await inMenuOf(ROW, /^Pular exercício/);
  await heading(PRESS);
  await button('Reordenar').click();
  await button(`Subir ${PRESS}`).click();
  const names = page.getByRole('list', { name: 'Exercícios do treino' }).getByRole('listitem');
  await expect.poll(() => names.first().innerText()).toContain(PRESS);
  await button('Pronto').click();
});

test('on a low phone the set at hand is never under the dock or the toast', async () => {
  const windows = [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
    { width: 780, height: 360 },
    { width: 320, height: 568 },
  ];
  await page.setViewportSize({ width: 360, height: 640 });
  await addExercise(page, SQUAT);
  await button(new RegExp(`${SQUAT}.*0 de 3 séries`)).click();
  for (const count of [4, 5]) {
    await button('Série').click();
    await button(new RegExp(`^Concluir série 1 de ${count}:`)).waitFor();
  }
  for (const [at, size] of windows.entries()) {
    const nth = at + 1;
    await page.setViewportSize(size);
    await log(`${nth} de 5`);
    await reopener(page, nth).waitFor();
    await expect.poll(() => isOnTop(row(page, nth + 1))).toBe(true);
    await expect.poll(() => isOnTop(disc(page, nth + 1, 5))).toBe(true);
  }
  await page.setViewportSize({ width: 360, height: 780 });
});

/** Whether the first and the last line of an element are uncovered. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, bottom, width } = node.getBoundingClientRect();
    return [top + 6, bottom - 6].every((y) =>
      node.contains(document.elementFromPoint(left + width / 2, y)),
    );
  });
}

test('a timed set waits for its start, can be called off, and ends by itself', async () => {
  const clocked = await openDevice(browser, app, PHONE_OPTIONS);
  await clocked.addCookies(await device.cookies());
  const tab = await clocked.newPage();
  await tab.clock.install();
  await tab.goto('/app/workout');
  await button(/^(Começar treino vazio|Exercício)$/, tab)
    .first()
    .waitFor();
  await addExercise(tab, 'Prancha frontal');
  await button(/Prancha frontal.*0 de 3 séries/, tab).click();
  const start = button('Começar série 1 de 3: 30 segundos', tab);
  await start.click();
  await button('Cancelar', tab).click();
  await start.click();
  await button('Já vai começar série 1 de 3: 30 segundos', tab).waitFor();
  await tab.clock.runFor(6000);
  await button('Parar tempo', tab).waitFor();
  await tab.clock.runFor(32_000);
  await reopener(tab, 1).waitFor();
  const done = row(tab, 1).getByRole('button').first();
  await expect.poll(() => done.getAttribute('aria-label')).toContain('30 segundos. Feita');
  await clocked.close();
});

/** Delays all writes, like a slow disk; returns a function that releases them. */
async function holdWrites(): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(names.find((name) => name.startsWith('anilha-')) ?? '');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const { dataset } = document.documentElement;
    dataset.held = '';
    const outbox = database.transaction('outbox', 'readwrite').objectStore('outbox');
    const hold = () => {
      if (dataset.held === undefined) database.close();
      else outbox.count().onsuccess = hold;
    };
    hold();
  });
  return () =>
    page.evaluate(() => {
      delete document.documentElement.dataset.held;
    });
}

test('whoever goes to another exercise while a set is being stored stays there', async () => {
  await discardRunning(page);
  await startEmpty(page);
  for (const name of [SQUAT, PRESS]) await addExercise(page, name);
  await heading(SQUAT);
  await logTyped(page, '60');
  await button(new RegExp(`${SQUAT}.*1 de 3 séries`)).waitFor();
  const letGo = await holdWrites();
  await log('2 de 3');
  await button(new RegExp(`${PRESS}.*0 de`)).click();
  await heading(PRESS);
  await letGo();
  await page.getByText('Série 2 registrada').first().waitFor();
  await button(new RegExp(`${SQUAT}.*2 de 3 séries`)).waitFor();
  await heading(PRESS);
  await button(/^Concluir série 1 de/).waitFor();
});
