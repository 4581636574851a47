import { sql } from 'kysely';
import { column, createTable } from './create';
import type { Migration } from './migration';

/**
 * Amounts of disputes and the number of Stripe's answers, by payment. The instant up to which
 * Stripe's lists were read. The amount taken back from a professional's account.
 */
export const disputes: Migration = {
  name: '0027-disputes',
  async up(db) {
    for (const column of ['contested', 'lost', 'answers']) {
      await db.schema
        .alterTable('charge_payment')
        .addColumn(column, 'bigint', (one) => one.notNull().defaultTo(0))
        .execute();
    }
    await createTable(db, 'stripe_look', {
      list: column.key('text'),
      until: 'bigint',
    });
    await createTable(db, 'stripe_recovery', {
      payment_id: column.keyReference('charge_payment.id'),
      withdrawn: 'bigint',
      recovered: 'bigint',
      refusals: 'bigint',
      refused_at: column.nullable('bigint'),
      reason: column.nullable('text'),
      since: 'bigint',
    });
    // Earlier versions counted the whole payment; the daily look reads the amount at Stripe.
    await sql`update charge_payment set lost = centavos - refunded
      where dispute = 'lost' and centavos > refunded`.execute(db);
    await sql`update charge_payment set contested = centavos - refunded
      where dispute = 'open' and centavos > refunded`.execute(db);
  },
};
