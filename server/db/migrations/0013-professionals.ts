import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Pages of professionals, reports about them, admins, and the record of their acts. */
export const professionals: Migration = {
  name: '0013-professionals',
  async up(db) {
    await createTable(db, 'professional', {
      user_id: column.keyReference('user.id'),
      handle: column.unique('text'),
      name: 'text',
      cref: 'text',
      cref_status: 'text',
      cref_at: 'bigint',
      cref_reason: column.nullable('text'),
      city: 'text',
      state: column.nullable('text'),
      specialities: 'text',
      plans: 'text',
      own_specialities: 'text',
      bio: 'text',
      whatsapp: 'text',
      takes_people: 'integer',
      published_at: column.nullable('bigint'),
      updated_at: 'bigint',
      hidden: column.nullable('text'),
    });
    await createIndex(db, 'professional_cref_status', 'professional', 'cref_status', 'cref_at');

    await createTable(db, 'report', {
      id: column.key('text'),
      professional_id: column.reference('user.id'),
      reporter_id: column.nullable('text'),
      reason: 'text',
      text: 'text',
      created_at: 'bigint',
      closed_at: column.nullable('bigint'),
    });
    await createIndex(db, 'report_professional', 'report', 'professional_id');
    await createIndex(db, 'report_reporter', 'report', 'reporter_id');

    await createTable(db, 'admin_person', {
      user_id: column.keyReference('user.id'),
      added_at: 'bigint',
    });
    await createTable(db, 'admin_act', {
      id: column.key('text'),
      admin_id: column.nullable('text'),
      act: 'text',
      person_id: column.nullable('text'),
      note: 'text',
      at: 'bigint',
    });
    await createIndex(db, 'admin_act_at', 'admin_act', 'at');

    await createTable(db, 'account_suspension', {
      user_id: column.keyReference('user.id'),
      reason: 'text',
      at: 'bigint',
    });
  },
};
