import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { app, browser, withApp } from './opened';
import { BENCH, createPerson, openDevice, openTab, signIn } from './person-steps';
import { addExercise, disc, finish, reopener, startEmpty } from './workout-steps';

const EMAIL = 'ana.abas@example.com';
const SETS = 6;
let device: BrowserContext;
let left: Page;
let right: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Ana', EMAIL);
  device = await openDevice(browser, app);
  await device.addInitScript(() => {
    // Counts this tab's vibrations at the end of a rest.
    sessionStorage.setItem('shakes', '0');
    navigator.vibrate = () => {
      sessionStorage.setItem('shakes', String(Number(sessionStorage.getItem('shakes')) + 1));
      return true;
    };
  });
  // The clock runs normally, but a rest can be skipped to its end.
  await device.clock.install();
  left = await openTab(device);
  await signIn(left, EMAIL);
  await startEmpty(left);
  await addExercise(left, BENCH);
  for (let added = 3; added < SETS; added += 1) {
    await left.getByRole('button', { name: 'Série', exact: true }).click();
    await left
      .getByText(`de ${added + 1} séries`)
      .first()
      .waitFor();
  }
  right = await openTab(device);
  await right.goto('/app/workout');
});

const both = (work: (page: Page) => Promise<unknown>) => Promise.all([left, right].map(work));
const ring = (page: Page, nth: number) =>
  page.getByRole('button', { name: `Registrar série ${nth} de ${SETS}` });
const timer = (page: Page) => page.getByRole('timer');

test('a set logged in one tab shows in the other', async () => {
  await ring(left, 1).click();
  await reopener(right, 1).waitFor();
});

test('both log in turn and at once, and nothing is lost', async () => {
  for (const nth of [2, 4]) {
    // A tap directly after the last one would count as the same.
    await both((page) =>
      page.getByRole('button', { name: /^Concluir série/ }).click({ trial: true }),
    );
    await Promise.all([ring(left, nth).click(), ring(right, nth + 1).click()]);
    await both((page) =>
      page
        .getByText(`${nth + 1} de ${SETS} séries`)
        .first()
        .waitFor(),
    );
  }
  await right.reload();
  await right
    .getByText(`${SETS - 1} de ${SETS} séries`)
    .first()
    .waitFor();
});

test('a rest skipped in one is skipped in the other', async () => {
  await both((page) => timer(page).waitFor());
  await left.getByRole('button', { name: 'Pular descanso' }).click();
  await both((page) => timer(page).waitFor({ state: 'detached' }));
});

test('a rest that ends shakes the device once, whatever the tabs', async () => {
  await left.getByRole('button', { name: 'Série', exact: true }).click();
  await right
    .getByText(`${SETS - 1} de ${SETS + 1} séries`)
    .first()
    .waitFor();
  await right.getByRole('button', { name: `Registrar série ${SETS} de ${SETS + 1}` }).click();
  await both((page) => timer(page).waitFor());
  await device.clock.fastForward('01:31');
  await both((page) => page.getByText('Descanso terminou').first().waitFor());
  const shakes = async () => {
    const counts = [left, right].map((page) =>
      page.evaluate(() => Number(sessionStorage.getItem('shakes'))),
    );
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  };
  await expect.poll(shakes).toBe(1);
  // The second request for the alarm's lock is refused: both tabs have made it by now.
  await both((page) => page.evaluate(() => navigator.locks.query()));
  expect(await shakes()).toBe(1);
});

test('a tap that the other tab overtakes logs no other set', async () => {
  for (const count of [8, 9]) {
    await left.getByRole('button', { name: 'Série', exact: true }).click();
    await both((page) => page.getByText(`6 de ${count} séries`).first().waitFor());
  }
  // A finger touches at the moment in which the other tab logs the set.
  await right.evaluate(() => {
    const finger = new MutationObserver(() => {
      if (!document.querySelector('[aria-label="Reabrir série 7"]')) return;
      finger.disconnect();
      const under = document.querySelector<HTMLElement>('[aria-label^="Concluir série 8 de 9"]');
      document.body.dataset.tapped = under ? 'yes' : 'no';
      under?.click();
    });
    finger.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await left.getByRole('button', { name: 'Registrar série 7 de 9' }).click();
  await right.locator('body[data-tapped="yes"]').waitFor();
  await disc(right, 8, 9).click();
  await both((page) => page.getByText('8 de 9 séries').first().waitFor());
});

test('a workout finished in one ends in the other', async () => {
  await finish(left);
  await right.getByRole('heading', { name: 'Concluído no outro aparelho' }).waitFor();
  await right.getByRole('button', { name: 'Ver o treino' }).click();
  await right.getByRole('term').filter({ hasText: 'de 9 séries' }).waitFor();
});
