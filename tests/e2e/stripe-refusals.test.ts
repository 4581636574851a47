import type { Browser, Locator, Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localDay } from '#domain/local-day';
import { madeChargesSchema } from '#protocol/charges/charges';
import { UNSURE_PAYMENT } from '#words/charges/payments';
import { closeProfiles, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { callOf } from '../harness/stripe-calls';
import { type Judgement, type StripeDouble, startStripe } from '../harness/stripe-double';
import { linkPeople, sessionOf } from './coaching-steps';
import { createPerson, openDevice, openTab, signIn } from './person-steps';
import { answerAsStripe } from './stripe-js';

const ZONE = 'America/Sao_Paulo';
const SUM = 'R$\u00a0220,00';
const STATUSES = [400, 403, 429, 500, 'unheard'] as const;

let stripe: StripeDouble;
let server: RunningApp;
let browser: Browser;

beforeAll(async () => {
  stripe = await startStripe();
  server = await runApp(builtDist(), stripe.settings);
  browser = await openChromium();
});

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
  await stripe?.close();
});

/** The number of refusals by kind of call. */
let refused: Map<string, number>;

function refuseEachOnce(status: Judgement['status']): void {
  refused = new Map();
  // The library repeats a call without an answer twice.
  const tries = status === 'unheard' ? 3 : 1;
  stripe.trouble.judge = (line) => {
    const { kind } = callOf(line, {}, {});
    const count = (refused.get(kind) ?? 0) + 1;
    if (count > tries) return null;
    refused.set(kind, count);
    return { status };
  };
}

/** Words of a failure: each says what to do. */
const WORDS =
  /^(O Stripe|Stripe|Não d|Muitas|A conta|O banco|Ainda não|O último pagamento).*(tente|peça|escolha|confira|espere|fale|use|complete|volte)/i;
const failure = (page: Page) => page.getByText(WORDS).filter({ visible: true }).first();
const refusals = () => [...refused.values()].reduce((sum, one) => sum + one, 0);

/** Repeats what a control does until the result shows; each refusal before it is told in words. */
async function repeat(control: Locator, done: Locator, act = () => control.click()): Promise<void> {
  const told = failure(control.page());
  for (;;) {
    const before = refusals();
    await act();
    await expect
      .poll(async () => {
        if (await done.isVisible()) return 'done';
        const again = await control.and(control.page().locator(':enabled')).isVisible();
        return again && refusals() > before && (await told.isVisible()) ? 'again' : 'waits';
      })
      .not.toBe('waits');
    if (await done.isVisible()) return;
  }
}

