import { useCallback, useMemo, useState } from 'react';
import { type LocalDay, startWeekday } from '#domain/local-day';
import type { ProgressRange } from '#domain/progress/ranges';
import { type Periods, periodsOf, rangeTotals } from '#domain/progress/weekly';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { rangeSentence } from '#words/progress/progress';
import {
  GRAIN_LABELS,
  GRAIN_TITLES,
  isUnrated,
  METRIC_LABELS,
  metricScale,
  metricSummary,
  PERIOD_METRICS,
  type PeriodMetric,
  periodName,
  periodTick,
} from '#words/progress/progress-periods';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { usePreferences } from '../../../data/store/preferences';
import { BarChart } from '../../../ui/charts/bar-chart';
import type { ChartX } from '../../../ui/charts/chart-data';
import { Disclosure } from '../../../ui/control/disclosure';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './progress.module.css';

interface WeeksCardProps {
  range: ProgressRange;
  summaries: readonly WorkoutSummary[];
  book: ExerciseBook | null;
  today: LocalDay;
}

const METRICS = PERIOD_METRICS.map((value) => ({ value, label: METRIC_LABELS[value] }));

/** The range as a sentence and week by week. */
export function WeeksCard({ range, summaries, book, today }: WeeksCardProps) {
  const { unit, weekStart } = usePreferences();
  const [metric, setMetric] = useState<PeriodMetric>('volume');
  const periods = useMemo(
    () =>
      periodsOf(
        summaries,
        { range, today, weekStart: startWeekday(weekStart) },
        (id) => book?.byId(id)?.loadKind ?? null,
      ),
    [summaries, range, today, weekStart, book],
  );
  const totals = useMemo(() => rangeTotals(periods, today), [periods, today]);
  return (
    <Card as="section" padding="l" labelledBy="weeks">
      <SectionTitle id="weeks">{GRAIN_TITLES[periods.grain]}</SectionTitle>
      <p className={styles.sentence}>{rangeSentence(totals, { range, unit, ...periods })}</p>
      <div className={styles.metric}>
        <SegmentedControl
          legend="O que mostrar"
          hideLegend
          value={metric}
          onChange={setMetric}
          options={METRICS}
        />
      </div>
      <PeriodChart metric={metric} periods={periods} />
      {metric === 'effort' && (
        <Disclosure title="Como se mede o esforço?">
          <p>
            A PSE do treino, de 0 a 10, vezes os minutos que ele durou, somada por período, em
            unidades arbitrárias (UA). É a carga interna da sessão de Foster e colegas (
            <cite lang="en">A new approach to monitoring exercise training</cite>, 2001). Você anota
            a PSE ao concluir o treino.
          </p>
        </Disclosure>
      )}
    </Card>
  );
}

function PeriodChart({ metric, periods }: { metric: PeriodMetric; periods: Periods }) {
  const { unit } = usePreferences();
  const { grain } = periods;
  const scale = useMemo(() => metricScale(metric, periods, unit), [metric, periods, unit]);
  const byStart = useMemo(
    () =>
      new Map<ChartX, Periods['periods'][number]>(
        periods.periods.map((each) => [each.start, each]),
      ),
    [periods],
  );
  const running = periods.periods.at(-1);
  const points = useMemo(() => {
    const said = metric !== 'effort' || periods.periods.some(({ load }) => load !== null);
    return (said ? periods.periods : []).map((period) => ({
      x: period.start,
      value: scale.amountOf(period),
      running: period === running,
    }));
  }, [metric, periods, running, scale]);
  const formatX = useCallback(
    (x: ChartX) => {
      const period = byStart.get(x);
      if (!period) return String(x);
      const now = period === running ? ', até agora' : '';
      const unrated = metric === 'effort' && isUnrated(period) ? ', sem PSE' : '';
      return `${periodName(period, grain)}${now}${unrated}`;
    },
    [byStart, grain, metric, running],
  );
  const formatTick = useCallback(
    (x: ChartX) => {
      const period = byStart.get(x);
      return period ? periodTick(period, periods) : String(x);
    },
    [byStart, periods],
  );
  const label = METRIC_LABELS[metric];
  return (
    <BarChart
      label={`${label} por ${GRAIN_LABELS[grain].toLocaleLowerCase('pt-BR')}`}
      summary={metricSummary(metric, periods, scale)}
      points={points}
      unit={scale.unit}
      formatValue={scale.format}
      formatX={formatX}
      formatTick={formatTick}
      xLabel={GRAIN_LABELS[grain]}
      valueLabel={label}
      empty="Nenhum treino com PSE neste período. Você anota ao concluir o treino."
    />
  );
}
