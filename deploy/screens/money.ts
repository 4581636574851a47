import type { Page } from 'playwright';
import * as v from 'valibot';
import { chargeLinkSchema, madeChargesSchema } from '#protocol/charges/charges';
import { button, type Shoot } from './moments';
import { BRUNO, CARLA_EMAIL, DIEGO, type Stage } from './stage';

const linksSchema = v.object({
  students: v.array(v.object({ student: v.object({ id: v.string(), name: v.string() }) })),
});

/** Calls the API as the person signed in on a page. */
async function call(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text);
}

/** Creates a charge; resolves with the charge and the address of its link. */
async function ask(coach: Page, whom: object, title: string, includes = '') {
  const made = await call(coach, 'POST', '/api/charges', {
    plan: null,
    title,
    includes,
    period: 'once',
    centavos: 22_000,
    discount: 2_000,
    discountReason: 'Indicação',
    sessions: null,
    for: whom,
    parts: 1,
    due: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    zone: 'America/Sao_Paulo',
  });
  const [id = ''] = v.parse(madeChargesSchema, made).ids;
  const link = await call(coach, 'POST', `/api/charges/${id}/link`, {});
  return { id, address: v.parse(chargeLinkSchema, link).address };
}

/** One of the coach's students, as a charge names them. */
async function whom(coach: Page, name: string) {
  const { students } = v.parse(linksSchema, await call(coach, 'GET', '/api/coaching/students'));
  const ids = students.flatMap(({ student }) => (student.name === name ? student.id : []));
  return { kind: 'students', students: ids };
}

/** Delivers the newest Stripe event to the server. */
async function tellNewest({ stripe }: Stage, page: Page): Promise<void> {
  const [event] = stripe.books.events.slice(-1);
  if (!event) throw new Error('Stripe has nothing to tell');
  const { body, headers } = stripe.signed(event);
  const answer = await page.request.post('/api/webhooks/stripe', { data: body, headers });
  if (!answer.ok()) throw new Error(`An event was refused: ${await answer.text()}`);
}

/**
 * A professional's screens: the list, a claim to confirm, a charge, a subscription, a new charge.
 */
export async function shootCharges(stage: Stage, shoot: Shoot): Promise<void> {
  const page = await stage.signedIn(CARLA_EMAIL);
  await page.goto('/app/charges');
  const confirm = button(page, /^Confirmar o pagamento/);
  await confirm.waitFor();
  await shoot(page, 'charges');
  await confirm.click();
  await shoot(page, 'charges-claim');
  await page.keyboard.press('Escape');
  await button(page, 'Opções de cobranças').click();
  await button(page, /^Selecionar várias/).click();
  await page.getByRole('checkbox').first().check();
  await shoot(page, 'charges-selection');
  await page.goto('/app/charges?view=subscriptions');
  const repeated = page.getByRole('list', { name: 'Mensalidades' }).getByRole('button').first();
  await repeated.waitFor();
  await shoot(page, 'charges-subscriptions');
  await repeated.click();
  await shoot(page, 'charges-subscription');
  await page.goto('/app/charges');
  await page.getByRole('list', { name: 'Atrasadas' }).getByRole('link').first().click();
  await button(page, 'Mandar a cobrança').waitFor();
  await shoot(page, 'charges-charge');
  await button(page, 'Mandar a cobrança').click();
  await page.getByRole('img', { name: 'Código QR da cobrança' }).waitFor();
  await shoot(page, 'charges-share');
  await page.keyboard.press('Escape');
  await button(page, 'Registrar pagamento').click();
  await shoot(page, 'charges-payment');
  await page.goto('/app/charges/new');
  await button(page, 'Bruno Lima').click();
  await shoot(page, 'charges-new');
  await page.goto('/app/charges/settings');
  await button(page, 'Novo lembrete').waitFor();
  await shoot(page, 'charges-settings');
  await button(page, /^Chave aleatória/).click();
  await shoot(page, 'charges-payee');
  await page.keyboard.press('Escape');
  await button(page, /^3 dias depois/).click();
  await shoot(page, 'charges-reminder');
}

