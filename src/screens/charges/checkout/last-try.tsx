import { dayOfDate } from '#domain/local-day';
import { paymentRefusal } from '#words/charges/payments';
import { numericDay } from '#words/format/day';
import { firstName } from '#words/format/people';
import type { Charge } from '../../../data/charges/charges';
import styles from './checkout.module.css';

/** The result of the last payment attempt, if it failed. */
export function LastTry({ charge }: { charge: Charge }) {
  const last = charge.payments.reduce<Charge['payments'][number] | null>(
    (newest, one) => (newest === null || one.at >= newest.at ? one : newest),
    null,
  );
  if (last === null) return null;
  const first = firstName(charge.other.name);
  if (last.state === 'refused') {
    return (
      <p className={styles.notice}>
        {first} não encontrou o Pix que você avisou em {numericDay(dayOfDate(new Date(last.at)))}.
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
