import type { Migration } from './migration';

/** What Stripe lets a professional's account do; null until it is read again. */
export const stripeCapabilities: Migration = {
  name: '0028-stripe-capabilities',
  async up(db) {
    await db.schema.alterTable('stripe_account').addColumn('capabilities', 'text').execute();
  },
};
