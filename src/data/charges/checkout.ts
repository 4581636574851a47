import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { checkoutSchema } from '#protocol/charges/charges';
import { CHECKOUTS_KEY } from '../coaching/coaching-memory';
import type { Failure } from '../remote/failure';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import {
  type Charge,
  type CheckoutView,
  nextOfPlan,
  useCharge,
  useCharges,
  useCheckout,
} from './charges';

export type { Checkout, CheckoutView } from './charges';

const UNTOLD: Failure = { failure: 'broken', said: undefined, code: undefined };
const MOST_KEPT = 8;
const NO_CHARGES: readonly Charge[] = [];
const remembered = keptAnswer(
  CHECKOUTS_KEY,
  v.array(v.object({ token: v.string(), checkout: checkoutSchema })),
);

/**
 * The charge of a link, offline from its last answer: paying a Pix key only needs the bank's app.
 */
export function useLinkedCheckout(token: string): CheckoutView {
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const view = useCheckout(token);
  const kept = useMemo(
    () => remembered.of(person)?.find((one) => one.token === token)?.checkout,
    [person, token],
  );
  const fresh = view.state === 'ready' ? view.checkout : null;
  useEffect(() => {
    if (!fresh) return;
    const others = (remembered.of(person) ?? []).filter((one) => one.token !== token);
    remembered.keep(person, [{ token, checkout: fresh }, ...others].slice(0, MOST_KEPT));
  }, [person, token, fresh]);
  return useMemo(() => {
    const unreached = view.state === 'failed' && view.failure.failure !== 'refused';
    return kept && (unreached || view.state === 'loading')
      ? { state: 'ready', checkout: kept, stale: view.state === 'failed' ? view.failure : null }
      : view;
  }, [view, kept]);
}

/** A charge from the person's own list, which needs no link. */
export function useOwnCheckout(id: string): CheckoutView {
  const { charge, failure, acts } = useCharge(id);
  const { charges } = useCharges({ watched: false });
  const { subscriptions = null, charges: others = NO_CHARGES } =
    charges.state === 'ready' ? charges.value : {};
  return useMemo(() => {
    if (charge.state === 'loading') return { state: 'loading' };
    const failed = (why: Failure): CheckoutView => ({
      state: 'failed',
      failure: why,
      retry: () => void acts.reread(),
    });
    if (charge.state === 'failed') return failed(failure ?? UNTOLD);
    if (charge.value === null) {
      return failed({ failure: 'refused', said: undefined, code: 'unknown_charge' });
    }
    const { subscription, as } = charge.value;
    const plan = subscriptions?.find((one) => one.id === subscription);
    const next =
      plan &&
      nextOfPlan(
        plan,
        others.filter((one) => one.id !== id),
      );
    const whose = as === 'student' ? 'mine' : 'own';
    const checkout = {
      charge: charge.value,
      whose,
      stripeKey: null,
      next: next?.due ?? null,
      nextCentavos: next?.centavos ?? null,
    } as const;
    return { state: 'ready', checkout, stale: failure };
  }, [id, charge, subscriptions, others, failure, acts]);
}
