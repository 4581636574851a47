import type { Generated } from 'kysely';

/**
 * The auth library's tables in its spelling. SQLite stores instants as ISO texts and flags as 0 or
 * 1; PostgreSQL has timestamps and booleans. Outside server/account only the texts are read.
 */
export interface AuthTables {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean | number;
    image: string | null;
    createdAt: string | Date;
    updatedAt: string | Date;
    /** Local day, 'YYYY-MM-DD'. */
    birthDate: string;
    /** The effective date of the accepted terms. */
    termsVersion: string;
    termsAcceptedAt: string | Date;
    /** Whether a guardian consented, for a minor at sign-up. */
    guardianAgreed: boolean | number;
    /** Whether a sign-in requires the second factor. */
    twoFactorEnabled: Generated<boolean | number>;
  };
  session: {
    id: string;
    token: string;
    userId: string;
    expiresAt: string | Date;
    createdAt: string | Date;
    updatedAt: string | Date;
    ipAddress: string | null;
    userAgent: string | null;
    /** Our column: time of the last request of the session, accurate to ten minutes; epoch ms. */
    usedAt: number | null;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: string | Date | null;
    refreshTokenExpiresAt: string | Date | null;
    scope: string | null;
    password: string | null;
    createdAt: string | Date;
    updatedAt: string | Date;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: string | Date;
    createdAt: string | Date;
    updatedAt: string | Date;
  };
}
