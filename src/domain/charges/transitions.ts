import type { LocalDay } from '../local-day';
import type { ChargeFacts, Payment, PaymentMethod, StripeMethod } from './charge';
import { type PaymentNews, withNews } from './payment-news';
import { leftOf, paidOf, standingOf } from './standing';

export type OutsideMethod = Exclude<PaymentMethod, StripeMethod>;

/** What somebody does to a charge. `id` is the payment's, a new one where the act begins a payment. */
export type ChargeAct =
  /** The payer says that they paid the rest by Pix, and takes it back. */
  | { readonly act: 'claim'; readonly id: string }
  | { readonly act: 'withdraw'; readonly id: string }
  /** The professional found so many centavos, or nothing. */
  | { readonly act: 'confirm'; readonly id: string; readonly centavos: number }
  | { readonly act: 'refuse'; readonly id: string }
  /** Money that came outside, told by the professional, and their slip of the finger. */
  | {
      readonly act: 'record';
      readonly id: string;
      readonly method: OutsideMethod;
      readonly centavos: number;
      /** What had come as they saw it: what two tabs note is one thing. Undefined asks for nothing. */
      readonly seen?: number | undefined;
    }
  | { readonly act: 'remove'; readonly id: string }
  /** A way to pay the rest through Stripe is opened, and given up unpaid. */
  | { readonly act: 'start'; readonly id: string; readonly method: StripeMethod }
  | { readonly act: 'leave'; readonly id: string }
  | ({ readonly act: 'news'; readonly id: string } & PaymentNews)
  | { readonly act: 'cancel' }
  | { readonly act: 'edit'; readonly centavos: number; readonly due: LocalDay };

/**
 * Why an act is not done. `unknown_payment`: the charge has none of that id and kind;
 * `charge_settled`: nothing is to be paid any more; `charge_pending`: a payment was told of or is on
 * its way; `charge_moving`: something of it was paid or answered meanwhile. `payment_open` is never
 * told to a person: a way to pay is open at Stripe and has to be closed there first; where that does
 * not succeed, the answer is `charge_pending`.
 */
export type ChargeRefusal =
  | 'unknown_payment'
  | 'charge_settled'
  | 'charge_pending'
  | 'charge_moving'
  | 'payment_open';

/**
 * A charge after an act. `payment`: the one that the act was about, which for `start` may be the one
 * that is open already; null for acts about the charge itself. What was done already changes nothing.
 */
export type ChargeMove =
  | { readonly facts: ChargeFacts; readonly payment: Payment | null }
  | { readonly refused: ChargeRefusal };

/** Does one act to a charge, or says why not. Pure: the caller stores what came of it. */
export function moveCharge(facts: ChargeFacts, act: ChargeAct): ChargeMove {
  switch (act.act) {
    case 'cancel':
      return cancelled(facts);
    case 'edit':
      return edited(facts, act);
    case 'claim':
    case 'record':
    case 'start':
      return begun(facts, act);
    default:
      return paymentMoved(facts, act);
  }
}

type Begin = Extract<ChargeAct, { act: 'claim' | 'record' | 'start' }>;
type Answer = Exclude<ChargeAct, Begin | { act: 'cancel' | 'edit' }>;

const refused = (code: ChargeRefusal): ChargeMove => ({ refused: code });
const some = ({ payments }: ChargeFacts, ...states: Payment['state'][]) =>
  payments.some(({ state }) => states.includes(state));

function cancelled(facts: ChargeFacts): ChargeMove {
  if (facts.cancelled) return { facts, payment: null };
  if (leftOf(facts) === 0) return refused('charge_settled');
  if (some(facts, 'pending', 'claimed')) return refused('charge_pending');
  if (some(facts, 'started')) return refused('payment_open');
  return { facts: { ...facts, cancelled: true }, payment: null };
}

function edited(
  facts: ChargeFacts,
  { centavos, due }: { readonly centavos: number; readonly due: LocalDay },
): ChargeMove {
  if (facts.cancelled) return refused('charge_settled');
  if (some(facts, 'pending', 'claimed', 'settled')) return refused('charge_moving');
  if (some(facts, 'started')) return refused('payment_open');
  return { facts: { ...facts, centavos, due }, payment: null };
}

function begun(facts: ChargeFacts, act: Begin): ChargeMove {
  const same = facts.payments.find(({ id }) => id === act.id);
  if (same) return { facts, payment: same };
  // Money outside may make good what went back or is contested.
  const again = act.act === 'record' && ['refunded', 'disputed'].includes(standingOf(facts));
  const left = leftOf(facts);
  if (left === 0 && !again) return refused('charge_settled');
  if (some(facts, 'pending')) return refused('charge_pending');
  if (act.act === 'record') {
    // Money that came while the payer's word waits is most likely that same money.
    if (some(facts, 'claimed')) return refused('charge_pending');
    if (some(facts, 'started')) return refused('payment_open');
    if (act.seen !== undefined && act.seen !== paidOf(facts)) return refused('charge_moving');
    return added(facts, act.id, act.method, 'settled', act.centavos);
  }
  if (some(facts, 'claimed')) return refused('charge_pending');
  if (act.act === 'claim') {
    // Of whoever says that they paid by Pix no card may be taken as well.
    if (some(facts, 'started')) return refused('payment_open');
    return added(facts, act.id, 'pix-own', 'claimed', left);
  }
  const open = facts.payments.find(({ state }) => state === 'started');
  if (!open) return added(facts, act.id, act.method, 'started', left);
  return open.method === act.method
    ? { facts, payment: open }
    : put(facts, { ...open, method: act.method });
}

function added(
  facts: ChargeFacts,
  id: string,
  method: PaymentMethod,
  state: Payment['state'],
  centavos: number,
): ChargeMove {
  const payment: Payment = { id, method, state, centavos, refunded: 0, bounced: 0, dispute: null };
  return { facts: { ...facts, payments: [...facts.payments, payment] }, payment };
}

function put(facts: ChargeFacts, payment: Payment): ChargeMove {
  const payments = facts.payments.map((one) => (one.id === payment.id ? payment : one));
  return { facts: { ...facts, payments }, payment };
}

const throughStripe = ({ method }: Payment) =>
  method === 'card' || method === 'boleto' || method === 'pix-stripe';

function paymentMoved(facts: ChargeFacts, act: Answer): ChargeMove {
  const payment = facts.payments.find(({ id }) => id === act.id);
  const stripes = act.act === 'leave' || act.act === 'news';
  if (!payment || throughStripe(payment) !== stripes) return refused('unknown_payment');
  const as = (state: Payment['state'], from: Payment['state']): ChargeMove => {
    if (payment.state === state) return { facts, payment };
    return payment.state === from
      ? put(facts, { ...payment, state })
      : refused(payment.state === 'pending' ? 'charge_pending' : 'charge_moving');
  };
  switch (act.act) {
    case 'withdraw':
      return as('withdrawn', 'claimed');
    case 'refuse':
      return as('refused', 'claimed');
    case 'remove':
      return as('withdrawn', 'settled');
    case 'leave':
      return payment.state === 'failed' ? { facts, payment } : as('withdrawn', 'started');
    case 'confirm': {
      const { centavos } = act;
      if (payment.state === 'settled' && payment.centavos === centavos) return { facts, payment };
      if (payment.state !== 'claimed') return refused('charge_moving');
      return put(facts, { ...payment, state: 'settled', centavos });
    }
    case 'news':
      return put(facts, withNews(payment, act));
  }
}
