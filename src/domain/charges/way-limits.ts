import type { StripeMethod } from './charge';

/** Stripe's limits in centavos (docs.stripe.com: minimum amounts, boleto). */
const LIMITS: Readonly<Record<StripeMethod, readonly [least: number, most: number]>> = {
  card: [50, 99_999_999],
  boleto: [500, 4_999_999],
  'pix-stripe': [50, 99_999_999],
};

/** Whether Stripe takes a sum by a payment method. */
export function takesSum(method: StripeMethod, centavos: number): boolean {
  const [least, most] = LIMITS[method];
  return centavos >= least && centavos <= most;
}
