import type { Payment, PaymentState, StripeMethod } from './charge';
import type { DisputeSummary } from './disputes';

/**
 * The current status of a payment at Stripe. `unpaid`: the payer can still try (again); `failed`:
 * it ended without money. `refunded` and `bounced` in centavos, as in {@link Payment}. Disputes and
 * refunds are absent if Stripe did not show them.
 */
export interface PaymentNews extends Partial<DisputeSummary> {
  readonly said: 'unpaid' | 'pending' | 'settled' | 'failed';
  readonly refunded?: number;
  readonly bounced?: number;
  /** The method, if known: another tab may have chosen another one since. */
  readonly method?: StripeMethod | undefined;
}

const SAID: Readonly<Record<PaymentNews['said'], PaymentState>> = {
  unpaid: 'started',
  pending: 'pending',
  settled: 'settled',
  failed: 'failed',
};

/**
 * A payment after news from Stripe. Repeated news counts once, and old news changes nothing. A
 * settled payment stays settled, a refund stays unless a bank returned it, and a finished payment
 * does not start again. Only money that arrived is always recorded, whatever the status before. A
 * dispute moves both ways, so its summary is replaced: the caller applies no news that was read
 * before other news was applied.
 */
export function withNews(payment: Payment, news: PaymentNews): Payment {
  const { said, method = payment.method } = news;
  const { dispute, contested, lost, ...sums } = { ...payment, ...news };
  const told = { bounced: sums.bounced, refunded: Math.min(payment.centavos, sums.refunded) };
  // Both sums only grow at Stripe, so the greater of two answers is the later one.
  const asked = Math.max(askedOf(payment), askedOf(told));
  const bounced = Math.max(payment.bounced, told.bounced);
  const refunded = Math.max(0, asked - bounced);
  return {
    ...payment,
    method,
    state: stateAfter(payment.state, said),
    refunded,
    bounced,
    dispute,
    contested,
    lost: Math.max(0, Math.min(lost, payment.centavos - refunded)),
  };
}

/** The total of refunds, whether they arrived or bounced. */
function askedOf({ refunded, bounced }: Pick<Payment, 'refunded' | 'bounced'>): number {
  return refunded + bounced;
}

function stateAfter(state: PaymentState, said: PaymentNews['said']): PaymentState {
  if (said === 'settled') return 'settled';
  return state === 'started' || state === 'pending' ? SAID[said] : state;
}
