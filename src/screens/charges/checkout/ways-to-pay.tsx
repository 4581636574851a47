import { useState } from 'react';
import { STRIPE_METHODS, type StripeMethod } from '#domain/charges/charge';
import { localDay } from '#domain/local-day';
import { paymentRefusal, stripeWayAct, stripeWayName } from '#words/charges/payments';
import { numericDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import type { Charge } from '../../../data/charges/charges';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { lazyPart } from '../../../ui/state/lazy-part';
import { Skeleton } from '../../../ui/state/skeleton';
import styles from './checkout.module.css';
import { KeyPix } from './key-pix';

type Way = 'key' | StripeMethod;

const StripePay = lazyPart(
  async () => ({ default: (await import('./stripe-pay')).StripePay }),
  <Skeleton height={240} />,
);

interface WaysToPayProps {
  charge: Charge;
  offline: boolean;
  onPaying: (paying: boolean) => void;
}

/**
 * The open payment methods and the chosen one. Stripe is called only after one of its methods was
 * chosen.
 */
export function WaysToPay({ charge, offline, onPaying }: WaysToPayProps) {
  const pix = charge.payee?.pix ?? null;
  const through = STRIPE_METHODS.filter((method) => charge.stripe.includes(method));
  const [way, setWay] = useState<Way | null>(pix ? 'key' : null);
  const first = firstName(charge.other.name);
  const options = [
    ...(pix ? [{ value: 'key' as const, label: 'Pix' }] : []),
    ...through.map((value) => ({
      value,
      label: value === 'pix-stripe' && !pix ? 'Pix' : stripeWayName(value),
    })),
  ];
  const [only] = through;
  if (options.length === 0) {
    return (
      <Card as="section" padding="l" labelledBy="ways">
        <h2 id="ways" className={styles.title}>
          Combine com {first}
        </h2>
        <p>
          {first} ainda não disse aqui como quer receber. Quando o pagamento for feito, {first}{' '}
          marca e o recibo aparece nesta página.
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" padding="l" labelledBy="ways">
      <h2 id="ways" className={styles.title}>
        Como pagar
      </h2>
      <LastTry charge={charge} />
      {options.length > 1 && (
        <SegmentedControl
          legend="Forma de pagamento"
          hideLegend
          options={options}
          value={way}
          onChange={setWay}
        />
      )}
      {options.length === 1 && only && way === null && (
        <Button size="l" full onClick={() => setWay(only)}>
          {stripeWayAct(only)}
        </Button>
      )}
      {way === 'key' && charge.payee && pix && (
        <KeyPix charge={charge} payee={{ ...charge.payee, pix }} offline={offline} />
      )}
      {way !== null && way !== 'key' && (
        <StripePay key={way} charge={charge} method={way} offline={offline} onPaying={onPaying} />
      )}
    </Card>
  );
}

/** The result of the last payment attempt, if it failed. */
function LastTry({ charge }: { charge: Charge }) {
  const last = charge.payments.reduce<Charge['payments'][number] | null>(
    (newest, one) => (newest === null || one.at >= newest.at ? one : newest),
    null,
  );
  if (last === null) return null;
  const first = firstName(charge.other.name);
  if (last.state === 'refused') {
    return (
      <p className={styles.notice}>
        {first} não encontrou o Pix que você avisou em {numericDay(localDay(last.at, charge.zone))}.
        Confira no extrato se ele saiu; se saiu, mande o comprovante e avise de novo.
      </p>
    );
  }
  if (last.state === 'failed') {
    return (
      <p className={styles.notice}>
        {last.reason === null
          ? 'O último pagamento não foi concluído, e nada foi cobrado por ele.'
          : paymentRefusal(last.reason)}
      </p>
    );
  }
  return null;
}
