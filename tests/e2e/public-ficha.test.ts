import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { complaintsOf } from '../harness/browser';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { fillSignUpForm, mailedCode, signUp } from './entry-steps';
import { stills } from './figure-steps';
import { layoutFaults } from './layout-faults';
import { app, browser, withApp } from './opened';
import { fillSignIn, goTo, openDevice, openTab } from './person-steps';

const ANA = { email: 'ana@example.com', name: 'Ana Lima' };
const BIA = { email: 'bia@example.com', name: 'Bia' };
const PASTED = ['*Ficha de março*', 'Treino A - Costas', 'Remada curvada com barra 4x8-10 40kg'];

let ana: Page;
let link: string;
let complaints: string[];

withApp();

beforeAll(async () => {
  ana = await openTab(await openDevice(browser, app));
  complaints = complaintsOf(ana);
  await signUp(ana, app, ANA);
  await untilWorkerControls(ana);
  await goTo(ana, '/app/import/program');
  await ana.getByLabel('Link ou texto da ficha').fill(PASTED.join('\n'));
  await button(ana, 'Ver a ficha').click();
  await button(ana, 'Guardar ficha').click();
  await title(ana, 'Ficha de março').waitFor();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const shortLink = () => ana.getByRole('region', { name: 'Link curto' });

async function openLinks(): Promise<void> {
  await button(ana, 'Opções da ficha').click();
  await button(ana, 'Compartilhar ou imprimir').click();
  await ana.getByRole('tab', { name: 'Link' }).click();
}

/** A new browser, without a worker so that its requests can be intercepted. */
async function newcomer(): Promise<Page> {
  return openTab(await openDevice(browser, app, { serviceWorkers: 'block' }));
}

test('without network the sheet says what the short link needs, and the long one is there', async () => {
  await ana.context().setOffline(true);
  await openLinks();
  await shortLink().getByText('o link curto precisa de internet').waitFor();
  const long = ana.getByRole('textbox', { name: 'Endereço com a ficha dentro' });
  await expect.poll(() => long.inputValue()).toContain('/app/import#ficha=');
  expect(await axeInBothThemes(ana)).toEqual([]);
  expect(await layoutFaults(ana)).toEqual([]);
  // With network again, it loads without a tap.
  await ana.context().setOffline(false);
  await shortLink().getByText('Não vê o seu nome nem os seus treinos.').waitFor();
});

test('a person makes the short link of a ficha, whose document says what it is of', async () => {
  await button(ana, 'Criar link curto').click();
  link = await shortLink()
    .getByText(/\/public\/programs\/\w{13}$/)
    .innerText();
  await shortLink().getByText('O link mostra a ficha como ela está agora.').waitFor();
  expect(await axeInBothThemes(ana)).toEqual([]);
  expect(await layoutFaults(ana)).toEqual([]);
  await button(ana, 'Fechar').click();
  const html = await (await fetch(link, { headers: { accept: '*/*' } })).text();
  expect(html).toContain('<title>Ficha de março · ficha de treino · Anilha</title>');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toContain('Ana');
});

test('whoever has it reads the ficha, signs up, and has it among their own', async () => {
  const bia = await newcomer();
  const seen = complaintsOf(bia);
  await bia.goto(link);
  await title(bia, 'Ficha de março').waitFor();
  await bia.getByRole('heading', { level: 2, name: 'A · Costas' }).waitFor();
  await bia.getByText('Remada curvada com barra').waitFor();
  await expect.poll(() => stills(bia.locator('main')).count()).toBe(1);
  expect(await axeInBothThemes(bia)).toEqual([]);
  expect(await layoutFaults(bia)).toEqual([]);
  await button(bia, 'Denunciar esta ficha').click();
  await button(bia, 'Enviar denúncia').click();
  await bia.getByRole('region', { name: 'Avisos' }).getByText('Denúncia enviada').waitFor();
  await button(bia, 'Guardar nas minhas fichas').click();
  await fillSignUpForm(bia, BIA);
  await bia.getByLabel('Código').fill(await mailedCode(app, BIA.email));
  await bia.waitForURL(/\/app\/programs\/0/);
  await title(bia, 'Ficha de março').waitFor();
  // Opened again, it is recognised and not stored twice.
  await bia.goto(link);
  await bia.getByText('Você já tem esta ficha, igual em tudo.').waitFor();
  await bia.getByRole('link', { name: 'Abrir a minha ficha' }).click();
  await bia.waitForURL(/\/app\/programs\/0/);
  expect(seen).toEqual([]);
  await bia.context().close();
});

test('a change comes to the link when its person says so', async () => {
  await button(ana, 'Opções da ficha').click();
  await button(ana, 'Nome, objetivo e nota').click();
  await ana.getByLabel('Nome', { exact: true }).fill('Ficha de abril');
  await button(ana, 'Salvar').click();
  await title(ana, 'Ficha de abril').waitFor();
  await openLinks();
  await shortLink().getByText('A ficha mudou: o link ainda mostra a de').waitFor();
  const visitor = await newcomer();
  await visitor.goto(link);
  await title(visitor, 'Ficha de março').waitFor();
  await button(ana, 'Atualizar o link').click();
  await shortLink().getByText('O link mostra a ficha como ela está agora.').waitFor();
  await button(ana, 'Fechar').click();
  await visitor.reload();
  await title(visitor, 'Ficha de abril').waitFor();
  await button(visitor, 'Já tenho conta').click();
  await fillSignIn(visitor, BIA.email);
  await visitor.waitForURL(/\/app\/programs\/0/);
  await title(visitor, 'Ficha de abril').waitFor();
  await visitor.context().close();
});

test('what keeps it from being shown is said, and the way on', async () => {
  const visitor = await newcomer();
  const asked = '**/api/public/programs/*';
  const message = 'Foram muitas tentativas seguidas. Espere 2 minutos e tente de novo.';
  await visitor.route(asked, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many', message } }),
  );
  await visitor.goto(link);
  await visitor.getByText(message).waitFor();
  await visitor.unroute(asked);
  await button(visitor, 'Tentar de novo').click();
  await title(visitor, 'Ficha de abril').waitFor();
  await visitor.context().close();

  await ana.context().setOffline(true);
  await ana.goto(link);
  await title(ana, 'Sem conexão').waitFor();
  expect(await layoutFaults(ana)).toEqual([]);
  await ana.context().setOffline(false);
  await title(ana, 'Ficha de abril').waitFor();
});

test('what has a link is listed among what one shares, with the way to it and back', async () => {
  await goTo(ana, '/app/account/privacy');
  const links = ana.getByRole('region', { name: 'Fichas com link curto' });
  await links.getByRole('link', { name: /^Ficha de abril/ }).waitFor();
  expect(await axeInBothThemes(ana)).toEqual([]);
  expect(await layoutFaults(ana)).toEqual([]);
  await button(ana, 'Desfazer o link de Ficha de abril').click();
  await ana.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
  await links.getByText('Nenhuma ficha sua está aberta').waitFor();
  expect((await fetch(link)).status).toBe(404);
});

test('taken back, the link leads nowhere, and the page says so', async () => {
  await goTo(ana, '/app/programs');
  await ana.getByRole('link', { name: /^Ficha de abril/ }).click();
  await title(ana, 'Ficha de abril').waitFor();
  await openLinks();
  await button(ana, 'Criar link curto').click();
  const again = await shortLink()
    .getByText(/\/public\/programs\/\w{13}$/)
    .innerText();
  expect(again).not.toBe(link);
  link = again;
  await button(ana, 'Desfazer o link').click();
  await ana.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
  await button(ana, 'Criar link curto').waitFor();
  expect((await fetch(link)).status).toBe(404);
  const visitor = await newcomer();
  await visitor.goto(link);
  await title(visitor, 'Nenhuma ficha neste link').waitFor();
  expect(await axeInBothThemes(visitor)).toEqual([]);
  expect(await layoutFaults(visitor)).toEqual([]);
  expect(complaints).toEqual([]);
});
