import { sql } from 'kysely';
import type { Migration } from './migration';

/** Last use of sessions, known devices, pending e-mail changes, and account photos. */
export const addAccount: Migration = {
  name: '0006-account',
  async up(db, dialect) {
    await db.schema.alterTable('session').addColumn('usedAt', 'bigint').execute();

    await db.schema
      .createTable('known_device')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('last_seen', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_device_key', ['user_id', 'digest'])
      .execute();

    await db.schema
      .createTable('email_change')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('code', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('account_photo')
      .addColumn('user_id', 'text', (column) =>
        column.primaryKey().references('user.id').onDelete('cascade'),
      )
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('image', dialect === 'postgres' ? sql`bytea` : sql`blob`, (column) =>
        column.notNull(),
      )
      .execute();
  },
};
