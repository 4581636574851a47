import type { Migration } from '../migrate';

/** Who runs the regular work when several processes share the database. */
export const jobs: Migration = {
  name: '0005-jobs',
  async up(db) {
    await db.schema
      .createTable('job_lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
