import { useMemo } from 'react';
import { figureOf } from '#domain/health/body/figures';
import { latestOf, measureSeries } from '#domain/health/body/series';
import type { MeasureKey } from '#domain/health/body/sites';
import { longDay } from '#words/format/day';
import { formatNumber } from '#words/format/number';
import { protocolName } from '#words/health/body-fat';
import {
  formatMeasure,
  measureChange,
  measureName,
  measureUnit,
} from '#words/health/body-measures';
import type { BodyMeasures } from '../../../data/health/assessments';
import type { ChartX } from '../../../ui/charts/chart-data';
import { LineChart } from '../../../ui/charts/line-chart';
import { Sheet } from '../../../ui/layer/sheet';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';

const formatValue = (value: number) => formatNumber(value, 2);
const formatX = (x: ChartX) => longDay(String(x));

interface MeasureSheetProps {
  measure: MeasureKey;
  body: BodyMeasures;
  onClose: () => void;
}

/** One measurement over time: as text and as a line. */
export function MeasureSheet({ measure, body, onClose }: MeasureSheetProps) {
  const points = useMemo(
    () => measureSeries(body.assessments, measure, body.weighings),
    [body.assessments, body.weighings, measure],
  );
  const latest = latestOf(measure, points);
  const series = useMemo(() => seriesOf(points, measure, body), [points, measure, body]);
  const goal = body.goals.findLast(({ of, reached }) => of === measure && reached === null);
  const change = latest?.sinceFirst ?? latest?.sinceLast;
  const name = measureName(measure, body);
  return (
    <Sheet open title={name} size="m" onClose={onClose}>
      <div className={layoutClass.middle}>
        {latest && (
          <p className={textClass.strong}>
            {formatMeasure(measure, latest.latest.value, body)}
            {change && ` · ${measureChange(measure, change, body)}`}
          </p>
        )}
        <LineChart
          label={name}
          series={series}
          unit={measureUnit(measure, body)}
          formatValue={formatValue}
          formatX={formatX}
          xLabel="Dia"
          goal={goal && { value: figureOf(measure, goal.target, body), label: 'Meta' }}
          empty="Nenhuma medida ainda"
        />
      </div>
    </Sheet>
  );
}

/** One line; for body fat at most three, one per protocol, because protocols are not comparable. */
function seriesOf(
  points: ReturnType<typeof measureSeries>,
  measure: MeasureKey,
  body: BodyMeasures,
) {
  const by = new Map<string, typeof points>();
  for (const point of points) {
    const name = point.by ? protocolName(point.by.protocol) : measureName(measure, body);
    by.set(name, [...(by.get(name) ?? []), point]);
  }
  const newest = ([, one]: [string, typeof points]) => one.at(-1)?.day ?? '';
  return [...by]
    .sort((a, b) => (newest(a) < newest(b) ? 1 : -1))
    .slice(0, 3)
    .map(([name, taken]) => ({
      name,
      points: taken.map(({ day, value }) => ({ x: day, value: figureOf(measure, value, body) })),
    }));
}
