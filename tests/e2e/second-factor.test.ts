import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { appCode } from '../harness/authenticator-app';
import { axeFindings } from './axe-steps';
import { PASSWORD } from './entry-steps';
import { app, browser, withApp } from './opened';
import { createPerson, fillSignIn, openDevice } from './person-steps';

const ANA = 'ana@example.com';
const BIA = 'bia@example.com';
/** Later than any code used in this test. */
const NEXT_MS = 60_000;

const open: BrowserContext[] = [];

withApp();

beforeAll(async () => {
  await createPerson(app, 'Ana', ANA);
  await createPerson(app, 'Bia', BIA);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()));
});

async function device(): Promise<Page> {
  const context = await openDevice(browser, app, { serviceWorkers: 'block' });
  open.push(context);
  return context.newPage();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Avisos' }).getByText(words).waitFor();
const home = (page: Page) => page.getByRole('navigation', { name: 'Principal' }).waitFor();

/** Erases a person's data in the browser, except the authenticator. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

async function openAccount(page: Page, email: string): Promise<void> {
  await page.goto('/app/account');
  await fillSignIn(page, email);
  await page.getByRole('heading', { level: 1, name: 'Conta e segurança' }).waitFor();
}

/** The first step of a sign-in on a new device, before a certain screen. */
async function withPassword(email: string): Promise<Page> {
  const page = await device();
  await page.goto('/app/history?muscle=chest');
  await fillSignIn(page, email);
  await page.getByRole('heading', { level: 1, name: 'Confirme que é você' }).waitFor();
  return page;
}

test('two steps: turned on by the app’s code, then asked for on another device', async () => {
  const phone = await device();
  await openAccount(phone, ANA);
  await phone
    .getByRole('region', { name: 'Verificação em duas etapas' })
    .getByRole('button', { name: 'Ligar' })
    .click();
  await phone.getByLabel('Sua senha').fill(PASSWORD);
  await button(phone, 'Continuar').click();
  await phone.getByRole('img', { name: 'Código para o app autenticador' }).waitFor();
  expect(await axeFindings(phone)).toEqual([]);
  const link = phone.getByRole('link', { name: 'abra por aqui' });
  const key = (await link.getAttribute('href')) ?? '';
  await phone.getByLabel('Código que o app mostra').fill(appCode(key, Date.now()));
  await button(phone, 'Ligar').last().click();

  const list = phone.getByRole('list', { name: 'Códigos de recuperação' });
  const recovery = (await list.getByRole('listitem').first().textContent()) ?? '';
  const download = phone.waitForEvent('download');
  await button(phone, 'Salvar').click();
  expect((await download).suggestedFilename()).toBe('anilha-codigos-de-recuperacao.txt');
  await button(phone, 'Já guardei').click();
  await phone.getByText('Restam 10 códigos de recuperação').waitFor();

  const laptop = await withPassword(ANA);
  expect(await axeFindings(laptop)).toEqual([]);
  const right = appCode(key, Date.now() + NEXT_MS / 2);
  await laptop.getByLabel('Código do app').fill(right === '000000' ? '000001' : '000000');
  await laptop.getByRole('alert').getByText('O código não confere', { exact: false }).waitFor();
  await laptop.getByLabel('Código do app').fill(right);
  await home(laptop);
  await laptop.waitForURL('**/app/history?muscle=chest');

  const tablet = await withPassword(ANA);
  await button(tablet, 'Usar um código de recuperação').click();
  await tablet.getByLabel('Código de recuperação').fill(recovery.toUpperCase().replace('-', ' '));
  await button(tablet, 'Entrar').click();
  await home(tablet);
  await phone.reload();
  await phone.getByText('Restam 9 códigos de recuperação').waitFor();
});

test('a passkey is added, renamed, used to sign in, and removed', async () => {
  const page = await device();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openAccount(page, BIA);
  await button(page, 'Adicionar chave de acesso').click();
  await page.getByLabel('Sua senha').fill(PASSWORD);
  await button(page, 'Continuar').click();
  await said(page, 'Chave de acesso adicionada');

  await page.getByRole('button', { name: 'Opções de Chrome no Linux' }).click();
  await button(page, 'Renomear').click();
  await page.getByLabel('Nome', { exact: true }).fill('Meu notebook');
  await button(page, 'Salvar').click();
  await page.getByRole('list', { name: 'Chaves de acesso' }).getByText('Meu notebook').waitFor();
  expect(await axeFindings(page)).toEqual([]);

  // Offered in the form, this authenticator selects a passkey automatically.
  await forget(page);
  await home(page);

  // Without that offer there is a button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await forget(page);
  await button(page, 'Entrar com chave de acesso').click();
  await home(page);

  await page.goto('/app/account');
  await page.getByRole('button', { name: 'Opções de Meu notebook' }).click();
  await button(page, 'Remover').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await said(page, 'Chave de acesso removida');
  await forget(page);
  await button(page, 'Entrar com chave de acesso').click();
  await page.getByRole('alert').getByText('não é de nenhuma conta', { exact: false }).waitFor();
});
