import type { Migration } from './migration';

/** Consents of guardians, and a record of who opened a person's health screening. */
export const consents: Migration = {
  name: '0009-consents',
  async up(db) {
    await db.schema
      .createTable('guardian_consent')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('agreed_at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('relation', 'text', (column) => column.notNull())
      .addColumn('contact', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('guardian_consent_key', ['user_id', 'agreed_at'])
      .execute();

    await db.schema
      .createTable('screening_access')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('reader_id', 'text', (column) => column.notNull())
      .addColumn('reader_name', 'text')
      .addPrimaryKeyConstraint('screening_access_key', ['user_id', 'at', 'reader_id'])
      .execute();
    await db.schema
      .createIndex('screening_access_reader')
      .on('screening_access')
      .column('reader_id')
      .execute();
  },
};
