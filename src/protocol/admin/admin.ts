import * as v from 'valibot';
import { instant } from '#domain/record/fields';
import { REPORT_REASONS } from '../coaching/professionals';

/** Schemas of /api/admin. People without the right get a 404 there, as for an unknown address. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Maximum characters of a note about an admin's act, which the affected person can read. */
export const NOTE_LENGTH = 300;
const note = v.pipe(v.string(), v.trim(), v.maxLength(NOTE_LENGTH));
const reason = v.pipe(note, v.minLength(3));

const page = {
  person: v.string(),
  name: v.string(),
  handle: v.string(),
};

/** A ficha behind a public link; its title is empty once the link is gone. */
const link = {
  link: v.string(),
  title: v.string(),
  /** The owner's account. */
  person: v.string(),
  name: v.string(),
};

/** Money of a payment that Stripe did not move yet. */
const unmovedMoney = v.object({
  /** The PaymentIntent at Stripe. */
  intent: v.string(),
  /** The professional; empty once that account is gone. */
  name: v.string(),
  /** Centavos in the wrong account. */
  centavos: v.pipe(v.number(), v.integer()),
  /** Stripe's code of the last refusal; null without an answer so far. */
  reason: v.nullable(v.string()),
  since: instant,
});

/** GET /api/admin. */
export const adminOverviewSchema = v.object({
  counts: v.object({
    /** Accounts with a verified e-mail. */
    people: count,
    /** Accounts of both kinds that were used within 30 days. */
    active: count,
    /** Accounts without a sign-up. */
    nameless: count,
    pages: count,
    links: count,
    suspended: count,
  }),
  /** Bytes of all records and pictures. */
  bytes: count,
  crefs: v.array(
    v.object({
      ...page,
      cref: v.string(),
      city: v.string(),
      state: v.nullable(v.string()),
      /** When the wait began. */
      since: instant,
    }),
  ),
  reports: v.array(
    v.object({
      ...page,
      id: v.string(),
      reason: v.picklist(REPORT_REASONS),
      text: v.string(),
      at: instant,
      hidden: v.boolean(),
    }),
  ),
  /** Reports about links of fichas. */
  programReports: v.array(
    v.object({
      ...link,
      report: v.string(),
      reason: v.picklist(REPORT_REASONS),
      text: v.string(),
      at: instant,
      /** `gone`: its owner revoked it. */
      standing: v.picklist(['open', 'hidden', 'gone']),
    }),
  ),
  suspended: v.array(
    v.object({ person: v.string(), name: v.string(), reason: v.string(), at: instant }),
  ),
  /** Hidden pages. */
  hidden: v.array(v.object({ ...page, reason: v.string() })),
  /** Hidden links of fichas. */
  hiddenPrograms: v.array(v.object({ ...link, hidden: v.string() })),
  /**
   * Disputed payments with money in the wrong account, oldest first: positive amounts are borne by
   * the operator, negative ones are owed to the professional.
   */
  disputes: v.optional(v.array(unmovedMoney), []),
  /** Shares of the operator's fee that were not returned with a refund, oldest first. */
  fees: v.optional(v.array(unmovedMoney), []),
  /** The newest acts of all admins. */
  acts: v.array(
    v.object({
      id: v.string(),
      act: v.string(),
      /** Null once that account is gone. */
      admin: v.nullable(v.string()),
      person: v.nullable(v.string()),
      note: v.string(),
      at: instant,
    }),
  ),
});
export type AdminOverview = v.InferOutput<typeof adminOverviewSchema>;

/**
 * GET /api/admin/people?find=: by a part of the name or e-mail; without it, people with the most
 * data.
 */
export const adminPeopleSchema = v.object({
  people: v.array(
    v.object({
      person: v.string(),
      name: v.string(),
      email: v.string(),
      bytes: count,
      suspended: v.boolean(),
      admin: v.boolean(),
    }),
  ),
});
export type AdminPerson = v.InferOutput<typeof adminPeopleSchema>['people'][number];

/** The entry that was looked up. Old apps send no name and get the answer to look again. */
const lookedUp = { cref: v.string(), name: v.optional(v.string(), '') };
/** POST /api/admin/crefs/:person. Error: 409 if the page has another CREF or name by now. */
export const crefFindingSchema = v.variant('found', [
  v.object({ found: v.literal(true), ...lookedUp }),
  v.object({ found: v.literal(false), ...lookedUp, reason }),
]);
export type CrefFinding = v.InferOutput<typeof crefFindingSchema>;

/** POST /api/admin/reports/:id/close and …/open. */
export const noteSchema = v.object({ note });
/** POST /api/admin/pages/:person/hide, …/programs/:link/hide, …/people/:person/suspend. */
export const reasonSchema = v.object({ reason });
