import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeProfiles, openChromium, WITHOUT_UNUSED } from '../harness/browser';
import { type BuiltServer, builtDist, startServer } from '../harness/built-server';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { BENCH, createPerson, goTo, openDevice, openTab, signIn, untilSent } from './person-steps';
import { addExercise, disc, finish, reopener, startEmpty } from './workout-steps';

const EMAIL = 'bia@example.com';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

let server: BuiltServer;
let profile: string;
let installable: BrowserContext;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer({ dist: builtDist() });
  await createPerson(server, 'Bia Ramos', EMAIL);
  // Private windows cannot install apps, so this one has a profile on disk.
  profile = await mkdtemp(join(tmpdir(), 'anilha-install-'));
  installable = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', WITHOUT_UNUSED],
    baseURL: server.url,
    locale: 'pt-BR',
    viewport: { width: 360, height: 780 },
  });
  browser = await openChromium();
  await installable.addInitScript(() => {
    const { storage } = navigator;
    const persist = storage.persist.bind(storage);
    storage.persist = () => {
      document.documentElement.dataset.persistAsked = 'yes';
      return persist();
    };
  });
  page = await openTab(installable);
  await signIn(page, EMAIL);
});

afterAll(async () => {
  await closeProfiles();
  await installable?.close();
  await server?.stop();
  if (profile) await rm(profile, { recursive: true, force: true });
});

const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
const suggestion = (on: Page) => on.getByRole('heading', { name: 'Instale a Anilha' });
const persistAsked = () => page.locator('html').getAttribute('data-persist-asked');

/**
 * Simulates Chromium's event with an answer to the prompt, which no test can press. Resolves with
 * whether the app holds it.
 */
function offerPrompt(outcome: 'accepted' | 'dismissed'): Promise<boolean> {
  return page.evaluate((answer) => {
    const prompt = async () => ({ outcome: answer });
    const event = new Event('beforeinstallprompt', { cancelable: true });
    return !dispatchEvent(Object.assign(event, { prompt }));
  }, outcome);
}

/** The part that holds the prompt may load after the screen. */
const untilOfferHeld = (outcome: 'accepted' | 'dismissed') =>
  expect.poll(() => offerPrompt(outcome)).toBe(true);

test('Chromium finds nothing that keeps the app from being installed', async () => {
  await untilWorkerControls(page);
  const devtools = await installable.newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.url}/manifest.webmanifest`, []]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await devtools.detach();
});

describe('a browser with a prompt', () => {
  test('is asked for nothing before the first workout and during it', async () => {
    await offerPrompt('dismissed');
    expect(await suggestion(page).count()).toBe(0);
    await startEmpty(page);
    await addExercise(page, BENCH);
    await disc(page, 1, 3).click();
    await reopener(page, 1).waitFor();
    await goTo(page, '/');
    await page.getByRole('link', { name: /^Continuar/ }).waitFor();
    expect([await suggestion(page).count(), await persistAsked()]).toEqual([0, null]);
    await goTo(page, '/app/workout');
  });

  test('is asked once the workout is saved: for the icon, and to keep the data', async () => {
    await finish(page);
    await expect.poll(persistAsked).toBe('yes');
    await goTo(page, '/');
    await untilOfferHeld('dismissed');
    await suggestion(page).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await button(page, 'Agora não').click();
    await suggestion(page).waitFor({ state: 'detached' });
  });

  test('is left alone afterwards, and finds it in the profile', async () => {
    await untilSent(page);
    await page.goto('/');
    await button(page, 'Repetir treino').waitFor();
    await untilOfferHeld('accepted');
    expect(await suggestion(page).count()).toBe(0);
    await goTo(page, '/app/profile');
    await page.getByText('Dados guardados').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    await button(page, 'Instalar a Anilha').click();
    await button(page, 'Instalar a Anilha').waitFor({ state: 'detached' });
    await page.getByText('Instalado', { exact: true }).waitFor();
  });
});

describe('an iPhone', () => {
  let phone: BrowserContext;
  let tab: Page;

  beforeAll(async () => {
    phone = await openDevice(browser, server, { userAgent: IPHONE });
    tab = await openTab(phone);
    await signIn(tab, EMAIL);
  });

  test('is shown three steps after a workout, and a no is a no', async () => {
    await suggestion(tab).waitFor();
    await button(tab, 'Ver como').click();
    await expect.poll(() => tab.getByText(/^Passo \d$/).count()).toBe(3);
    await tab.getByText('Adicionar à Tela de Início').waitFor();
    expect(await axeInBothThemes(tab)).toEqual([]);
    await tab.getByRole('dialog').getByRole('button', { name: 'Agora não' }).click();
    await suggestion(tab).waitFor({ state: 'detached' });
  });

  test('would start in the theme that was chosen', async () => {
    const pictures = tab.locator('link[rel=apple-touch-startup-image]:not([media="not all"])');
    await tab.goto('/app/settings');
    await expect.poll(() => pictures.count()).toBe(25);
    const named = await pictures.evaluateAll((links) => links.map((link) => link.outerHTML));
    expect(named.filter((html) => !html.includes('/splash/light-'))).toEqual([]);
  });

  test('is told to send first what the installed app would not know', async () => {
    await goTo(tab, '/app/settings');
    await tab.getByText('Libras').waitFor();
    await goTo(tab, '/app/profile');
    await button(tab, 'Instalar a Anilha').click();
    await tab.getByText('Passo 1').waitFor();
    await button(tab, 'Entendi').click();
    await phone.setOffline(true);
    await goTo(tab, '/app/settings');
    await tab.getByText('Libras').click();
    await expect.poll(() => tab.getByRole('radio', { name: 'Libras' }).isChecked()).toBe(true);
    await goTo(tab, '/app/profile');
    await button(tab, 'Instalar a Anilha').click();
    await tab.getByText('Antes, envie o que está só neste navegador').waitFor();
    expect(await tab.getByText('Passo 1').count()).toBe(0);
    await button(tab, 'Enviar agora').waitFor();
    await phone.setOffline(false);
    await tab.getByText('Passo 1').waitFor();
    await phone.close();
  });
});
