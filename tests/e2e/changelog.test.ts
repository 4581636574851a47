import { beforeAll, expect, test } from 'vitest';
import { CHANGELOG } from '#words/changelog';
import { untilWorkerControls } from '../pwa/worker-page';
import { complaints, device, page, signedUp } from './opened';
import { goTo } from './person-steps';
import { addExercise, disc, discardRunning, startEmpty } from './workout-steps';

const KEY = 'anilha.changes';
const TITLE = 'O que mudou no app';

signedUp({ email: 'ivo@example.com', name: 'Ivo Reis' });

beforeAll(async () => {
  await untilWorkerControls(page);
  await page.goto('/');
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, KEY);
});

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const notice = () => page.getByRole('region', { name: 'Avisos' }).getByText('App atualizado');
const told = () => page.evaluate((key) => localStorage.getItem(key), KEY);
/** Leaves the device like an earlier build that knew one change. */
const anEarlierBuildWasHere = () =>
  page.evaluate((key) => localStorage.setItem(key, '/assets/index-earlier.js 1'), KEY);

test('the card of the app and help lead to what changed, without network too', async () => {
  await device.setOffline(true);
  await goTo(page, '/app/profile');
  await page.getByRole('link', { name: TITLE }).click();
  await title(TITLE).waitFor();
  for (const { changes } of CHANGELOG) {
    for (const change of changes) await page.getByRole('heading', { name: change.title }).waitFor();
  }
  await page.getByRole('link', { name: 'Voltar à ajuda' }).click();
  await title('Ajuda').waitFor();
  await page.getByRole('link', { name: TITLE }).click();
  await title(TITLE).waitFor();
  const notices = await page.evaluate(async () => (await fetch('/third-party.txt')).text());
  expect(notices).toContain('Manrope Project Authors');
  await device.setOffline(false);
});

test('after an update the app says once that something changed, and leads there', async () => {
  await anEarlierBuildWasHere();
  await page.goto('/');
  await notice().waitFor();
  await expect.poll(told).not.toContain('earlier');
  await page.getByRole('button', { name: 'O que mudou', exact: true }).click();
  await title(TITLE).waitFor();
  await notice().waitFor({ state: 'detached' });
});

test('never during a workout: it comes after it', async () => {
  await startEmpty(page);
  await addExercise(page, 'Supino reto com barra');
  await anEarlierBuildWasHere();
  await page.reload();
  await disc(page, 1, 3).waitFor();
  await goTo(page, '/app/profile');
  await title('Ivo Reis').waitFor();
  expect(await notice().count()).toBe(0);
  expect(await told()).toContain('earlier');
  await discardRunning(page);
  await notice().waitFor();
  await expect.poll(told).not.toContain('earlier');
  expect(complaints).toEqual([]);
});
