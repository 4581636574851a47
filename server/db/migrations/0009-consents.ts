import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Consents of guardians, and a record of who opened a person's health screening. */
export const consents: Migration = {
  name: '0009-consents',
  async up(db) {
    await createTable(db, 'guardian_consent', {
      user_id: column.keyReference('user.id'),
      agreed_at: column.key('bigint'),
      version: 'text',
      name: 'text',
      relation: 'text',
      contact: 'text',
    });

    await createTable(db, 'screening_access', {
      user_id: column.keyReference('user.id'),
      at: column.key('bigint'),
      reader_id: column.key('text'),
      reader_name: column.nullable('text'),
    });
    await createIndex(db, 'screening_access_reader', 'screening_access', 'reader_id');
  },
};
