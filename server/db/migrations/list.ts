import { accounts } from './0001-accounts';
import { mail } from './0002-mail';
import { rateLimits } from './0003-rate-limits';
import { sync } from './0004-sync';
import { jobs } from './0005-jobs';
import { addAccount } from './0006-account';
import { addSecondFactor } from './0007-second-factor';
import { deletion } from './0008-deletion';
import { consents } from './0009-consents';
import { notifications } from './0010-notifications';
import { coaching } from './0011-coaching';
import { teams } from './0012-teams';
import { professionals } from './0013-professionals';
import { coachFacts } from './0014-coach-facts';
import { appointments } from './0015-appointments';
import { charges } from './0016-charges';
import { sharedPhotos } from './0017-shared-photos';
import { payments } from './0018-payments';
import { overruns } from './0019-overruns';
import { spaceBytes } from './0020-space-bytes';
import { programLinks } from './0021-program-links';
import { failingPushes } from './0022-failing-pushes';
import { mailedNotices } from './0023-mailed-notices';
import { pushChains } from './0024-push-chains';
import { stripeAttempts } from './0025-stripe-attempts';
import { receiptIdentity } from './0026-receipt-identity';
import { disputes } from './0027-disputes';
import { stripeCapabilities } from './0028-stripe-capabilities';
import { discountLeft } from './0029-discount-left';
import { refundsApart } from './0030-refunds-apart';
import { invitationLists } from './0031-invitation-lists';
import { settledRefunds } from './0032-settled-refunds';
import { paymentEnds } from './0033-payment-ends';
import { formerHandles } from './0034-former-handles';
import { unreturnedFees } from './0035-unreturned-fees';
import { namelessAccounts } from './0036-nameless-accounts';
import type { Migration } from './migration';

/** Every migration in the order of application; new ones go to the end. */
export const MIGRATIONS: readonly Migration[] = [
  accounts,
  mail,
  rateLimits,
  sync,
  jobs,
  addAccount,
  addSecondFactor,
  deletion,
  consents,
  notifications,
  coaching,
  teams,
  professionals,
  coachFacts,
  appointments,
  charges,
  sharedPhotos,
  payments,
  overruns,
  spaceBytes,
  programLinks,
  failingPushes,
  mailedNotices,
  pushChains,
  stripeAttempts,
  receiptIdentity,
  disputes,
  stripeCapabilities,
  discountLeft,
  refundsApart,
  invitationLists,
  settledRefunds,
  paymentEnds,
  formerHandles,
  unreturnedFees,
  namelessAccounts,
];
