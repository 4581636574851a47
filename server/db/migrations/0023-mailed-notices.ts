import type { Migration } from './migration';

/** The conversation of a notice, and the time of its mail (device/notice-mail.ts). */
export const mailedNotices: Migration = {
  name: '0023-mailed-notices',
  async up(db) {
    await db.schema.alterTable('notice').addColumn('thread', 'text').execute();
    await db.schema.alterTable('notice').addColumn('mailed_at', 'bigint').execute();
  },
};
