import type { Hono } from 'hono';
import { sealAnew } from '../account/seal-anew';
import { cancelLeftCharges } from '../charges/ledger/ended-plans';
import { readAccounts } from '../charges/payments/accounts';
import { dropEndedCards } from '../charges/payments/cards';
import { dropLeavers } from '../charges/payments/erased';
import { findLostEvents } from '../charges/payments/lost-events';
import { findLostPayments } from '../charges/payments/lost-payments';
import { reconcile } from '../charges/payments/reconcile';
import { recoverAll } from '../charges/payments/recovery';
import { payRenewals } from '../charges/payments/renewals';
import { makeAllDue } from '../charges/subscriptions/dues';
import { repairFacts } from '../coaching/panel/due-facts';
import type { WithNotices } from '../device/notices';
import { createJobs, type Job } from '../jobs/runner';
import { countJobs } from '../metrics/records';
import { createApp } from './app';
import { createDeps, type Ground } from './compose';
import { payingOf, remindPayers } from './paying';
import { keepNoLonger } from './retention';

const HOUR_MS = 3_600_000;
const TODAY_MS = 15_000;
const SOON_MS = 500;
const FACTS_MS = 10_000;
const PAYMENTS_MS = 5 * 60_000;
const CHARGES_MS = 15 * 60_000;

export type Api = {
  app: Hono;
  /** Resolves after `closing`, once all background work is finished. */
  idle: Promise<void>;
};

/** Starts the API until `closing`: its routes, the sending of mail, and the regular jobs. */
export function createApi(ground: Ground & { closing: AbortSignal }): Api {
  const deps = createDeps(ground);
  return { app: createApp(deps), idle: runInBackground(deps) };
}

/** The only list of regular jobs: a feature adds its job here. */
function jobsOf(deps: WithNotices): readonly Job[] {
  const { deliveries, tellToday } = deps.notices;
  const paying = payingOf(deps);
  return [
    { name: 'second steps', everyMs: HOUR_MS, run: () => sealAnew(deps) },
    { name: 'retention', everyMs: HOUR_MS, run: () => keepNoLonger(deps) },
    // At every tick of the runner; pushes start without being awaited.
    { name: 'pushes', everyMs: SOON_MS, run: () => deliveries.start() },
    { name: 'today', everyMs: TODAY_MS, run: () => tellToday() },
    { name: 'coach facts', everyMs: FACTS_MS, run: () => repairFacts(deps) },
    { name: 'charges due', everyMs: CHARGES_MS, run: () => makeAllDue(deps) },
    { name: 'charges left', everyMs: CHARGES_MS, run: () => cancelLeftCharges(deps) },
    { name: 'charge reminders', everyMs: CHARGES_MS, run: () => remindPayers(deps, paying) },
    ...(paying
      ? [
          { name: 'payments', everyMs: PAYMENTS_MS, run: () => reconcile(paying) },
          { name: 'lost payments', everyMs: HOUR_MS, run: () => findLostPayments(paying) },
          { name: 'lost events', everyMs: HOUR_MS, run: () => findLostEvents(paying) },
          { name: 'accounts at Stripe', everyMs: HOUR_MS, run: () => readAccounts(paying) },
          { name: 'disputed money', everyMs: HOUR_MS, run: () => recoverAll(paying) },
          { name: 'renewals', everyMs: PAYMENTS_MS, run: () => payRenewals(paying) },
          { name: 'payers who left', everyMs: PAYMENTS_MS, run: () => dropLeavers(paying) },
          { name: 'ended cards', everyMs: HOUR_MS, run: () => dropEndedCards(paying) },
        ]
      : []),
  ];
}

function runInBackground(deps: WithNotices): Promise<void> {
  const jobs = createJobs({ ...deps, ran: countJobs(deps.metrics) }, jobsOf(deps));
  jobs.start();
  deps.mail.start();
  return new Promise((resolve) => {
    deps.closing.addEventListener('abort', () => {
      Promise.allSettled([jobs.stop(), deps.mail.stop()]).then(() => resolve());
    });
  });
}