/** A student's payment in every state, and a receipt. */
export async function shootPayments(stage: Stage, shoot: Shoot): Promise<void> {
  const { stripe } = stage;
  const coach = await stage.signedIn(CARLA_EMAIL);
  await call(coach, 'POST', '/api/payments/account/open', {});
  for (const account of stripe.books.accounts.keys()) stripe.finishAccount(account);
  await call(coach, 'GET', '/api/payments/account');
  const bruno = await whom(coach, 'Bruno Lima');

  const page = await stage.signedIn(BRUNO);
  await page.goto('/app/payments');
  const receipt = page.locator('a[href$="/receipt"]').first();
  await receipt.waitFor();
  await shoot(page, 'payments');
  await page.getByRole('link', { name: 'Pagar', exact: true }).click();
  await page.getByRole('img', { name: 'QR do Pix' }).waitFor();
  await shoot(page, 'payments-checkout');
  await button(page, 'Já paguei').click();
  await shoot(page, 'payments-telling');
  await button(page, 'Avisar Carla').click();
  await button(page, 'Desfazer o aviso').waitFor();
  await shoot(page, 'payments-told');
  await page.goto('/app/payments');
  await receipt.click();
  await page.getByRole('heading', { name: 'Recibo de pagamento' }).waitFor();
  await shoot(page, 'payments-receipt');

  const card = await ask(coach, bruno, 'Consultoria online', 'Ficha nova por mês\nMensagens');
  await page.goto(card.address);
  await page.getByText('Cartão', { exact: true }).click();
  const number = page.getByLabel('Número do cartão');
  await number.fill('4000000000009995');
  await shoot(page, 'payments-card');
  await button(page, /^Pagar/).click();
  await page.getByText('O banco recusou por falta').first().waitFor();
  await shoot(page, 'payments-refused');
  await number.fill('4242424242424242');
  await button(page, /^Pagar/).click();
  await page.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
  await shoot(page, 'payments-paid');
  await coach.goto(`/app/charges/${card.id}`);
  await coach.getByRole('list', { name: 'Pagamentos' }).getByRole('button').click();
  await shoot(coach, 'charges-refund');
  const [intent = ''] = [...stripe.books.intents.keys()].slice(-1);
  stripe.dispute(intent);
  await tellNewest(stage, coach);
  await page.reload();
  await page.getByRole('heading', { name: 'Pagamento contestado no banco' }).waitFor();
  await shoot(page, 'payments-disputed');
  const dispute = stripe.books.disputes.at(-1);
  if (!dispute) throw new Error('Stripe has no dispute');
  for (const status of ['needs_response', 'lost', 'appeal_under_review', 'won'] as const) {
    stripe.books.moveDispute(dispute, status);
    await tellNewest(stage, coach);
    await coach.goto(`/app/charges/${card.id}`);
    await coach.getByRole('list', { name: 'Pagamentos' }).getByRole('button').click();
    await shoot(coach, `charges-dispute-${status.replaceAll('_', '-')}`);
  }
  const account = [...stripe.books.accounts.values()].at(-1);
  if (!account) throw new Error('Stripe has no account');
  account.capabilities.boleto_payments = 'pending';
  await coach.goto('/app/charges/settings');
  await coach.getByText(/^O Stripe ainda confere o boleto/).scrollIntoViewIfNeeded();
  await shoot(coach, 'charges-stripe-pending');
  account.capabilities.boleto_payments = 'active';
  await coach.reload();
  await coach.getByText(/^Quem paga pode usar cartão e boleto/).waitFor();

  const boleto = await ask(coach, bruno, 'Avaliação física');
  await page.goto(boleto.address);
  await page.getByText('Boleto', { exact: true }).click();
  await button(page, /^Gerar boleto/).waitFor();
  const [waiting = ''] = [...stripe.books.intents.keys()].slice(-1);
  stripe.showCode(waiting);
  await page.goto(`/app/payments/checkout?charge=${boleto.id}&payment_intent=${waiting}`);
  await button(page, 'Conferir agora').waitFor();
  await shoot(page, 'payments-boleto');
  await coach.goto(`/app/charges/${boleto.id}`);
  await coach.getByText('Aguardando o banco').first().waitFor();
  await shoot(coach, 'charges-pending');

  const cancelled = await ask(coach, bruno, 'Aula avulsa');
  await call(coach, 'POST', `/api/charges/${cancelled.id}/cancel`, {});
  await page.goto(cancelled.address);
  await page.getByRole('heading', { name: 'Esta cobrança foi cancelada' }).waitFor();
  await shoot(page, 'payments-cancelled');
  const over = await ask(coach, bruno, 'Pacote');
  await call(coach, 'POST', `/api/charges/${over.id}/link/renew`, {});
  await page.goto(over.address);
  await page.getByRole('heading', { name: 'Este link não vale mais' }).waitFor();
  await shoot(page, 'payments-link-over');
  const other = await ask(coach, await whom(coach, 'Diego Alves'), 'Pacote');
  await page.goto(other.address);
  await page.getByRole('heading', { name: 'Esta cobrança é de outra pessoa' }).waitFor();
  await shoot(page, 'payments-of-another');
  const named = await ask(coach, { kind: 'name', name: 'Bruno' }, 'Aula avulsa');
  await page.goto(named.address);
  await button(page, 'É minha').waitFor();
  await shoot(page, 'payments-whose');
  await page.goto('/app/payments/checkout?token=nada');
  await page.getByRole('heading', { name: 'Cobrança não encontrada' }).waitFor();
  await shoot(page, 'payments-unknown');
  await coach.goto(named.address);
  await coach.getByRole('heading', { name: 'Esta cobrança é sua' }).waitFor();
  await shoot(coach, 'payments-own');
  const visitor = await stage.visitor();
  await visitor.goto(named.address);
  await visitor.getByRole('heading', { name: /^Cobrança de / }).waitFor();
  await shoot(visitor, 'payments-link');

  const diego = await stage.signedIn(DIEGO);
  await diego.goto('/app/payments');
  await diego.getByRole('link', { name: 'Pagar', exact: true }).click();
  await diego.getByRole('img', { name: 'QR do Pix' }).waitFor();
  await diego.context().setOffline(true);
  await diego.reload();
  await diego.getByText(/^Sem conexão: isto é/).waitFor();
  await shoot(diego, 'payments-offline');
}
