import type { Migration } from './migration';

/** The capabilities of a professional's account at Stripe; null until it is read again. */
export const stripeCapabilities: Migration = {
  name: '0028-stripe-capabilities',
  async up(db) {
    await db.schema.alterTable('stripe_account').addColumn('capabilities', 'text').execute();
  },
};
