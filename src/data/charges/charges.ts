import { useEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { uuidv7 } from 'uuidv7';
import { monthFacts } from '#domain/charges/money-months';
import { type NextCharge, nextCharge } from '#domain/charges/next-charge';
import { paidOf } from '#domain/charges/standing';
import type {
  ChargeSettings,
  NewPayee,
  OverdueAct,
  OwnPayee,
} from '#protocol/charges/charge-settings';
import {
  CHARGE_LIMITS,
  type Charge,
  type ChargeEdit,
  type ChargeLink,
  type ChargePayment,
  type Charges,
  type Checkout,
  type ClaimAnswer,
  chargesSchema,
  type NewCharge,
  type NewClaim,
  type NewPayment,
  type NewSubscription,
  type Payee,
  type Subscription,
  type SubscriptionAct,
  type SubscriptionEdit,
  type Voucher,
} from '#protocol/charges/charges';
import { createChargeCalls } from '../../api/charges/charges';
import { CHARGES_KEY } from '../coaching/coaching-memory';
import { useClient } from '../remote/api-client';
import { type Failure, failureOf, whyNot } from '../remote/failure';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';

export type {
  Charge,
  ChargeEdit,
  ChargeLink,
  ChargePayment,
  ChargeSettings,
  Charges,
  Checkout,
  ClaimAnswer,
  NewCharge,
  NewClaim,
  NewPayee,
  NewPayment,
  NewSubscription,
  OverdueAct,
  OwnPayee,
  Payee,
  Subscription,
  SubscriptionAct,
  SubscriptionEdit,
  Voucher,
};

export { CHARGE_LIMITS };

const remembered = keptAnswer(CHARGES_KEY, chargesSchema);

/** The other person may pay or confirm while a screen is open. */
const REFRESH_MS = 15_000;

function useCalls() {
  const client = useClient();
  return useMemo(() => createChargeCalls(client), [client]);
}

function usePerson() {
  const session = useSession();
  return {
    person: 'user' in session ? session.user.id : '',
    isAsked: session.status === 'signed-in',
  };
}

/**
 * Keeps a form's key until it is answered, so that a retry after a lost answer creates nothing
 * twice.
 */
function createOnce() {
  const keys = new Map<string, string>();
  return async <T>(form: object, send: (key: string) => Promise<T>): Promise<T> => {
    const words = JSON.stringify(form);
    const key = keys.get(words) ?? uuidv7();
    keys.set(words, key);
    const answer = await send(key);
    keys.delete(words);
    return answer;
  };
}

/** Acts on charges. Each needs the network, and afterwards every list of charges is read again. */
export function useChargeActs() {
  const calls = useCalls();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const then = async <T>(act: Promise<T>): Promise<T> => {
      try {
        return await act;
      } finally {
        await mutate((key) => Array.isArray(key) && key[0] === 'charges');
      }
    };
    const once = createOnce();
    return {
      make: (charge: NewCharge) => once(charge, (key) => then(calls.make({ ...charge, key }))),
      edit: (id: string, edit: ChargeEdit) => then(calls.edit(id, edit)),
      countSessions: (id: string, used: number) => then(calls.countSessions(id, used)),
      remind: (id: string) => calls.remind(id),
      cancel: (id: string) => then(calls.cancel(id)),
      link: (id: string) => calls.link(id),
      renewLink: (id: string) => calls.renewLink(id),
      note: (id: string, payment: NewPayment) => then(calls.note(id, payment)),
      takeBack: (id: string, payment: string) => then(calls.takeBack(id, payment)),
      claim: (id: string, claim: NewClaim) => then(calls.claim(id, claim)),
      answerClaim: (id: string, payment: string, answer: ClaimAnswer) =>
        then(calls.answerClaim(id, payment, answer)),
      receipt: (id: string, payment: string) => calls.receipt(id, payment),
      subscribe: (subscription: NewSubscription) =>
        once(subscription, (key) => then(calls.subscribe({ ...subscription, key }))),
      editSubscription: (id: string, edit: SubscriptionEdit) =>
        then(calls.editSubscription(id, edit)),
      standSubscription: (id: string, act: SubscriptionAct) =>
        then(calls.standSubscription(id, act)),
      takeCharge: (token: string) => then(calls.takeCharge(token)),
      /** Reads every list of charges again, after a change elsewhere. */
      reread: () => then(Promise.resolve()),
    };
  }, [calls, mutate]);
}

/**
 * Records money received outside Stripe, from an open form. A repetition, also from another tab, is
 * one payment.
 */
export function useNoting(charge: Charge) {
  const { note } = useChargeActs();
  const [once] = useState(() => ({ id: uuidv7(), paid: paidOf(monthFacts(charge)) }));
  return (payment: Omit<NewPayment, keyof typeof once>) => note(charge.id, { ...payment, ...once });
}

