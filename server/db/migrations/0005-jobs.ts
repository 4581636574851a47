import { column, createTable } from './create';
import type { Migration } from './migration';

/** The lease of the process that runs jobs. */
export const jobs: Migration = {
  name: '0005-jobs',
  async up(db) {
    await createTable(db, 'job_lease', {
      name: column.key('text'),
      holder: 'text',
      until: 'bigint',
    });
  },
};
