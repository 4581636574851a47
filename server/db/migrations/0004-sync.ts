import { sql } from 'kysely';
import type { Migration } from './migration';

/**
 * Synced records with their revs and digests. Every key starts with the space, and no row refers to
 * another space.
 */
export const sync: Migration = {
  name: '0004-sync',
  async up(db) {
    await db.schema
      .createTable('space')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull())
      .addColumn('rev', 'bigint', (column) => column.notNull())
      .addColumn('floor', 'bigint', (column) => column.notNull())
      .addColumn('epoch', 'text', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('space_epoch')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('epoch', 'text', (column) => column.notNull())
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('start_rev', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('space_epoch_key', ['space_id', 'epoch'])
      .execute();

    await db.schema
      .createTable('record')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('rev', 'bigint', (column) => column.notNull())
      .addColumn('born', 'bigint', (column) => column.notNull())
      .addColumn('hidden', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint')
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('data', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('erased', 'integer', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addColumn('sum', 'text')
      .addPrimaryKeyConstraint('record_key', ['space_id', 'kind', 'id'])
      .addUniqueConstraint('record_rev', ['space_id', 'rev'])
      .execute();
    await db.schema
      .createIndex('record_list')
      .on('record')
      .columns(['space_id', 'kind', 'hidden', 'at'])
      .execute();
    // A small index for the daily clean-up, because few records are removed.
    await db.schema
      .createIndex('record_removed')
      .on('record')
      .columns(['space_id', 'removed_at'])
      .where(sql.ref('removed_at'), 'is not', null)
      .execute();

    await db.schema
      .createTable('space_digest')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('high', 'bigint', (column) => column.notNull())
      .addColumn('low', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('space_digest_key', ['space_id', 'kind'])
      .execute();

    await db.schema
      .createTable('device')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('schema', 'integer', (column) => column.notNull())
      .addColumn('last_seen', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('device_key', ['user_id', 'id'])
      .execute();

    await db.schema
      .createTable('sync_reject')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('op_id', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sync_reject_key', ['space_id', 'op_id'])
      .execute();
  },
};
