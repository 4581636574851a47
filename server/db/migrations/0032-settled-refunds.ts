import { sql } from 'kysely';
import type { Migration } from './migration';

/** The part of the money taken from a professional's account that refunds took, by payment. */
export const settledRefunds: Migration = {
  name: '0032-settled-refunds',
  async up(db) {
    await db.schema
      .alterTable('stripe_recovery')
      .addColumn('settled_refunds', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Earlier versions did not store it: what is still to be moved counts as money of refunds.
    await sql`update stripe_recovery set settled_refunds = case
      when refunds > 0 and recovered < withdrawn - refunds then 0
      when refunds < 0 and recovered > withdrawn - refunds then 0
      when refunds > 0 and recovered < withdrawn then recovered - withdrawn + refunds
      when refunds < 0 and recovered > withdrawn then recovered - withdrawn + refunds
      else refunds end`.execute(db);
  },
};
