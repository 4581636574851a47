import { sql } from 'kysely';
import { column, createTable } from './create';
import type { Migration } from './migration';

/** Last use of sessions, known devices, pending e-mail changes, and account photos. */
export const addAccount: Migration = {
  name: '0006-account',
  async up(db, dialect) {
    const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;

    await db.schema.alterTable('session').addColumn('usedAt', 'bigint').execute();

    await createTable(db, 'known_device', {
      user_id: column.keyReference('user.id'),
      digest: column.key('text'),
      last_seen: 'bigint',
    });

    await createTable(db, 'email_change', {
      user_id: column.keyReference('user.id'),
      email: 'text',
      code: 'text',
      tries: 'integer',
      expires_at: 'bigint',
    });

    await createTable(db, 'account_photo', {
      user_id: column.keyReference('user.id'),
      version: 'text',
      image: column.required(bytes),
    });
  },
};
