import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStripe } from '../../server/charges/payments/stripe';
import { faultsOfEvent } from './stripe-calls';
import { type StripeDouble, startStripe } from './stripe-double';
import { faultsOf } from './stripe-types';

let double: StripeDouble;
let stripe: Stripe;
let customer: string;

beforeEach(async () => {
  double = await startStripe();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = double.settings;
  stripe = createStripe({ secretKey, apiUrl });
  customer = (await stripe.customers.create({ metadata: { person: 'ana' } })).id;
});
afterEach(() => {
  double.faults.length = 0;
  return double.close();
});

/** Posts a form as it is, past the package's types. */
async function post(path: string, form: Record<string, string>, key?: string) {
  const answer = await fetch(`${double.url}/v1/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: {
      authorization: `Bearer ${double.settings.STRIPE_SECRET_KEY}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });
  return { status: answer.status, body: await answer.text(), headers: answer.headers };
}
/** A finished account with some capabilities of a given status. */
async function account(said: Record<string, string> = {}): Promise<string> {
  const capability = { requested: true };
  const { id } = await stripe.accounts.create({
    country: 'BR',
    capabilities: {
      card_payments: capability,
      boleto_payments: capability,
      transfers: capability,
    },
  });
  double.finishAccount(id);
  Object.assign(double.books.accountOf(id).capabilities, said);
  return id;
}
const PAYMENT = { amount: '1000', currency: 'brl' };

