import type { Migration } from './migration';

/**
 * The time since when a push service accepts nothing for a browser (device/deliveries.ts).
 */
export const failingPushes: Migration = {
  name: '0022-failing-pushes',
  async up(db) {
    await db.schema.alterTable('push_subscription').addColumn('failing_since', 'bigint').execute();
  },
};
