import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Accounts that await erasure, and marks of erased ones. */
export const deletion: Migration = {
  name: '0008-deletion',
  async up(db) {
    await createTable(db, 'account_deletion', {
      user_id: column.key('text'),
      asked_at: 'bigint',
      erase_at: 'bigint',
    });
    await createIndex(db, 'account_deletion_due', 'account_deletion', 'erase_at');

    await createTable(db, 'erased_account', {
      mark: column.key('text'),
      erased_at: 'bigint',
    });
  },
};
