import { sql } from 'kysely';
import type { Deps } from '../../core/deps';
import type { Paying } from './ground';
import { passOver } from './pass';
import { hasCode, reach } from './stripe';

/**
 * Records, in the transaction that erases an account, its customer with cards; {@link dropLeavers}
 * deletes it at Stripe. No payment is open by then: an account that awaits erasure cannot pay, and
 * open payments close after a day. A professional's own Stripe account stays theirs.
 */
export function followErasure({ events }: Pick<Deps, 'events'>) {
  events.on('account.erased', async (trx, { userId }) => {
    await trx.deleteFrom('stripe_account').where('coach_id', '=', userId).execute();
    await trx
      .insertInto('stripe_leaver')
      .columns(['customer'])
      .expression(({ selectFrom }) =>
        selectFrom('stripe_customer').select('customer').where('person_id', '=', userId),
      )
      .onConflict((conflict) => conflict.column('customer').doNothing())
      .execute();
    await trx.deleteFrom('stripe_customer').where('person_id', '=', userId).execute();
    await trx
      .deleteFrom('stripe_attempt')
      .where(({ eb, or }) =>
        or([eb('act', 'like', `customer-${userId}%`), eb('act', 'like', `account-${userId}%`)]),
      )
      .execute();
  });
}

/** The regular job: deletes customers of erased accounts at Stripe, and then from the list. */
export async function dropLeavers(paying: Paying): Promise<void> {
  const { db, stripe } = paying;
  const drop = async (customer: string): Promise<void> => {
    await reach(stripe.customers.del(customer)).catch((error: unknown) => {
      // The customer was deleted before or never existed.
      if (!hasCode(error, 'resource_missing')) throw error;
    });
    await db.deleteFrom('stripe_leaver').where('customer', '=', customer).execute();
  };
  const rows = await db
    .selectFrom('stripe_leaver')
    .selectAll()
    // Those that never get an answer stop the pass before others only by chance.
    .orderBy(sql`random()`)
    .execute();
  await passOver(
    paying,
    rows.map(({ customer }) => customer),
    drop,
    (customer) => ({ words: 'a payer who left stays at Stripe', ids: { customer } }),
  );
}
