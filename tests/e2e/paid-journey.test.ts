import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeProfiles, complaintsOf, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { type StripeDouble, startStripe } from '../harness/stripe-double';
import { axeInBothThemes } from './axe-steps';
import { PASSWORD } from './entry-steps';
import { layoutFaults } from './layout-faults';
import { createPerson, goTo, openDevice, openTab, signIn } from './person-steps';
import { answerAsStripe } from './stripe-js';

const CARLA = 'carla@example.com';
const BIA = 'bia@example.com';
const SUM = 'R$\u00a0220,00';

let server: RunningApp;
let stripe: StripeDouble;
let browser: Browser;
let coach: Page;
let student: Page;
let complaints: string[];
/** The requests of the student's device to Stripe. */
let scripts: string[];

beforeAll(async () => {
  stripe = await startStripe();
  server = await runApp(builtDist(), stripe.settings);
  browser = await openChromium();
  await createPerson(server, 'Carla', CARLA);
  const [desk, phone] = await Promise.all([
    openDevice(browser, server, { viewport: { width: 1280, height: 900 } }),
    openDevice(browser, server, {
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    }),
  ]);
  await answerAsStripe(desk, stripe);
  scripts = await answerAsStripe(phone, stripe);
  [coach, student] = await Promise.all([openTab(desk), openTab(phone)]);
  complaints = complaintsOf(coach);
  await signIn(coach, CARLA);
});

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
  await stripe?.close();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

/** Stripe refuses the next such call, and executes it when it comes again. */
function refuseOnce(call: string, status: 403 | 500): void {
  stripe.trouble.judge = (line) => {
    if (line !== call) return null;
    stripe.trouble.judge = null;
    return { status };
  };
}

/** The message of a link to WhatsApp. */
async function messageOf(page: Page, name: string): Promise<string> {
  const to = await link(page, name).getAttribute('href');
  return new URL(to ?? '').searchParams.get('text') ?? '';
}

/** The path of the link in a text for a conversation. */
async function handedOver(page: Page): Promise<string> {
  const text = await messageOf(page, 'Mandar por WhatsApp');
  return /\/links\/[\w.-]+/.exec(text)?.[0] ?? '';
}

test('who never charged anybody says where the money goes and what it is for', async () => {
  await goTo(coach, '/app/charges');
  await link(coach, 'Escolher como receber').click();
  await button(coach, /Informar a sua chave Pix/).click();
  const sheet = coach.getByRole('dialog', { name: 'Pix na sua conta' });
  await sheet.getByLabel('Tipo de chave').selectOption('email');
  await sheet.getByLabel('Chave', { exact: true }).fill(CARLA);
  await sheet.getByLabel('Cidade').fill('Sorocaba');
  await button(coach, 'Guardar').click();
  await button(coach, `E-mail: ${CARLA} Carla, Sorocaba`).waitFor();
  await button(coach, /^3 dias depois/).click();
  await coach.getByLabel('Mensagem').fill('{nome}, faltam {valor}.');
  await coach.getByText(`Ana, faltam ${SUM}.`).waitFor();
  await button(coach, 'Guardar').click();
  await button(coach, /3 dias depois \{nome\}, faltam/).waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);

  refuseOnce('POST /v1/accounts', 403);
  await button(coach, 'Abrir conta no Stripe').click();
  await coach.getByText(/^O Stripe não aceitou abrir o seu cadastro agora\. Tente/).waitFor();
  await button(coach, 'Abrir conta no Stripe').click();
  await title(coach, 'Stripe').waitFor();
  await link(coach, 'Voltar').click();
  await coach.waitForURL('**/app/charges/settings');
  await button(coach, 'Continuar no Stripe').waitFor();
  // Started from a step of the professional's own page, it ends there.
  await goTo(coach, '/app/professionals/onboarding?step=pix');
  await button(coach, 'Continuar no Stripe').click();
  await link(coach, 'Voltar').click();
  await title(coach, 'Como você recebe?').waitFor();
  for (const account of stripe.books.accounts.keys()) stripe.finishAccount(account);
  await coach.goto('/app/charges/settings');
  await button(coach, 'Abrir o painel do Stripe').waitFor();

  await link(coach, /^Planos e preços/).click();
  await button(coach, 'Novo plano').click();
  const plan = coach.getByRole('dialog', { name: 'Novo plano' });
  await plan.getByLabel('Nome').fill('Consultoria');
  await plan.getByLabel('Preço').fill('220');
  await plan.getByLabel('O que está incluído').fill('Ficha nova\nMensagens');
  await button(coach, 'Guardar plano').click();
  await coach.getByText(`${SUM} por mês`).waitFor();
});

