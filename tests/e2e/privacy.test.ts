import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { app, browser, withApp } from './opened';
import { createPerson, goTo, openDevice, openTab, signIn, untilSent } from './person-steps';

const EMAIL = 'lia.privacidade@example.com';
const PRIVACY = '/app/account/privacy';
/** A unique weight, to be searched for in everything that leaves the phone. */
const WEIGHT = '73,19';
const LEAK = /73[.,]19\b|\b73190\b/;

let device: BrowserContext;
let phone: Page;
let tablet: Page;
/** Addresses, bodies and console lines of the phone, except synced content. */
const left: string[] = [];

withApp();

beforeAll(async () => {
  await createPerson(app, 'Lia', EMAIL);
  device = await openDevice(browser, app);
  phone = await openTab(device);
  tablet = await openTab(await openDevice(browser, app));
  phone.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    left.push(request.url(), path === '/api/sync' ? '' : (request.postData() ?? ''));
  });
  phone.on('console', (line) => left.push(line.text()));
  for (const page of [phone, tablet]) await signIn(page, EMAIL);
});

const card = (page: Page, name: string) => page.getByRole('region', { name });
const says = (page: Page, name: string, text: string | RegExp) =>
  card(page, name).getByText(text).first().waitFor();
const press = (page: Page, name: string, button: string) =>
  card(page, name).getByRole('button', { name: button }).click();
const answer = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
const log = (page: Page) => page.getByRole('list', { name: 'Seus consentimentos' });

test('what is agreed to offline holds at once, and on the other device at contact', async () => {
  await device.setOffline(true);
  await goTo(phone, PRIVACY);
  await says(phone, 'Medição de uso', 'Desligada: nada é medido.');
  await says(phone, 'Seus consentimentos', 'Você ainda não deu');
  await press(phone, 'Medição de uso', 'Ler e decidir');
  await phone.getByText('Nome, e-mail, dados de saúde').waitFor();
  await answer(phone, 'Concordo');
  await says(phone, 'Medição de uso', 'Você concordou em');
  await says(phone, 'Avisos por e-mail', 'Desligados');

  await goTo(phone, '/app/body');
  await phone.getByRole('button', { name: 'Registrar peso' }).click();
  await answer(phone, 'Concordo em guardar');
  await phone.getByRole('textbox', { name: 'Peso (kg)' }).fill(WEIGHT);
  await phone.getByRole('button', { name: 'Registrar', exact: true }).click();
  await phone.getByRole('list', { name: /^Pesagens de / }).waitFor();
  await device.setOffline(false);
  await untilSent(phone);

  await goTo(tablet, PRIVACY);
  await says(tablet, 'Medição de uso', 'Você concordou em');
  await says(tablet, 'Dados de saúde', '1 pesagem');
  await says(tablet, 'Quem abriu sua triagem', 'Ninguém além de você abriu');
  await log(tablet)
    .getByRole('button', { name: /Dados de saúde.*Você concordou/ })
    .click();
  await tablet.getByRole('dialog').getByText('respostas da triagem e da anamnese').waitFor();
  await tablet.getByRole('button', { name: 'Fechar' }).click();
  expect(await axeInBothThemes(tablet)).toEqual([]);
});

test('what is taken back offline ends at once, and on the other device at contact', async () => {
  await device.setOffline(true);
  await goTo(phone, PRIVACY);
  await press(phone, 'Medição de uso', 'Retirar consentimento');
  await says(phone, 'Medição de uso', /Desligada.*Consentimento retirado em/);
  await press(phone, 'Dados de saúde', 'Retirar consentimento');
  await answer(phone, 'Retirar e apagar');
  await says(phone, 'Dados de saúde', 'Só dá para desfazer');
  await device.setOffline(false);
  await untilSent(phone);

  await says(tablet, 'Medição de uso', /Desligada.*Consentimento retirado em/);
  await says(tablet, 'Dados de saúde', 'Nada está guardado');
  await expect.poll(() => log(tablet).getByText('Você retirou o consentimento').count()).toBe(2);
  await goTo(tablet, '/app/body');
  await tablet.getByRole('heading', { name: 'Nenhuma pesagem ainda' }).waitFor();
  expect(left.filter((text) => LEAK.test(text))).toEqual([]);
});
