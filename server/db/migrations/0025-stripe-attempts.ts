import { column, createTable } from './create';
import type { Migration } from './migration';

/** The number of each repeated call to Stripe (server/charges/payments/attempts.ts). */
export const stripeAttempts: Migration = {
  name: '0025-stripe-attempts',
  async up(db) {
    await createTable(db, 'stripe_attempt', {
      act: column.key('text'),
      number: 'integer',
      at: 'bigint',
    });
  },
};
