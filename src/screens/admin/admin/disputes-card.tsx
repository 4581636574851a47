import { dayOfDate } from '#domain/local-day';
import { notMovedWords } from '#words/admin/admin';
import { reais } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import type { AdminOverview } from '../../../data/admin/admin';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './admin.module.css';

/** Disputes and refunds with money that the operator has to move at Stripe; absent without any. */
export function DisputesCard({ disputes }: { disputes: AdminOverview['disputes'] }) {
  if (disputes.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy="disputes" className={styles.card}>
      <SectionTitle id="disputes">Contestações e estornos a acertar</SectionTitle>
      <p className={styles.quiet}>
        O Stripe tirou estes valores do seu saldo, ou os devolveu a ele, e o repasse do profissional
        ainda não mudou. O app tenta de novo todo dia. No painel do Stripe, procure pelo código do
        pagamento.
      </p>
      <ul className={styles.list}>
        {disputes.map(({ intent, name, centavos, reason, since }) => (
          <li key={intent}>
            <p className={styles.title}>
              {centavos > 0
                ? `${reais(centavos)} a tirar de ${name || 'conta excluída'}`
                : `${reais(-centavos)} a devolver a ${name || 'conta excluída'}`}
            </p>
            <p className={styles.said}>{intent}</p>
            <p className={styles.quiet}>
              {notMovedWords(reason)} · desde {numericDay(dayOfDate(new Date(since)))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
