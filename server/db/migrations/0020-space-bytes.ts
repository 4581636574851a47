import type { Migration } from './migration';

/** An upper bound of the bytes that a space holds (sync/push/room.ts). */
export const spaceBytes: Migration = {
  name: '0020-space-bytes',
  async up(db) {
    await db.schema
      .alterTable('space')
      .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
