import type { BrowserContext } from 'playwright';
import * as v from 'valibot';
import type { StripeDouble } from '../harness/stripe-double';

/**
 * A double of Stripe's script: the functions that react-stripe-js calls, with one field for a
 * card's number in place of Stripe's frames. Confirmations go to Stripe's address, so the page's
 * policy must allow them.
 */
const SCRIPT = `
window.Stripe = () => ({
  elements: ({ clientSecret }) => {
    const made = {};
    return {
      clientSecret,
      getElement: (type) => made[type] ?? null,
      update: () => {},
      fetchUpdates: async () => ({}),
      submit: async () => ({}),
      create: (type) => {
        const heard = {};
        const element = {
          on: (event, listener) => { (heard[event] ??= []).push(listener); return element; },
          off: () => element,
          update: () => {},
          destroy: () => {},
          unmount: () => {},
          mount: (place) => {
            const label = document.createElement('label');
            const input = document.createElement('input');
            label.append('Número do cartão', input);
            place.replaceChildren(label);
            queueMicrotask(() => heard.ready?.forEach((listener) => listener(element)));
          },
        };
        made[type] = element;
        return element;
      },
    };
  },
  confirmPayment: async ({ elements }) => {
    const number = document.querySelector('label > input:not([type])').value;
    const body = JSON.stringify({ secret: elements.clientSecret, number });
    const answer = await fetch('https://api.stripe.com/v1/confirm', { method: 'POST', body });
    return answer.json();
  },
  createToken: () => {},
  createPaymentMethod: () => {},
  confirmCardPayment: () => {},
  registerAppInfo: () => {},
  _registerWrapper: () => {},
});
window.Stripe.version = 'endive';
`;

const confirmSchema = v.object({ secret: v.string(), number: v.string() });

/** Answers like Stripe's addresses for a device; resolves with the requests to js.stripe.com. */
export async function answerAsStripe(
  device: BrowserContext,
  stripe: StripeDouble,
): Promise<string[]> {
  const asked: string[] = [];
  await device.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  await device.route('https://connect.stripe.com/**', (route) => {
    const back = new URL(route.request().url()).searchParams.get('back');
    const body = `<h1>Stripe</h1>${back ? `<a href="${back}">Voltar</a>` : ''}`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  await device.route('https://api.stripe.com/**', (route) => {
    const said: unknown = JSON.parse(route.request().postData() ?? '');
    const { secret, number } = v.parse(confirmSchema, said);
    const [id = ''] = secret.split('_secret_');
    const declined = { code: 'card_declined', decline_code: 'insufficient_funds' };
    const error = { type: 'card_error', message: 'Your card has insufficient funds.', ...declined };
    const intent = stripe.books.intents.get(id);
    const paid =
      intent?.status !== 'succeeded' &&
      stripe.payByCard(id, number === '4000000000009995' ? declined : 'ok');
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: paid
        ? { paymentIntent: { id, status: 'succeeded' } }
        : intent?.status === 'succeeded'
          ? { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } }
          : { error },
    });
  });
  return asked;
}
