import type { Migration } from './migration';

/** Appointments, absences, and addresses of calendars. */
export const appointments: Migration = {
  name: '0015-appointments',
  async up(db) {
    await db.schema
      .createTable('appointment')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('link_id', 'text', (column) =>
        column.notNull().references('coaching_link.id').onDelete('cascade'),
      )
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('time', 'bigint', (column) => column.notNull())
      .addColumn('duration', 'bigint', (column) => column.notNull())
      .addColumn('weekdays', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('appointment_link').on('appointment').column('link_id').execute();
    await db.schema
      .createTable('appointment_change')
      .addColumn('appointment_id', 'text', (column) =>
        column.notNull().references('appointment.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('moved_day', 'text')
      .addColumn('moved_time', 'bigint')
      .addColumn('off', 'bigint', (column) => column.notNull())
      .addColumn('by_id', 'text')
      .addColumn('confirmed_at', 'bigint')
      .addPrimaryKeyConstraint('appointment_change_key', ['appointment_id', 'day'])
      .execute();
    await db.schema
      .createTable('absence')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('from_day', 'text', (column) => column.notNull())
      .addColumn('until_day', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('absence_person').on('absence').column('person_id').execute();
    await db.schema
      .createTable('calendar_address')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
