import type { Migration } from './migration';

/** The number of bytes written into a space (sync/room.ts). */
export const spaceBytes: Migration = {
  name: '0020-space-bytes',
  async up(db) {
    await db.schema
      .alterTable('space')
      .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
