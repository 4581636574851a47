import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { newAccount } from './capabilities';

const CENTAVOS = 1_000;

/**
 * Makes the payment feature's calls on a Stripe test account, reverts them, and reports each. It
 * cannot test cards in a browser. Throws Stripe's refusals.
 */
export async function checkStripe(stripe: Stripe, say: (line: string) => void): Promise<void> {
  const key = randomUUID();
  const customer = await stripe.customers.create({ metadata: { check: key } });
  say(`Pagador criado: ${customer.id}`);
  try {
    await checkIntent(stripe, say, customer.id, key);
    await checkAccount(stripe, say, key);
  } finally {
    await stripe.customers.del(customer.id);
    say('Pagador apagado');
  }
}

async function checkIntent(
  stripe: Stripe,
  say: (line: string) => void,
  customer: string,
  idempotencyKey: string,
): Promise<void> {
  const words: Stripe.PaymentIntentCreateParams = {
    amount: CENTAVOS,
    currency: 'brl',
    customer,
    metadata: { check: idempotencyKey },
    allowed_payment_method_types: ['card'],
  };
  const { id } = await stripe.paymentIntents.create(words, { idempotencyKey });
  say(`Pagamento de R$ 10,00 aberto: ${id}`);
  try {
    const again = await stripe.paymentIntents.create(words, { idempotencyKey });
    if (again.id !== id) throw new Error(`A mesma chave abriu outro pagamento: ${again.id}`);
    say('Pedido de novo com a mesma chave: é o mesmo');
    const { status } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    say(`Consultado: ${status}`);
    await stripe.paymentIntents.update(id, {
      allowed_payment_method_types: ['boleto'],
      payment_method_options: { boleto: { expires_after_days: 3 } },
    });
    say('Mudado para boleto');
    const mine = await stripe.paymentIntents.list({ customer, limit: 10 });
    if (!mine.data.some((one) => one.id === id)) throw new Error('Não está na lista do pagador');
    say('Encontrado pela lista do pagador');
  } finally {
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    say('Pagamento cancelado');
  }
}

async function checkAccount(stripe: Stripe, say: (line: string) => void, key: string) {
  const { id } = await stripe.accounts.create({
    ...newAccount({ pix: false }),
    metadata: { check: key },
  });
  say(`Conta de profissional criada: ${id}`);
  try {
    const back = 'https://example.com';
    const ways = { account: id, type: 'account_onboarding', refresh_url: back, return_url: back };
    await stripe.accountLinks.create(ways);
    say('Endereço do cadastro recebido');
  } finally {
    await stripe.accounts.del(id);
    say('Conta apagada');
  }
}
