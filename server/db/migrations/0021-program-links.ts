import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Public links of fichas, and reports about them. */
export const programLinks: Migration = {
  name: '0021-program-links',
  async up(db) {
    await createTable(db, 'program_link', {
      space_id: column.key('text'),
      program_id: column.key('text'),
      id: 'text',
      code: 'text',
      created_at: 'bigint',
      updated_at: 'bigint',
      hidden: column.nullable('text'),
    });
    await createIndex(db, 'program_link_id', 'program_link', 'id');
    await db.schema.alterTable('report').addColumn('program_link', 'text').execute();
  },
};
