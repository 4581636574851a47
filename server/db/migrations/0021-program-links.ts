import type { Migration } from './migration';

/** Public links of fichas, and reports about them. */
export const programLinks: Migration = {
  name: '0021-program-links',
  async up(db) {
    await db.schema
      .createTable('program_link')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('program_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('hidden', 'text')
      .addPrimaryKeyConstraint('program_link_key', ['space_id', 'program_id'])
      .execute();
    await db.schema.createIndex('program_link_id').on('program_link').column('id').execute();
    await db.schema.alterTable('report').addColumn('program_link', 'text').execute();
  },
};
