/** The second step of signing in and passkeys, in the auth library's own spelling. */
export interface SecondFactorTables {
  /** At most one row per person; it counts once `verified`. */
  twoFactor: {
    id: string;
    userId: string;
    /** The key that the person's app shares with us, encrypted. */
    secret: string;
    /** A JSON list of the recovery codes that are left, encrypted. */
    backupCodes: string;
    verified: boolean | number | null;
    failedVerificationCount: number | null;
    lockedUntil: string | Date | null;
  };
  passkey: {
    id: string;
    userId: string;
    name: string | null;
    /** Base64; its private half never leaves the person's device. */
    publicKey: string;
    credentialID: string;
    counter: number;
    deviceType: string;
    backedUp: boolean | number;
    transports: string | null;
    createdAt: string | Date | null;
    aaguid: string | null;
  };
}
