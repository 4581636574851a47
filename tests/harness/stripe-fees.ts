import type Stripe from 'stripe';
import { type Charge, invalid, missing } from './stripe-objects';

export type Fee = Stripe.ApplicationFee & { account: string };
export type FeeRefund = Stripe.FeeRefund & { fee: string };

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
    /** Refunds a part of a fee, or what is left of it. */
    refund(id: string, asked?: number, metadata: Record<string, string> = {}): FeeRefund {
      const fee = feeOf(id);
      const left = fee.amount - fee.amount_refunded;
      const amount = asked ?? left;
      if (left === 0) throw invalid('This application fee has already been refunded.');
      if (amount < 1) throw invalid('Invalid positive integer', 'parameter_invalid', 'amount');
      if (amount > left) {
        throw invalid('The refund is greater than the unrefunded amount of the application fee.');
      }
      fee.amount_refunded += amount;
      fee.refunded = fee.amount_refunded === fee.amount;
      const refund: FeeRefund = {
        id: newId('fr'),
        object: 'fee_refund',
        amount,
        balance_transaction: newId('txn'),
        created: seconds(),
        currency: fee.currency,
        fee: fee.id,
        metadata,
      };
      fee.refunds.data.unshift(refund);
      return refund;
    },
    /** The part of a fee for a refunded sum, in whole centavos. */
    partOf(id: string, centavos: number, { amount }: Charge): number {
      return Math.floor((feeOf(id).amount * centavos) / amount);
    },
  };
}
