/**
 * THE figures of how long what is kept, in days. The server's regular work goes by them
 * (server/retention.ts) and the privacy notice tells them.
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
  /** An account whose e-mail nobody has proven. */
  unproven: 30,
  /** That an account was erased, for the devices that still hold its data. */
  erasedMarks: 400,
  /** That somebody signed in from a browser. */
  knownDevices: 400,
  /** That somebody opened a person's health screening. */
  screeningAccesses: 1826,
  /** A link that ended, and what was shared by it when. */
  links: 1826,
  /** An invitation by which nobody can come any more. */
  invitations: 30,
  /** A report of a page, once it was closed. */
  reports: 365,
  /** What somebody did who runs the app. */
  adminActs: 1826,
  /** An absence in the agenda, from its last day on. */
  absences: 90,
  /** A charge, from its due day on, and a subscription that ended. */
  charges: 1826,
  /** A charge that was cancelled and never paid. */
  cancelledCharges: 365,
  /** The picture of a receipt, from the answer to it on. */
  receipts: 180,
  /** That Stripe told of something, so that it does not count twice. */
  stripeEvents: 30,
  /** A notice of the inbox. */
  notices: 180,
  /** A mail that could not be sent. */
  mails: 1,
} as const;

const DAY_MS = 86_400_000;

/** The same in ms, as the server counts. */
export function keptMs(what: keyof typeof KEPT_DAYS): number {
  return KEPT_DAYS[what] * DAY_MS;
}
