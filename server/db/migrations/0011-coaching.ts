import { sql } from 'kysely';
import type { Migration } from './migration';

/** Coaching links, the history of their scopes, and invitations. */
export const coaching: Migration = {
  name: '0011-coaching',
  async up(db) {
    await db.schema
      .createTable('coaching_link')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('professional_id', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('ended_by', 'text')
      .addColumn('archived_at', 'bigint')
      .addColumn('invitation_id', 'text')
      .execute();
    await sql`create unique index coaching_link_pair on coaching_link (professional_id, student_id)
      where ended_at is null`.execute(db);
    await db.schema
      .createIndex('coaching_link_student')
      .on('coaching_link')
      .column('student_id')
      .execute();
    await db.schema
      .createTable('coaching_grant')
      .addColumn('link_id', 'text', (column) => column.notNull())
      .addColumn('from_at', 'bigint', (column) => column.notNull())
      .addColumn('until_at', 'bigint')
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('text_version', 'text')
      .addPrimaryKeyConstraint('coaching_grant_key', ['link_id', 'from_at'])
      .execute();
    await db.schema
      .createTable('invitation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('professional_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('uses_left', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('invitation_professional')
      .on('invitation')
      .column('professional_id')
      .execute();
  },
};
