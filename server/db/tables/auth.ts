import type { Generated } from 'kysely';

/**
 * The tables of the auth library, in its own spelling. Instants are ISO texts on SQLite and
 * timestamps on PostgreSQL, truth values 0 or 1 and booleans; outside of server/auth only the
 * texts are read.
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
    /** The day on which the accepted terms took effect. */
    termsVersion: string;
    termsAcceptedAt: string | Date;
    /** Whether a guardian agreed, for who was under age at sign-up. */
    guardianAgreed: boolean | number;
    /** Whether signing in asks for a second step. */
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
    /** Ours: the last request of this session, to ten minutes; epoch ms. */
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
