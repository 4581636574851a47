import { blockedForms } from '../charges/ledger/facts';
import {
  adoptPayment,
  applyProviderNews,
  closePayment,
  deferPayment,
  nameProvider,
  startStripePayment,
} from '../charges/ledger/ledger';
import { createPaying, type Paying } from '../charges/payments/ground';
import { lookAfterRestore } from '../charges/payments/lost-payments';
import { type RemindersDeps, remindAll } from '../charges/reminders/reminders';
import type { Deps } from '../core/deps';

/** Connects charges, which keep the ledger, with the Stripe feature. Null without keys. */
export function payingOf(deps: Deps) {
  return createPaying(deps, {
    start: (trx, start) => startStripePayment(deps, trx, start),
    adopt: (trx, lost) => adoptPayment(deps, trx, lost),
    name: (trx, payment, provider) => nameProvider(deps, trx, payment, provider),
    defer: (trx, payment) => deferPayment(deps, trx, payment),
    apply: (trx, payment, ...news) => applyProviderNews(deps, trx, payment, ...news),
    blocked: (charge) => blockedForms(deps.db, charge),
    leave: (trx, payment, keeping) => closePayment(deps, trx, payment, keeping),
  });
}

/** The job of reminders. It finds lost payments first, so that a paid charge is not reminded of. */
export async function remindPayers(deps: RemindersDeps, paying: Paying | null): Promise<number> {
  if (paying) await lookAfterRestore(paying);
  return remindAll(deps);
}
