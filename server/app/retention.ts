import { keptMs } from '#domain/account/retention';
import { forgetAccesses } from '../access/screening-access';
import { forgetUnproven } from '../account/email/unproven';
import { eraseDueAccounts } from '../account/erasure/erase';
import { eraseLeftovers } from '../account/erasure/leftovers';
import { eraseUnusedNameless } from '../account/erasure/nameless';
import { forgetActs } from '../admin/acts';
import { forgetAbsences } from '../agenda/absences';
import { forgetCancelled, forgetCharges, forgetReceipts } from '../charges/retention';
import { forgetReports } from '../coaching/professionals/reports';
import { forgetInvitations, forgetLinks } from '../coaching/retention';
import type { WithNotices } from '../device/notices';
import { forgetSubscriptions } from '../device/subscriptions';
import { createRateLimiter } from '../http/rate-limit';
import { forgetLinksOfRemoved } from '../programs/links';
import { forgetRejects } from '../sync/push/rejects';
import { measureSpaces } from '../sync/push/room';
import { eraseRemoved } from '../sync/space/purge';
import { forgetTombstones } from '../sync/space/tombstones';

/** One kind of data, and how its expired part is deleted. A repeated run changes nothing. */
type Retention = {
  readonly what: string;
  /** @param now server time, epoch ms */
  forget(deps: WithNotices, now: number): Promise<unknown>;
};

/**
 * The single table of retention. Periods are in domain/account/retention.ts, or the row has its own
 * end. A new kind of data adds its deletion here.
 */
const RETENTION: readonly Retention[] = [
  { what: 'accounts to be erased', forget: (deps) => eraseDueAccounts(deps) },
  { what: 'nameless accounts that nobody used', forget: (deps) => eraseUnusedNameless(deps) },
  { what: 'what is left of people without an account', forget: (deps) => eraseLeftovers(deps) },
  {
    what: 'accounts whose e-mail nobody proved',
    forget: (deps, now) => forgetUnproven(deps, now - keptMs('unproven')),
  },
  {
    what: 'marks of erased accounts',
    forget: ({ db }, now) =>
      db
        .deleteFrom('erased_account')
        .where('erased_at', '<=', now - keptMs('erasedMarks'))
        .execute(),
  },
  {
    what: 'sessions that ran out',
    forget: ({ db }, now) =>
      db.deleteFrom('session').where('expiresAt', '<=', isoOf(now)).execute(),
  },
  {
    what: 'codes and links that ran out',
    forget: ({ db }, now) =>
      db.deleteFrom('verification').where('expiresAt', '<=', isoOf(now)).execute(),
  },
  {
    what: 'changes of e-mail that ran out',
    forget: ({ db }, now) => db.deleteFrom('email_change').where('expires_at', '<=', now).execute(),
  },
  {
    what: 'browsers that nobody signed in from for long',
    forget: ({ db }, now) =>
      db
        .deleteFrom('known_device')
        .where('last_seen', '<=', now - keptMs('knownDevices'))
        .execute(),
  },
  {
    what: 'openings of health screenings',
    forget: ({ db }, now) => forgetAccesses(db, now - keptMs('screeningAccesses')),
  },
  {
    what: 'links that ended',
    forget: ({ db }, now) => forgetLinks(db, now - keptMs('links')),
  },
  {
    what: 'invitations that are over',
    forget: ({ db }, now) => forgetInvitations(db, now - keptMs('invitations')),
  },
  {
    what: 'former addresses of pages',
    forget: ({ db }, now) =>
      db
        .deleteFrom('former_handle')
        .where('left_at', '<=', now - keptMs('formerHandles'))
        .execute(),
  },
  {
    what: 'closed reports of pages',
    forget: ({ db }, now) => forgetReports(db, now - keptMs('reports')),
  },
  {
    what: 'links of fichas that were removed',
    forget: ({ db }, now) => forgetLinksOfRemoved(db, now - keptMs('bin')),
  },
  {
    what: 'acts of admins',
    forget: ({ db }, now) => forgetActs(db, now - keptMs('adminActs')),
  },
  {
    what: 'absences that are over',
    forget: ({ db }, now) => forgetAbsences(db, now - keptMs('absences')),
  },
  {
    what: 'charges of long ago',
    forget: ({ db }, now) => forgetCharges(db, now - keptMs('charges')),
  },
  {
    what: 'charges that were cancelled unpaid',
    forget: ({ db }, now) => forgetCancelled(db, now - keptMs('cancelledCharges')),
  },
  {
    what: 'pictures of receipts',
    forget: ({ db }, now) => forgetReceipts(db, now - keptMs('receipts')),
  },
  {
    what: 'events of Stripe',
    forget: ({ db }, now) =>
      db
        .deleteFrom('stripe_event')
        .where('received_at', '<=', now - keptMs('stripeEvents'))
        .execute(),
  },
  {
    what: 'attempts at Stripe',
    forget: ({ db }, now) =>
      db
        .deleteFrom('stripe_attempt')
        .where('at', '<=', now - keptMs('stripeEvents'))
        .execute(),
  },
  {
    // The outbox gives up after its own limit; this deletes mails that it never tried.
    what: 'mails that were not sent',
    forget: ({ db }, now) =>
      db
        .deleteFrom('mail_outbox')
        .where('created_at', '<=', now - 2 * keptMs('mails'))
        .execute(),
  },
  {
    what: 'notices',
    forget: ({ db }, now) =>
      db
        .deleteFrom('notice')
        .where('created_at', '<=', now - keptMs('notices'))
        .execute(),
  },
  {
    what: 'browsers that took pushes',
    forget: ({ db }, now) => forgetSubscriptions(db, now - keptMs('notices')),
  },
  { what: 'pushes whose time is over', forget: ({ notices }) => notices.deliveries.sweep() },
  { what: 'keys that no subscription names', forget: ({ notices }) => notices.keys.sweep() },
  { what: 'counted tries', forget: (deps) => createRateLimiter(deps).sweep() },
  { what: 'removed records (R6a)', forget: ({ db }, now) => eraseRemoved(db, now) },
  { what: 'tombstones (S3a)', forget: ({ db }, now) => forgetTombstones(db, now) },
  { what: 'refused changes', forget: ({ db }, now) => forgetRejects(db, now) },
  // Must come last, because deletions free room.
  { what: 'what spaces no longer hold', forget: ({ db }) => measureSpaces(db) },
];

/** Runs the table. A failure is logged and retried; it does not delay the rest. */
export async function keepNoLonger(deps: WithNotices): Promise<void> {
  for (const { what, forget } of RETENTION) {
    try {
      await forget(deps, deps.now());
    } catch (error) {
      deps.log.error({ err: error, what }, 'not forgotten');
    }
  }
}

/**
 * Instant as ISO text, as in the auth library's tables on SQLite; PostgreSQL accepts it as well.
 */
function isoOf(now: number): string {
  return new Date(now).toISOString();
}