/** Stripe sends each event until the server takes it. */
async function deliverEvents(): Promise<void> {
  for (const event of stripe.books.events.splice(0)) {
    const sent = { method: 'POST', ...stripe.signed(event) };
    const address = `${server.apiUrl}/api/webhooks/stripe`;
    await expect.poll(async () => (await fetch(address, sent)).status).toBe(200);
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.each(STATUSES)('Stripe refuses each call once (%s), on the pages of both', (status) => {
  const carla = `carla.${status}@example.com`;
  const bia = `bia.${status}@example.com`;
  let coach: Page;
  let student: Page;
  let charge: (parts: object) => Promise<string>;

  beforeAll(async () => {
    stripe.trouble.judge = null;
    for (const made of [stripe.books.charges, stripe.books.intents]) made.clear();
    for (const made of [stripe.books.refunds, stripe.books.events]) made.length = 0;
    await createPerson(server, 'Carla', carla);
    await createPerson(server, 'Bia', bia);
    const id = await linkPeople(server, carla, bia, ['program']);
    const asked = await sessionOf(server, carla);
    charge = async (parts) => {
      const agreed = { plan: null, title: 'Consultoria', includes: '', period: 'once' };
      const sums = { centavos: 22_000, discount: 0, discountReason: '', sessions: null, parts: 1 };
      const whom = { for: { kind: 'students', students: [id] } };
      const due = localDay(Date.now(), ZONE);
      const form = { ...agreed, ...sums, ...whom, due, zone: ZONE, ...parts };
      const [made = ''] = v.parse(madeChargesSchema, await asked.post('/api/charges', form)).ids;
      return made;
    };
    const [desk, phone] = await Promise.all([
      openDevice(browser, server, { viewport: { width: 1280, height: 900 } }),
      openDevice(browser, server),
    ]);
    await answerAsStripe(desk, stripe);
    await answerAsStripe(phone, stripe);
    [coach, student] = await Promise.all([openTab(desk), openTab(phone)]);
    await Promise.all([signIn(coach, carla), signIn(student, bia)]);
    refuseEachOnce(status);
  });

  test('the professional opens the account', async () => {
    await coach.goto('/app/charges/settings');
    const opened = coach.getByRole('heading', { level: 1, name: 'Stripe' });
    await repeat(button(coach, 'Abrir conta no Stripe'), opened);
    for (const account of stripe.books.accounts.keys()) stripe.finishAccount(account);
    await coach.getByRole('link', { name: 'Voltar' }).click();
    await repeat(button(coach, 'Abrir o painel do Stripe'), opened);
    // Without a Pix key, but with Stripe: where the money goes is known.
    await coach.goto('/app/charges');
    await coach.getByRole('link', { name: 'Fazer a primeira cobrança' }).waitFor();
  });

  /** Chooses a way to pay; resolves once its form is open. */
  async function choose(way: string, form: Locator): Promise<void> {
    await student.getByText(way, { exact: true }).click();
    const again = button(student, 'Tentar de novo');
    await form.or(again).waitFor();
    if (await again.isVisible()) await repeat(again, form);
  }

  test('the student pays by card once, and gets it back once', async () => {
    const id = await charge({});
    await student.goto(`/app/payments/checkout?charge=${id}`);
    const number = student.getByLabel('Número do cartão');
    await choose('Cartão', number);
    await number.fill('4242424242424242');
    const paid = student.getByRole('heading', { name: 'Pagamento confirmado' });
    const unsure = student.getByText(UNSURE_PAYMENT);
    await repeat(button(student, `Pagar ${SUM}`), paid.or(unsure).first());
    await deliverEvents();
    await paid.waitFor();
    expect([...stripe.books.charges.values()].filter((one) => one.paid)).toHaveLength(1);

    await coach.goto(`/app/charges/${id}`);
    await coach
      .getByRole('list', { name: 'Pagamentos' })
      .getByRole('button', { name: /Cartão/ })
      .click();
    const give = button(coach, 'Devolver');
    await repeat(give, coach.getByRole('heading', { name: 'Valor devolvido' }), async () => {
      await give.click();
      await coach.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click();
    });
    expect(stripe.books.refunds.filter((one) => one.amount === 22_000)).toHaveLength(1);
    await student.reload();
    await student.getByRole('heading', { name: 'O valor foi devolvido' }).waitFor();
  });

  test('the student leaves a boleto for another way', async () => {
    const id = await charge({ title: 'Avaliação' });
    await student.goto(`/app/payments/checkout?charge=${id}`);
    await choose('Cartão', student.getByLabel('Número do cartão'));
    await choose('Boleto', button(student, `Gerar boleto de ${SUM}`));
    const [intent = ''] = [...stripe.books.intents.keys()].slice(-1);
    stripe.showCode(intent);
    await deliverEvents();
    await student.reload();
    const leave = button(student, 'Pagar de outra forma');
    const ways = student.getByRole('heading', { name: 'Como pagar' });
    await repeat(leave, ways, async () => {
      await leave.click();
      await student
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Pagar de outra forma' })
        .click();
    });
    expect(stripe.books.intents.get(intent)?.status).toBe('canceled');
  });

  test('and every call of these acts was refused', () => {
    expect([...refused.keys()]).toEqual(
      expect.arrayContaining([
        'POST accounts',
        'POST account_links',
        'POST accounts/:id/login_links',
        'POST customers',
        'POST payment_intents',
        'POST payment_intents/:id',
        'GET payment_intents/:id',
        'POST payment_intents/:id/cancel',
        'POST refunds',
      ]),
    );
  });
});
