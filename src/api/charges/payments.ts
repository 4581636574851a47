import * as v from 'valibot';
import {
  type AskRefund,
  type OpenAccount,
  type StartPayment,
  startedPaymentSchema,
  stripeAccountSchema,
  stripeDoorSchema,
} from '#protocol/charges/payments';
import type { Client } from '../client';

const PAYMENTS = '/api/payments';
/** Longer than usual, because the server calls Stripe meanwhile. */
const PATIENT = { timeout: 30_000 };

/** Calls for payments through Stripe. */
export function createPaymentCalls(client: Client) {
  const at = (payment: string) => `${PAYMENTS}/${encodeURIComponent(payment)}`;
  return {
    start: (start: StartPayment) =>
      client.post(`${PAYMENTS}/start`, start, { read: v.parser(startedPaymentSchema), ...PATIENT }),
    ask: (payment: string) => client.post(`${at(payment)}/ask`, undefined, PATIENT),
    leave: (payment: string) => client.post(`${at(payment)}/leave`, undefined, PATIENT),
    dropCard: (subscription: string) =>
      client.delete(`${PAYMENTS}/cards/${encodeURIComponent(subscription)}`),
    refund: (payment: string, asked: AskRefund) =>
      client.post(`${at(payment)}/refund`, asked, PATIENT),
    account: () => client.get(`${PAYMENTS}/account`, { read: v.parser(stripeAccountSchema) }),
    openAccount: (proof: OpenAccount) =>
      client.post(`${PAYMENTS}/account/open`, proof, {
        read: v.parser(stripeDoorSchema),
        ...PATIENT,
      }),
  };
}
