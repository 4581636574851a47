import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Accounts of people who train without signing up. */
export const namelessAccounts: Migration = {
  name: '0036-nameless-accounts',
  async up(db) {
    await createTable(db, 'nameless_account', {
      user_id: column.keyReference('user.id'),
      key_digest: 'text',
      seen_at: 'bigint',
    });
    await createIndex(db, 'nameless_account_seen', 'nameless_account', 'seen_at');
  },
};
