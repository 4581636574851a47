import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { LocalDay } from '#domain/local-day';
import { monthOf, monthPlus } from '#domain/progress/calendar';
import { monthMoney } from '#words/charges/charge-list';
import { reais } from '#words/charges/charges';
import { monthHeading } from '#words/format/day';
import type { Charge } from '../../../data/charges/charges';
import { Button } from '../../../ui/control/button';
import { IconButton } from '../../../ui/control/icon-button';
import { Card } from '../../../ui/display/card';
import textClass from '../../../ui/text.module.css';
import { sumsOf } from './board';
import styles from './charges.module.css';

interface MonthCardProps {
  charges: readonly Charge[];
  /** 'YYYY-MM'. */
  month: string;
  today: LocalDay;
  onChange: (month: string) => void;
}

/** Charged, received and overdue amounts of a month, as a sentence and figures. */
export function MonthCard({ charges, month, today, onChange }: MonthCardProps) {
  const sums = sumsOf(charges, month, today);
  const isPresent = month === monthOf(today);
  const heading = monthHeading(`${month}-01`);
  const figures = [
    ['Previsto', sums.expected, false],
    ['Recebido', sums.received, false],
    ['Atrasado', sums.overdue, sums.overdue > 0],
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
      <p className={textClass.lead}>{monthMoney(sums)}</p>
      {sums.expected + sums.received > 0 && (
        <dl className={styles.figures}>
          {figures.map(([name, centavos, isLate]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-late={isLate}>{reais(centavos)}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isPresent && (
        <Button variant="plain" onClick={() => onChange(monthOf(today))}>
          Voltar para este mês
        </Button>
      )}
    </Card>
  );
}
