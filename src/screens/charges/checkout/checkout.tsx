import {
  type CheckoutView,
  useLinkedCheckout,
  useOwnCheckout,
} from '../../../data/charges/checkout';
import { useQuery } from '../../../parts/page/use-query';
import { Skeleton } from '../../../ui/state/skeleton';
import { CheckoutFrame } from './checkout-frame';
import { NoCharge, WithoutToken } from './no-charge';
import { OpenCheckout } from './open-checkout';

/** Pays one charge: that of a link, or one from the person's own list. */
export default function Checkout() {
  const parameters = useQuery();
  const token = parameters.get('token')?.trim() ?? '';
  const charge = parameters.get('charge')?.trim() ?? '';
  if (token !== '') return <LinkedCheckout key={token} token={token} />;
  if (charge !== '') return <OwnCheckout key={charge} charge={charge} />;
  return <WithoutToken />;
}

function LinkedCheckout({ token }: { token: string }) {
  return <Shown view={useLinkedCheckout(token)} token={token} />;
}

function OwnCheckout({ charge }: { charge: string }) {
  return <Shown view={useOwnCheckout(charge)} token={null} />;
}

function Shown({ view, token }: { view: CheckoutView; token: string | null }) {
  if (view.state === 'failed') return <NoCharge failure={view.failure} onRetry={view.retry} />;
  if (view.state === 'loading') {
    return (
      <CheckoutFrame>
        <Skeleton height={220} />
        <Skeleton height={320} />
      </CheckoutFrame>
    );
  }
  return <OpenCheckout checkout={view.checkout} stale={view.stale} token={token} />;
}
