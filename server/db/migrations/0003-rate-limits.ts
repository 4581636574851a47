import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Counters of tries per address or account. */
export const rateLimits: Migration = {
  name: '0003-rate-limits',
  async up(db) {
    await createTable(db, 'rate_limit', {
      key: column.key('text'),
      count: 'integer',
      resets_at: 'bigint',
    });
    await createIndex(db, 'rate_limit_reset', 'rate_limit', 'resets_at');
  },
};
