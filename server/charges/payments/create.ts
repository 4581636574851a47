import type Stripe from 'stripe';
import type { Deps } from '../../core/deps';
import type { Paying, PaymentLedger } from './ground';
import { createStripe } from './stripe';

/** Creates the payment feature with Stripe; null without keys. */
export function createPaying(
  { env, db, now, log }: Pick<Deps, 'env' | 'db' | 'now' | 'log'>,
  ledger: PaymentLedger,
): Paying | null {
  const { stripe: terms, stripePublicKey: publicKey, webUrl } = env;
  if (terms === null) return null;
  const stripe = createStripe(terms);
  stripe.on('response', ({ status, method, path, request_id }: Stripe.ResponseEvent) => {
    // A refused card is not an error of the server.
    if (status < 400 || status === 402) return;
    log.warn({ status, method, path, request: request_id }, 'Stripe did not do it');
  });
  return { db, now, log, terms, publicKey, webUrl, ledger, stripe };
}
