import type { Migration } from './migration';

/** The number of each repeated call to Stripe (server/charges/payments/attempts.ts). */
export const stripeAttempts: Migration = {
  name: '0025-stripe-attempts',
  async up(db) {
    await db.schema
      .createTable('stripe_attempt')
      .addColumn('act', 'text', (column) => column.primaryKey())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
