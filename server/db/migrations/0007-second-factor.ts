import { sql } from 'kysely';
import { column, createIndex, createTable } from './create';
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
      .addColumn('twoFactorEnabled', truth, (one) => one.notNull().defaultTo(no))
      .execute();

    await createTable(db, 'twoFactor', {
      id: column.key('text'),
      userId: { ...column.reference('user.id'), unique: true },
      secret: 'text',
      backupCodes: 'text',
      verified: column.nullable(truth),
      failedVerificationCount: column.nullable('bigint'),
      lockedUntil: column.nullable(instant),
    });

    await createTable(db, 'passkey', {
      id: column.key('text'),
      userId: column.reference('user.id'),
      name: column.nullable('text'),
      publicKey: 'text',
      // Unique, so that a stranger cannot register another person's id first.
      credentialID: column.unique('text'),
      counter: 'bigint',
      deviceType: 'text',
      backedUp: column.required(truth),
      transports: column.nullable('text'),
      createdAt: column.nullable(instant),
      aaguid: column.nullable('text'),
    });
    await createIndex(db, 'passkey_user', 'passkey', 'userId');
  },
};
