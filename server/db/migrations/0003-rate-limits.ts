import type { Migration } from './migration';

/** Counters of tries per address or account. */
export const rateLimits: Migration = {
  name: '0003-rate-limits',
  async up(db) {
    await db.schema
      .createTable('rate_limit')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('rate_limit_reset').on('rate_limit').column('resets_at').execute();
  },
};
