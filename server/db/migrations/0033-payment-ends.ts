import { sql } from 'kysely';
import type { Migration } from './migration';

/** The instant at which a payment ended without money. */
export const paymentEnds: Migration = {
  name: '0033-payment-ends',
  async up(db) {
    await db.schema.alterTable('charge_payment').addColumn('over_at', 'bigint').execute();
    // The last look at Stripe, which is the latest possible end.
    await sql`update charge_payment set over_at = updated_at
      where state in ('failed', 'withdrawn')`.execute(db);
  },
};
