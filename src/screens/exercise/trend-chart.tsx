import { useCallback, useMemo, useState } from 'react';
import { addDays, type LocalDay } from '#domain/local-day';
import type { Unit } from '#domain/preference-choices';
import type { ExerciseTrend, TrendStep } from '#domain/workout/exercise-trend';
import type { OneRepMaxFormula } from '#domain/workout/one-rep-max';
import { longDay } from '#words/day';
import {
  formatTrendValue,
  trendFigure,
  trendName,
  trendSummary,
  trendUnit,
} from '#words/exercise-trend';
import { formulaLabel } from '#words/one-rep-max';
import { Card } from '../../ui/card';
import type { ChartX } from '../../ui/charts/chart-data';
import { LineChart } from '../../ui/charts/line-chart';
import { Disclosure } from '../../ui/disclosure';
import { SectionTitle } from '../../ui/section-title';
import { SegmentedControl } from '../../ui/segmented-control';
import { useToday } from '../use-today';

const RANGES = { '12w': 84, '1y': 365, all: null } as const;
type Range = keyof typeof RANGES;

const formatX = (x: ChartX) => longDay(String(x));

function within(steps: readonly TrendStep[], range: Range, today: LocalDay) {
  const days = RANGES[range];
  return days === null ? steps : steps.filter(({ day }) => day >= addDays(today, -days));
}

interface TrendChartProps {
  trend: ExerciseTrend;
  unit: Unit;
  formula: OneRepMaxFormula;
}

/** The best of each session as a line; what was a record wears the ring. */
export function TrendChart({ trend, unit, formula }: TrendChartProps) {
  const { measure } = trend;
  const today = useToday();
  const [range, setRange] = useState<Range>(() =>
    within(trend.steps, '12w', today).length > 1 ? '12w' : 'all',
  );
  const steps = useMemo(() => within(trend.steps, range, today), [trend, range, today]);
  const series = useMemo(
    () => [
      {
        name: trendName(measure),
        points: steps.map(({ day, value, record }) => ({
          x: day,
          value: trendFigure(measure, value, unit),
          mark: record ? ('record' as const) : undefined,
        })),
      },
    ],
    [measure, steps, unit],
  );
  const formatValue = useCallback((value: number) => formatTrendValue(measure, value), [measure]);
  return (
    <Card as="section" padding="l" labelledBy="trend">
      <SectionTitle id="trend">Evolução</SectionTitle>
      <SegmentedControl
        legend="Período"
        hideLegend
        value={range}
        onChange={setRange}
        options={[
          { value: '12w', label: '12 sem' },
          { value: '1y', label: '1 ano' },
          { value: 'all', label: 'Tudo' },
        ]}
      />
      <LineChart
        label={trendName(measure)}
        summary={trendSummary({ measure, steps }, unit)}
        series={series}
        unit={trendUnit(measure, unit)}
        formatValue={formatValue}
        formatX={formatX}
        xLabel="Dia"
        empty="Nenhuma série neste período"
      />
      {measure === 'one-rep-max' && (
        <Disclosure title="Como o 1RM é estimado?">
          <p>
            Pela fórmula de {formulaLabel(formula)}, a partir da melhor série do dia, de 1 a 10
            repetições. Séries com mais de 10 contam como 10, e aquecimento não conta. É uma
            estimativa: a fórmula se escolhe nas configurações.
          </p>
        </Disclosure>
      )}
    </Card>
  );
}
