import { sql } from 'kysely';
import type Stripe from 'stripe';

/** Key in the metadata of a PaymentIntent: a saved card pays it, and no form shows it. */
export const RENEWAL = 'renewal';

export function isRenewal({ metadata }: Stripe.PaymentIntent): boolean {
  return metadata[RENEWAL] === '1';
}

const END = '-confirm';

/**
 * Names the act that pays a payment with a saved card. The card may pay while the act is noted; a
 * payer who opens a form or removes the card forgets it.
 */
export function renewalAct(payment: string): string {
  return `${payment}${END}`;
}

/** {@link renewalAct} of each row of `charge_payment`, for a query. */
export const renewalActOfRow = sql<string>`charge_payment.id || ${END}`;
