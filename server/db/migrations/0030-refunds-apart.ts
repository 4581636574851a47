import type { Migration } from './migration';

/** The part of the money to take from a professional's account that refunds took, by payment. */
export const refundsApart: Migration = {
  name: '0030-refunds-apart',
  async up(db) {
    await db.schema
      .alterTable('stripe_recovery')
      .addColumn('refunds', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
