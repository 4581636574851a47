import * as v from 'valibot';
import { whatsappNumber } from '#domain/coaching/brazilian-phone';
import { normalCref } from '#domain/coaching/cref';
import { handleFault } from '#domain/coaching/handle';
import { PLAN_PERIODS, PROFESSIONAL_LIMITS, SPECIALITIES } from '#domain/coaching/professional';
import { STATES } from '#domain/health/screening/places';
import { instant } from '#domain/record/fields';

const LIMITS = PROFESSIONAL_LIMITS;
const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const kept = (normal: (text: string) => string | null) =>
  v.check((text: string) => text === '' || normal(text) === text);

const planSchema = v.object({
  name: v.pipe(line(LIMITS.planName), v.minLength(1)),
  period: v.picklist(PLAN_PERIODS),
  sessions: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.sessions))),
  centavos: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.centavos)),
  includes: line(LIMITS.planIncludes),
});
/** A price has a number of sessions exactly if its period is `sessions`. */
const publishedPlanSchema = v.pipe(
  planSchema,
  v.check(({ period, sessions }) => (period === 'sessions') === (sessions !== null)),
);

const shown = {
  name: v.pipe(line(LIMITS.name), v.minLength(2)),
  city: line(LIMITS.city),
  state: v.nullable(v.picklist(STATES)),
  specialities: v.pipe(
    v.array(v.picklist(SPECIALITIES)),
    v.check((list) => new Set(list).size === list.length),
  ),
  ownSpecialities: line(LIMITS.ownSpecialities),
  bio: line(LIMITS.bio),
  /** `+`, country code and number, or empty. */
  whatsapp: v.string(),
  plans: v.pipe(v.array(planSchema), v.maxLength(LIMITS.plans)),
  /** Whether visitors of the page may start to train with this person. */
  open: v.boolean(),
};

/**
 * PUT /api/coaching/profile publishes the requester's page, or updates it; answered by {@link
 * ownProfileSchema}. Errors: 409 `handle_taken` with `suggestions`, `handle_reserved`,
 * `adults_only`, `page_hidden`.
 */
export const publishSchema = v.object({
  ...shown,
  plans: v.pipe(v.array(publishedPlanSchema), v.maxLength(LIMITS.plans)),
  whatsapp: v.pipe(v.string(), kept(whatsappNumber)),
  /** 000000-G/UF, or empty. */
  cref: v.pipe(v.string(), kept(normalCref)),
  handle: v.pipe(
    v.string(),
    v.check((handle) => (handleFault(handle) ?? 'reserved') === 'reserved'),
  ),
});
export type Publish = v.InferOutput<typeof publishSchema>;

/** `refused`: an admin found that it is not this person's; only the person sees that. */
export const CREF_STATES = ['none', 'declared', 'confirmed', 'refused'] as const;
export type CrefState = (typeof CREF_STATES)[number];

/**
 * GET /api/coaching/profile; POST …/profile/unpublish has the same answer. Null before the first
 * publication.
 */
export const ownProfileSchema = v.object({
  profile: v.nullable(
    v.object({
      handle: v.string(),
      /** The last published state; it may differ from the person's device. */
      published: v.object({ ...shown, cref: v.string() }),
      crefStatus: v.picklist(CREF_STATES),
      /** The admin's reason for a refusal. */
      crefReason: v.nullable(v.string()),
      /** Null while the page is not visible. */
      publishedAt: v.nullable(instant),
      /** An admin's reason for hiding it; null if it is not hidden. */
      hidden: v.nullable(v.string()),
    }),
  ),
});
export type OwnProfile = NonNullable<v.InferOutput<typeof ownProfileSchema>['profile']>;

/** 409 `handle_taken` suggests free ones. */
export const takenSchema = v.object({ suggestions: v.array(v.string()) });

/** GET /api/public/:handle, without a session. */
export const publicProfileSchema = v.object({
  handle: v.string(),
  ...shown,
  cref: v.nullable(
    v.object({
      cref: v.string(),
      /** When an admin found it in the council's register; null while declared. */
      confirmedAt: v.nullable(instant),
    }),
  ),
  /** Version of /api/public/:handle/photo; changes with the picture, null for none. */
  photo: v.nullable(v.string()),
});
export type PublicProfile = v.InferOutput<typeof publicProfileSchema>;

/** POST /api/public/:handle/invitation, signed in: a single-use link to train with this person. */
export const publicInvitationSchema = v.object({ token: v.string() });

export const REPORT_REASONS = [
  'not-a-professional',
  'somebody-else',
  'offensive',
  'fraud',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_LENGTH = 1000;

/** POST /api/public/:handle/report, without a session (204). */
export const reportSchema = v.object({
  reason: v.picklist(REPORT_REASONS),
  text: line(REPORT_LENGTH),
});
export type Report = v.InferOutput<typeof reportSchema>;
