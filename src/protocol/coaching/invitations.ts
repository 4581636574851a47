import * as v from 'valibot';
import { isCoachConsent } from '#domain/coaching/consent';
import { id, instant } from '#domain/record/fields';
import { scopesSchema } from './coaching';

/** Maximum uses and days of one invitation. */
const MOST_USES = 20;
const MOST_DAYS = 30;
/** Maximum characters of the professional's own label for an invitation. */
export const LABEL_LENGTH = 80;

/** How long an invitation can be accepted. */
export const DAYS = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS));

const invitationKind = v.picklist(['student', 'assistant']);

/** POST /api/coaching/invitations, answered by {@link madeInvitationSchema}. */
export const newInvitationSchema = v.object({
  /** Only the professional sees it; empty for none. */
  label: v.pipe(v.string(), v.trim(), v.maxLength(LABEL_LENGTH)),
  /** Requested scopes: the student decides. */
  scopes: scopesSchema,
  uses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_USES)),
  days: DAYS,
  /** `assistant`: the recipient helps with the students, within the scopes; single use. */
  kind: v.optional(invitationKind),
  /** Students of an assistant; absent for all. */
  students: v.optional(v.pipe(v.array(id), v.maxLength(500))),
});
export type NewInvitation = v.InferOutput<typeof newInvitationSchema>;

/** The only answer with the token and the code: the server stores their hashes. */
export const madeInvitationSchema = v.object({
  id,
  /** Part of the address /links/<token>. */
  token: id,
  /** For typing: capital letters and digits, without a hyphen. */
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{6,16}$/)),
  expiresAt: instant,
});
export type MadeInvitation = v.InferOutput<typeof madeInvitationSchema>;

/**
 * GET /api/coaching/invitations: the acceptable ones, newest first. DELETE
 * /api/coaching/invitations/:id revokes one (204, even if it is gone).
 */
export const openInvitationsSchema = v.object({
  invitations: v.array(
    v.object({
      id,
      label: v.string(),
      kind: v.optional(invitationKind),
      scopes: scopesSchema,
      usesLeft: v.number(),
      createdAt: instant,
      expiresAt: instant,
      /** The address and the phone of an invitation from a list. */
      email: v.optional(v.string()),
      phone: v.optional(v.string()),
    }),
  ),
});
export type OpenInvitation = v.InferOutput<typeof openInvitationsSchema>['invitations'][number];

const linkSenderSchema = v.object({
  name: v.string(),
  /** The declared registration; null for none. */
  cref: v.nullable(v.string()),
  crefStatus: v.picklist(['declared', 'confirmed']),
  city: v.nullable(v.string()),
  /** Handle of /public/<handle>; null without a page. */
  handle: v.nullable(v.string()),
  /**
   * Version of the photo; null without one. It is GET /api/links/:token/photo, which answers 404
   * `no_photo` once the link is over.
   */
  photo: v.optional(v.nullable(v.string()), null),
});
export type LinkSender = v.InferOutput<typeof linkSenderSchema>;

const invitationEntries = {
  type: v.literal('invitation'),
  /** `assistant`: the recipient helps the professional, and shares no data of their own. */
  kind: v.optional(invitationKind),
  professional: linkSenderSchema,
  scopes: scopesSchema,
  expiresAt: instant,
  /** Whether the requester created it. */
  own: v.boolean(),
  /** Whether the requester already has this coach, or helps them. */
  linked: v.boolean(),
};

const invitationLookSchema = v.object(invitationEntries);
export type LinkLook = v.InferOutput<typeof invitationLookSchema>;

/**
 * GET /api/links/:token describes the target of a link without using it up; no session is needed.
 * Error: 404 `unknown_link` for unknown and ended links alike. A student of this coach can read it
 * even when it is used up. A charge shows who charges, or null once its link is over; GET
 * /api/checkout/:token has the rest for signed-in people.
 */
export const linkLookSchema = v.variant('type', [
  invitationLookSchema,
  v.object({
    type: v.literal('charge'),
    professional: v.optional(v.nullable(linkSenderSchema), null),
  }),
]);
export type AnyLinkLook = v.InferOutput<typeof linkLookSchema>;

/** POST /api/links/code: the look by a typed code. GET and accept take the ticket as token. */
export const codeSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
});
export const codeLookSchema = v.object({ ...invitationEntries, ticket: v.string() });

/**
 * POST /api/links/:token/accept, by token or ticket, answered by {@link acceptedSchema}. An
 * existing link with this coach is returned as it is, and nothing is used up. An assistant's
 * invitation keeps its own scopes, whatever the request has, and its link belongs to the team.
 * Errors: those of reading it, and 409 `own_invitation`, `guardian_due`, `health_consent`. The last
 * one means that body and health need the person's own consent first.
 */
export const acceptSchema = v.object({
  /** The scopes that the student grants this coach, whatever was requested. */
  scopes: scopesSchema,
  /** First day of the text that the student accepted. */
  version: v.pipe(v.string(), v.check(isCoachConsent)),
  /** The link with another coach, which ends when this one starts. */
  endLink: v.optional(id),
});
export type Accept = v.InferOutput<typeof acceptSchema>;

export const acceptedSchema = v.object({ link: id });
