import { sql } from 'kysely';
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
    await db.schema
      .createTable('stripe_look')
      .addColumn('list', 'text', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('stripe_recovery')
      .addColumn('payment_id', 'text', (column) =>
        column.primaryKey().references('charge_payment.id').onDelete('cascade'),
      )
      .addColumn('withdrawn', 'bigint', (column) => column.notNull())
      .addColumn('recovered', 'bigint', (column) => column.notNull())
      .addColumn('refusals', 'bigint', (column) => column.notNull())
      .addColumn('refused_at', 'bigint')
      .addColumn('reason', 'text')
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    // Earlier versions counted the whole payment; the daily look reads the amount at Stripe.
    await sql`update charge_payment set lost = centavos - refunded
      where dispute = 'lost' and centavos > refunded`.execute(db);
    await sql`update charge_payment set contested = centavos - refunded
      where dispute = 'open' and centavos > refunded`.execute(db);
  },
};