test('the step for being paid has Stripe beside the key, and keeps the key before it leads there', async () => {
  await goTo(coach, '/app/professionals/onboarding?step=pix');
  await title(coach, 'Como você recebe?').waitFor();
  const key = coach.getByLabel('Chave', { exact: true });
  // The key of the settings is there already.
  await expect.poll(() => key.inputValue()).toBe(CARLA);
  await coach.getByLabel('Tipo de chave').selectOption('cpf');
  await key.fill('111.444.777-36');
  await button(coach, 'Abrir o painel do Stripe').click();
  await coach.getByText('Este CPF não confere').waitFor();
  await key.fill('111.444.777-35');
  await button(coach, 'Abrir o painel do Stripe').click();
  await coach.waitForURL(({ pathname }) => !pathname.startsWith('/app/'));
  await coach.goto('/app/professionals/onboarding?step=pix');
  await expect.poll(() => key.inputValue()).toMatch(/^111\.?444\.?777-?35$/);
  await goTo(coach, '/app/charges/settings');
  await button(coach, /^CPF: 11144477735/).waitFor();
});

test('who is invited signs up by the link, is charged, and pays by Pix to the key', async () => {
  await goTo(coach, '/app/students');
  await button(coach, 'Convidar').click();
  await button(coach, 'Criar convite').click();
  const invitation = await handedOver(coach);
  await student.goto(invitation);
  await link(student, 'Criar conta e continuar').click();
  await student.getByLabel('Nome').fill('Bia');
  await student.getByLabel('E-mail').fill(BIA);
  await student.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await student.getByLabel('Data de nascimento').fill('1990-05-17');
  await student.getByLabel('Li e aceito').check();
  await button(student, 'Criar conta').click();
  await title(student, 'Confirme o seu e-mail').waitFor();
  const mailed = /\b\d{6}\b/.exec(await server.mailTo(BIA))?.[0] ?? '';
  await student.getByLabel('Código').fill(mailed);
  await button(student, 'Aceitar e compartilhar').click();
  await title(student, 'Carla acompanha você').waitFor();

  await coach.goto('/app/charges/new');
  await button(coach, 'Bia').click();
  await button(coach, /^Consultoria/).click();
  await coach.getByLabel('O que é').fill('Primeiro mês');
  await coach.getByLabel('Como se cobra').selectOption('once');
  await coach.getByText(/^Bia paga R\$\s220,00 até/).waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);
  await button(coach, 'Cobrar').click();
  await title(coach, 'Bia').waitFor();
  await button(coach, 'Mandar a cobrança').click();
  await coach.getByRole('img', { name: 'Código QR da cobrança' }).waitFor();
  const sent = await messageOf(coach, 'Mandar o código Pix');
  expect(sent).toMatch(/^Oi, Bia\. Pix de R\$\s220,00 para Carla/);
  await student.goto(await handedOver(coach));
  await coach.keyboard.press('Escape');

  await student.getByRole('img', { name: 'QR do Pix' }).waitFor();
  await student.getByText('Ficha nova').waitFor();
  const passedOn = await messageOf(student, 'Mandar o código Pix');
  const [code = ''] = /000201.*$/.exec(passedOn) ?? [];
  expect(sent.endsWith(`\n\n${code}`)).toBe(true);
  await button(student, 'Copiar código').click();
  await expect
    .poll(() => student.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^000201.*11144477735.*5406220\.00.*6304[0-9A-F]{4}$/);
  await button(student, 'Já paguei').click();
  await student
    .getByLabel('Foto ou PDF do comprovante')
    .setInputFiles({ name: 'pix.png', mimeType: 'image/png', buffer: await student.screenshot() });
  await student.getByRole('img', { name: 'Comprovante escolhido' }).waitFor();
  await button(student, 'Avisar Carla').click();
  await student.getByRole('heading', { name: 'Esperando Carla confirmar' }).waitFor();

  await link(coach, 'Voltar às cobranças').click();
  await coach.reload();
  await button(coach, 'Confirmar o pagamento de Bia').click();
  await coach.getByRole('img', { name: 'Comprovante de Bia' }).waitFor();
  await button(coach, 'Confirmar pagamento').click();
  await list(coach, 'Pagas').getByRole('link', { name: 'Bia' }).waitFor();
  // The pressed button is gone, and the next control has the focus.
  await expect
    .poll(() => coach.evaluate(() => document.activeElement === document.body))
    .toBe(false);
  expect(await axeInBothThemes(coach)).toEqual([]);
  expect(await layoutFaults(coach)).toEqual([]);

  await student.reload();
  await student.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
  await link(student, 'Ver o recibo').click();
  await student.getByRole('heading', { name: 'Recibo de pagamento' }).waitFor();
  await student.getByText(/^Pix, /).waitFor();
  await button(student, 'Pôr CPF ou CNPJ').click();
  await student.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('111.444.777-36');
  await button(student, 'Guardar').click();
  await student.getByText('Este número não confere.').waitFor();
  await student.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('111.444.777-35');
  await button(student, 'Guardar').click();
  await student.getByText('Bia, CPF 111.444.777-35').waitFor();
  expect(scripts).toEqual([]);
});

