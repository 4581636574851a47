import * as v from 'valibot';
import { SCOPES } from '#domain/account/scope';
import { isCoachConsent } from '#domain/coaching/consent';
import { id, instant } from '#domain/record/fields';

export const scopesSchema = v.pipe(
  v.array(v.picklist(SCOPES)),
  v.check((scopes) => scopes.includes('program') && new Set(scopes).size === scopes.length),
);

const person = v.object({ id, name: v.string() });

/** A student of the requester in GET /api/coaching/students. */
export const studentLinkSchema = v.object({
  link: id,
  student: person,
  scopes: scopesSchema,
  /** `grantVer` of the sync protocol. */
  version: instant,
  startedAt: instant,
  /** When the professional put the link aside; null for active ones. */
  archivedAt: v.nullable(instant),
  /** The student's active ficha, with its first day; null for none. */
  program: v.nullable(v.object({ id: v.string(), since: v.string() })),
  /** The student's current gym; absent if unknown. */
  gym: v.optional(id),
  /** The coach whom the requester assists; absent for a student of their own. */
  assistantOf: v.optional(person),
  /** Id of the student's invitation, for groups. */
  invitation: v.optional(id),
  /** A `Proposal` noted with that invitation, as JSON; only for the student's own coach. */
  proposal: v.optional(v.string()),
});
export type StudentLink = v.InferOutput<typeof studentLinkSchema>;

export const studentsSchema = v.object({ students: v.array(studentLinkSchema) });

/** A coach of the requester in GET /api/coaching/coaches; ended links too. */
export const coachLinkSchema = v.object({
  link: id,
  coach: person,
  /** The coach's public number, with + and country code. */
  whatsapp: v.exactOptional(v.string()),
  scopes: scopesSchema,
  startedAt: instant,
  endedAt: v.nullable(instant),
  /** Whether the student admits assistants of this coach. */
  team: v.optional(v.boolean()),
  /** Assistants with access through it now, with their scopes. */
  assistants: v.optional(v.array(v.object({ link: id, assistant: person, scopes: scopesSchema }))),
});
export type CoachLink = v.InferOutput<typeof coachLinkSchema>;

export const coachesSchema = v.object({ coaches: v.array(coachLinkSchema) });

/**
 * POST /api/coaching/links/:id/scopes, only by the student; answered by {@link changedLinkSchema}.
 */
export const changeScopesSchema = v.object({
  scopes: scopesSchema,
  /** First day of the text that the student accepted. */
  version: v.pipe(v.string(), v.check(isCoachConsent)),
});
export type ChangeScopes = v.InferOutput<typeof changeScopesSchema>;

/** A link after a change, as the requester sees it. */
export const changedLinkSchema = v.object({
  link: id,
  scopes: scopesSchema,
  version: instant,
  endedAt: v.nullable(instant),
  archivedAt: v.nullable(instant),
});
export type ChangedLink = v.InferOutput<typeof changedLinkSchema>;

/** POST /api/coaching/links/:id/team, only by the student (204). */
export const allowTeamSchema = v.object({ allowed: v.boolean() });

const MOST_STUDENTS = 500;
const helped = {
  scopes: scopesSchema,
  /** Ids of the assistant's students; null for all. */
  students: v.nullable(v.pipe(v.array(id), v.maxLength(MOST_STUDENTS))),
};

/** POST /api/coaching/team/:id, only by the professional (204); …/end by either side (204). */
export const changeMemberSchema = v.object(helped);
export type ChangeMember = v.InferOutput<typeof changeMemberSchema>;

/** GET /api/coaching/team: the requester's assistants, and the coaches they assist. */
export const teamSchema = v.object({
  members: v.array(v.object({ id, assistant: person, startedAt: instant, ...helped })),
  teams: v.array(v.object({ id, professional: person, startedAt: instant, ...helped })),
});
export type Team = v.InferOutput<typeof teamSchema>;

/**
 * POST /api/coaching/links/:id/transfer (204), only by the professional. It shows the student the
 * public page of another professional and changes nothing else.
 */
export const transferSchema = v.object({ to: v.pipe(v.string(), v.trim(), v.maxLength(64)) });
