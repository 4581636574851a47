import type { Migration } from './migration';

/** Returned refunds, vouchers, and customers to delete at Stripe. */
export const payments: Migration = {
  name: '0018-payments',
  async up(db) {
    await db.schema
      .alterTable('charge_payment')
      .addColumn('bounced', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('charge_payment').addColumn('voucher', 'text').execute();
    await db.schema
      .createTable('stripe_leaver')
      .addColumn('customer', 'text', (column) => column.primaryKey())
      .execute();
  },
};
