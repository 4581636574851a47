import { sql } from 'kysely';
import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Coaching links, the history of their scopes, and invitations. */
export const coaching: Migration = {
  name: '0011-coaching',
  async up(db) {
    await createTable(db, 'coaching_link', {
      id: column.key('text'),
      professional_id: 'text',
      student_id: 'text',
      scopes: 'text',
      version: 'bigint',
      started_at: 'bigint',
      ended_at: column.nullable('bigint'),
      ended_by: column.nullable('text'),
      archived_at: column.nullable('bigint'),
      invitation_id: column.nullable('text'),
    });
    await sql`create unique index coaching_link_pair on coaching_link (professional_id, student_id)
      where ended_at is null`.execute(db);
    await createIndex(db, 'coaching_link_student', 'coaching_link', 'student_id');
    await createTable(db, 'coaching_grant', {
      link_id: column.key('text'),
      from_at: column.key('bigint'),
      until_at: column.nullable('bigint'),
      scopes: 'text',
      text_version: column.nullable('text'),
    });
    await createTable(db, 'invitation', {
      id: column.key('text'),
      professional_id: 'text',
      token_hash: column.unique('text'),
      code_hash: column.unique('text'),
      label: 'text',
      scopes: 'text',
      uses_left: 'bigint',
      created_at: 'bigint',
      expires_at: 'bigint',
      revoked_at: column.nullable('bigint'),
    });
    await createIndex(db, 'invitation_professional', 'invitation', 'professional_id');
  },
};
