import { sql } from 'kysely';
import type { Migration } from './migration';

/** The second factor and passkeys, in the auth library's spelling. */
export const addSecondFactor: Migration = {
  name: '0007-second-factor',
  async up(db, dialect) {
    const instant = dialect === 'postgres' ? sql`timestamptz` : sql`date`;
    const truth = dialect === 'postgres' ? 'boolean' : 'integer';
    const no = dialect === 'postgres' ? sql`false` : sql`0`;

    await db.schema
      .alterTable('user')
      .addColumn('twoFactorEnabled', truth, (column) => column.notNull().defaultTo(no))
      .execute();

    await db.schema
      .createTable('twoFactor')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) =>
        column.notNull().unique().references('user.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('backupCodes', 'text', (column) => column.notNull())
      .addColumn('verified', truth)
      .addColumn('failedVerificationCount', 'bigint')
      .addColumn('lockedUntil', instant)
      .execute();

    await db.schema
      .createTable('passkey')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('name', 'text')
      .addColumn('publicKey', 'text', (column) => column.notNull())
      // Unique, so that a stranger cannot register another person's id first.
      .addColumn('credentialID', 'text', (column) => column.notNull().unique())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('deviceType', 'text', (column) => column.notNull())
      .addColumn('backedUp', truth, (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('createdAt', instant)
      .addColumn('aaguid', 'text')
      .execute();
    await db.schema.createIndex('passkey_user').on('passkey').column('userId').execute();
  },
};
