import type { LocalDay } from '../local-day';
import type { DisputeSummary } from './disputes';
import type { Unknown } from './unknown';

/**
 * How a charge can be paid. `pix-own` goes to the professional's own key, which only the two of
 * them see. The professional records `cash`, `transfer` and `other`; the rest goes through Stripe.
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
export type PaymentMethod = (typeof PAYMENT_METHODS)[number] | Unknown;

export const STRIPE_METHODS = ['card', 'boleto', 'pix-stripe'] as const;
export type StripeMethod = (typeof STRIPE_METHODS)[number];

/**
 * Status of a payment.
 * `claimed`: the payer states that they paid;
 * `started`: a payment is open at Stripe, without money yet;
 * `pending`: the bank has not answered yet;
 * `settled`: the money arrived;
 * `failed`: it did not arrive;
 * `refused`: the professional did not find it;
 * `withdrawn`: the payer withdrew the claim.
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
export type PaymentState = (typeof PAYMENT_STATES)[number] | Unknown;

/** One attempt to pay a charge, or a part of it. Money is whole centavos. */
export interface Payment extends DisputeSummary {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly state: PaymentState;
  readonly centavos: number;
  /** Refunded part, at most `centavos`. */
  readonly refunded: number;
  /** Sum of the refunds that banks returned: it never reached the payer. */
  readonly bounced: number;
}

/** The facts of a charge that decide its status. */
export interface ChargeFacts {
  /** Amount to pay: the price less the discount, in centavos. */
  readonly centavos: number;
  readonly due: LocalDay;
  /** IANA zone of its days. */
  readonly zone: string;
  readonly cancelled: boolean;
  readonly payments: readonly Payment[];
}

/**
 * The status of a charge, independent of the day: lateness is computed separately. `paid` counts
 * money that arrived and was not refunded. `refunded`: whole payments went back, the
 * rest does not cover the price, and nothing remains to be paid.
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
export type ChargeStanding = (typeof CHARGE_STANDINGS)[number] | Unknown;
