import type { Migration } from './migration';

/** How many charges still get a discount; null for all of them. */
export const discountLeft: Migration = {
  name: '0029-discount-left',
  async up(db) {
    for (const table of ['plan_subscription', 'charge']) {
      await db.schema.alterTable(table).addColumn('discount_left', 'bigint').execute();
    }
  },
};
