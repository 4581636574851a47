import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { app, browser, withApp } from './opened';
import { BENCH, createPerson, openDevice, openTab, SQUAT, signIn, untilSent } from './person-steps';
import { addExercise, disc, finish, logTyped, reopener, row, startEmpty } from './workout-steps';

const EMAIL = 'ana.aparelhos@example.com';
let devices: readonly BrowserContext[];
let phone: Page;
let tablet: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Ana', EMAIL);
  devices = await Promise.all([openDevice(browser, app), openDevice(browser, app)]);
  const [first, second] = await Promise.all(devices.map(openTab));
  if (!first || !second) throw new Error('There are no two devices');
  [phone, tablet] = [first, second];
  for (const page of [phone, tablet]) await signIn(page, EMAIL);
});

const both = (work: (page: Page) => Promise<unknown>) => Promise.all([phone, tablet].map(work));
const network = (there: boolean) => Promise.all(devices.map((device) => device.setOffline(!there)));
const jump = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Exercícios do treino' })
    .getByRole('button', { name: new RegExp(name) })
    .click();
/** The load of a set as shown in its row. */
const loadOf = async (page: Page, nth: number) =>
  (await row(page, nth).getByRole('button').first().getAttribute('aria-label')) ?? '';

async function log(page: Page, nth: number, load: string, progress: string): Promise<void> {
  // The button ignores taps for a moment after the last one.
  await disc(page, nth, 3).click({ trial: true });
  await logTyped(page, load);
  await page.getByText(`${progress} séries`).first().waitFor();
}

test('a set logged on the phone appears on the tablet without a tap', async () => {
  await startEmpty(phone);
  await addExercise(phone, BENCH);
  await tablet.goto('/app/workout');
  await tablet.getByRole('heading', { level: 2, name: BENCH }).waitFor();
  await log(phone, 1, '82,5', '1 de 3');
  await reopener(tablet, 1).waitFor();
  await expect.poll(() => loadOf(tablet, 1)).toContain('82,5 quilos');
});

test('two devices that train offline keep all their sets', async () => {
  await addExercise(phone, SQUAT);
  await jump(phone, BENCH);
  await tablet.getByRole('button', { name: new RegExp(`${SQUAT}.*0 de 3`) }).waitFor();
  await network(false);

  await log(phone, 2, '60', '2 de 6');
  await log(phone, 3, '62,5', '3 de 6');
  await log(tablet, 2, '70', '2 de 6');
  await jump(tablet, SQUAT);
  await log(tablet, 1, '100', '3 de 6');
  await jump(phone, SQUAT);
  await phone.getByRole('button', { name: `Opções de ${SQUAT}` }).click();
  await phone.getByRole('button', { name: 'Remover exercício' }).click();
  await phone.getByText(`${SQUAT} saiu do treino`).first().waitFor();
  await expect.poll(() => phone.getByRole('button', { name: new RegExp(SQUAT) }).count()).toBe(0);

  await network(true);
  await both(async (page) => {
    await page.getByRole('button', { name: new RegExp(`${BENCH}.*3 de 3 séries`) }).waitFor();
    await page.getByRole('button', { name: new RegExp(`${SQUAT}.*1 de 3 séries`) }).waitFor();
  });
});

test('the removed exercise came back with the set of the other device, and says so', async () => {
  await both(async (page) => {
    await jump(page, SQUAT);
    await page.getByText('Voltou: outro aparelho ainda usava este exercício.').waitFor();
    await reopener(page, 1).waitFor();
    await expect.poll(() => loadOf(page, 1)).toContain('100 quilos');
  });
});

test('of a set logged on both, one is shown and the other offered, until one chooses', async () => {
  await both(async (page) => {
    await jump(page, BENCH);
    await row(page, 2)
      .getByText(/Outro aparelho registrou 60/)
      .waitFor();
    await expect.poll(() => loadOf(page, 2)).toContain('70 quilos');
  });
  await row(phone, 2)
    .getByRole('button', { name: /^Usar 60/ })
    .click();
  await both(async (page) => {
    await page.getByText(/Outro aparelho registrou/).waitFor({ state: 'detached' });
    await expect.poll(() => loadOf(page, 2)).toContain('60 quilos');
    await expect.poll(() => loadOf(page, 3)).toContain('62,5 quilos');
  });
});

test('a workout finished on the phone says so on the tablet, which goes on with it', async () => {
  await finish(phone);
  await tablet.getByRole('heading', { name: 'Concluído no outro aparelho' }).waitFor();
  await tablet.getByRole('button', { name: 'Continuar treino' }).click();
  await tablet.getByRole('heading', { level: 2, name: SQUAT }).waitFor();
  // The phone is informed on its current screen.
  await phone
    .getByRole('link', { name: /Continuar treino/ })
    .first()
    .click();
  await phone.getByRole('button', { name: new RegExp(`${SQUAT}.*1 de 3 séries`) }).waitFor();
});

test('a workout discarded on the tablet can be taken back on the phone', async () => {
  await tablet.getByRole('button', { name: 'Opções do treino' }).click();
  await tablet.getByRole('button', { name: 'Descartar treino' }).click();
  await tablet.getByRole('button', { name: 'Descartar', exact: true }).click();
  await phone.getByRole('heading', { name: 'Descartado em outro lugar' }).waitFor();
  await phone.getByRole('button', { name: 'Recuperar treino' }).click();
  await phone.getByRole('button', { name: new RegExp(`${BENCH}.*3 de 3 séries`) }).waitFor();
  await untilSent(phone);
});
