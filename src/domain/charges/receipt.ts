import type { LocalDay } from '../local-day';
import type { PaymentMethod } from './charge';
import { type DatedPayment, paymentDay } from './money-months';
import { keptOf } from './standing';

/** The money of a receipt, on its page and in its mail, in centavos. */
export interface ReceiptMoney {
  /** Money that arrived by all payments and was not returned. */
  readonly sum: number;
  readonly returned: number;
  /** Payments that arrived, each with its day in the zone of the charge. */
  readonly lines: readonly {
    readonly method: PaymentMethod;
    readonly centavos: number;
    readonly day: LocalDay;
  }[];
}

export function receiptMoney(
  payments: readonly (DatedPayment & { readonly at: number })[],
  zone: string,
): ReceiptMoney {
  const arrived = payments.filter(({ state }) => state === 'settled');
  const sum = arrived.reduce((total, payment) => total + keptOf(payment), 0);
  const came = arrived.reduce((total, { centavos }) => total + centavos, 0);
  const lines = arrived.map((payment) => {
    const { method, centavos } = payment;
    return { method, centavos, day: paymentDay(payment, zone) };
  });
  return { sum, returned: came - sum, lines };
}
