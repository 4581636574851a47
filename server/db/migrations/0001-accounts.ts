import { sql } from 'kysely';
import type { Migration } from './migration';

/** The auth library's tables in its spelling, with our additional columns of a user. */
export const accounts: Migration = {
  name: '0001-accounts',
  async up(db, dialect) {
    const instant = dialect === 'postgres' ? sql`timestamptz` : sql`date`;
    const truth = dialect === 'postgres' ? 'boolean' : 'integer';

    await db.schema
      .createTable('user')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('emailVerified', truth, (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('createdAt', instant, (column) => column.notNull())
      .addColumn('updatedAt', instant, (column) => column.notNull())
      .addColumn('birthDate', 'text', (column) => column.notNull())
      .addColumn('termsVersion', 'text', (column) => column.notNull())
      .addColumn('termsAcceptedAt', instant, (column) => column.notNull())
      .addColumn('guardianAgreed', truth, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('expiresAt', instant, (column) => column.notNull())
      .addColumn('createdAt', instant, (column) => column.notNull())
      .addColumn('updatedAt', instant, (column) => column.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .execute();
    await db.schema.createIndex('session_user').on('session').column('userId').execute();

    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('accountId', 'text', (column) => column.notNull())
      .addColumn('providerId', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', instant)
      .addColumn('refreshTokenExpiresAt', instant)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .addColumn('createdAt', instant, (column) => column.notNull())
      .addColumn('updatedAt', instant, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('account_user').on('account').column('userId').execute();

    await db.schema
      .createTable('verification')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expiresAt', instant, (column) => column.notNull())
      .addColumn('createdAt', instant, (column) => column.notNull())
      .addColumn('updatedAt', instant, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('verification_identifier')
      .on('verification')
      .column('identifier')
      .execute();
  },
};