test('what repeats is paid by card: refused with the reason, then taken', async () => {
  await goTo(coach, '/app/charges/new');
  await button(coach, 'Bia').click();
  await button(coach, /^Consultoria/).click();
  await coach.getByText(/^Bia paga R\$\s220,00 por mês, a partir de/).waitFor();
  await button(coach, 'Criar mensalidade').click();
  await list(coach, 'Mensalidades')
    .getByRole('button', { name: /^Bia Consultoria .* próxima em/ })
    .waitFor();

  await student.goto('/app/payments');
  await student.getByRole('heading', { name: SUM }).waitFor();
  await link(student, 'Pagar').click();
  refuseOnce('POST /v1/payment_intents', 500);
  await student.getByText('Cartão', { exact: true }).click();
  await student.getByText('O Stripe não respondeu. Tente de novo em instantes.').waitFor();
  expect(await axeInBothThemes(student)).toEqual([]);
  await button(student, 'Tentar de novo').click();
  await student.getByLabel('Número do cartão').fill('4000000000009995');
  const pay = button(student, `Pagar ${SUM}`);
  await pay.click();
  await student.getByText('O banco recusou por falta de saldo ou limite.').first().waitFor();
  expect(await axeInBothThemes(student)).toEqual([]);
  await student.getByLabel('Número do cartão').fill('4242424242424242');
  await pay.click();
  await student.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
  await student.getByText(/^Cartão, /).waitFor();
  const made = [...stripe.books.charges.values()];
  expect(made.map(({ paid }) => paid)).toEqual([false, true]);
});

test('what was paid by card is given back, and both see it, in the table too', async () => {
  await goTo(coach, '/app/charges');
  await coach.reload();
  // At the end of a month the charge is due in the next one; the search covers all months.
  await coach.getByLabel('Buscar por pessoa ou plano').fill('Consultoria');
  const paid = list(coach, 'Pagas').getByRole('listitem');
  await paid.filter({ hasText: 'Consultoria' }).getByRole('link').click();
  await list(coach, 'Pagamentos')
    .getByRole('button', { name: /Cartão/ })
    .click();
  await button(coach, 'Devolver').click();
  const asked = coach.getByRole('alertdialog').getByRole('button', { name: 'Devolver' });
  stripe.books.balance.centavos = 0;
  await asked.click();
  await coach.getByText(/^O saldo no Stripe não cobre este estorno\. Complete o saldo/).waitFor();
  stripe.books.balance.centavos = null;
  await button(coach, 'Devolver').click();
  await asked.click();
  await coach.getByRole('heading', { name: 'Valor devolvido' }).waitFor();
  expect(stripe.books.refunds.map(({ amount }) => amount)).toEqual([22_000]);
  await student.reload();
  await student.getByRole('heading', { name: 'O valor foi devolvido' }).waitFor();

  await link(coach, 'Voltar às cobranças').click();
  await button(coach, 'Opções de cobranças').click();
  const [file] = await Promise.all([
    coach.waitForEvent('download'),
    button(coach, /^Exportar planilha/).click(),
  ]);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows.join()).toMatch(/;Bia;Primeiro mês;.*;220,00;0,00;Paga;/);
  expect(rows.join()).toMatch(/;Bia;Consultoria;.*;Valor devolvido;/);
});

test('without network the list and what repeats are still read', async () => {
  await coach.context().setOffline(true);
  await coach.reload();
  await coach.getByText('Sem conexão: isto é o que se sabia por último.').waitFor();
  await coach.getByText('Mensalidades', { exact: true }).click();
  await list(coach, 'Mensalidades')
    .getByRole('button', { name: /^Bia Consultoria/ })
    .click();
  await coach.getByRole('dialog', { name: 'Bia' }).getByText(`${SUM} por mês`).waitFor();
  await coach.context().setOffline(false);
  expect(complaints).toEqual([]);
});
