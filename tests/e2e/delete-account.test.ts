import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeProfiles, openChromium } from '../harness/browser';
import { type BuiltServer, startServer } from '../harness/built-server';
import { axeFindings } from './axe-steps';
import { PASSWORD } from './entry-steps';
import {
  createPerson,
  fillSignIn,
  goTo,
  openDevice,
  openTab,
  SQUAT,
  signIn,
  untilSent,
} from './person-steps';
import { addExercise, disc, startEmpty } from './workout-steps';

const ANA = { name: 'Ana Prado', email: 'ana.exclui@example.com' };

let server: BuiltServer;
let browser: Browser;
let dataDir: string;
let phone: BrowserContext;
let tablet: BrowserContext;
let onPhone: Page;
let onTablet: Page;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'anilha-e2e-'));
  server = await startServer({ dataDir });
  browser = await openChromium();
  await createPerson(server, ANA.name, ANA.email);
  phone = await openDevice(browser, server);
  tablet = await openDevice(browser, server);
  [onPhone, onTablet] = [await openTab(phone), await openTab(tablet)];
  await signIn(onPhone, ANA.email);
  await startEmpty(onPhone);
  await addExercise(onPhone, SQUAT);
  await disc(onPhone, 1, 3).click();
  await untilSent(onPhone);
  await signIn(onTablet, ANA.email);
  await goTo(onTablet, '/app/workout');
  await onTablet.getByText('1 de 3 séries').first().waitFor();
});

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Waits until the newest mail contains these words. */
const mailed = (words: string) => expect.poll(() => server.mailTo(ANA.email)).toContain(words);

const untilWiped = (page: Page) =>
  expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);

/** Deletes the account on a device; ends signed out on the landing. */
async function deleteAccount(page: Page): Promise<void> {
  await goTo(page, '/app/account');
  await button(page, 'Excluir a conta').click();
  const sheet = page.getByRole('dialog', { name: 'Excluir a conta' });
  await sheet.getByLabel('Sua senha', { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Excluir a conta', exact: true }).click();
  await title(page, /Uma série/);
}

/** "Entre de novo", on a device with a session that was ended from elsewhere. */
async function signInAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Entre de novo/ }).click();
  await fillSignIn(page, ANA.email);
}

test('deleting says what goes, offers a copy, and asks for the password', async () => {
  await goTo(onPhone, '/app/account');
  await button(onPhone, 'Excluir a conta').click();
  const sheet = onPhone.getByRole('dialog', { name: 'Excluir a conta' });
  const saving = onPhone.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Baixar meus dados' }).click();
  const copy = await readFile(await (await saving).path(), 'latin1');
  for (const name of ['leia-me.html', 'conta.json', 'registros.anilha', 'treinos.csv']) {
    expect(copy).toContain(name);
  }
  expect(copy).toContain(ANA.email);
  await sheet.getByText('Arquivo completo salvo.').waitFor();
  await sheet.getByLabel('Sua senha', { exact: true }).fill('não é esta');
  await sheet.getByRole('button', { name: 'Excluir a conta', exact: true }).click();
  await sheet.getByText('A senha não confere. Digite de novo.').waitFor();
  expect(await axeFindings(onPhone)).toEqual([]);
  await onPhone.keyboard.press('Escape');
});

test('A1g: who comes back within the seven days cancels, and everything is there', async () => {
  await deleteAccount(onPhone);
  await untilWiped(onPhone);
  await mailed('Cancelar exclusão');

  await onTablet.reload();
  await signInAgain(onTablet);
  await title(onTablet, 'A exclusão da sua conta está marcada');
  expect(await axeFindings(onTablet)).toEqual([]);
  await button(onTablet, 'Cancelar exclusão').click();
  await onTablet.getByText('1 de 3 séries').first().waitFor();

  await signIn(onPhone, ANA.email);
  await goTo(onPhone, '/app/workout');
  await onPhone.getByText('1 de 3 séries').first().waitFor();
});

test('A1h: a device learns that the account is gone, saves a file, and is wiped', async () => {
  await deleteAccount(onPhone);
  await server.stop();
  const { db, close } = server.open();
  await db.updateTable('account_deletion').set({ erase_at: 1 }).execute();
  await close();
  server = await startServer({ dataDir, ports: server.ports });
  await mailed('apagamos a sua conta');

  await onTablet.reload();
  await title(onTablet, 'Esta conta foi excluída');
  expect(await axeFindings(onTablet)).toEqual([]);
  const saving = onTablet.waitForEvent('download');
  await button(onTablet, 'Salvar um arquivo').click();
  expect((await saving).suggestedFilename()).toMatch(/^anilha-.*\.anilha$/);
  await button(onTablet, 'Apagar deste aparelho').click();
  await button(onTablet, 'Apagar').click();
  await title(onTablet, /Uma série/);
  await untilWiped(onTablet);
});
