/**
 * The single source of retention periods, in days. The server's cleanup (server/app/retention.ts) uses
 * them, and the privacy notice states them.
 */
export const KEPT_DAYS = {
  /** A removed record, in the bin. */
  bin: 30,
  /** The fact that a removed record existed. */
  tombstones: 180,
  /** Changes that the server refused. */
  rejects: 30,
  /** An account, from its person's request for erasure. */
  leaving: 7,
  /** An account without a sign-up, from its last use. */
  nameless: 60,
  /** An account with an unverified e-mail. */
  unproven: 30,
  /** The fact that an account was erased, for devices that still hold its data. */
  erasedMarks: 400,
  /** A browser known from a sign-in. */
  knownDevices: 400,
  /** A log entry for each reader of a health screening. */
  screeningAccesses: 1826,
  /** A link that ended, with its history of sharing. */
  links: 1826,
  /** An invitation that can no longer be accepted. */
  invitations: 30,
  /** A former address of a page, which is on printed cards. */
  formerHandles: 365,
  /** A closed report of a page. */
  reports: 365,
  /** Acts of administrators. */
  adminActs: 1826,
  /** An absence in the agenda, from its last day. */
  absences: 90,
  /** A charge, from its due day, and an ended subscription. */
  charges: 1826,
  /** A cancelled charge without payment. */
  cancelledCharges: 365,
  /** The picture of a receipt, from the decision on its payment. */
  receipts: 180,
  /** Received Stripe events, so that none counts twice. */
  stripeEvents: 30,
  /** A notice in the inbox. */
  notices: 180,
  /** A mail that could not be sent. */
  mails: 1,
} as const;

const DAY_MS = 86_400_000;

/** A retention period in ms. */
export function keptMs(what: keyof typeof KEPT_DAYS): number {
  return KEPT_DAYS[what] * DAY_MS;
}
