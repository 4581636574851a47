import type { Selectable, Transaction } from 'kysely';
import type Stripe from 'stripe';
import type { StripeMethod } from '#domain/charges/charge';
import type { PaymentNews } from '#domain/charges/payment-news';
import type { Voucher } from '#protocol/charges/charges';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import type { ChargePaymentTable, ChargeTable } from '../../db/tables/charges';
import { createStripe, type PaymentTerms } from './stripe';

export type PaymentState = Selectable<ChargePaymentTable>;
export type PayableCharge = Selectable<ChargeTable>;
export type PaymentChange = PaymentNews & {
  readonly reason: string | null;
  readonly voucher: Voucher | null;
  /** The instant at which the money arrived at Stripe, epoch ms; null without one. */
  readonly arrivedAt: number | null;
};

/**
 * The functions of the charges feature for payments; all with `trx` run in it. With `keepsCharge` a
 * payment that ends without money does not cancel the charge of an ended plan.
 */
export interface PaymentLedger {
  /** Starts a payment of the rest of a charge, or returns the one that is already open. */
  start(
    trx: Transaction<Database>,
    start: { readonly charge: string; readonly student: string; readonly method: StripeMethod },
  ): Promise<PaymentState>;
  /** Records a payment that only Stripe knows; null if its charge is not here. */
  adopt(
    trx: Transaction<Database>,
    lost: {
      readonly charge: string;
      readonly id: string;
      readonly method: StripeMethod;
      readonly centavos: number;
      readonly provider: string;
      readonly at: number;
    },
  ): Promise<PaymentState | null>;
  /** Stores Stripe's id of a payment. */
  name(trx: Transaction<Database>, payment: string, provider: string): Promise<void>;
  /** Moves a payment behind all others that wait for news. */
  defer(trx: Transaction<Database>, payment: string): Promise<void>;
  /** Applies Stripe's present state. */
  apply(
    trx: Transaction<Database>,
    payment: PaymentState,
    news: PaymentChange,
    keeping?: { readonly keepsCharge: boolean },
  ): Promise<PaymentState>;
  /** The open payments of a charge that may not be paid, because of another one. */
  blocked(charge: string): Promise<PaymentState[]>;
  /** Abandons an open, unpaid payment. */
  leave(
    trx: Transaction<Database>,
    payment: PaymentState,
    keeping?: { readonly keepsCharge: boolean },
  ): Promise<void>;
}

/** Dependencies for payments through Stripe; a server without keys has none. */
export interface Paying extends Pick<Deps, 'db' | 'now' | 'log'> {
  readonly stripe: Stripe;
  readonly terms: PaymentTerms;
  /** Public key for Stripe's form in the browser. */
  readonly publicKey: string;
  /** Address of the app. */
  readonly webUrl: string;
  readonly ledger: PaymentLedger;
}

/** Locks a charge until the end of the transaction. */
export async function lockPayableCharge(
  trx: Transaction<Database>,
  id: string,
  now: number,
): Promise<PayableCharge | undefined> {
  return trx
    .updateTable('charge')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Creates the payment feature with Stripe; null without keys. */
export function createPaying(
  { env, db, now, log }: Pick<Deps, 'env' | 'db' | 'now' | 'log'>,
  ledger: PaymentLedger,
): Paying | null {
  const { stripe: terms, stripePublicKey: publicKey, webUrl } = env;
  if (terms === null) return null;
  const stripe = createStripe(terms);
  stripe.on('response', ({ status, method, path, request_id }: Stripe.ResponseEvent) => {
    // A refused card is not an error of the server.
    if (status < 400 || status === 402) return;
    log.warn({ status, method, path, request: request_id }, 'Stripe did not do it');
  });
  return { db, now, log, terms, publicKey, webUrl, ledger, stripe };
}
