import type { Migration } from './migration';

/** Stamps that devices replaced because their clocks were ahead (sync/space/overruns.ts). */
export const overruns: Migration = {
  name: '0019-overruns',
  async up(db) {
    await db.schema.alterTable('space').addColumn('overruns', 'text').execute();
  },
};
