import * as v from 'valibot';

/** Answer of GET /api/auth/two-factor/state. */
export const secondFactorStateSchema = v.object({
  on: v.boolean(),
  /** Recovery codes that were not used yet. */
  codesLeft: v.number(),
});

export type SecondFactorState = v.InferOutput<typeof secondFactorStateSchema>;

/** Answer of POST /api/auth/two-factor/enable: what the person's app is to share with us. */
export const secondFactorBeginSchema = v.object({
  /** otpauth://totp/…, as authenticator apps read it from a picture. */
  totpURI: v.string(),
  backupCodes: v.array(v.string()),
});

export type SecondFactorBegin = v.InferOutput<typeof secondFactorBeginSchema>;

/** Answer of POST /api/auth/two-factor/generate-backup-codes. */
export const recoveryCodesSchema = v.object({ backupCodes: v.array(v.string()) });

/** Whether a sign-in's answer asks for the second step; there is no session before it. */
export function asksSecondStep(answer: unknown): boolean {
  return v.is(v.object({ twoFactorRedirect: v.literal(true) }), answer);
}

/** Answer of GET /api/auth/passkey/list-user-passkeys. */
export const passkeysSchema = v.array(
  v.object({
    id: v.string(),
    name: v.nullish(v.string(), null),
    createdAt: v.nullish(v.date(), null),
  }),
);

export type OwnPasskey = v.InferOutput<typeof passkeysSchema>[number];
