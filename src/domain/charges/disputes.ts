import { UNKNOWN, type Unknown } from './unknown';

/**
 * Every status of a dispute at Stripe (API 2026-10-28.endive, stripe 23.1.0). docs/charges.md has
 * the table, and a test compares both with the package.
 */
export const DISPUTE_STATUSES = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
  'appeal_needs_response',
  'appeal_under_review',
] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/**
 * A dispute as people see it. `inquiry`: the bank asks, and no money moves; `dismissed`: an inquiry
 * ended without more; `open`: the bank holds the money until it decides; `won` and `lost`: it
 * decided; `appeal`: the loss is contested; `prevented`: it ended before it became a dispute.
 */
export const DISPUTES = [
  'open',
  'appeal',
  'inquiry',
  'lost',
  'prevented',
  'won',
  'dismissed',
] as const;
export type Dispute = (typeof DISPUTES)[number] | Unknown;

const SEEN_AS: Readonly<Record<DisputeStatus, Dispute>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'dismissed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  prevented: 'prevented',
  appeal_needs_response: 'appeal',
  appeal_under_review: 'appeal',
};

/** A dispute as Stripe reports it, in centavos. */
export interface ReportedDispute {
  readonly status: DisputeStatus;
  /** The contested amount, which may be a part of the payment. */
  readonly centavos: number;
  /** The amount taken from the platform for it, less what came back. */
  readonly withdrawn: number;
}

/** The disputes of a payment, summed up. */
export interface DisputeSummary {
  /** The one that matters most, in the order of {@link DISPUTES}; null without any. */
  readonly dispute: Dispute | null;
  /** The amount of that kind which a bank still asks about or decides on, in centavos. */
  readonly contested: number;
  /** The amount that banks gave back to the payer, in centavos. It falls after a won appeal. */
  readonly lost: number;
}

export const UNDISPUTED: DisputeSummary = { dispute: null, contested: 0, lost: 0 };

const GRAVEST_FIRST: readonly (Dispute | null)[] = DISPUTES;
const CONTESTING: readonly (Dispute | null)[] = ['open', 'appeal', 'inquiry'];
const DECIDING: readonly (Dispute | null)[] = ['open', 'appeal'];

/**
 * `contested`: a contest began or went further. `defended`: the bank decided, and nothing more went
 * back. `upheld`: the bank kept its decision after an appeal.
 */
export type DisputeStep = 'contested' | 'defended' | 'upheld';

/**
 * The step of a payment's disputes between two summaries. Sums are compared too, because the gravest
 * of several disputes may stay the same.
 * @param kept what is left of the payment now, in centavos
 */
export function disputeSteps(
  was: DisputeSummary,
  now: DisputeSummary,
  kept: number,
): readonly DisputeStep[] {
  const decided = decisionOf(was, now, kept);
  return [...(decided ? [decided] : []), ...(isContested(was, now) ? ['contested' as const] : [])];
}

function decisionOf(was: DisputeSummary, now: DisputeSummary, kept: number): DisputeStep | null {
  const isWon = now.dispute === 'won' && was.dispute !== null && was.dispute !== 'won';
  if (isWon) return 'defended';
  if (!DECIDING.includes(was.dispute) || now.dispute === was.dispute) return null;
  // A new dispute beside an appeal leaves the appeal open.
  if (was.dispute === 'appeal' && now.dispute !== 'open' && now.lost >= was.lost) return 'upheld';
  const isSpared = was.dispute === 'appeal' ? now.lost < was.lost : now.lost <= was.lost;
  return isSpared && kept > 0 && now.dispute !== 'prevented' ? 'defended' : null;
}

function isContested(was: DisputeSummary, now: DisputeSummary): boolean {
  if (!CONTESTING.includes(now.dispute)) return false;
  // Amounts of the same kind compare.
  if (now.dispute === was.dispute) return now.contested > was.contested;
  const rank = ({ dispute }: DisputeSummary) => GRAVEST_FIRST.indexOf(dispute);
  const began = !CONTESTING.includes(was.dispute) || rank(now) < rank(was);
  // Disputes beside a decided one still wait, as does an appeal that came with its loss.
  return began || DECIDING.includes(was.dispute);
}

/** Whether no dispute waits for a bank to decide about money; false for an unknown one. */
export function isDecided(dispute: Dispute | null): boolean {
  return dispute !== 'open' && dispute !== 'appeal' && dispute !== UNKNOWN;
}

/** Disputes that a bank has not ended. */
const WAITING: readonly Dispute[] = ['inquiry', 'open', 'appeal'];

/** The summary of all disputes of a payment of this amount. */
export function summaryOf(disputes: readonly ReportedDispute[], centavos: number): DisputeSummary {
  const seen = disputes.map((one) => ({ ...one, as: SEEN_AS[one.status] }));
  const sum = (of: readonly Dispute[], which: 'centavos' | 'withdrawn') =>
    Math.min(
      centavos,
      seen.reduce((all, one) => (of.includes(one.as) ? all + Math.max(0, one[which]) : all), 0),
    );
  const dispute = DISPUTES.find((one) => seen.some(({ as }) => as === one)) ?? null;
  return {
    dispute,
    // Only of one kind: an inquiry moves no money, and an appeal is about money that is lost.
    contested: dispute !== null && WAITING.includes(dispute) ? sum([dispute], 'centavos') : 0,
    // An appeal begins after the loss: until it is won the payer has the money.
    lost: sum(['lost', 'appeal', 'prevented'], 'withdrawn'),
  };
}
