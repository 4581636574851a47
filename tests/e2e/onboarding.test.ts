import type { BrowserContext, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { complaintsOf } from '../harness/browser';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { signUp } from './entry-steps';
import { layoutFaults } from './layout-faults';
import { app, browser, withApp } from './opened';
import { openDevice, openTab, untilSent } from './person-steps';
import { addExercise, disc, reopener } from './workout-steps';

let device: BrowserContext;
let page: Page;
let complaints: string[];
let people = 0;

withApp();

afterEach(async () => {
  expect(complaints).toEqual([]);
  await device.close();
});

/** A phone after a new sign-up; ends at the first question. */
async function newcomer(): Promise<void> {
  people += 1;
  device = await openDevice(browser, app);
  page = await openTab(device);
  complaints = complaintsOf(page);
  await signUp(page, app, { email: `nova${people}@example.com`, name: 'Ana Lima' });
  await untilWorkerControls(page);
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const untilChosen = (name: string | RegExp) =>
  expect.poll(() => button(name).getAttribute('aria-pressed')).toBe('true');

/** The heading of every step, in order. */
const ASKED = [
  'Boas-vindas, Ana',
  'Há quanto tempo você treina?',
  'Quantos dias por semana?',
  'Com o que você treina?',
  'Quilos ou libras?',
  'Como está a sua saúde?',
  'O que você permite?',
];

describe('without network, once the app is there', () => {
  test('answers survive a reload, and eight taps after signing up the first workout runs', async () => {
    await newcomer();
    await device.setOffline(true);
    let taps = 0;
    const tap = async (name: string | RegExp, leadsTo: string) => {
      taps += 1;
      await button(name).click();
      await heading(leadsTo);
    };
    await tap('Ganhar músculo', 'Há quanto tempo você treina?');
    await tap(/^Há mais de um ano/, 'Quantos dias por semana?');
    await page.reload();
    await heading('Quantos dias por semana?');
    await tap('4 dias', 'Com o que você treina?');
    await page.goBack();
    await heading('Quantos dias por semana?');
    await untilChosen('4 dias');
    await page.goBack();
    await heading('Há quanto tempo você treina?');
    await untilChosen(/^Há mais de um ano/);
    await page.goForward();
    await page.goForward();
    await heading('Com o que você treina?');
    await tap(/^Academia completa/, 'Quilos ou libras?');
    await tap('Continuar', 'Como está a sua saúde?');
    await tap('Pular', 'O que você permite?');
    await tap('Continuar', 'A sua ficha está pronta');

    const proposal = page.getByRole('region', { name: 'Superiores e inferiores' });
    await proposal.getByText('4 dias por semana · 27 exercícios · cerca de 65 min').waitFor();
    taps += 1;
    await button('Começar treino A').click();
    await disc(page, 1, 4)
      .or(disc(page, 1, 3))
      .first()
      .waitFor();
    expect(taps).toBeLessThanOrEqual(8);
    await page.getByRole('button', { name: /^Concluir série 1 de/ }).click();
    await reopener(page, 1).waitFor();
    await device.setOffline(false);
    await untilSent(page);

    await page.goto('/app/programs');
    await page.getByRole('heading', { name: 'Superiores e inferiores' }).waitFor();
    await page.goto('/app/gyms');
    const here = { name: /Estou aqui.*Academia completa/, pressed: true };
    await page.getByRole('button', here).waitFor();
  });
});

describe('who answers nothing', () => {
  test('skips every step and starts with an empty workout', async () => {
    await newcomer();
    for (const [index, title] of ASKED.entries()) {
      await heading(title);
      await page.getByText(`${index + 1} de ${ASKED.length}`).waitFor();
      await button('Pular').click();
    }
    await heading('Tudo pronto');
    await button('Começar um treino vazio').click();
    await addExercise(page, 'Supino reto com barra');
    await page.goto('/app/gyms');
    await page.getByRole('heading', { name: 'Nenhum local ainda' }).waitFor();
    await page.goto('/app/account/privacy');
    await page.getByText('Desligados: só chegam os e-mails da conta.').waitFor();
  });

  test('leaves at once for Hoje, with nothing made', async () => {
    await newcomer();
    await button('Pular tudo').click();
    await heading('Tudo pronto');
    await page.getByRole('link', { name: 'Agora não' }).click();
    await page.getByRole('heading', { name: 'Seu primeiro treino' }).waitFor();
  });
});

test('a yes of the screening advises and leads on; what was allowed is kept', async () => {
  await newcomer();
  await page.goto('/onboarding/health');
  await button('Responder agora').click();
  await button('Agora não').click();
  await button('Responder agora').click();
  await button('Concordo em guardar').click();
  await page.getByText('Nascimento em 17/05/1990, como no cadastro.').waitFor();
  await button('Corrigir').click();
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('17/05/1960');
  await page.getByLabel('Estado onde você treina').selectOption('BA');
  const questions = page.getByRole('list').getByRole('group');
  await expect.poll(() => questions.count()).toBe(7);
  for (let at = 0; at < 7; at += 1) {
    const said = at === 4 ? 'Sim' : 'Não';
    await questions.nth(at).getByText(said, { exact: true }).click();
  }
  await page.getByText('7 de 7 respondidas · guardadas').waitFor();
  await page.reload();
  await button('Concluir').click();
  await page.getByText('Fale com um médico').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Você respondeu sim a 1 pergunta' }).waitFor();
  await page.getByText('Converse com um médico', { exact: false }).waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.goForward();
  await page.getByRole('link', { name: 'Continuar para a ficha' }).click();
  await heading('O que você permite?');
  const byMail = page.getByRole('switch', { name: 'Avisos por e-mail' });
  await byMail.click();
  await expect.poll(() => byMail.isChecked()).toBe(true);
  await page.getByText('Ler o texto').click();
  await page.getByText('O que chega').waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  await button('Continuar').click();
  // No answer about training was given, and the age alone needs no consent.
  await heading('Tudo pronto');
  await page.goto('/app/account/privacy');
  const mail = page.getByRole('region', { name: 'Avisos por e-mail' });
  await mail.getByText('Você concordou em').waitFor();
});

test('another one that fits is looked at, chosen and kept for later', async () => {
  await newcomer();
  await button('Ganhar músculo').click();
  await button(/^Há mais de um ano/).click();
  await button('4 dias').click();
  await button(/^Em casa: halteres/).click();
  await page.getByText('Libras', { exact: true }).click();
  await button('Pular tudo').click();
  await page.getByRole('region', { name: 'Em casa, com halteres' }).waitFor();
  await page.getByText('Você disse 4 dias', { exact: false }).waitFor();
  await page.getByRole('list', { name: 'Outras fichas' }).getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  const title = (await sheet.getByRole('heading').first().innerText()).replace(/\s+/g, ' ');
  await sheet.getByRole('button', { name: 'Usar esta ficha' }).click();
  await page.getByRole('region', { name: title }).waitFor();
  await button('Guardar e treinar depois').click();
  await page.getByText(title, { exact: false }).first().waitFor();
  await button('Começar treino').waitFor();
  // The created gym has its weights in pounds, which the person chose later.
  await page.goto('/app/gyms');
  await page.getByRole('link', { name: /^Em casa: halteres/ }).click();
  await page
    .getByText(/\blb\b/)
    .first()
    .waitFor();
  // Returning here continues with the existing ficha.
  await page.goto('/onboarding/ficha');
  await heading('A sua ficha está pronta');
  await button('Começar treino').waitFor();
});

test('a personal is reached from the first step, an invitation of before at once', async () => {
  await newcomer();
  await page.getByRole('link', { name: 'Tenho um personal (código ou QR)' }).click();
  await heading('Tenho um código');
  await page.evaluate(() =>
    localStorage.setItem(
      'anilha.invitation',
      JSON.stringify({ token: 'convite-da-carla', until: Date.now() + 86_400_000 }),
    ),
  );
  await page.goto('/onboarding');
  const invitation = page.getByRole('link', { name: 'Abrir o convite' });
  expect(await invitation.getAttribute('href')).toBe('/links/convite-da-carla');
});

test('every step fits a narrow window, also with text twice as large, in both themes', async () => {
  await newcomer();
  await button('Ter mais fôlego').click();
  const steps = ['', '/level', '/days', '/place', '/units', '/health', '/consents', '/ficha'];
  for (const step of steps) {
    await page.setViewportSize({ width: 320, height: 780 });
    await page.goto(`/onboarding${step}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (step === '/ficha') await button('Começar treino A').waitFor();
    expect(await layoutFaults(page), step).toEqual([]);
    expect(await axeInBothThemes(page), step).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await layoutFaults(page), `${step} at 200 %`).toEqual([]);
  }
});

test('the first question offers the three looks, dark until another is chosen', async () => {
  await newcomer();
  await heading('Boas-vindas, Ana');
  const look = (name: string) => page.getByRole('radio', { name, exact: true });
  expect(await look('Escura').isChecked()).toBe(true);
  expect(await look('Do aparelho').count()).toBe(1);
  await look('Clara').check();
  await page.locator('html.light').waitFor();
  expect(await layoutFaults(page)).toEqual([]);
});
