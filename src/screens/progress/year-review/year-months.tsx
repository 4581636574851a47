import { useMemo, useState } from 'react';
import { type LoadUnit, loadIn } from '#domain/load';
import type { Amounts, YearReview } from '#domain/progress/year-review';
import { monthName } from '#words/format/day';
import { formatNumber } from '#words/format/number';
import {
  fullestMonth,
  MONTH_MEASURE_LABELS,
  MONTH_MEASURES,
  type MonthMeasure,
  monthAmount,
  monthStart,
} from '#words/progress/year-review';
import { BarChart } from '../../../ui/charts/bar-chart';
import type { ChartX } from '../../../ui/charts/chart-data';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { Card } from '../../../ui/display/card';
import { SectionTitle } from '../../../ui/frame/section-title';
import styles from './year-review.module.css';

const OPTIONS = MONTH_MEASURES.map((value) => ({ value, label: MONTH_MEASURE_LABELS[value] }));
const MS_PER_HOUR = 3_600_000;
const THOUSAND = 1000;

/** The drawn value: tonnes (thousands of pounds) and hours, for a short axis. */
function figureOf(month: Amounts, measure: MonthMeasure, unit: LoadUnit): number {
  if (measure === 'workouts') return month.workouts;
  if (measure === 'sets') return month.sets;
  const figure =
    measure === 'volume'
      ? loadIn(month.volumeGrams, unit) / THOUSAND
      : month.durationMs / MS_PER_HOUR;
  return Math.round(figure * 10) / 10;
}

function unitOf(measure: MonthMeasure, unit: LoadUnit): string {
  if (measure === 'volume') return unit === 'kg' ? 't' : 'mil lb';
  return measure === 'time' ? 'h' : '';
}

const formatValue = (value: number) => formatNumber(value, 1);
const formatX = (x: ChartX) => monthName(String(x));
const formatTick = (x: ChartX) => monthName(String(x)).slice(0, 3);

interface YearMonthsProps {
  year: number;
  running: boolean;
  review: YearReview;
  unit: LoadUnit;
}

/** The months side by side in a chosen figure; in the running year, only past and present ones. */
export function YearMonths({ year, running, review, unit }: YearMonthsProps) {
  const [measure, setMeasure] = useState<MonthMeasure>('workouts');
  const { months, last } = review;
  const begun = running ? Number(last?.day.slice(5, 7) ?? 12) : months.length;
  const points = useMemo(
    () =>
      months
        .slice(0, begun)
        .map((month, at) => ({ x: monthStart(year, at), value: figureOf(month, measure, unit) })),
    [months, begun, year, measure, unit],
  );
  return (
    <Card as="section" padding="l" labelledBy="months">
      <SectionTitle id="months">Mês a mês</SectionTitle>
      <div className={styles.measure}>
        <SegmentedControl
          legend="O que comparar"
          hideLegend
          value={measure}
          onChange={setMeasure}
          options={OPTIONS}
        />
      </div>
      <BarChart
        label={`${MONTH_MEASURE_LABELS[measure]} por mês`}
        summary={fullestMonth(
          months,
          (month) => figureOf(month, measure, unit),
          (month) => monthAmount(month, measure, unit),
        )}
        points={points}
        unit={unitOf(measure, unit)}
        formatValue={formatValue}
        formatX={formatX}
        formatTick={formatTick}
        xLabel="Mês"
        valueLabel={MONTH_MEASURE_LABELS[measure]}
        empty="Nenhum treino neste ano"
      />
    </Card>
  );
}
