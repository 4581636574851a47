import type { Migration } from './migration';

/** Accounts that await erasure, and marks of erased ones. */
export const deletion: Migration = {
  name: '0008-deletion',
  async up(db) {
    await db.schema
      .createTable('account_deletion')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('erase_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('account_deletion_due')
      .on('account_deletion')
      .column('erase_at')
      .execute();

    await db.schema
      .createTable('erased_account')
      .addColumn('mark', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
