import { useEffect, useState } from 'react';
import { standingName } from '#words/charges/charges';
import type { Charge } from '../../../data/charges/charges';
import type { Checkout } from '../../../data/charges/checkout';
import { usePaymentActs } from '../../../data/charges/payments';
import type { Failure } from '../../../data/remote/failure';
import { AsKnownLast } from '../../../parts/device/as-known-last';
import { changeQuery, useQuery } from '../../../parts/page/use-query';
import { useKeptFocus } from '../../../ui/layer/use-kept-focus';
import layoutClass from '../../../ui/layout.module.css';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { BankWaits } from './bank-waits';
import { ChargeOver } from './charge-over';
import { ChargeSummary } from './charge-summary';
import { CheckoutFrame } from './checkout-frame';
import { ClaimWaits } from './claim-waits';
import { NobodysYet, OwnView } from './not-mine';
import { throughStripe } from './through-stripe';
import { WaysToPay } from './ways-to-pay';

interface OpenCheckoutProps {
  checkout: Checkout;
  /** Why the content is not current. */
  stale: Failure | null;
  /** Token of the followed link; null if opened from the own list. */
  token: string | null;
}

/** A loaded charge: its summary, and the ways to pay it. */
export function OpenCheckout({ checkout, stale, token }: OpenCheckoutProps) {
  const { charge } = checkout;
  useKeptFocus('[data-acts] h2');
  return (
    <CheckoutFrame>
      <ChargeSummary {...checkout} />
      <section className={layoutClass.middle} aria-label="Pagamento" data-acts="">
        <VisuallyHidden>
          <span role="status">{standingName(charge.standing)}</span>
        </VisuallyHidden>
        <AsKnownLast failure={stale} />
        <Acts checkout={checkout} stale={stale} token={token} />
      </section>
    </CheckoutFrame>
  );
}

function Acts({ checkout, stale, token }: OpenCheckoutProps) {
  const { charge, whose } = checkout;
  const offline = stale !== null;
  useStripeReturn(charge);
  // Stripe's form stays mounted below its own overlay if the result arrives first.
  const [paying, setPaying] = useState(false);
  if (whose === 'own') return <OwnView charge={charge} />;
  if (whose === 'nobody' && token !== null) {
    return <NobodysYet charge={charge} token={token} offline={offline} />;
  }
  if (paying || charge.standing === 'open' || charge.standing === 'partial') {
    return <WaysToPay charge={charge} offline={offline} onPaying={setPaying} />;
  }
  if (charge.standing === 'claimed') return <ClaimWaits charge={charge} offline={offline} />;
  if (charge.standing === 'pending') return <BankWaits charge={charge} offline={offline} />;
  return <ChargeOver charge={charge} />;
}

const STRIPES = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * Handles the return from a bank with Stripe's parameters. They are not trusted: the server asks
 * Stripe, and the address is cleaned.
 */
function useStripeReturn(charge: Charge): void {
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
