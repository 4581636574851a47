import { column, createTable } from './create';
import type { Migration } from './migration';

/** Returned refunds, vouchers, and customers to delete at Stripe. */
export const payments: Migration = {
  name: '0018-payments',
  async up(db) {
    await db.schema
      .alterTable('charge_payment')
      .addColumn('bounced', 'bigint', (one) => one.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('charge_payment').addColumn('voucher', 'text').execute();
    await createTable(db, 'stripe_leaver', {
      customer: column.key('text'),
    });
  },
};
