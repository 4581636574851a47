import type Stripe from 'stripe';
import { type Charge, type Dispute, invalid, missing, type Refund } from './stripe-objects';

export type Transfer = Stripe.Transfer & { destination: string };
export type Reversal = Stripe.TransferReversal & { transfer: string };

/** The transfers from the platform to connected accounts, and their reversals. */
export function createTransfers(newId: (prefix: string) => string, seconds: () => number) {
  const all: Transfer[] = [];
  const reversed: Reversal[] = [];

  function transferOf(id: string): Transfer {
    const found = all.find((one) => one.id === id);
    if (!found) throw missing(id);
    return found;
  }
  function make(amount: number, destination: string, more: Partial<Transfer> = {}): Transfer {
    const id = newId('tr');
    const transfer: Transfer = {
      id,
      object: 'transfer',
      amount,
      amount_reversed: 0,
      balance_transaction: id.replace('tr_', 'txn_'),
      created: seconds(),
      currency: 'brl',
      description: null,
      destination,
      destination_payment: newId('py'),
      livemode: false,
      metadata: {},
      reversals: {
        object: 'list',
        data: [],
        has_more: false,
        url: `/v1/transfers/${id}/reversals`,
      },
      reversed: false,
      source_transaction: null,
      source_type: 'card',
      transfer_group: null,
      ...more,
    };
    all.push(transfer);
    return transfer;
  }
  function reverse(id: string, amount: number, refund: Refund | null = null): Reversal {
    const transfer = transferOf(id);
    if (transfer.amount_reversed + amount > transfer.amount) {
      throw invalid('You cannot reverse more than is left of the transfer.');
    }
    transfer.amount_reversed += amount;
    transfer.reversed = transfer.amount_reversed === transfer.amount;
    const reversal: Reversal = {
      id: newId('trr'),
      object: 'transfer_reversal',
      amount,
      balance_transaction: newId('txn'),
      created: seconds(),
      currency: transfer.currency,
      destination_payment_refund: newId('pyr'),
      metadata: {},
      source_refund: refund?.id ?? null,
      transfer: id,
    };
    reversed.push(reversal);
    return reversal;
  }
  return {
    all,
    reversed,
    transferOf,
    make,
    reverse,
    /** The part of a transfer that was not reversed, in centavos. */
    restOf(id: string): number {
      const { amount, amount_reversed } = transferOf(id);
      return amount - amount_reversed;
    },
    /** The part of a charge that its professional has now, in centavos. */
    keptOf: ({ transfer }: Charge, group: string) =>
      all
        .filter((one) => one.id === transfer || one.transfer_group === group)
        .reduce((sum, one) => sum + one.amount - one.amount_reversed, 0),
  };
}

/** Money that a dispute takes from the platform (negative), or that comes back. */
export function disputeMoney(
  id: string,
  created: number,
  { id: source }: Pick<Dispute, 'id'>,
  amount: number,
): Stripe.BalanceTransaction {
  const reporting_category = amount < 0 ? 'dispute' : 'dispute_reversal';
  return { ...moved(id, created, amount), reporting_category, source, type: 'adjustment' };
}

/** The money of a paid charge, from the instant at which it arrived. */
export function chargeMoney({ id, created, amount }: Charge): Stripe.BalanceTransaction {
  const money = moved(id.replace('ch_', 'txn_'), created, amount);
  return { ...money, reporting_category: 'charge', source: id, type: 'charge' };
}

function moved(id: string, created: number, amount: number) {
  return {
    id,
    object: 'balance_transaction' as const,
    amount,
    available_on: created,
    balance_type: 'payments' as const,
    created,
    currency: 'brl',
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    status: 'available',
  };
}
