import { expect, test } from 'vitest';
import { complaintsOf } from '../harness/browser';
import { axeInBothThemes } from './axe-steps';
import { fillSignUpForm, mailedCode } from './entry-steps';
import { layoutFaults } from './layout-faults';
import { goOffline } from './offline-steps';
import { app, browser, complaints, page, signedUp } from './opened';
import { openDevice, openTab, untilSent } from './person-steps';

signedUp({ email: 'ana@example.com', name: 'Ana Lima' }, { serviceWorkers: 'block' });

const ONBOARDING = '/app/professionals/onboarding';
const step = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const goOn = () => page.getByRole('button', { name: 'Continuar', exact: true }).click();
const skip = () => page.getByRole('button', { name: 'Pular', exact: true }).click();

test('a professional says who they are step by step, half of it without network', async () => {
  await page.goto(ONBOARDING);
  await page.getByRole('link', { name: 'Começar' }).click();
  await step('Como você se apresenta?');
  await expect.poll(() => page.getByLabel('Nome na página').inputValue()).toBe('Ana Lima');
  await goOn();
  await step('Qual é o seu CREF?');
  await goOffline(page, ['records']);
  await page.getByLabel('CREF').fill('194882-G/XX');
  await goOn();
  await page.getByText('No fim vem a sigla de um estado: 123456-G/SP').waitFor();
  await page.getByLabel('CREF').fill('194.882 - g/sp');
  await goOn();
  await step('Onde você atende?');
  await page.getByLabel('Estado').selectOption('SP');
  await page.getByLabel('Cidade').fill('Sorocaba');
  await goOn();
  await step('Com o que você trabalha?');
  await page.getByRole('button', { name: 'Hipertrofia' }).click();
  await goOn();
  await step('Fale do seu trabalho');
  await skip();
  await step('Sua foto');
  await page.context().setOffline(false);
});

test('after a reload all of it is there, and the rest goes on from where it was', async () => {
  await page.goto(ONBOARDING);
  const steps = page.getByRole('list', { name: 'Passos' });
  await steps.getByText('194882-G/SP').waitFor();
  await steps.getByText('Sorocaba, SP').waitFor();
  await page.getByRole('link', { name: 'Continuar: Foto' }).click();
  await skip();
  await page.getByLabel('WhatsApp com DDD').fill('15 98765 4321');
  await goOn();
  await step('Como você recebe?');
  await page.getByLabel('Chave', { exact: true }).fill('111.444.777-36');
  await goOn();
  await page.getByText('Este CPF não confere').waitFor();
  await page.context().setOffline(true);
  await page.getByLabel('Chave', { exact: true }).fill('111.444.777-35');
  await goOn();
  const notices = page.getByRole('region', { name: 'Avisos' });
  await notices.getByText('confira em Cobranças, Como receber, se ela já vale').waitFor();
  await step('O que você oferece e por quanto?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Novo plano' }).click();
  const sheet = page.getByRole('dialog', { name: 'Novo plano' });
  await sheet.getByLabel('Nome').fill('Consultoria');
  await sheet.getByLabel('Preço').fill('220');
  await sheet.getByRole('button', { name: 'Guardar plano' }).click();
  await page.getByText('R$\u00a0220,00 por mês').waitFor();
  await goOn();
  await page.getByLabel('Endereço').fill('Ana Lima');
  await goOn();
  await page.getByRole('switch', { name: 'Receber pedidos pela página' }).check();
  await goOn();
  await page.getByRole('button', { name: 'Publicar página' }).click();
  await page.getByText('No ar desde').waitFor();
  expect(await layoutFaults(page)).toEqual([]);
  await untilSent(page);
});

test('the key of the step is ready for the first charge, without another visit', async () => {
  await page.goto('/app/charges');
  await page.getByRole('link', { name: 'Fazer a primeira cobrança' }).waitFor();
  await page.goto('/app/charges/settings');
  await page.getByRole('button', { name: 'CPF: 11144477735 Ana Lima, Sorocaba' }).waitFor();
  expect(await page.getByText('Informar a sua chave Pix').count()).toBe(0);
});

test('whoever opens the page reads it, its document before any script', async () => {
  const answer = await fetch(`${app.url}/public/ana-lima`, { headers: { accept: '*/*' } });
  const html = await answer.text();
  expect(html).toContain('<title>Treinar com Ana Lima em Sorocaba, SP · Anilha</title>');
  expect(html).toContain('property="og:title"');
  expect(html).not.toContain('11144477735');
  const nobody = await fetch(`${app.url}/public/ninguem`);
  expect(nobody.status).toBe(404);

  const visitor = await openTab(await openDevice(browser, app, { serviceWorkers: 'block' }));
  const seen = complaintsOf(visitor);
  await visitor.goto('/public/ana-lima');
  await visitor.getByRole('heading', { level: 1, name: 'Ana Lima' }).waitFor();
  await visitor.getByText('declarado por quem publicou').waitFor();
  await visitor.getByText('R$\u00a0220,00 por mês').waitFor();
  const chat = visitor.getByRole('link', { name: 'Conversar no WhatsApp' });
  expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5515987654321\?text=/);
  expect(await axeInBothThemes(visitor)).toEqual([]);
  expect(await layoutFaults(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Denunciar esta página' }).click();
  await visitor.getByLabel('Conte mais').fill('Não é quem diz ser.');
  await visitor.getByRole('button', { name: 'Enviar denúncia' }).click();
  await visitor.getByRole('region', { name: 'Avisos' }).getByText('Denúncia enviada').waitFor();
  await visitor.getByRole('link', { name: 'Treinar com Ana' }).click();
  // The sign-up leads on to the invitation.
  await fillSignUpForm(visitor, { email: 'bia@example.com', name: 'Bia' });
  await visitor.getByLabel('Código').fill(await mailedCode(app, 'bia@example.com'));
  await visitor.waitForURL(/\/links\/[\w-]+$/);
  await visitor.getByRole('button', { name: 'Aceitar e compartilhar' }).waitFor();
  expect([...seen, ...complaints]).toEqual([]);
});

test('a page goes off the air also while its address is said anew', async () => {
  await page.goto(`${ONBOARDING}?step=handle`);
  await page.getByLabel('Endereço').fill('');
  await goOn();
  await step('Quem treina com você?');
  await page.goto(ONBOARDING);
  await page.getByText('falta escolher o endereço da página').waitFor();
  await page.getByRole('button', { name: 'Tirar do ar' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Tirar a página do ar?' });
  await sure.getByRole('button', { name: 'Tirar do ar' }).click();
  await page.getByText('Página fora do ar').first().waitFor();
  await page.getByRole('button', { name: 'Tirar do ar' }).waitFor({ state: 'detached' });
  await expect.poll(async () => (await fetch(`${app.url}/public/ana-lima`)).status).toBe(404);
});

test('the administration is not there for who does not run the app', async () => {
  await page.goto('/app/admin');
  await page.getByRole('heading', { name: 'Esta página não existe' }).waitFor();
});
