import * as v from 'valibot';
import { emailSchema, mailCodeSchema, PASSWORD_MAX } from '#domain/account/account';

const browser = v.nullable(v.picklist(['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung']));
const system = v.nullable(
  v.picklist(['android', 'iphone', 'ipad', 'windows', 'mac', 'chromeos', 'linux']),
);

/** Answer of GET /api/account. */
export const ownAccountSchema = v.object({
  /** The version of the photo, null without one. */
  photo: v.nullable(v.string()),
  /** A new e-mail that waits for its code. */
  pendingEmail: v.nullable(v.string()),
  /** Whether the session is young enough to count as proof of identity. */
  fresh: v.boolean(),
  /** The birth date of the sign-up. Missing from servers of an earlier build. */
  birthDate: v.optional(v.nullable(v.string()), null),
});
export type OwnAccount = v.InferOutput<typeof ownAccountSchema>;

/** One line of GET /api/account/sessions. */
export const ownSessionSchema = v.object({
  id: v.string(),
  browser,
  system,
  /** Epoch ms, to ten minutes. */
  usedAt: v.number(),
  /** Whether it is the session of this request. */
  current: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof ownSessionSchema>;

/** Answer of GET /api/account/sessions: the current one first, then the last used. */
export const ownSessionsSchema = v.object({ sessions: v.array(ownSessionSchema) });

/** Body of POST /api/account/email: a code goes to that address. */
export const emailChangeSchema = v.object({
  email: emailSchema,
  /** Not needed while the session is fresh. */
  password: v.optional(v.pipe(v.string(), v.maxLength(PASSWORD_MAX))),
  /** Code of the second factor, if it is on. */
  code: v.optional(v.pipe(v.string(), v.maxLength(32))),
});
export type EmailChange = v.InferOutput<typeof emailChangeSchema>;

/** Body of POST /api/account/email/confirm. */
export const emailCodeSchema = v.object({ code: mailCodeSchema });

/** Body of PUT /api/account/photo. */
export const photoSchema = v.object({
  /** A square JPEG in base64. */
  image: v.pipe(v.string(), v.maxLength(140_000), v.base64()),
});

/** Answer of PUT /api/account/photo. */
export const photoVersionSchema = v.object({ photo: v.string() });
