import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ListTime, moneyOfMonth } from '#domain/charges/money-months';
import type { LocalDay } from '#domain/local-day';
import { monthOf, monthPlus } from '#domain/progress/calendar';
import { monthDetails } from '#words/charges/charge-list';
import { reais } from '#words/charges/charges';
import { longDay, monthHeading } from '#words/format/day';
import type { Charge } from '../../../data/charges/charges';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { Card } from '../../../ui/display/card';
import textClass from '../../../ui/text.module.css';
import styles from './charges.module.css';

interface MonthCardProps {
  charges: readonly Charge[];
  /** 'YYYY-MM'. */
  month: string;
  time: ListTime;
  /** The due day down to which the list is complete; null if it has everything. */
  since: LocalDay | null;
  onChange: (month: string) => void;
}

/** Expected, paid, received and overdue amounts of a month, and which part is of others. */
export function MonthCard({ charges, month, time, since, onChange }: MonthCardProps) {
  const { today } = time;
  const money = moneyOfMonth(charges, month, time);
  const late = money.overdue + money.overdueBefore;
  const isPresent = month === monthOf(today);
  const details = monthDetails(money, today);
  const heading = monthHeading(`${month}-01`);
  const figures = [
    ['Previsto', money.expected, false],
    ['Pago disso', money.paid, false],
    ['Recebido no mês', money.received, false],
    ['Em atraso', late, late > 0],
  ] as const;
  return (
    <Card as="section" labelledBy="month">
      <div className={styles.month}>
        <IconButton
          label="Mês anterior"
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onChange(monthPlus(month, -1))}
        />
        <h2 id="month" aria-live="polite">
          {heading}
        </h2>
        <IconButton
          label="Próximo mês"
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onChange(monthPlus(month, 1))}
        />
      </div>
      {money.expected + money.received + late > 0 && (
        <dl className={styles.figures}>
          {figures.map(([name, centavos, isLate]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-late={isLate}>{reais(centavos)}</dd>
            </div>
          ))}
        </dl>
      )}
      {details !== null && <p className={textClass.lead}>{details}</p>}
      {since !== null && month <= monthOf(since) && (
        <p className={textClass.hint}>
          Ainda sem as cobranças com vencimento antes de {longDay(since)}. Para somar tudo, use
          "Mostrar mais antigas".
        </p>
      )}
      {!isPresent && (
        <Button variant="plain" onClick={() => onChange(monthOf(today))}>
          Voltar para este mês
        </Button>
      )}
    </Card>
  );
}
