import type { Migration } from './migration';

/** The lease of the process that runs jobs. */
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
