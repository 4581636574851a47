import { column, createTable } from './create';
import type { Migration } from './migration';

/** Shares of the operator's fee that Stripe did not return with a refund, by payment. */
export const unreturnedFees: Migration = {
  name: '0035-unreturned-fees',
  async up(db) {
    await createTable(db, 'stripe_fee', {
      payment_id: column.keyReference('charge_payment.id'),
      centavos: 'bigint',
      tried_at: 'bigint',
      reason: column.nullable('text'),
      since: 'bigint',
    });
  },
};
