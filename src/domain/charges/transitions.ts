import type { LocalDay } from '../local-day';
import type { ChargeFacts, Payment, PaymentMethod, StripeMethod } from './charge';
import { UNDISPUTED } from './disputes';
import { type PaymentNews, withNews } from './payment-news';
import { chargeStanding, leftOf, paidOf } from './standing';

export type OutsideMethod = Exclude<PaymentMethod, StripeMethod>;

/** An act on a charge. `id` is the payment's, a new one if the act starts a payment. */
export type ChargeAct =
  /** The payer claims to have paid the rest by Pix, or withdraws the claim. */
  | { readonly act: 'claim'; readonly id: string }
  | { readonly act: 'withdraw'; readonly id: string }
  /** The professional found this amount, or nothing. */
  | { readonly act: 'confirm'; readonly id: string; readonly centavos: number }
  | { readonly act: 'refuse'; readonly id: string }
  /** Outside money that the professional records, or removes after a mistake. */
  | {
      readonly act: 'record';
      readonly id: string;
      readonly method: OutsideMethod;
      readonly centavos: number;
      /**
       * The received sum that they saw, so that the same entry in two tabs counts once. Undefined
       * skips this check.
       */
      readonly seen?: number | undefined;
    }
  | { readonly act: 'remove'; readonly id: string }
  /** Opens a payment of the rest through Stripe, or abandons it unpaid. */
  | { readonly act: 'start'; readonly id: string; readonly method: StripeMethod }
  | { readonly act: 'leave'; readonly id: string }
  /** A payment at Stripe that a restored backup lacks; its news follow. */
  | {
      readonly act: 'adopt';
      readonly id: string;
      readonly method: StripeMethod;
      readonly centavos: number;
    }
  | ({ readonly act: 'news'; readonly id: string } & PaymentNews)
  | { readonly act: 'cancel' }
  | { readonly act: 'edit'; readonly centavos: number; readonly due: LocalDay };

/**
 * Why an act is refused.
 * `unknown_payment`: the charge has no payment of that id and kind;
 * `charge_settled`: nothing remains to be paid;
 * `charge_pending`: a payment is claimed or pending;
 * `charge_disputed`: a bank decides about one of its payments;
 * `charge_moving`: a payment or an answer arrived meanwhile;
 * `payment_open`: a payment is open at Stripe and must be closed there first. People never see this
 * code: if closing fails, the answer is `charge_pending`.
 */
export type ChargeRefusal =
  | 'unknown_payment'
  | 'charge_settled'
  | 'charge_pending'
  | 'charge_disputed'
  | 'charge_moving'
  | 'payment_open';

/**
 * A charge after an act. `payment` is the subject of the act; for `start` it may be a payment that
 * is already open. It is null for acts on the charge itself. A repeated act changes nothing.
 */
export type ChargeMove =
  | { readonly facts: ChargeFacts; readonly payment: Payment | null }
  | { readonly refused: ChargeRefusal };

/**
 * Applies one act to a charge, or returns the reason for its refusal. Pure: the caller stores the
 * result.
 */
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
    case 'adopt':
      return adopted(facts, act);
    default:
      return paymentMoved(facts, act);
  }
}

type Begin = Extract<ChargeAct, { act: 'claim' | 'record' | 'start' }>;
type Answer = Exclude<ChargeAct, Begin | { act: 'adopt' | 'cancel' | 'edit' }>;

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
  // Outside money may replace refunded or disputed money.
  const again = act.act === 'record' && ['refunded', 'disputed'].includes(chargeStanding(facts));
  const left = leftOf(facts);
  if (left === 0 && !again) return refused('charge_settled');
  if (some(facts, 'pending')) return refused('charge_pending');
  // Until the bank decides, the payer pays nothing of the rest; the professional may record money.
  if (act.act !== 'record' && chargeStanding(facts) === 'disputed') {
    return refused('charge_disputed');
  }
  if (act.act === 'record') {
    // Money that arrives during an open claim is most likely the claimed money.
    if (some(facts, 'claimed')) return refused('charge_pending');
    if (some(facts, 'started')) return refused('payment_open');
    if (act.seen !== undefined && act.seen !== paidOf(facts)) return refused('charge_moving');
    return added(facts, act.id, act.method, 'settled', act.centavos);
  }
  if (some(facts, 'claimed')) return refused('charge_pending');
  if (act.act === 'claim') {
    // A claim by Pix excludes a card payment at the same time.
    if (some(facts, 'started')) return refused('payment_open');
    return added(facts, act.id, 'pix-own', 'claimed', left);
  }
  const open = facts.payments.find(({ state }) => state === 'started');
  if (!open) return added(facts, act.id, act.method, 'started', left);
  return open.method === act.method
    ? { facts, payment: open }
    : put(facts, { ...open, method: act.method });
}

/** Money at Stripe counts whatever became of the charge here. */
function adopted(
  facts: ChargeFacts,
  { id, method, centavos }: Extract<ChargeAct, { act: 'adopt' }>,
): ChargeMove {
  const same = facts.payments.find((one) => one.id === id);
  return same ? { facts, payment: same } : added(facts, id, method, 'started', centavos);
}

function added(
  facts: ChargeFacts,
  id: string,
  method: PaymentMethod,
  state: Payment['state'],
  centavos: number,
): ChargeMove {
  const payment: Payment = { id, method, state, centavos, refunded: 0, bounced: 0, ...UNDISPUTED };
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
