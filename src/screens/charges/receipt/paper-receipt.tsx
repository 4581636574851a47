import { dayOfDate } from '#domain/local-day';
import { methodName, partWords, reais } from '#words/charges/charges';
import { longDay } from '#words/format/day';
import type { Charge, ChargePayment } from '../../../data/charges/charges';
import { FactList } from '../../../ui/display/fact-list';
import styles from './receipt.module.css';

interface PaperReceiptProps {
  charge: Charge;
  settled: readonly ChargePayment[];
  /** The name of the reader. */
  own: string;
}

/** Payer, payee, amount, title, and each payment with its day. */
export function PaperReceipt({ charge, settled, own }: PaperReceiptProps) {
  const { as, other, title, includes, part, parts, left, id } = charge;
  const [payer, payee] = as === 'student' ? [own, other.name] : [other.name, own];
  const sum = (of: (payment: ChargePayment) => number) =>
    settled.reduce((total, payment) => total + of(payment), 0);
  const came = sum(({ centavos }) => centavos);
  const back = sum(({ refunded, dispute, centavos }) => (dispute === 'lost' ? centavos : refunded));
  const instalment = partWords(part, parts);
  const facts: [string, string][] = [
    ['Quem pagou', payer],
    ['Quem recebeu', payee],
    ['Referente a', instalment === '' ? title : `${title}, ${instalment.toLowerCase()}`],
    ['Vencimento', longDay(charge.due)],
  ];
  if (left > 0) facts.push(['Falta pagar', reais(left)]);
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <h2>Recibo de pagamento</h2>
        <p className={styles.sum}>{reais(came - back)}</p>
      </header>
      <FactList facts={facts} />
      {includes !== '' && <p className={styles.includes}>{includes}</p>}
      <section aria-labelledby="payments">
        <h3 id="payments">Pagamentos</h3>
        <FactList facts={settled.map((one) => [paidWords(one), reais(one.centavos)])} />
        {back > 0 && <FactList facts={[['Devolvido', `−${reais(back)}`]]} />}
      </section>
      <footer className={styles.small}>
        <p>Número {id}</p>
        <p>
          Registrado na Anilha por quem recebeu ou pelo meio de pagamento. Não substitui a nota
          fiscal.
        </p>
      </footer>
    </article>
  );
}

function paidWords({ method, day, settledAt, at }: ChargePayment): string {
  return `${methodName(method)}, ${longDay(day ?? dayOfDate(new Date(settledAt ?? at)))}`;
}
