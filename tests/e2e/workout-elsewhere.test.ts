import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { goOffline } from './offline-steps';
import { app, browser, button, complaints, device, page, signedUp } from './opened';
import { BENCH, createPerson, fillSignIn, goTo, openDevice, untilSent } from './person-steps';
import {
  addExercise,
  disc,
  discardRunning,
  figuresOf,
  finish,
  logTyped,
  reopener,
  row,
  startEmpty,
} from './workout-steps';

const EMAIL = 'caio@example.com';

const PHONE_OPTIONS = { serviceWorkers: 'block' } as const;

const openElsewhere = async () => (await openDevice(browser, app, PHONE_OPTIONS)).newPage();

async function signInElsewhere(on?: Page, email = EMAIL): Promise<Page> {
  const other = on ?? (await openElsewhere());
  await other.goto('/login');
  await fillSignIn(other, email);
  await other.getByRole('navigation', { name: 'Principal' }).waitFor();
  return other;
}

/** Refuses the code that shows the state of the sync; a page may load it right after a sign-in. */
async function withoutWords(other: Page): Promise<{ first: Promise<unknown> }> {
  await other.route('**/sync-pill-face-*', (route) => route.abort());
  const first = other.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('sync-pill-face-'),
    timeout: 0,
  });
  return { first };
}

signedUp({ email: EMAIL, name: 'Caio' }, PHONE_OPTIONS);

const findings = () => axeInBothThemes(page);

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
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('anilha.under-way')))
      .toBeNull();
  });
});

describe('more than one place at once', () => {
  test('a second tab follows each tap', async () => {
    await startEmpty(page);
    await addExercise(page, BENCH);
    const second = await device.newPage();
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
    await expect.poll(() => figuresOf(page, 1)).toContain('90 quilos');

    // The other device finishes it while it is open here.
    await finish(other);
    await page.getByRole('heading', { name: 'Concluído no outro aparelho' }).waitFor();
    await button('Continuar treino').click();
    await reopener(page, 1).waitFor();
    await finish(page);
    await other.context().close();
  });

  test('a question about a set closes when another device logs it', async () => {
    await startEmpty(page);
    await addExercise(page, BENCH);
    const other = await signInElsewhere();
    await other.goto('/app/workout');
    await disc(other, 1, 1).waitFor();
    await logTyped(page, '600');
    const asked = page.getByRole('alertdialog', { name: '600 kg está certo?' });
    await asked.waitFor();
    await logTyped(other, '60');
    await asked.waitFor({ state: 'detached' });
    const notices = page.getByRole('region', { name: 'Avisos' });
    await notices.getByText('Outro aparelho já registrou ou removeu esta série.').waitFor();
    await expect.poll(() => figuresOf(page, 1)).toContain('60 quilos');
    await page.getByText('Treino completo').waitFor();
    // The question is not kept for a set that is open again.
    await reopener(page, 1).click();
    await disc(page, 1, 1).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await discardRunning(page);
    await other.context().close();
  });

  test('an end that could not be stored here does not hide the one that comes from elsewhere', async () => {
    const here = await signInElsewhere();
    await startEmpty(here);
    await addExercise(here, BENCH);
    await here.getByRole('button', { name: /^Concluir série 1 de / }).click();
    await reopener(here, 1).waitFor();
    await untilSent(here);
    // Offline, no contact corrects the clock. It is past the last instant of a Date, so nothing that is
    // written then can be stored.
    await goOffline(here);
    await here.evaluate(() => {
      Date.now = () => 8_640_000_000_000_001;
    });
    await here
      .getByRole('button', { name: /^Concluir( treino)?$/ })
      .first()
      .click();
    await here.getByRole('button', { name: 'Concluir e salvar' }).click();
    await here
      .getByText(/^Este valor não pode ser guardado/)
      .first()
      .waitFor();
    await here.evaluate(() => {
      Date.now = () => Math.round(performance.timeOrigin + performance.now());
    });
    await here.getByRole('button', { name: 'Continuar treinando' }).click();
    await here.context().setOffline(false);

    const other = await signInElsewhere();
    await other.goto('/app/workout');
    await reopener(other, 1).waitFor();
    await finish(other);
    await here.getByRole('heading', { name: 'Concluído no outro aparelho' }).waitFor();
    await other.context().close();
    await here.context().close();
  });

  test('where the words on the connection cannot come, the workout goes on', async () => {
    const other = await openElsewhere();
    const failed = await withoutWords(other);
    await signInElsewhere(other);
    await startEmpty(other);
    await addExercise(other, BENCH);
    await goOffline(other);
    await other.getByRole('button', { name: /^Concluir série 1 de / }).click();
    await failed.first;
    await reopener(other, 1).click({ trial: true });
    await other.context().setOffline(false);
    await discardRunning(other);
    await untilSent(other);
    await other.context().close();
  });

  test('nor is a page loaded anew for them', async () => {
    const other = await openElsewhere();
    const failed = await withoutWords(other);
    await signInElsewhere(other);
    const withoutSync = '**/api/sync';
    await goTo(other, '/app/settings');
    await other.getByText('Libras').waitFor();
    const loaded = () => other.evaluate(() => performance.timeOrigin);
    const before = await loaded();
    await other.route(withoutSync, (route) => route.abort());
    await other.getByText('Libras').click();
    await failed.first;
    await goTo(other, '/app/profile');
    await other.getByText('1 registro por enviar').waitFor();
    expect(await loaded()).toBe(before);
    await other.unroute(withoutSync);
    await goTo(other, '/app/settings');
    await other.getByText('Quilos').click();
    await untilSent(other);
    await other.context().close();
  });

  test('W4d: two running workouts are both offered', async () => {
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

test('a workout goes on where code that loads later never came', async () => {
  const other = await openElsewhere();
  const later = /\/assets\/(first-load-hint|figure-player|figure-still|cues|guides|rest-words)-/;
  await other.route(later, (route) => route.abort());
  const hint = other.waitForEvent('requestfailed', {
    predicate: (request) => request.url().includes('first-load-hint-'),
  });
  // The other person of this file has running workouts, which would come first.
  await createPerson(app, 'Rui', 'rui@example.com');
  await signInElsewhere(other, 'rui@example.com');
  await startEmpty(other);
  await addExercise(other, 'Cadeira extensora');
  await hint;
  await goOffline(other);
  await other.getByRole('heading', { name: 'Cadeira extensora' }).getByRole('button').click();
  await other.getByRole('region', { name: /^Como fazer: / }).waitFor({ state: 'attached' });
  await logTyped(other, '600');
  const asked = other.getByRole('alertdialog', { name: '600 kg está certo?' });
  await asked.getByRole('button', { name: 'Sim, registrar' }).click();
  await reopener(other, 1).waitFor();
  await other.context().close();
});

test('the pages had nothing to complain about', () => {
  expect(complaints).toEqual([]);
});
