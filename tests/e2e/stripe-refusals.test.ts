import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeLinkSchema, madeChargesSchema } from '#protocol/charges/charges';
import { UNSURE_PAYMENT } from '#words/charges/payments';
import { closeProfiles, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { callOf } from '../harness/stripe-calls';
import { type StripeDouble, startStripe } from '../harness/stripe-double';
import { linkPeople, sessionOf } from './coaching-steps';
import { createPerson, openDevice, openTab, signIn } from './person-steps';
import { answerAsStripe } from './stripe-js';

const CARLA = 'carla@example.com';
const BIA = 'bia@example.com';
const REFUSALS = [403, 500] as const;
/** More than the calls at Stripe behind any button. */
const TRIES = 9;
const refusalSchema = v.object({ message: v.pipe(v.string(), v.regex(/^[A-ZÀ-Ú][^<>]+\.$/u)) });

let server: RunningApp;
let stripe: StripeDouble;
let browser: Browser;
let carla: Awaited<ReturnType<typeof sessionOf>>;
let student: string;
let coach: Page;
let payer: Page;

beforeAll(async () => {
  stripe = await startStripe();
  server = await runApp(builtDist(), { ...stripe.settings, STRIPE_PIX: 'on' });
  browser = await openChromium();
  await createPerson(server, 'Carla', CARLA);
  await createPerson(server, 'Bia', BIA);
  student = await linkPeople(server, CARLA, BIA, ['program']);
  carla = await sessionOf(server, CARLA);
  const options = { serviceWorkers: 'block' } as const;
  const [desk, phone] = await Promise.all([
    openDevice(browser, server, options),
    openDevice(browser, server, options),
  ]);
  await Promise.all([answerAsStripe(desk, stripe), answerAsStripe(phone, stripe)]);
  await showCodes(phone);
  [coach, payer] = await Promise.all([openTab(desk), openTab(phone)]);
  await Promise.all([signIn(coach, CARLA), signIn(payer, BIA)]);
}, 300_000);

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
  await stripe?.close();
});

/** Confirmed forms of boleto and Pix give their payer a code. */
async function showCodes(device: BrowserContext): Promise<void> {
  await device.route('https://api.stripe.com/v1/confirm', (route) => {
    const [, id = ''] = /"secret":"(pi_\w+?)_secret_/.exec(route.request().postData() ?? '') ?? [];
    const [type] = stripe.books.intentOf(id).allowed_payment_method_types;
    if (type === 'card') return route.fallback();
    stripe.showCode(id);
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { paymentIntent: { id, status: 'requires_action' } },
    });
  });
}

/** Stripe refuses each kind of call once from now on. */
function refuseEachOnce(status: (typeof REFUSALS)[number]): void {
  const refused = new Set<string>();
  stripe.trouble.judge = (line) => {
    const { kind } = callOf(line, {}, {});
    if (refused.has(kind)) return null;
    refused.add(kind);
    return { status };
  };
}

/** Presses until the server accepts it. Each refusal stands on the page in words. */
async function press(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const answered = page.waitForResponse(
      (one) => one.request().method() === 'POST' && path.test(new URL(one.url()).pathname),
    );
    await act();
    const answer = await answered;
    if (answer.ok()) return;
    const { message } = v.parse(refusalSchema, await answer.json());
    await page.getByRole('alert').getByText(message).first().waitFor();
    expect(tries, message).toBeLessThan(TRIES);
  }
}

/** Delivers the events of Stripe until now, each until it is taken in. */
async function deliver(): Promise<void> {
  for (const event of stripe.books.events.splice(0)) {
    const request = { method: 'POST', ...stripe.signed(event) };
    const post = () => fetch(`${server.apiUrl}/api/webhooks/stripe`, request);
    for (let tries = 1; (await post()).status !== 200; tries += 1) {
      expect(tries, event.type).toBeLessThan(TRIES);
    }
  }
}

