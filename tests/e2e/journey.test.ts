import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startServer } from '../harness/built-server';
import { type KillableChromium, openProfile } from '../harness/killable-chromium';
import { untilWorkerControls } from '../pwa/worker-page';
import { fillSignUp, PASSWORD } from './entry-steps';
import { logTyped, typeFirstLoad } from './workout-steps';

const EMAIL = 'ana.jornada@example.com';
let server: BuiltServer;
let phoneProfile: string;
let otherProfile: string;
const browsers: KillableChromium[] = [];

beforeAll(async () => {
  server = await startServer();
  phoneProfile = await mkdtemp(join(tmpdir(), 'anilha-phone-'));
  otherProfile = await mkdtemp(join(tmpdir(), 'anilha-other-'));
});

afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.kill().catch(() => undefined)));
  await server?.stop();
  for (const folder of [phoneProfile, otherProfile]) {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
});

async function open(profile: string): Promise<KillableChromium> {
  const browser = await openProfile(profile);
  browsers.push(browser);
  return browser;
}

const disc = (page: Page, nth: number, of: number) =>
  page.getByRole('button', { name: `Concluir série ${nth} de ${of}` });
const reopen = (page: Page) => page.getByRole('button', { name: /^Reabrir série/ });

async function addExercise(page: Page, opener: string, name: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.getByRole('searchbox', { name: 'Buscar exercício' }).fill(name);
  await page.getByRole('button', { name: `Adicionar ${name}`, exact: true }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
}

async function logSets(page: Page, from: number, to: number, of: number): Promise<void> {
  for (let nth = from; nth <= to; nth += 1) await disc(page, nth, of).click();
}

async function signUp(page: Page): Promise<void> {
  await fillSignUp(page, { email: EMAIL, name: 'Ana' }, server.url);
  const code = /\b\d{6}\b/.exec(await server.mailTo(EMAIL))?.[0] ?? '';
  await page.getByLabel('Código').fill(code);
  await page.getByRole('heading', { level: 1, name: 'Boas-vindas' }).waitFor();
}

test('ten sets outlive a lost network and a dead battery, and reach the other device', async () => {
  // The sign-up is at home; the app is closed before the gym.
  const home = await open(phoneProfile);
  await signUp(await home.newPage());
  await home.close();

  const first = await open(phoneProfile);
  const page = await first.newPage();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Treino livre' }).click();

  // Four sets with network; the load is typed once and reused.
  await addExercise(page, 'Adicionar exercício', 'Supino reto com barra');
  await logTyped(page, '82,5');
  await page.getByRole('button', { name: 'Série', exact: true }).click();
  await logSets(page, 2, 4, 4);
  await page.getByText('4 de 4 séries').first().waitFor();
  await untilWorkerControls(page);

  // Offline: the server is gone and the browser knows it.
  await first.context.setOffline(true);
  await server.kill();
  await addExercise(page, 'Exercício', 'Agachamento livre com barra');
  await logSets(page, 1, 3, 3);
  await addExercise(page, 'Exercício', 'Leg press 45°');
  await page.getByRole('button', { name: 'Série', exact: true }).click();
  await disc(page, 1, 4).click();
  await typeFirstLoad(page, '100');
  await logSets(page, 2, 3, 4);
  await page.getByText('10 de 11 séries').first().waitFor();
  await first.kill();

  // A cold start offline opens the workout with its ten sets, and the rest continues.
  const second = await open(phoneProfile);
  await second.context.setOffline(true);
  const again = await second.newPage();
  await again.goto(server.url);
  await again.getByText('10 de 11 séries').first().waitFor();
  await expect.poll(() => again.getByRole('timer').count()).toBe(1);
  for (const [name, sets, of] of [
    ['Supino reto com barra', 4, 4],
    ['Agachamento livre com barra', 3, 3],
    ['Leg press 45°', 3, 4],
  ] as const) {
    await again
      .getByRole('button', { name: new RegExp(`${name}.*${sets} de ${of} séries`) })
      .click();
    await again.getByRole('heading', { level: 2, name }).waitFor();
    await expect.poll(() => reopen(again).count()).toBe(sets);
  }
  await again.getByRole('button', { name: 'Concluir', exact: true }).click();
  await again.getByRole('button', { name: 'Concluir e salvar' }).click();
  await again.getByRole('term').filter({ hasText: 'de 11 séries' }).waitFor();

  // The network returns, and everything is sent without a tap.
  server = await startServer({ dataDir: server.dataDir, ports: server.ports });
  await second.context.setOffline(false);
  await again.goto(`${server.url}/app/profile`);
  await again.getByText('Tudo está neste aparelho e no servidor.').waitFor();

  // Another device of the same person.
  const other = await open(otherProfile);
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${server.url}/login`);
  await elsewhere.getByLabel('E-mail').fill(EMAIL);
  await elsewhere.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole('button', { name: 'Entrar', exact: true }).click();
  await elsewhere.getByRole('link', { name: 'Progresso' }).first().click();
  await elsewhere.getByRole('link', { name: 'Histórico' }).click();
  await elsewhere.getByText('10 séries', { exact: false }).first().click();
  await elsewhere.getByText('82,5', { exact: false }).first().waitFor();
  await elsewhere.getByText('Leg press 45°').first().waitFor();
});
