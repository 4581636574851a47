/**
 * The single source of retention periods, in days. The server's cleanup (server/retention.ts) uses
 * them, and the privacy notice states them.
 */
export const KEPT_DAYS = {
  /** A removed record, in the bin. */
  bin: 30,
  /** That a removed record existed. */
  tombstones: 180,
  /** Changes that the server refused. */
  rejects: 30,
  /** An account, from the wish to delete it on. */
  leaving: 7,
  /** An account with an unverified e-mail. */
  unproven: 30,
  /** That an account was erased, for the devices that still hold its data. */
  erasedMarks: 400,
  /** A browser known from a sign-in. */
  knownDevices: 400,
  /** A log entry for each reader of a health screening. */
  screeningAccesses: 1826,
  /** A link that ended, with its history of sharing. */
  links: 1826,
  /** An invitation that can no longer be accepted. */
  invitations: 30,
  /** A report of a page, once it was closed. */
  reports: 365,
  /** Acts of administrators. */
  adminActs: 1826,
  /** An absence in the agenda, from its last day on. */
  absences: 90,
  /** A charge, from its due day on, and a subscription that ended. */
  charges: 1826,
  /** A charge that was cancelled and never paid. */
  cancelledCharges: 365,
  /** The picture of a receipt, from the answer to it on. */
  receipts: 180,
  /** Received Stripe events, so that none counts twice. */
  stripeEvents: 30,
  /** A notice of the inbox. */
  notices: 180,
  /** A mail that could not be sent. */
  mails: 1,
} as const;

const DAY_MS = 86_400_000;

/** A retention period in ms. */
export function keptMs(what: keyof typeof KEPT_DAYS): number {
  return KEPT_DAYS[what] * DAY_MS;
}
