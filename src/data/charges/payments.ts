import { useMemo } from 'react';
import useSWR from 'swr';
import type {
  AskRefund,
  OpenAccount,
  StartedPayment,
  StartPayment,
  StripeAccount,
  StripeEntrance,
} from '#protocol/charges/payments';
import { createPaymentCalls } from '../../api/charges/payments';
import { useClient } from '../remote/api-client';
import { useSession } from '../session/session';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import { useChargeActs } from './charges';

export type { StartedPayment, StripeEntrance };

function useCalls() {
  const client = useClient();
  return useMemo(() => createPaymentCalls(client), [client]);
}

/** Acts on payments through Stripe; afterwards every list of charges is read again. */
export function usePaymentActs() {
  const calls = useCalls();
  const { reread } = useChargeActs();
  return useMemo(() => {
    const then = <T>(act: Promise<T>): Promise<T> => act.finally(reread);
    return {
      start: (start: StartPayment) => then(calls.start(start)),
      ask: (payment: string) => then(calls.ask(payment)),
      leave: (payment: string) => then(calls.leave(payment)),
      dropCard: (subscription: string) => then(calls.dropCard(subscription)),
      refund: (payment: string, asked: AskRefund) => then(calls.refund(payment, asked)),
    };
  }, [calls, reread]);
}

/** The professional's Stripe account, and access to Stripe's pages about it. */
export function useStripeAccount() {
  const calls = useCalls();
  const session = useSession();
  const person = session.status === 'signed-in' ? session.user.id : null;
  const { data, error, mutate } = useSWR(person && ['stripe-account', person], () =>
    calls.account(),
  );
  const account: Loaded<StripeAccount> =
    data !== undefined ? ready(data) : error === undefined ? LOADING : FAILED;
  return {
    account,
    open: (proof: OpenAccount) => calls.openAccount(proof),
    retry: () => void mutate(),
  };
}
