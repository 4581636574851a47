import { Link } from 'wouter';
import { missingWords, reais, standingOn } from '#words/charges/charges';
import type { Charge } from '../../../data/charges/charges';
import { useToday } from '../../../parts/input/use-today';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import styles from './payments.module.css';

/** The next charge to pay, with its button. */
export function FirstDue({ charge }: { charge: Charge }) {
  const today = useToday();
  const { id, left, centavos, discount, other, title, standing, due } = charge;
  const asked = centavos - discount;
  return (
    <Card as="section" padding="l" labelledBy="due" tone="accent">
      <p>{standingOn(standing, due, today)}</p>
      <h2 id="due" className={styles.sum}>
        {reais(left)}
      </h2>
      <p>
        {title}, de {other.name}
        {left < asked ? `. ${missingWords(left, asked)}` : ''}
      </p>
      <Link
        href={`/app/payments/checkout?charge=${id}`}
        className={buttonClass({ size: 'l', full: true })}
      >
        Pagar
      </Link>
    </Card>
  );
}
