import * as v from 'valibot';
import {
  type ChargeSettings,
  chargeHoldSchema,
  chargeSettingsSchema,
  type NewPayee,
  ownPayeeSchema,
} from '#protocol/charges/charge-settings';
import {
  type ChargeEdit,
  type ClaimAnswer,
  chargeLinkSchema,
  chargeSchema,
  chargesSchema,
  checkoutSchema,
  madeChargesSchema,
  madeSubscriptionsSchema,
  type NewCharge,
  type NewClaim,
  type NewPayment,
  type NewSubscription,
  type SubscriptionAct,
  type SubscriptionEdit,
} from '#protocol/charges/charges';
import { type ReceiptIdentity, receiptPeopleSchema } from '#protocol/charges/receipt-people';
import type { Client } from '../client';

const CHARGES = '/api/charges';
const SUBSCRIPTIONS = `${CHARGES}/subscriptions`;
const SETTINGS = `${CHARGES}/settings`;
const PAYEE = `${CHARGES}/payee`;
/** Longer than usual, because a picture is uploaded. */
const CLAIM_TIMEOUT_MS = 60_000;
const HOLD_TIMEOUT_MS = 5_000;

const madePayment = v.parser(v.object({ id: v.string() }));
const link = v.parser(chargeLinkSchema);

export type ChargeCalls = ReturnType<typeof createChargeCalls>;

/** Calls for charges of professionals and their students. */
export function createChargeCalls(client: Client) {
  const at = (charge: string) => `${CHARGES}/${encodeURIComponent(charge)}`;
  return {
    /** The newest page, or the one after a page's `next`. */
    charges: (before?: string) =>
      client.get(CHARGES, { read: v.parser(chargesSchema), search: { before } }),
    charge: (id: string) => client.get(at(id), { read: v.parser(chargeSchema) }),
    make: (charge: NewCharge) =>
      client.post(CHARGES, charge, { read: v.parser(madeChargesSchema) }),
    edit: (id: string, edit: ChargeEdit) => client.put(at(id), edit),
    countSessions: (id: string, used: number) => client.put(`${at(id)}/sessions`, { used }),
    remind: (id: string) => client.post(`${at(id)}/remind`),
    cancel: (id: string) => client.post(`${at(id)}/cancel`),
    link: (id: string) => client.post(`${at(id)}/link`, undefined, { read: link }),
    renewLink: (id: string) => client.post(`${at(id)}/link/renew`, undefined, { read: link }),
    note: (id: string, payment: NewPayment) =>
      client.post(`${at(id)}/payments`, payment, { read: madePayment }),
    takeBack: (id: string, payment: string) => client.delete(`${at(id)}/payments/${payment}`),
    claim: (id: string, claim: NewClaim) =>
      client.post(`${at(id)}/claims`, claim, { read: madePayment, timeout: CLAIM_TIMEOUT_MS }),
    answerClaim: (id: string, payment: string, answer: ClaimAnswer) =>
      client.put(`${at(id)}/claims/${payment}`, answer),
    /** The receipt of a claim, a JPEG or a PDF; null without one. */
    receipt: async (id: string, payment: string): Promise<Blob | null> => {
      const answer = await client.get(`${at(id)}/payments/${payment}/receipt`);
      return answer instanceof Blob ? answer : null;
    },
    receiptPeople: (id: string) =>
      client.get(`${at(id)}/receipt`, { read: v.parser(receiptPeopleSchema) }),
    keepIdentity: (identity: ReceiptIdentity) => client.put(`${CHARGES}/identity`, identity),
    subscribe: (subscription: NewSubscription) =>
      client.post(SUBSCRIPTIONS, subscription, { read: v.parser(madeSubscriptionsSchema) }),
    editSubscription: (id: string, edit: SubscriptionEdit) =>
      client.put(`${SUBSCRIPTIONS}/${id}`, edit),
    standSubscription: (id: string, act: SubscriptionAct) =>
      client.post(`${SUBSCRIPTIONS}/${id}/standing`, { act }),
    /** Short, because the publication of a ficha waits for it. */
    hold: (student: string) =>
      client.get(`${CHARGES}/hold/${encodeURIComponent(student)}`, {
        read: v.parser(chargeHoldSchema),
        timeout: HOLD_TIMEOUT_MS,
      }),
    settings: () => client.get(SETTINGS, { read: v.parser(chargeSettingsSchema) }),
    keepSettings: (settings: ChargeSettings) => client.put(SETTINGS, settings),
    payee: () => client.get(PAYEE, { read: v.parser(ownPayeeSchema) }),
    keepPayee: (payee: NewPayee) => client.put(PAYEE, payee),
    checkout: (token: string) =>
      client.get(`/api/checkout/${encodeURIComponent(token)}`, { read: v.parser(checkoutSchema) }),
    takeCharge: (token: string) => client.post(`/api/checkout/${encodeURIComponent(token)}/mine`),
  };
}
