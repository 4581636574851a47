import { useMemo, useState } from 'react';
import type { Weighing } from '#domain/health/body-weight';
import { type TrendPoint, weightChange, weightTrend } from '#domain/health/weight-trend';
import { type LoadUnit, loadIn } from '#domain/load';
import type { LocalDay } from '#domain/local-day';
import { type ProgressRange, rangeStart } from '#domain/progress/ranges';
import { longDay } from '#words/format/day';
import { formatTrendFigure, weightChangeWords } from '#words/health/weight';
import { useToday } from '../../../parts/input/use-today';
import { RangeChoice } from '../../../parts/progress/range-choice';
import type { ChartX } from '../../../ui/charts/chart-data';
import { LineChart } from '../../../ui/charts/line-chart';
import { Disclosure } from '../../../ui/control/disclosure';
import { Card } from '../../../ui/display/card';

// A trend has at most one decimal; the list below has the typed values.
const figure = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const formatValue = (value: number) => figure.format(value);
const formatX = (x: ChartX) => longDay(String(x));

function within(points: readonly TrendPoint[], range: ProgressRange, today: LocalDay) {
  const from = rangeStart(range, today);
  return from === null ? points : points.filter(({ day }) => day >= from);
}

interface WeightChartProps {
  weighings: readonly Weighing[];
  unit: LoadUnit;
}

/** The trend as a line, and each day's weight as a dot. */
export function WeightChart({ weighings, unit }: WeightChartProps) {
  const today = useToday();
  const points = useMemo(() => weightTrend(weighings), [weighings]);
  const [range, setRange] = useState<ProgressRange>(() =>
    within(points, '12w', today).length > 0 ? '12w' : 'all',
  );
  const shown = useMemo(() => within(points, range, today), [points, range, today]);
  const series = useMemo(
    () => [
      {
        name: 'Tendência',
        points: shown.map(({ day, trend }) => ({ x: day, value: loadIn(trend, unit) })),
      },
      {
        name: 'Pesagens',
        look: 'dots' as const,
        points: shown.map(({ day, grams }) => ({ x: day, value: loadIn(grams, unit) })),
      },
    ],
    [shown, unit],
  );

  return (
    <Card as="section" padding="l" labelledBy="weight-chart">
      <h2 id="weight-chart">Evolução</h2>
      <RangeChoice value={range} onChange={setRange} />
      <LineChart
        label="Peso"
        summary={summaryOf(shown, unit)}
        series={series}
        unit={unit}
        formatValue={formatValue}
        formatX={formatX}
        xLabel="Dia"
        empty="Nenhuma pesagem neste período"
      />
      <Disclosure title="O que é a tendência?">
        <p>
          Água e comida mudam o peso de um dia para o outro. A tendência suaviza isso: a cada dia,
          anda um décimo do caminho até o que a balança mostra. É a média exponencial de John Walker
          (<cite lang="en">The Hacker’s Diet</cite>, 1991).
        </p>
      </Disclosure>
    </Card>
  );
}

function summaryOf(points: readonly TrendPoint[], unit: LoadUnit): string {
  const [first, last] = [points[0], points.at(-1)];
  const change = weightChange(points, Number.POSITIVE_INFINITY);
  if (!first || !last || !change) return 'Uma pesagem neste período.';
  const from = formatTrendFigure(first.trend, unit);
  const to = `${formatTrendFigure(last.trend, unit)}\u00a0${unit}`;
  return `Tendência de ${from} para ${to}: ${weightChangeWords(change, unit).toLocaleLowerCase('pt-BR')}.`;
}
