import * as v from 'valibot';
import { isCoachConsent } from '#domain/coaching/consent';
import { id, instant } from '#domain/record/fields';
import { scopesSchema } from './coaching';

/** How many people one invitation may bring, and for how many days it may hold. */
const MOST_USES = 20;
const MOST_DAYS = 30;
/** Characters of the professional's own reminder of whom an invitation is for. */
export const LABEL_LENGTH = 80;

const invitationKind = v.picklist(['student', 'assistant']);

/** POST /api/coaching/invitations, answered by {@link madeInvitationSchema}. */
export const newInvitationSchema = v.object({
  /** Only the professional sees it; empty for none. */
  label: v.pipe(v.string(), v.trim(), v.maxLength(LABEL_LENGTH)),
  /** What is asked for: the student decides. */
  scopes: scopesSchema,
  uses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_USES)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)),
  /** `assistant`: who accepts helps with the students, within the scopes, of one use. */
  kind: v.optional(invitationKind),
  /** With which students an assistant helps; all of them without it. */
  students: v.optional(v.pipe(v.array(id), v.maxLength(500))),
});
export type NewInvitation = v.InferOutput<typeof newInvitationSchema>;

/** The only time that the token and the code are told: the server keeps what they hash to. */
export const madeInvitationSchema = v.object({
  id,
  /** Of the address /links/<token>. */
  token: id,
  /** Typed by hand: capital letters and figures, without a hyphen. */
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{6,16}$/)),
  expiresAt: instant,
});
export type MadeInvitation = v.InferOutput<typeof madeInvitationSchema>;

/**
 * GET /api/coaching/invitations: those that can still be used, the newest first.
 * DELETE /api/coaching/invitations/:id revokes one (204, even when it is gone).
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
    }),
  ),
});
export type OpenInvitation = v.InferOutput<typeof openInvitationsSchema>['invitations'][number];

const invitationEntries = {
  type: v.literal('invitation'),
  /** `assistant`: who accepts helps the professional, and shares nothing of their own. */
  kind: v.optional(invitationKind),
  professional: v.object({
    name: v.string(),
    /** The registration as it was declared; null while there is none. */
    cref: v.nullable(v.string()),
    crefStatus: v.picklist(['declared', 'confirmed']),
    city: v.nullable(v.string()),
    /** Of /public/<handle>; null for who has no page. */
    handle: v.nullable(v.string()),
  }),
  scopes: scopesSchema,
  expiresAt: instant,
  /** The person who asks made it. */
  own: v.boolean(),
  /** The person who asks already has this coach, or helps them. */
  linked: v.boolean(),
};

const invitationLookSchema = v.object(invitationEntries);
export type LinkLook = v.InferOutput<typeof invitationLookSchema>;

/**
 * GET /api/links/:token tells what a link leads to and uses nothing up; a session is not needed.
 * 404 `unknown_link` for what never was and for what is over, alike. Who already has this coach still
 * reads it, also when it is used up. Of a charge nothing is told but that it is one: the rest is said
 * by GET /api/checkout/:token to who is signed in.
 */
export const linkLookSchema = v.variant('type', [
  invitationLookSchema,
  v.object({ type: v.literal('charge') }),
]);

/** POST /api/links/code: the same for a typed code. The ticket is what GET and accept take as token. */
export const codeSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
});
export const codeLookSchema = v.object({ ...invitationEntries, ticket: v.string() });

/**
 * Of an invitation for an assistant the scopes are those of the invitation, whatever is sent, and the
 * link is that of the team.
 * POST /api/links/:token/accept (a ticket will do as well), answered by {@link acceptedSchema}: an
 * existing link with this coach is answered as it is, and nothing is used up. 409 `own_invitation`,
 * `health_consent` (body and health need the person's own consent first), `guardian_due`; else as for
 * reading it.
 */
export const acceptSchema = v.object({
  /** What the student lets this coach see and do, whatever was asked for. */
  scopes: scopesSchema,
  /** The day from which the text holds that the student agreed to. */
  version: v.pipe(v.string(), v.check(isCoachConsent)),
  /** The link with another coach that ends with this one's beginning. */
  endLink: v.optional(id),
});
export type Accept = v.InferOutput<typeof acceptSchema>;

export const acceptedSchema = v.object({ link: id });