/**
 * All charges and subscriptions of the signed-in person, on both sides. The last answer is stored
 * on this device for reading offline. Changes need the network.
 * @param watched whether the other side's acts matter here
 * @returns `stale`: the list is an earlier answer, and `failure` has the reason
 */
export function useCharges({ watched = true } = {}) {
  const calls = useCalls();
  const acts = useChargeActs();
  const { person, isAsked } = usePerson();
  const kept = useMemo(() => remembered.of(person), [person]);
  const { data, error } = useSWR(isAsked ? ['charges', person] : null, () => calls.charges(), {
    refreshInterval: watched ? REFRESH_MS : 0,
  });
  useEffect(() => {
    if (data) remembered.keep(person, data);
  }, [person, data]);
  const known = data ?? kept;
  const charges: Loaded<Charges> = useMemo(() => {
    if (known) return ready(known);
    return error === undefined && isAsked ? LOADING : FAILED;
  }, [known, error, isAsked]);
  const failure = useMemo(() => whyNot(error, isAsked), [error, isAsked]);
  return { charges, person, stale: failure !== null, failure, acts };
}

/** The next charge of a subscription, among those of a list: see {@link nextCharge}. */
export function nextOfPlan(
  { id, next, centavos, discount }: Subscription,
  charges: readonly Charge[],
): NextCharge | null {
  return nextCharge(
    charges.filter(({ subscription }) => subscription === id),
    next === null ? null : { due: next, centavos: centavos - discount },
  );
}

/** One charge of either side; null if it is not the person's. */
export function useCharge(id: string) {
  const calls = useCalls();
  const { charges, stale, failure, person, acts } = useCharges();
  const { isAsked } = usePerson();
  const listed =
    charges.state === 'ready' ? charges.value.charges.find((one) => one.id === id) : undefined;
  const isMissing = charges.state === 'ready' && listed === undefined;
  // The list has only the newest charges; an older one is requested by itself.
  const { data, error } = useSWR(isMissing && isAsked ? ['charges', person, id] : null, () =>
    calls.charge(id),
  );
  const charge: Loaded<Charge | null> = useMemo(() => {
    if (listed ?? data) return ready(listed ?? data ?? null);
    if (charges.state !== 'ready') return charges;
    if (error === undefined && isAsked) return LOADING;
    return error !== undefined && failureOf(error).failure === 'refused' ? ready(null) : FAILED;
  }, [listed, data, charges, error, isAsked]);
  return {
    charge,
    stale,
    failure: failure ?? (error === undefined ? null : failureOf(error)),
    acts,
  };
}

export type CheckoutView =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly checkout: Checkout;
      /** Why the shown charge is not current; null if it is. */
      readonly stale: Failure | null;
    };

/** The charge of a link; `failed` has the reason if it cannot be shown (`unknown_charge`, …). */
export function useCheckout(token: string): CheckoutView {
  const calls = useCalls();
  const { person, isAsked } = usePerson();
  const { data, error, mutate } = useSWR(
    isAsked && token !== '' ? ['charges', person, 'checkout', token] : null,
    () => calls.checkout(token),
    { refreshInterval: REFRESH_MS },
  );
  return useMemo(() => {
    if (data) {
      const stale = error === undefined ? null : failureOf(error);
      return { state: 'ready', checkout: data, stale };
    }
    if (error === undefined) return { state: 'loading' };
    return { state: 'failed', failure: failureOf(error), retry: () => void mutate() };
  }, [data, error, mutate]);
}

/** The professional's settings for overdue charges: reminders, their texts, and consequences. */
export function useChargeSettings() {
  const calls = useCalls();
  const { person, isAsked } = usePerson();
  const { data, error, mutate } = useSWR(isAsked ? ['charge-settings', person] : null, () =>
    calls.settings(),
  );
  return {
    settings: loadedOf(data, error),
    failure: whyNot(error, isAsked),
    keep: async (settings: ChargeSettings) => {
      await calls.keepSettings(settings);
      await mutate(settings, { revalidate: false });
    },
    retry: () => void mutate(),
  };
}

/** The account that receives the professional's money; null until they enter it. */
export function usePayee() {
  const calls = useCalls();
  const { person, isAsked } = usePerson();
  const { data, error, mutate } = useSWR(isAsked ? ['charge-payee', person] : null, () =>
    calls.payee(),
  );
  return {
    payee: loadedOf<OwnPayee | null>(data, error),
    failure: whyNot(error, isAsked),
    /** Refused with `password_needed` if the session is not fresh and no password was given. */
    keep: async (payee: NewPayee) => {
      await calls.keepPayee(payee);
      await mutate();
    },
    retry: () => void mutate(),
  };
}

function loadedOf<T>(data: T | undefined, error: unknown): Loaded<T> {
  if (data !== undefined) return ready(data);
  return error === undefined ? LOADING : FAILED;
}