describe("Stripe's double", () => {
  test.each([
    ['lacks a required field', { currency: 'brl' }, 'parameter_missing'],
    ['has a field that Stripe does not know', { ...PAYMENT, payer: 'ana' }, 'parameter_unknown'],
    ['has such a field inside', { ...PAYMENT, 'transfer_data[to]': 'x' }, 'parameter_missing'],
    ['has a word for a number', { ...PAYMENT, amount: 'ten' }, 'parameter_invalid'],
    ['has a value that is not listed', { ...PAYMENT, capture_method: 'soon' }, 'parameter_invalid'],
  ])('refuses a request that %s', async (_, form, code) => {
    const { status, body } = await post('payment_intents', form);
    expect([status, body]).toEqual([400, expect.stringContaining(code)]);
    expect(double.faults).toHaveLength(1);
    await expect(double.close()).rejects.toThrow(code);
  });

  describe('like Stripe', () => {
    const intentFor = (destination: string) =>
      stripe.paymentIntents.create({
        amount: 1000,
        currency: 'brl',
        on_behalf_of: destination,
        transfer_data: { destination },
      });

    test.each(['inactive', 'pending'])('makes no payment while transfers are %s', async (said) => {
      await expect(intentFor(await account({ transfers: said }))).rejects.toMatchObject({
        statusCode: 400,
        code: 'insufficient_capabilities_for_transfer',
      });
    });

    test.each(['inactive', 'pending'])('takes no boleto while boletos are %s', async (said) => {
      const { id } = await intentFor(await account({ boleto_payments: said }));
      const shape = (type: 'boleto' | 'card') =>
        stripe.paymentIntents.update(id, { allowed_payment_method_types: [type] });
      await expect(shape('boleto')).rejects.toMatchObject({
        statusCode: 400,
        param: 'allowed_payment_method_types',
      });
      expect((await shape('card')).allowed_payment_method_types).toEqual(['card']);
    });
  });

  test('answers with ids, and with objects where a request expands them', async () => {
    const made = await stripe.paymentIntents.create({ amount: 1000, currency: 'brl', customer });
    expect(made.customer).toBe(customer);
    const whole = await stripe.paymentIntents.retrieve(made.id, { expand: ['customer'] });
    expect(whole.customer).toMatchObject({ id: customer, object: 'customer' });
    const listed = await stripe.paymentIntents.list({ customer, expand: ['data.customer'] });
    expect(listed.data[0]?.customer).toMatchObject({ id: customer });
    await expect(
      stripe.paymentIntents.retrieve(made.id, { expand: ['amount_of_joy'] }),
    ).rejects.toThrow('cannot be expanded');
  });

  test.each([200, 400, 402, 403, 500] as const)(
    'replays an answer %i under its idempotency key for 24 hours',
    async (status) => {
      if (status !== 200) double.trouble.judge = () => ({ status });
      const first = await post('payment_intents', PAYMENT, 'k');
      double.trouble.judge = null;
      const again = await post('payment_intents', PAYMENT, 'k');
      expect([first.status, again.status]).toEqual([status, status]);
      expect(again.body).toBe(first.body);
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect((await post('payment_intents', PAYMENT, 'other')).status).toBe(200);
    },
  );

  test.each([401, 409, 429] as const)('stores no answer %i', async (status) => {
    double.trouble.judge = () => ({ status });
    expect((await post('payment_intents', PAYMENT, 'k')).status).toBe(status);
    double.trouble.judge = null;
    expect((await post('payment_intents', PAYMENT, 'k')).status).toBe(200);
  });

  test('stores no answer to parameters that are invalid', async () => {
    expect((await post('payment_intents', { currency: 'brl' }, 'k')).status).toBe(400);
    expect((await post('payment_intents', PAYMENT, 'k')).status).toBe(200);
  });

  test('refuses a key with other parameters as an idempotency error', async () => {
    await stripe.customers.create({ metadata: { person: 'a' } }, { idempotencyKey: 'k' });
    await expect(
      stripe.customers.create({ metadata: { person: 'b' } }, { idempotencyKey: 'k' }),
    ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test('does what a 500 denies, when a test says so', async () => {
    double.trouble.judge = () => ({ status: 500, done: true });
    expect((await post('payment_intents', PAYMENT, 'k')).status).toBe(500);
    expect(double.books.intents.size).toBe(1);
  });

  test('sends the events of failed charges, refunds and disputes, as Stripe declares them', async () => {
    const { id } = await stripe.paymentIntents.create({ ...PAID, customer });
    double.payByCard(id, { code: 'card_declined', decline_code: 'insufficient_funds' });
    double.payByCard(id);
    double.books.endRefund(
      double.books.makeRefund({ payment_intent: id, amount: '100' }),
      'failed',
    );
    const dispute = double.books.openDispute(double.books.intentOf(id), { amount: 300 });
    double.books.moveDispute(dispute, 'under_review');
    double.books.moveDispute(dispute, 'lost');
    double.books.moveDispute(dispute, 'appeal_needs_response');
    double.books.moveDispute(dispute, 'won');
    const types = double.books.events.map(({ type }) => type);
    expect(types).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'refund.updated',
      'charge.refunded',
      'refund.failed',
      'charge.refund.updated',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.updated',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    ]);
    expect(double.faults).toEqual([]);
  });

  test('refunds an application fee in parts, and nothing beyond it', async () => {
    const destination = await account();
    const transfer_data = { destination };
    const fee = { application_fee_amount: 60, transfer_data };
    const intent = await stripe.paymentIntents.create({ ...PAID, ...fee, customer });
    double.payByCard(intent.id);
    const charge = double.books.chargeOf(double.books.intentOf(intent.id));
    const id = String(charge.application_fee);
    const refund = await stripe.applicationFees.createRefund(id, { amount: 40 });
    expect(refund).toMatchObject({ object: 'fee_refund', amount: 40, fee: id });
    const more = stripe.applicationFees.createRefund(id, { amount: 21 });
    await expect(more).rejects.toThrow('greater than the unrefunded amount');
    expect((await stripe.applicationFees.createRefund(id)).amount).toBe(20);
    await expect(stripe.applicationFees.createRefund(id)).rejects.toThrow('already been refunded');
    expect(await stripe.applicationFees.retrieve(id)).toMatchObject({
      amount_refunded: 60,
      refunded: true,
    });
    expect((await post(`application_fees/${id}/refunds`, { part: '1' })).body).toContain(
      'parameter_unknown',
    );
    expect(
      double.books.events.filter(({ type }) => type === 'application_fee.refunded'),
    ).toHaveLength(2);
    double.faults.splice(0);
  });
});
const PAID = { amount: 1000, currency: 'brl', allowed_payment_method_types: ['card' as const] };

describe("the types of Stripe's package", () => {
  test('find what is missing, unknown and wrong in an object', () => {
    const refund = { id: 're_1', object: 'charge', amount: '1', gift: true };
    const faults = faultsOf('Refunds', 'Refund', refund);
    expect(faults).toContainEqual({ path: 'object', what: 'wrong' });
    expect(faults).toContainEqual({ path: 'amount', what: 'wrong' });
    expect(faults).toContainEqual({ path: 'gift', what: 'unknown' });
    expect(faults).toContainEqual({ path: 'charge', what: 'missing' });
  });

  test('know the events, and none of another name', () => {
    const event = { type: 'charge.dispute.closed', data: { object: { id: 'dp_1' } } };
    const faults = faultsOfEvent(event);
    expect(faults).toContainEqual({ path: 'data[object][status]', what: 'missing' });
    expect(() => faultsOfEvent({ type: 'charge.dispute.sung' })).toThrow('declares no');
  });

  test('are those of the version that the double plays', () => {
    const version = readFileSync('node_modules/stripe/VERSION', 'utf8').trim();
    const api = readFileSync('node_modules/stripe/esm/apiVersion.d.ts', 'utf8');
    expect([version, api]).toEqual(['23.1.0', expect.stringContaining('2026-10-28.endive')]);
  });
});
