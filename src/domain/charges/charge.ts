import type { LocalDay } from '../local-day';

/**
 * How a charge can be paid. `pix-own`: to the professional's own key, which nobody but the two of
 * them sees; `cash`, `transfer`, `other`: told by the professional; the rest goes through Stripe.
 */
export const PAYMENT_METHODS = [
  'pix-own',
  'cash',
  'transfer',
  'other',
  'card',
  'boleto',
  'pix-stripe',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const STRIPE_METHODS = ['card', 'boleto', 'pix-stripe'] as const;
export type StripeMethod = (typeof STRIPE_METHODS)[number];

/**
 * `claimed`: the payer says that they paid; `started`: a way to pay is open at Stripe and nothing has
 * been paid; `pending`: the bank has not said yet; `settled`: the money came; `failed`: it did not;
 * `refused`: the professional did not find it; `withdrawn`: the payer took their word back.
 */
export const PAYMENT_STATES = [
  'claimed',
  'started',
  'pending',
  'settled',
  'failed',
  'refused',
  'withdrawn',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payer contested a payment at their bank; `lost`: the money went back. */
export const DISPUTES = ['open', 'won', 'lost'] as const;
export type Dispute = (typeof DISPUTES)[number];

/** One try to pay a charge, or a part of it. Money is whole centavos. */
export interface Payment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly centavos: number;
  /** What went back of it, at most `centavos`. */
  readonly refunded: number;
  /** What banks sent back of refunds, of all of them together: it never reached the payer. */
  readonly bounced: number;
  readonly dispute: Dispute | null;
}

/** What of a charge decides its standing. */
export interface ChargeFacts {
  /** What is to be paid: the price less the discount, in centavos. */
  readonly centavos: number;
  readonly due: LocalDay;
  readonly cancelled: boolean;
  readonly payments: readonly Payment[];
}

/**
 * Where a charge stands, whatever the day: who is late is asked apart. `paid` counts what came and did
 * not go back; `refunded`: all that came went back, and nothing is to be paid any more.
 */
export const CHARGE_STANDINGS = [
  'open',
  'claimed',
  'pending',
  'partial',
  'paid',
  'disputed',
  'refunded',
  'cancelled',
] as const;
export type ChargeStanding = (typeof CHARGE_STANDINGS)[number];
