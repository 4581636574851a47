import type { Kysely } from 'kysely';
import type { StripeMethod } from '#domain/charges/charge';
import type { Database } from '../db/schema';
import type { PaymentRow } from './facts';

/** What charges ask of the side that talks to Stripe; a server without keys has none. */
export interface StripeSide {
  /** For Stripe's form in the browser. */
  readonly key: string;
  /** The ways through Stripe that a professional's students have now. */
  waysOf(db: Kysely<Database>, coach: string): Promise<readonly StripeMethod[]>;
  /**
   * Gives up a payment that is `started`, at Stripe, outside of any transaction. `pending`: money is
   * on its way already; `settled`: it came. In both cases what Stripe said was written before.
   * Throws a 502 `stripe_unreachable` when nobody knows.
   */
  cancel(payment: PaymentRow): Promise<'cancelled' | 'pending' | 'settled'>;
}
