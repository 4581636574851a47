import type { Migration } from '../migrate';

/** Since when a browser's push service takes nothing for it (notifications/deliveries.ts). */
export const failingPushes: Migration = {
  name: '0022-failing-pushes',
  async up(db) {
    await db.schema.alterTable('push_subscription').addColumn('failing_since', 'bigint').execute();
  },
};