async function charge(title: string) {
  const made = await carla.post('/api/charges', {
    ...{ plan: null, title, includes: '', period: 'once', centavos: 22_000 },
    ...{ discount: 0, discountReason: '', sessions: null, parts: 1, due: '2026-12-05' },
    ...{ for: { kind: 'students', students: [student] }, zone: 'America/Sao_Paulo' },
  });
  const [id = ''] = v.parse(madeChargesSchema, made).ids;
  const link = await carla.post(`/api/charges/${id}/link`, {});
  return { id, address: v.parse(chargeLinkSchema, link).address };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Opens a way to pay through every refusal. */
async function openWay(name: string, form: Locator): Promise<void> {
  const again = button(payer, 'Tentar de novo');
  let way = payer.getByText(name, { exact: true });
  await press(payer, /\/payments\/start$/, async () => {
    await way.click();
    way = again;
  });
  await form.waitFor();
}

/** Presses the form's button through every refusal, until the page shows the outcome. */
async function payForm(name: RegExp, outcome: Locator): Promise<void> {
  await press(payer, /\/payments\/start$/, () => button(payer, name).click());
  await outcome.or(payer.getByText(UNSURE_PAYMENT)).first().waitFor();
  await deliver();
  await payer.reload();
  await outcome.waitFor();
}

test.each(REFUSALS)(
  'a professional opens the account through every %i',
  async (status) => {
    await coach.goto('/app/charges/settings');
    const act = button(coach, /^(Abrir conta|Continuar|Abrir o painel).* Stripe$/);
    await act.waitFor();
    refuseEachOnce(status);
    await press(coach, /\/account\/open$/, () => act.click());
    await coach.getByRole('heading', { name: 'Stripe', exact: true }).waitFor();
    stripe.trouble.judge = null;
    for (const account of stripe.books.accounts.keys()) stripe.finishAccount(account);
    await carla.get('/api/payments/account');
  },
  120_000,
);

test.each(REFUSALS)(
  'a student pays by card through every %i, and is refunded',
  async (status) => {
    const paid = () => [...stripe.books.charges.values()].filter((one) => one.paid);
    const [before, refunds] = [paid().length, stripe.books.refunds.length];
    const { id, address } = await charge(`Cartão ${status}`);
    await payer.goto(address);
    await payer.getByRole('heading', { name: 'Como pagar' }).waitFor();
    refuseEachOnce(status);
    const card = payer.getByLabel('Número do cartão');
    await openWay('Cartão', card);
    await card.fill('4242424242424242');
    refuseEachOnce(status);
    await payForm(/^Pagar R\$/, payer.getByRole('heading', { name: 'Pagamento confirmado' }));
    stripe.trouble.judge = null;
    expect(paid()).toHaveLength(before + 1);
    await payer.getByRole('link', { name: 'Ver o recibo' }).click();
    await payer.getByRole('heading', { name: 'Recibo de pagamento' }).waitFor();

    await coach.goto(`/app/charges/${id}`);
    await coach
      .getByRole('list', { name: 'Pagamentos' })
      .getByRole('button', { name: /Cartão/ })
      .click();
    await button(coach, 'Devolver').waitFor();
    refuseEachOnce(status);
    await press(coach, /\/refund$/, async () => {
      await button(coach, 'Devolver').click();
      await coach.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click();
    });
    stripe.trouble.judge = null;
    await deliver();
    await coach.reload();
    await coach.getByRole('heading', { name: 'Valor devolvido' }).waitFor();
    expect(stripe.books.refunds).toHaveLength(refunds + 1);
  },
  180_000,
);

const CODES = [
  ['Boleto', 'Boleto à espera do pagamento', 403],
  ['Boleto', 'Boleto à espera do pagamento', 500],
  ['Pix', 'Pix à espera do pagamento', 403],
  ['Pix', 'Pix à espera do pagamento', 500],
] as const;

test.each(CODES)(
  'a student gets a code (%s), asks, and gives it up',
  async (way, title, status) => {
    const { address } = await charge(`${way} ${status}`);
    await payer.goto(address);
    await payer.getByRole('heading', { name: 'Como pagar' }).waitFor();
    refuseEachOnce(status);
    const make = payer.getByRole('button', { name: new RegExp(`^Gerar ${way} de`, 'i') });
    await openWay(way, make);
    await payer.getByLabel('Número do cartão').waitFor();
    refuseEachOnce(status);
    const waits = payer.getByRole('heading', { name: title });
    await payForm(new RegExp(`^Gerar ${way} de`, 'i'), waits);
    refuseEachOnce(status);
    await press(payer, /\/ask$/, () => button(payer, 'Conferir agora').click());
    await waits.waitFor();
    refuseEachOnce(status);
    await press(payer, /\/leave$/, async () => {
      await button(payer, 'Pagar de outra forma').click();
      const dialog = payer.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Pagar de outra forma' }).click();
    });
    await payer.getByRole('heading', { name: 'Como pagar' }).waitFor();
    stripe.trouble.judge = null;
  },
  180_000,
);

test.each(REFUSALS)(
  'a professional cancels a charge with an open form through every %i',
  async (status) => {
    const { id, address } = await charge(`Aberta ${status}`);
    await payer.goto(address);
    await openWay('Cartão', payer.getByLabel('Número do cartão'));
    await coach.goto(`/app/charges/${id}`);
    await button(coach, /^Opções/).click();
    await button(coach, 'Cancelar cobrança').click();
    refuseEachOnce(status);
    const dialog = coach.getByRole('alertdialog');
    await press(coach, /\/cancel$/, () =>
      dialog.getByRole('button', { name: 'Cancelar cobrança' }).click(),
    );
    stripe.trouble.judge = null;
    await coach.getByText('Cobrança cancelada.').first().waitFor();
  },
  120_000,
);
