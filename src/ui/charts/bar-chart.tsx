import { useMemo, useState } from 'react';
import { BarDrawing } from './bar-drawing';
import { barLayout } from './bar-layout';
import { type ChartPoint, type ChartX, stopsOf } from './chart-data';
import { ChartFrame } from './chart-frame';
import { axisText, barSummary, type ChartUnit, valueHead, withUnit } from './chart-words';
import { Plot } from './plot';
import { usePlotBox } from './use-plot-box';

interface BarChartProps {
  /** Title of the chart, such as "Séries por semana". */
  label: string;
  /** A summary sentence; by default with the highest, the lowest and the last value. */
  summary?: string | undefined;
  /** One bar per point. The caller adds zeros for empty periods. */
  points: readonly ChartPoint[];
  /** Unit after every value, such as "kg". */
  unit?: ChartUnit;
  /** Formats a value without its unit: "82,5". */
  formatValue: (value: number) => string;
  /** Formats a place of the x axis in full, for chip and table: "semana de 16 de nov.". */
  formatX: (x: ChartX) => string;
  /** Short form below the bar; "16/11" by default. */
  formatTick?: (x: ChartX) => string;
  /** Titles of the table's two columns: "Semana", "Séries". */
  xLabel: string;
  valueLabel: string;
  /** Shown when there are no points. */
  empty: string;
}

const shortDay = (x: ChartX) => axisText(x, 'day');

/** A chart of amounts as bars, above and below zero. */
export function BarChart(props: BarChartProps) {
  const { label, points, unit, formatValue, formatX, formatTick = shortDay, xLabel } = props;
  const { valueLabel, empty } = props;
  const [at, setAt] = useState<number | null>(null);
  const [plotRef, box] = usePlotBox();
  const stops = useMemo(() => stopsOf([{ name: valueLabel, points }]), [valueLabel, points]);
  const summary = props.summary ?? barSummary(stops, { formatValue, formatX, unit });
  const layout = useMemo(
    () => (box && stops.length > 0 ? barLayout(stops, box, { formatValue, formatTick }) : null),
    [stops, box, formatValue, formatTick],
  );
  const amountOf = (index: number) => stops[index]?.points[0]?.value ?? 0;
  const detailOf = (index: number) => {
    const stop = stops[index];
    return formatX(stop?.x ?? 0) + (stop?.points[0]?.mark ? ' · Recorde' : '');
  };

  const rowsOf = () =>
    stops.toReversed().map(({ x, points: [point] }) => ({
      key: String(x),
      cells: [formatX(x), formatValue(point?.value ?? 0) + (point?.mark ? ' · Recorde' : '')],
    }));

  return (
    <ChartFrame
      label={label}
      summary={summary}
      columns={[xLabel, valueHead(valueLabel, unit)]}
      rowsOf={rowsOf}
      blank={stops.length === 0}
      empty={empty}
    >
      <Plot
        label={`${label}, barra por barra`}
        plotRef={plotRef}
        box={box}
        stops={stops.length}
        at={at}
        onAt={setAt}
        wordsOf={(index) => ({
          value: withUnit(formatValue(amountOf(index)), unit),
          detail: detailOf(index),
        })}
        stopAt={(left) => layout?.indexAt(left) ?? null}
        leftOf={(index) => layout?.leftOf(index) ?? 0}
      >
        {box && layout && (
          <BarDrawing
            layout={layout}
            box={box}
            unit={unit}
            endText={formatValue(amountOf(stops.length - 1))}
            cursor={at}
          />
        )}
      </Plot>
    </ChartFrame>
  );
}
