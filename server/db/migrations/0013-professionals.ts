import type { Migration } from './migration';

/** Pages of professionals, reports about them, admins, and the record of their acts. */
export const professionals: Migration = {
  name: '0013-professionals',
  async up(db) {
    await db.schema
      .createTable('professional')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('handle', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('cref', 'text', (column) => column.notNull())
      .addColumn('cref_status', 'text', (column) => column.notNull())
      .addColumn('cref_at', 'bigint', (column) => column.notNull())
      .addColumn('cref_reason', 'text')
      .addColumn('city', 'text', (column) => column.notNull())
      .addColumn('state', 'text')
      .addColumn('specialities', 'text', (column) => column.notNull())
      .addColumn('plans', 'text', (column) => column.notNull())
      .addColumn('own_specialities', 'text', (column) => column.notNull())
      .addColumn('bio', 'text', (column) => column.notNull())
      .addColumn('whatsapp', 'text', (column) => column.notNull())
      .addColumn('takes_people', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'bigint')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('hidden', 'text')
      .execute();
    await db.schema
      .createIndex('professional_cref_status')
      .on('professional')
      .columns(['cref_status', 'cref_at'])
      .execute();

    await db.schema
      .createTable('report')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('professional_id', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('reporter_id', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('report_professional')
      .on('report')
      .column('professional_id')
      .execute();
    await db.schema.createIndex('report_reporter').on('report').column('reporter_id').execute();

    await db.schema
      .createTable('admin_person')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('admin_act')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('admin_id', 'text')
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('admin_act_at').on('admin_act').column('at').execute();

    await db.schema
      .createTable('account_suspension')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
