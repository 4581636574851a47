import type { Transaction } from 'kysely';
import { inTransactionOf } from '../../access/held-accounts';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { followPlan } from './ended-plans';
import { type LedgerDeps, move } from './ledger';
import { PaymentOpen } from './refusals';
import type { StripeSide } from './stripe-side';

type ClosingDeps = LedgerDeps & Pick<Deps, 'db'> & { readonly stripe: StripeSide | null };

/** How often a new payment may open between closing and acting before the act is refused. */
const MAX_CLOSINGS = 3;

/**
 * Runs a person's act in a transaction. A payment that a restored backup lacks is looked for before,
 * so that nobody records it twice or cancels what is paid. A payment open at Stripe is closed there first, to prevent
 * paying twice. An unfinished one is abandoned by that; one under way stops the act. A charge that
 * its plan's end cancels without that payment is cancelled only if the act fails.
 */
export async function moveClosed<T>(
  deps: ClosingDeps,
  person: string,
  charge: string,
  act: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  await deps.stripe?.lookAfterRestore();
  for (let closings = 0; ; closings += 1) {
    try {
      return await inTransactionOf(deps.db, person, act);
    } catch (error) {
      if (!(error instanceof PaymentOpen) || closings === MAX_CLOSINGS) {
        if (closings > 0) await inTransaction(deps.db, (trx) => followPlan(deps, trx, charge));
        throw error;
      }
    }
    await closeOpen(deps, charge);
  }
}

/**
 * Closes what is open of a charge, at Stripe and then here.
 * @throws {PaymentOpen} when a payment is under way.
 */
async function closeOpen(deps: ClosingDeps, charge: string): Promise<void> {
  const open = await deps.db
    .selectFrom('charge_payment')
    .selectAll()
    .where('charge_id', '=', charge)
    .where('state', '=', 'started')
    .execute();
  for (const payment of open) {
    const outcome = deps.stripe ? await deps.stripe.cancel(payment) : 'cancelled';
    if (outcome === 'pending') throw new PaymentOpen();
    if (outcome === 'cancelled') {
      const leave = { act: 'leave', id: payment.id } as const;
      await inTransaction(deps.db, (trx) =>
        move(deps, trx, charge, leave, {}, { keepsCharge: true }),
      );
    }
  }
}
