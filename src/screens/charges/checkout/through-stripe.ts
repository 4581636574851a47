import { STRIPE_METHODS, type StripeMethod } from '#domain/charges/charge';
import type { ChargePayment } from '../../../data/charges/charges';

const METHODS: ReadonlySet<string> = new Set(STRIPE_METHODS);

/** Whether a payment goes through Stripe. */
export function throughStripe(
  payment: ChargePayment,
): payment is ChargePayment & { readonly method: StripeMethod } {
  return METHODS.has(payment.method);
}
