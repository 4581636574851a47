/** The second factor and passkeys, in the auth library's spelling. */
export interface SecondFactorTables {
  /** At most one row per person; it only counts once `verified`. */
  twoFactor: {
    id: string;
    userId: string;
    /** The encrypted secret shared with the person's authenticator app. */
    secret: string;
    /** The unused recovery codes: an encrypted JSON list. */
    backupCodes: string;
    verified: boolean | number | null;
    failedVerificationCount: number | null;
    lockedUntil: string | Date | null;
  };
  passkey: {
    id: string;
    userId: string;
    name: string | null;
    /** Base64; the private key never leaves the person's device. */
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
