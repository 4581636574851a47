import * as v from 'valibot';
import { mailCodeSchema, PASSWORD_MAX } from '#domain/account/account';
import { passkeyNameSchema, recoveryCodeSchema } from '#domain/account/second-factor';

/** Base64url texts of binary parts; the longest are attestations of a few kilobytes. */
const base64url = (max: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(max));
const credentialId = base64url(1_400);
const storedId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const credential = { id: credentialId, rawId: credentialId, type: v.literal('public-key') };

/** Schemas of the forms for the second factor and passkeys, used by forms.ts. */
export const secondFactorForms = {
  ownPassword: v.object({ password: v.pipe(v.string(), v.maxLength(PASSWORD_MAX)) }),
  appCode: v.object({ code: mailCodeSchema, trustDevice: v.optional(v.boolean(), false) }),
  recoveryCode: v.object({ code: recoveryCodeSchema, trustDevice: v.optional(v.boolean(), false) }),
  newPasskey: v.object({
    name: v.optional(passkeyNameSchema),
    response: v.object({
      ...credential,
      response: v.object({
        clientDataJSON: base64url(8_000),
        attestationObject: base64url(64_000),
        transports: v.optional(
          v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(8)),
        ),
      }),
    }),
  }),
  usedPasskey: v.object({
    response: v.object({
      ...credential,
      response: v.object({
        clientDataJSON: base64url(8_000),
        authenticatorData: base64url(8_000),
        signature: base64url(8_000),
        userHandle: v.nullish(base64url(200)),
      }),
    }),
  }),
  renamedPasskey: v.object({ id: storedId, name: passkeyNameSchema }),
  removedPasskey: v.object({ id: storedId }),
};

/** Error codes by the field that failed. */
export const SECOND_FACTOR_FIELDS = {
  code: 'INVALID_CODE',
  password: 'INVALID_PASSWORD',
  response: 'AUTHENTICATION_FAILED',
} as const;
