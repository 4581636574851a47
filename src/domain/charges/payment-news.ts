import type { Dispute, Payment, PaymentState, StripeMethod } from './charge';

/**
 * What Stripe says of a payment now. `unpaid`: it can still be tried (again); `failed`: it is over and
 * nothing came. `refunded` and `bounced` in centavos, as in {@link Payment}.
 */
export interface PaymentNews {
  readonly said: 'unpaid' | 'pending' | 'settled' | 'failed';
  readonly refunded: number;
  readonly bounced: number;
  readonly dispute: Dispute | null;
  /** What it was paid with, where that is known: another tab may have asked for another way since. */
  readonly method?: StripeMethod | undefined;
}

const SAID: Readonly<Record<PaymentNews['said'], PaymentState>> = {
  unpaid: 'started',
  pending: 'pending',
  settled: 'settled',
  failed: 'failed',
};
/** Stripe contests nothing that was lost already: whatever order the news come in, the latest stays. */
const DISPUTE_STEP: readonly (Dispute | null)[] = [null, 'open', 'won', 'lost'];

/**
 * A payment as Stripe says it is. The same news twice is one news, and an old one changes nothing: what
 * settled stays settled, what went back does not come again unless a bank sent it back, and what is over
 * is begun no more; only money that came nevertheless is taken down, whatever was thought of before.
 */
export function withNews(payment: Payment, news: PaymentNews): Payment {
  const { said, dispute, method = payment.method } = news;
  // Both only grow at Stripe, so of two answers the greater is the later, whichever comes first.
  const asked = Math.max(askedOf(payment), askedOf({ ...news, refunded: most(payment, news) }));
  const bounced = Math.max(payment.bounced, news.bounced);
  return {
    ...payment,
    method,
    state: stateAfter(payment.state, said),
    refunded: Math.max(0, asked - bounced),
    bounced,
    dispute: later(payment.dispute, dispute),
  };
}

/** What was to go back, be it that it went or that it bounced. */
function askedOf({ refunded, bounced }: Pick<Payment, 'refunded' | 'bounced'>): number {
  return refunded + bounced;
}

function most({ centavos }: Payment, { refunded }: PaymentNews): number {
  return Math.min(centavos, refunded);
}

function stateAfter(state: PaymentState, said: PaymentNews['said']): PaymentState {
  if (said === 'settled') return 'settled';
  return state === 'started' || state === 'pending' ? SAID[said] : state;
}

function later(one: Dispute | null, other: Dispute | null): Dispute | null {
  return DISPUTE_STEP.indexOf(one) < DISPUTE_STEP.indexOf(other) ? other : one;
}
