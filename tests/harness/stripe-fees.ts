import type Stripe from 'stripe';
import { type Charge, invalid, missing } from './stripe-objects';

export type Fee = Stripe.ApplicationFee & { account: string };

/** The platform's fees of charges. A fee that was refunded stays so when the bank returns a refund. */
export function createFees(newId: (prefix: string) => string, seconds: () => number) {
  const all = new Map<string, Fee>();

  function feeOf(id: string): Fee {
    const found = all.get(id);
    if (!found) throw missing(id);
    return found;
  }
  return {
    feeOf,
    make(charge: Charge, amount: number, account: string): Fee {
      const id = newId('fee');
      const fee: Fee = {
        id,
        object: 'application_fee',
        account,
        amount,
        amount_refunded: 0,
        application: 'ca_anilha',
        balance_transaction: id.replace('fee_', 'txn_'),
        charge: charge.id,
        created: seconds(),
        currency: charge.currency,
        fee_source: null,
        livemode: false,
        originating_transaction: null,
        refunded: false,
        refunds: {
          object: 'list',
          data: [],
          has_more: false,
          url: `/v1/application_fees/${id}/refunds`,
        },
      };
      all.set(id, fee);
      return fee;
    },
    /** Refunds the fee's part of a refunded sum, in whole centavos. */
    refund(id: string, centavos: number, { amount }: Charge): void {
      const fee = feeOf(id);
      const part = Math.floor((fee.amount * centavos) / amount);
      if (fee.refunded || fee.amount_refunded + part > fee.amount) {
        throw invalid('The refund is greater than the unrefunded amount of the application fee.');
      }
      fee.amount_refunded += part;
      fee.refunded = fee.amount_refunded === fee.amount;
    },
  };
}
