import { Plus, Weight } from 'lucide-react';
import type { Weighing } from '#domain/health/body-weight';
import { weightChange, weightTrend } from '#domain/health/weight-trend';
import type { LoadUnit } from '#domain/load';
import { recentDay } from '#words/format/day';
import { formatTrendFigure, formatWeightFigure, weightChangeWords } from '#words/health/weight';
import { useToday } from '../../../parts/input/use-today';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { EmptyState } from '../../../ui/state/screen-state';
import textClass from '../../../ui/text.module.css';
import styles from './body.module.css';

const FOUR_WEEKS = 28;

interface WeightSummaryProps {
  /** At least one, newest first. */
  weighings: readonly Weighing[];
  unit: LoadUnit;
  onLog: () => void;
}

/** The latest weight, and its trend as text. */
export function WeightSummary({ weighings, unit, onLog }: WeightSummaryProps) {
  const today = useToday();
  const [latest] = weighings;
  if (!latest) return null;
  const points = weightTrend(weighings);
  const change = weightChange(points, FOUR_WEEKS);
  const trend = points.at(-1)?.trend ?? latest.grams;

  return (
    <Card as="section" padding="l" plate labelledBy="latest-weight">
      <h2 id="latest-weight" className={textClass.small}>
        Última pesagem · {recentDay(latest.day, today)}
      </h2>
      <p className={styles.weight}>
        {formatWeightFigure(latest.grams, unit)} <span className={styles.unit}>{unit}</span>
      </p>
      <div className={styles.words}>
        <p className={textClass.strong}>
          {change ? weightChangeWords(change, unit) : 'A tendência começa com a próxima pesagem'}
        </p>
        {change && (
          <p className={textClass.small}>
            Tendência: {formatTrendFigure(trend, unit)}&nbsp;{unit}
          </p>
        )}
      </div>
      <Button
        size="l"
        full
        className={styles.log}
        icon={<Plus aria-hidden="true" />}
        onClick={onLog}
      >
        Registrar peso
      </Button>
    </Card>
  );
}

export function NoWeighing({ onLog }: { onLog: () => void }) {
  return (
    <EmptyState
      title="Nenhuma pesagem ainda"
      icon={<Weight />}
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={onLog}>
          Registrar peso
        </Button>
      }
    >
      <p>Aqui ficam as pesagens e a tendência delas. Funciona também sem internet.</p>
    </EmptyState>
  );
}
