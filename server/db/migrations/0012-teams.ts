import { sql } from 'kysely';
import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Assistants of professionals, their invitations, and their links. */
export const teams: Migration = {
  name: '0012-teams',
  async up(db) {
    await createTable(db, 'team_member', {
      id: column.key('text'),
      professional_id: 'text',
      assistant_id: 'text',
      scopes: 'text',
      students: column.nullable('text'),
      started_at: 'bigint',
      ended_at: column.nullable('bigint'),
    });
    await sql`create unique index team_member_pair on team_member (professional_id, assistant_id)
      where ended_at is null`.execute(db);
    await createIndex(db, 'team_member_assistant', 'team_member', 'assistant_id');
    await db.schema
      .alterTable('coaching_link')
      .addColumn('team', 'integer', (one) => one.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('coaching_link').addColumn('member_id', 'text').execute();
    await createIndex(db, 'coaching_link_member', 'coaching_link', 'member_id');
    await db.schema
      .alterTable('invitation')
      .addColumn('kind', 'text', (one) => one.notNull().defaultTo('student'))
      .execute();
    await db.schema.alterTable('invitation').addColumn('students', 'text').execute();
  },
};
