import { sql } from 'kysely';
import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/**
 * Synced records with their revs and digests. Every key starts with the space, and no row refers to
 * another space.
 */
export const sync: Migration = {
  name: '0004-sync',
  async up(db) {
    await createTable(db, 'space', {
      id: column.key('text'),
      owner_id: 'text',
      rev: 'bigint',
      floor: 'bigint',
      epoch: 'text',
    });

    await createTable(db, 'space_epoch', {
      space_id: column.key('text'),
      epoch: column.key('text'),
      ordinal: 'integer',
      start_rev: 'bigint',
    });

    await createTable(
      db,
      'record',
      {
        space_id: column.key('text'),
        kind: column.key('text'),
        id: column.key('text'),
        rev: 'bigint',
        born: 'bigint',
        hidden: 'integer',
        at: column.nullable('bigint'),
        author: 'text',
        data: column.nullable('text'),
        body: 'text',
        erased: 'integer',
        removed_at: column.nullable('bigint'),
        sum: column.nullable('text'),
      },
      { record_rev: ['space_id', 'rev'] },
    );
    await createIndex(db, 'record_list', 'record', 'space_id', 'kind', 'hidden', 'at');
    // A small index for the daily clean-up, because few records are removed.
    await db.schema
      .createIndex('record_removed')
      .on('record')
      .columns(['space_id', 'removed_at'])
      .where(sql.ref('removed_at'), 'is not', null)
      .execute();

    await createTable(db, 'space_digest', {
      space_id: column.key('text'),
      kind: column.key('text'),
      count: 'integer',
      high: 'bigint',
      low: 'bigint',
    });

    await createTable(db, 'device', {
      user_id: column.key('text'),
      id: column.key('text'),
      schema: 'integer',
      last_seen: 'bigint',
    });

    await createTable(db, 'sync_reject', {
      space_id: column.key('text'),
      op_id: column.key('text'),
      reason: 'text',
      body: 'text',
      at: 'bigint',
    });
  },
};
