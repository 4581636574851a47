import { dayOfDate } from '#domain/local-day';
import { notMovedWords, notReturnedWords } from '#words/admin/admin';
import { reais } from '#words/charges/charges';
import { numericDay } from '#words/format/day';
import type { AdminOverview } from '../../../data/admin/admin';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './admin.module.css';

/** Disputes and refunds with money that the operator has to move at Stripe; absent without any. */
export function DisputesCard({ disputes }: { disputes: AdminOverview['disputes'] }) {
  return (
    <MoneyCard
      id="disputes"
      title="Contestações e estornos a acertar"
      lead="O Stripe tirou estes valores do seu saldo, ou os devolveu a ele, e o repasse do profissional ainda não mudou."
      rows={disputes}
      sumWords={({ centavos, name }) =>
        centavos > 0
          ? `${reais(centavos)} a tirar de ${nameOf(name)}`
          : `${reais(-centavos)} a devolver a ${nameOf(name)}`
      }
      whyWords={notMovedWords}
    />
  );
}

/** Shares of the operator's fee that Stripe did not return with a refund; absent without any. */
export function FeesCard({ fees }: { fees: AdminOverview['fees'] }) {
  return (
    <MoneyCard
      id="fees"
      title="Taxas a devolver"
      lead="Estes pagamentos foram estornados, e a parte da sua taxa ainda não voltou ao profissional."
      rows={fees}
      sumWords={({ centavos, name }) => `${reais(centavos)} a devolver a ${nameOf(name)}`}
      whyWords={notReturnedWords}
    />
  );
}

const nameOf = (name: string) => name || 'uma conta excluída';

type Row = AdminOverview['disputes'][number];

interface MoneyCardProps {
  id: string;
  title: string;
  lead: string;
  rows: readonly Row[];
  sumWords: (row: Row) => string;
  whyWords: (reason: string | null) => string;
}

/** Money that Stripe did not move yet, by payment. */
function MoneyCard({ id, title, lead, rows, sumWords, whyWords }: MoneyCardProps) {
  if (rows.length === 0) return null;
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.card}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <p className={styles.quiet}>
        {lead} O app tenta de novo todo dia. No painel do Stripe, procure pelo código do pagamento.
      </p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.intent}>
            <p className={styles.title}>{sumWords(row)}</p>
            <p className={styles.said}>{row.intent}</p>
            <p className={styles.quiet}>
              {whyWords(row.reason)} · desde {numericDay(dayOfDate(new Date(row.since)))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
