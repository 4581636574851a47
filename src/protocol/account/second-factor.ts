import * as v from 'valibot';

/** Answer of GET /api/auth/two-factor/state. */
export const secondFactorStateSchema = v.object({
  on: v.boolean(),
  /** Number of unused recovery codes. */
  codesLeft: v.number(),
});

export type SecondFactorState = v.InferOutput<typeof secondFactorStateSchema>;

/** Answer of POST /api/auth/two-factor/enable: the shared secret for the person's app. */
export const secondFactorBeginSchema = v.object({
  /** otpauth://totp/…, which authenticator apps scan. */
  totpURI: v.string(),
  backupCodes: v.array(v.string()),
});

export type SecondFactorBegin = v.InferOutput<typeof secondFactorBeginSchema>;

/** Answer of POST /api/auth/two-factor/generate-backup-codes. */
export const recoveryCodesSchema = v.object({ backupCodes: v.array(v.string()) });

/** Whether a sign-in's answer requires the second factor; before it there is no session. */
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
