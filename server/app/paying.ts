import { blockedForms } from '../charges/ledger/facts';
import {
  applyProviderNews,
  closePayment,
  deferPayment,
  nameProvider,
  startStripePayment,
} from '../charges/ledger/ledger';
import { createPaying } from '../charges/payments/create';
import type { Deps } from '../core/deps';

/** Connects charges, which keep the ledger, with the Stripe feature. Null without keys. */
export function payingOf(deps: Deps) {
  return createPaying(deps, {
    start: (trx, start) => startStripePayment(deps, trx, start),
    name: (trx, payment, provider) => nameProvider(deps, trx, payment, provider),
    defer: (trx, payment) => deferPayment(deps, trx, payment),
    apply: (trx, payment, ...news) => applyProviderNews(deps, trx, payment, ...news),
    blocked: (charge) => blockedForms(deps.db, charge),
    leave: (trx, payment, keeping) => closePayment(deps, trx, payment, keeping),
  });
}
