import { useEffect } from 'react';
import type { Charge } from '../../../data/charges/charges';
import { usePaymentActs } from '../../../data/charges/payments';
import { changeQuery, useQuery } from '../../../parts/page/use-query';
import { throughStripe } from './through-stripe';

const STRIPES = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * Handles the return from a bank with Stripe's parameters. They are not trusted: the server asks
 * Stripe, and the address is cleaned.
 */
export function useStripeReturn(charge: Charge): void {
  const { ask } = usePaymentActs();
  const returned = useQuery().has('payment_intent');
  const waiting = charge.payments.find(
    (one) => throughStripe(one) && (one.state === 'started' || one.state === 'pending'),
  )?.id;
  useEffect(() => {
    if (!returned) return;
    changeQuery((query) => {
      for (const name of STRIPES) query.delete(name);
    });
    // If the server is unreachable, a later read or the webhook brings the result.
    if (waiting) ask(waiting).catch(() => undefined);
  }, [returned, waiting, ask]);
}
