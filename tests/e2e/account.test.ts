import type { BrowserContext, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { PASSWORD } from './entry-steps';
import { app, browser, withApp } from './opened';
import { createPerson, goTo, openDevice, openTab, signIn } from './person-steps';

const EMAIL = 'ana.conta@example.com';
const NEW_EMAIL = 'ana.conta.nova@example.com';
const NEW_PASSWORD = 'cinco anilhas novas';

let devices: readonly BrowserContext[];
let phone: Page;
let tablet: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Ana', EMAIL);
  devices = await Promise.all([openDevice(browser, app), openDevice(browser, app)]);
  const [first, second] = await Promise.all(devices.map(openTab));
  if (!first || !second) throw new Error('There are no two devices');
  [phone, tablet] = [first, second];
  for (const page of [phone, tablet]) await signIn(page, EMAIL);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ANSWERS = /\/api\/(account|auth)/;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('what can be pressed while the answers come stays where it is', async () => {
  const places = () =>
    phone
      .getByRole('main')
      .evaluate((main) =>
        Array.from(main.querySelectorAll('button'), (it): [string, number] => [
          it.innerText,
          it.getBoundingClientRect().top,
        ]),
      );
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await phone.route(ANSWERS, async (route) => {
    await answered;
    await route.continue();
  });
  await goTo(phone, '/app/account');
  await heading(phone, 'Seus dados').waitFor();
  const before = await places();
  expect(before.length).toBeGreaterThan(0);
  answer();
  await phone.getByText('Este aparelho').waitFor();
  await expect.poll(() => phone.locator('main [data-skeleton]').count()).toBe(0);
  expect((await places()).filter(([name]) => before.some(([it]) => it === name))).toEqual(before);
  await phone.unroute(ANSWERS);
  await goTo(phone, '/app/profile');
  await phone.reload();
});

test('the screen holds for axe, and a photo is cut and stays on the device', async () => {
  await goTo(phone, '/app/account');
  await phone.getByText('Este aparelho').waitFor();
  expect(await axeInBothThemes(phone)).toEqual([]);
  const png = await phone.screenshot();
  await phone.getByLabel('Foto da conta').setInputFiles({
    name: 'eu.png',
    mimeType: 'image/png',
    buffer: png,
  });
  await button(phone, 'Remover foto').waitFor();
  await goTo(phone, '/app/profile');
  const photo = phone.locator('header img');
  await photo.waitFor();
  await expect
    .poll(() => photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([320, 320]);
});

test('another password ends the other device, which keeps what it holds', async () => {
  await goTo(phone, '/app/account');
  await button(phone, 'Senha Trocar a senha').click();
  await phone.getByLabel('Senha de agora').fill(PASSWORD);
  await phone.getByLabel('Nova senha').fill(NEW_PASSWORD);
  await button(phone, 'Trocar a senha').click();
  await phone.getByText('Senha trocada. Os outros aparelhos saíram da conta.').first().waitFor();
  await expect.poll(() => app.mailTo(EMAIL)).toContain('A senha da sua conta na Anilha');

  await tablet.goto('/app/account');
  await heading(tablet, 'Entre de novo').waitFor();
  await tablet.getByText('continua guardado neste aparelho', { exact: false }).waitFor();
  await tablet.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD);
  await button(tablet, 'Entrar').click();
  await heading(tablet, 'Onde a conta está aberta').waitFor();
});

test('another e-mail by its code, then out of every device', async () => {
  await phone.reload();
  await button(phone, `E-mail ${EMAIL}`).click();
  await phone.getByLabel('Novo e-mail').fill(NEW_EMAIL);
  await button(phone, 'Mandar código').click();
  const first = await app.mailTo(NEW_EMAIL);
  await button(phone, 'Mudar o e-mail ou pedir outro código').click();
  expect(await phone.getByLabel('Novo e-mail').inputValue()).toBe(NEW_EMAIL);
  await button(phone, 'Mandar código').click();
  await phone.getByLabel('Código').waitFor();
  await expect.poll(() => app.mailTo(NEW_EMAIL)).not.toBe(first);
  const code = /\b\d{6}\b/.exec(await app.mailTo(NEW_EMAIL))?.[0] ?? '';
  await phone.getByLabel('Código').fill(code);
  await button(phone, `E-mail ${NEW_EMAIL}`).waitFor();

  await button(phone, 'Sair de todos').click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Sair de todos' }).click();
  await heading(phone, 'Entre de novo').waitFor();
  await expect.poll(() => phone.getByLabel('E-mail').inputValue()).toBe(NEW_EMAIL);
  await tablet.reload();
  await heading(tablet, 'Entre de novo').waitFor();
});
