import * as v from 'valibot';
import { CODE_SIGNS } from '../coaching/invitation-code';

/** Limits: characters of a link's code, and links of one person. */
export const PROGRAM_LINK_LIMITS = { code: 64 * 1024, ofOne: 50 } as const;

/** The characters of a link's id: 13 of them are 65 bits, too many to try. */
export const LINK_SIGNS = CODE_SIGNS.toLowerCase();
export const LINK_SIGNS_COUNT = 13;

const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A code of `encodeProgram` (domain/programs/ficha-code). */
const code = v.pipe(v.string(), v.maxLength(PROGRAM_LINK_LIMITS.code));
/** Its author, if they have a public page; no other personal data is disclosed. */
const by = v.nullable(v.object({ name: v.string(), handle: v.string() }));

/**
 * PUT /api/programs/:program/link creates the link of the requester's ficha, or updates it;
 * answered by {@link ownLinkSchema}. Errors: 400 for an invalid ficha; 409 `link_hidden`,
 * `too_many_links`.
 */
export const shareProgramSchema = v.object({ code });

/**
 * GET /api/programs/:program/link; PUT has the same answer, and so has DELETE, which revokes the
 * link.
 */
export const ownLinkSchema = v.object({
  link: v.nullable(
    v.object({
      id: v.string(),
      /** The shown ficha. */
      code,
      /** Time of the last update. */
      updatedAt: instant,
      /** An admin's reason for hiding it; null if it is not hidden. */
      hidden: v.nullable(v.string()),
    }),
  ),
  /** The author as visitors see them. */
  by,
});
export type OwnLinkAnswer = v.InferOutput<typeof ownLinkSchema>;

/** GET /api/programs/links: the requester's links, last shared first. */
export const ownLinksSchema = v.object({
  links: v.array(
    v.object({
      /** Id of the ficha's record. */
      program: v.string(),
      id: v.string(),
      updatedAt: instant,
      hidden: v.nullable(v.string()),
    }),
  ),
});
export type OwnLinksAnswer = v.InferOutput<typeof ownLinksSchema>;

/** GET /api/public/programs/:id, without a session; 404 `unknown_link` also for a revoked one. */
export const publicProgramSchema = v.object({ code, updatedAt: instant, by });
export type PublicProgramAnswer = v.InferOutput<typeof publicProgramSchema>;
