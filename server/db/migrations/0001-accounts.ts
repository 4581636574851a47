import { sql } from 'kysely';
import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** The auth library's tables in its spelling, with our additional columns of a user. */
export const accounts: Migration = {
  name: '0001-accounts',
  async up(db, dialect) {
    const instant = dialect === 'postgres' ? sql`timestamptz` : sql`date`;
    const truth = dialect === 'postgres' ? 'boolean' : 'integer';

    await createTable(db, 'user', {
      id: column.key('text'),
      name: 'text',
      email: column.unique('text'),
      emailVerified: column.required(truth),
      image: column.nullable('text'),
      createdAt: column.required(instant),
      updatedAt: column.required(instant),
      birthDate: 'text',
      termsVersion: 'text',
      termsAcceptedAt: column.required(instant),
      guardianAgreed: column.required(truth),
    });

    await createTable(db, 'session', {
      id: column.key('text'),
      token: column.unique('text'),
      userId: column.reference('user.id'),
      expiresAt: column.required(instant),
      createdAt: column.required(instant),
      updatedAt: column.required(instant),
      ipAddress: column.nullable('text'),
      userAgent: column.nullable('text'),
    });
    await createIndex(db, 'session_user', 'session', 'userId');

    await createTable(db, 'account', {
      id: column.key('text'),
      accountId: 'text',
      providerId: 'text',
      userId: column.reference('user.id'),
      accessToken: column.nullable('text'),
      refreshToken: column.nullable('text'),
      idToken: column.nullable('text'),
      accessTokenExpiresAt: column.nullable(instant),
      refreshTokenExpiresAt: column.nullable(instant),
      scope: column.nullable('text'),
      password: column.nullable('text'),
      createdAt: column.required(instant),
      updatedAt: column.required(instant),
    });
    await createIndex(db, 'account_user', 'account', 'userId');

    await createTable(db, 'verification', {
      id: column.key('text'),
      identifier: 'text',
      value: 'text',
      expiresAt: column.required(instant),
      createdAt: column.required(instant),
      updatedAt: column.required(instant),
    });
    await createIndex(db, 'verification_identifier', 'verification', 'identifier');
  },
};
