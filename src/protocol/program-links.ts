import * as v from 'valibot';
import { CODE_SIGNS } from './invitation-code';

/** How much a link of a ficha may hold, in characters of its code, and how many one person may have. */
export const PROGRAM_LINK_LIMITS = { code: 64 * 1024, ofOne: 50 } as const;

/** What the id of a link is made of: 13 signs are 65 bits, which nobody tries through. */
export const LINK_SIGNS = CODE_SIGNS.toLowerCase();
export const LINK_SIGNS_COUNT = 13;

const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
/** A code of `encodeProgram` (domain/ficha-code). */
const code = v.pipe(v.string(), v.maxLength(PROGRAM_LINK_LIMITS.code));
/** Who shared it, where they have a public page; nothing is told of anybody else. */
const by = v.nullable(v.object({ name: v.string(), handle: v.string() }));

/**
 * PUT /api/programs/:program/link makes the link of a ficha of the person who asks, or brings it up to
 * date; answered by {@link ownLinkSchema}. 400 for what is no ficha; 409 `link_hidden`,
 * `too_many_links`.
 */
export const shareProgramSchema = v.object({ code });

/** GET /api/programs/:program/link; PUT answers the same, and DELETE, which takes the link back. */
export const ownLinkSchema = v.object({
  link: v.nullable(
    v.object({
      id: v.string(),
      /** What it shows. */
      code,
      /** Since when it shows that. */
      updatedAt: instant,
      /** Taken down by who runs the app, with the reason. */
      hidden: v.nullable(v.string()),
    }),
  ),
  /** What whoever opens it is told of the person. */
  by,
});
export type OwnLinkAnswer = v.InferOutput<typeof ownLinkSchema>;

/** GET /api/programs/links: those of the person who asks, what was shared last first. */
export const ownLinksSchema = v.object({
  links: v.array(
    v.object({
      /** The ficha, by the id of its record. */
      program: v.string(),
      id: v.string(),
      updatedAt: instant,
      hidden: v.nullable(v.string()),
    }),
  ),
});
export type OwnLinksAnswer = v.InferOutput<typeof ownLinksSchema>;

/** GET /api/public/programs/:id, open to everybody; 404 `unknown_link` also for one taken back. */
export const publicProgramSchema = v.object({ code, updatedAt: instant, by });
export type PublicProgramAnswer = v.InferOutput<typeof publicProgramSchema>;
