import { expect, test } from 'vitest';
import { checkStripe } from '../../../../server/charges/payments/check';
import { createStripe } from '../../../../server/charges/payments/stripe';
import { startStripe } from '../../../harness/stripe-double';

test('the check of an operator makes its calls, says so and leaves nothing behind', async () => {
  const double = await startStripe();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = double.settings;
  const said: string[] = [];
  await checkStripe(createStripe({ secretKey, apiUrl }), (line) => said.push(line));
  expect(said.at(-1)).toBe('Pagador apagado');
  expect([double.books.customers.size, double.books.accounts.size]).toEqual([0, 0]);
  expect([...double.books.intents.values()]).toMatchObject([{ status: 'canceled' }]);
  await double.close();
});
