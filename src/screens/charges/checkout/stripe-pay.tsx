import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { stripeWayAct } from '#words/charges/payments';
import { type StartedPayment, usePaymentActs } from '../../../data/charges/payments';
import { type Failure, failureOf } from '../../../data/remote/failure';
import { FormFailure } from '../../../parts/input/form-failure';
import { Button } from '../../../ui/control/button';
import { RingLoader } from '../../../ui/state/ring-loader';
import styles from './checkout.module.css';
import { StripeForm, type StripePayProps } from './stripe-form';

/** Time after which a slow form gets a message, ms. */
const SLOW_MS = 8000;

type Opening =
  | { readonly state: 'opening' | 'slow' | 'blocked' }
  | { readonly state: 'refused'; readonly failure: Failure }
  | { readonly state: 'open'; readonly stripe: Stripe; readonly started: StartedPayment };

/** Pays with one method of Stripe: creates the payment on the server, then shows Stripe's form. */
export function StripePay(props: StripePayProps) {
  const { charge, method, offline } = props;
  const { start } = usePaymentActs();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  const { id } = charge;

  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): another try opens it again
  useEffect(() => {
    if (offline) return;
    let here = true;
    const set = (next: Opening) => here && setOpening(next);
    set({ state: 'opening' });
    const slow = setTimeout(() => set({ state: 'slow' }), SLOW_MS);
    const open = async () => {
      const started = await start({ charge: id, method, keepCard: false });
      const stripe = await loadStripeFor(started.key).catch((cause: unknown) => {
        console.error('The form of Stripe did not come', cause);
        return null;
      });
      set(stripe ? { state: 'open', stripe, started } : { state: 'blocked' });
    };
    open()
      .catch((cause: unknown) => set({ state: 'refused', failure: failureOf(cause) }))
      .finally(() => clearTimeout(slow));
    return () => {
      here = false;
      clearTimeout(slow);
    };
  }, [id, method, start, offline, tries]);

  const again = (
    <Button variant="quiet" size="l" full onClick={() => setTries((count) => count + 1)}>
      Tentar de novo
    </Button>
  );
  if (opening.state === 'open') {
    return (
      <StripeForm
        {...props}
        key={opening.started.clientSecret}
        stripe={opening.stripe}
        started={opening.started}
        onRestarted={(started) => setOpening({ ...opening, started })}
      />
    );
  }
  if (offline) {
    return (
      <p className={styles.notice} role="status">
        {stripeWayAct(method)} precisa de internet. Assim que ela voltar, o formulário abre aqui.
      </p>
    );
  }
  if (opening.state === 'refused') {
    return (
      <>
        <FormFailure failure={opening.failure} />
        {again}
      </>
    );
  }
  if (opening.state === 'blocked') {
    return (
      <>
        <p className={styles.notice} role="alert">
          O formulário do Stripe, que recebe o pagamento, não abriu. Um bloqueador de anúncios ou a
          rede podem ter impedido. Libere js.stripe.com e tente de novo, ou use outra forma.
        </p>
        {again}
      </>
    );
  }
  return (
    <div className={styles.opening} role="status">
      <RingLoader size={40} label="Abrindo o formulário seguro" />
      {opening.state === 'slow' && <p>A rede está lenta. O formulário ainda está abrindo.</p>}
    </div>
  );
}

/**
 * Nothing is loaded from Stripe before this call, so Stripe collects no device signals on our other
 * pages.
 */
function loadStripeFor(key: string): Promise<Stripe | null> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  document.addEventListener('error', dropDead, true);
  return loadStripe(key, { locale: 'pt-BR' }).finally(() => {
    document.removeEventListener('error', dropDead, true);
  });
}

/** Removes a script that failed to load, for which stripe-js would wait for ever. */
function dropDead({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/')) {
    target.remove();
  }
}
