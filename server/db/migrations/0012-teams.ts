import { sql } from 'kysely';
import type { Migration } from './migration';

/** Assistants of professionals, their invitations, and their links. */
export const teams: Migration = {
  name: '0012-teams',
  async up(db) {
    await db.schema
      .createTable('team_member')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('professional_id', 'text', (column) => column.notNull())
      .addColumn('assistant_id', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('students', 'text')
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await sql`create unique index team_member_pair on team_member (professional_id, assistant_id)
      where ended_at is null`.execute(db);
    await db.schema
      .createIndex('team_member_assistant')
      .on('team_member')
      .column('assistant_id')
      .execute();
    await db.schema
      .alterTable('coaching_link')
      .addColumn('team', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('coaching_link').addColumn('member_id', 'text').execute();
    await db.schema
      .createIndex('coaching_link_member')
      .on('coaching_link')
      .column('member_id')
      .execute();
    await db.schema
      .alterTable('invitation')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('student'))
      .execute();
    await db.schema.alterTable('invitation').addColumn('students', 'text').execute();
  },
};
