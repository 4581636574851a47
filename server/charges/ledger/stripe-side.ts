import type { Kysely } from 'kysely';
import type { StripeMethod } from '#domain/charges/charge';
import type { Database } from '../../db/schema';
import type { PaymentRow } from './facts';

/** The interface to the Stripe feature; null on a server without keys. */
export interface StripeSide {
  /** The public key for Stripe's form in the browser. */
  readonly key: string;
  /** The Stripe payment methods available to a professional's students now. */
  waysOf(db: Kysely<Database>, coach: string): Promise<readonly StripeMethod[]>;
  /**
   * Finds payments that a restored backup lacks, before somebody acts on a charge. Throws a 502
   * `stripe_unreachable` until Stripe answered once since the restore.
   */
  lookAfterRestore(): Promise<void>;
  /**
   * Cancels a `started` payment at Stripe, outside any transaction. `pending`: money is on its way
   * already; `settled`: it arrived. In both cases Stripe's news is stored before the return. Throws
   * a 502 `stripe_unreachable` if the result is unknown.
   */
  cancel(payment: PaymentRow): Promise<'cancelled' | 'pending' | 'settled'>;
}
