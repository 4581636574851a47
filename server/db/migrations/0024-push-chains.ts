import type { Migration } from './migration';

/** The last push of each device of a space (sync/space/push-chains.ts). */
export const pushChains: Migration = {
  name: '0024-push-chains',
  async up(db) {
    await db.schema.alterTable('space').addColumn('pushes', 'text').execute();
  },
};
