import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Appointments, absences, and addresses of calendars. */
export const appointments: Migration = {
  name: '0015-appointments',
  async up(db) {
    await createTable(db, 'appointment', {
      id: column.key('text'),
      link_id: column.reference('coaching_link.id'),
      zone: 'text',
      day: 'text',
      time: 'bigint',
      duration: 'bigint',
      weekdays: 'text',
      until: column.nullable('text'),
      place: 'text',
      updated_at: 'bigint',
    });
    await createIndex(db, 'appointment_link', 'appointment', 'link_id');
    await createTable(db, 'appointment_change', {
      appointment_id: column.keyReference('appointment.id'),
      day: column.key('text'),
      moved_day: column.nullable('text'),
      moved_time: column.nullable('bigint'),
      off: 'bigint',
      by_id: column.nullable('text'),
      confirmed_at: column.nullable('bigint'),
    });
    await createTable(db, 'absence', {
      id: column.key('text'),
      person_id: 'text',
      zone: 'text',
      from_day: 'text',
      until_day: 'text',
    });
    await createIndex(db, 'absence_person', 'absence', 'person_id');
    await createTable(db, 'calendar_address', {
      user_id: column.key('text'),
      token_hash: column.unique('text'),
      created_at: 'bigint',
    });
  },
};
