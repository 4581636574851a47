import type { Migration } from '../migrate';

/** The process that runs jobs, among several on one database. */
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
