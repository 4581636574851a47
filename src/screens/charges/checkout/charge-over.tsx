import { Link } from 'wouter';
import { monthFacts, paymentDay } from '#domain/charges/money-months';
import { methodName, reais, UPDATE_WORDS } from '#words/charges/charges';
import { payersDisputeWords, refundedWords } from '#words/charges/returned-money';
import { longDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import type { Charge, ChargePayment } from '../../../data/charges/charges';
import { buttonClass } from '../../../ui/control/button-class';
import { Card } from '../../../ui/display/card';
import { FactList } from '../../../ui/display/fact-list';
import { StatusPill } from '../../../ui/display/status-pill';
import styles from './checkout.module.css';

type Tone = 'done' | 'warn' | 'neutral';

interface Ending {
  readonly tone: Tone;
  readonly pill: string;
  readonly title: string;
  readonly text: string;
}

function endingOf(charge: Charge): Ending {
  const { standing, other, left } = charge;
  const first = firstName(other.name);
  if (standing === 'paid') {
    return {
      tone: 'done',
      pill: 'Pago',
      title: 'Pagamento confirmado',
      text: 'Não falta nada nesta cobrança.',
    };
  }
  if (standing === 'disputed') {
    return {
      tone: 'warn',
      pill: 'Contestado',
      title: 'Pagamento contestado no banco',
      text: payersDisputeWords(left, first),
    };
  }
  if (standing === 'refunded') {
    return {
      tone: 'neutral',
      pill: 'Devolvido',
      ...refundedWords(monthFacts(charge)),
    };
  }
  if (standing === 'unknown') {
    return { tone: 'neutral', pill: 'Atualize o app', title: 'Atualize o app', text: UPDATE_WORDS };
  }
  return {
    tone: 'neutral',
    pill: 'Cancelada',
    title: 'Esta cobrança foi cancelada',
    text: 'Não há nada a pagar, e nada é cobrado.',
  };
}

/** A finished charge, with its receipt. */
export function ChargeOver({ charge }: { charge: Charge }) {
  const { tone, pill, title, text } = endingOf(charge);
  const came = charge.payments.filter(({ state }) => state === 'settled');
  return (
    <Card as="section" padding="l" labelledBy="over">
      <div>
        <StatusPill tone={tone}>{pill}</StatusPill>
      </div>
      <h2 id="over" className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      {came.length > 0 && <FactList facts={came.flatMap((one) => factsOf(one, charge.zone))} />}
      {came.some(({ bounced }) => bounced > 0) && (
        <p className={styles.notice}>
          Uma devolução não chegou: o banco não aceitou receber o valor de volta. Combine com{' '}
          {firstName(charge.other.name)} outra forma.
        </p>
      )}
      {came.length > 0 && (
        <Link
          href={`/app/payments/${charge.id}/receipt`}
          className={buttonClass({ size: 'l', full: true })}
        >
          Ver o recibo
        </Link>
      )}
      <Link
        href="/app/payments"
        className={buttonClass({
          variant: came.length > 0 ? 'quiet' : 'primary',
          size: 'l',
          full: true,
        })}
      >
        Seus pagamentos
      </Link>
    </Card>
  );
}

function factsOf(payment: ChargePayment, zone: string) {
  const { method, centavos, refunded, lost } = payment;
  const on = longDay(paymentDay(payment, zone));
  const facts: [string, string][] = [[`${methodName(method)}, ${on}`, reais(centavos)]];
  if (refunded > 0) facts.push(['Devolvido', `−${reais(refunded)}`]);
  if (lost > 0) facts.push(['Devolvido pelo banco', `−${reais(lost)}`]);
  return facts;
}
