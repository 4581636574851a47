import { useEffect } from 'react';
import type { Charge } from '../../data/charges';
import { usePaymentActs } from '../../data/payments';
import { changeQuery, useQuery } from '../../parts/page/use-query';
import { throughStripe } from './through-stripe';

const STRIPES = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * Whoever comes back from a page of their bank comes with parameters of Stripe's. What they say is not
 * believed: the server asks Stripe, and the address is as it was before.
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
    // Not reached, the next look at the charge or the webhook tells.
    if (waiting) ask(waiting).catch(() => undefined);
  }, [returned, waiting, ask]);
}
