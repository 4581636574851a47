import type { Hono } from 'hono';
import { createApp } from './app';
import { sealAnew } from './auth/seal-anew';
import { makeAllDue } from './charges/dues';
import { remindAll } from './charges/reminders';
import { createDeps, type Ground } from './compose';
import type { Deps } from './deps';
import { createJobs, type Job } from './jobs/runner';
import { countJobs } from './metrics/records';
import { repairFacts } from './panel/due-facts';
import { payingOf } from './paying';
import { dropEndedCards } from './payments/cards';
import { dropLeavers } from './payments/erased';
import { reconcile } from './payments/reconcile';
import { payRenewals } from './payments/renewals';
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
function jobsOf(deps: Deps): readonly Job[] {
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
    { name: 'charge reminders', everyMs: CHARGES_MS, run: () => remindAll(deps) },
    ...(paying
      ? [
          { name: 'payments', everyMs: PAYMENTS_MS, run: () => reconcile(paying) },
          { name: 'renewals', everyMs: PAYMENTS_MS, run: () => payRenewals(paying) },
          { name: 'payers who left', everyMs: PAYMENTS_MS, run: () => dropLeavers(paying) },
          { name: 'ended cards', everyMs: HOUR_MS, run: () => dropEndedCards(paying) },
        ]
      : []),
  ];
}

function runInBackground(deps: Deps): Promise<void> {
  const jobs = createJobs({ ...deps, ran: countJobs(deps.metrics) }, jobsOf(deps));
  jobs.start();
  deps.mail.start();
  return new Promise((resolve) => {
    deps.closing.addEventListener('abort', () => {
      Promise.allSettled([jobs.stop(), deps.mail.stop()]).then(() => resolve());
    });
  });
}
