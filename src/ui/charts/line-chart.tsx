import { useMemo, useState } from 'react';
import { type ChartSeries, type ChartX, nearestStop, stopsOf } from './chart-data';
import { ChartFrame } from './chart-frame';
import { axisText, type ChartUnit, lineSummary, valueHead, withUnit } from './chart-words';
import type { TickStep } from './day-ticks';
import { LineDrawing, LineLegend } from './line-drawing';
import { lineLayout } from './line-layout';
import { Plot } from './plot';
import { usePlotBox } from './use-plot-box';

interface LineChartProps {
  /** Title of the chart, such as "Carga do supino reto". */
  label: string;
  /** A summary sentence: "De 70 para 82,5 kg em 12 semanas, +18%". Computed by default. */
  summary?: string | undefined;
  /** One to three, the most important first; all x are local days, or all are numbers. */
  series: readonly ChartSeries[];
  /** Unit after every value, such as "kg". */
  unit?: ChartUnit;
  /** Formats a value without its unit: "82,5". */
  formatValue: (value: number) => string;
  /** Formats a place of the x axis in full, for chip and table: "20 de nov. de 2026". */
  formatX: (x: ChartX) => string;
  /** Short form on the axis; "20/11", "nov." or "2026" by default. */
  formatTick?: (x: ChartX, step: TickStep) => string;
  /** Title of the table's first column, such as "Dia". */
  xLabel: string;
  /** A dashed horizontal line with a name: { value: 78, label: 'Meta' }. */
  goal?: { readonly value: number; readonly label: string } | undefined;
  /** Shown without points: "Nenhuma medida ainda". */
  empty: string;
}

/** A chart of a change over time. */
export function LineChart(props: LineChartProps) {
  const { label, series, unit, formatValue, formatX, xLabel } = props;
  const { formatTick = axisText, goal, empty } = props;
  const [at, setAt] = useState<number | null>(null);
  const [plotRef, box] = usePlotBox();
  const stops = useMemo(() => stopsOf(series), [series]);
  const main = series[0] ?? { name: label, points: [] };
  const summary = props.summary ?? lineSummary(main, 0, stops, { formatValue, formatX, unit });
  const layout = useMemo(
    () =>
      box && stops.length > 0
        ? lineLayout(series, stops, box, { formatValue, formatTick }, goal?.value)
        : null,
    [series, stops, box, formatValue, formatTick, goal?.value],
  );

  const rowsOf = () =>
    stops.toReversed().map(({ x, points }) => ({
      key: String(x),
      cells: [
        formatX(x),
        ...points.map((point) =>
          point ? formatValue(point.value) + (point.mark ? ' · Recorde' : '') : '–',
        ),
      ],
    }));

  function wordsOf(index: number) {
    const { x, points } = stops[index] ?? { x: 0, points: [] };
    const said = points.flatMap((point, number) => {
      if (!point) return [];
      const value = withUnit(formatValue(point.value), unit);
      return series.length > 1 ? `${series[number]?.name} ${value}` : value;
    });
    const marked = points.some((point) => point?.mark);
    return { value: said.join(' · '), detail: formatX(x) + (marked ? ' · Recorde' : '') };
  }

  return (
    <ChartFrame
      label={label}
      summary={summary}
      columns={[xLabel, ...series.map(({ name }) => valueHead(name, unit))]}
      rowsOf={rowsOf}
      blank={stops.length === 0}
      empty={empty}
      legend={series.length > 1 && <LineLegend series={series} />}
    >
      <Plot
        label={`${label}, ponto a ponto`}
        plotRef={plotRef}
        box={box}
        stops={stops.length}
        at={at}
        onAt={setAt}
        wordsOf={wordsOf}
        stopAt={(left) => layout && nearestStop(stops, layout.positionAt(left))}
        leftOf={(index) => layout?.leftOf(stops[index]?.position ?? 0) ?? 0}
      >
        {box && layout && (
          <LineDrawing
            series={series}
            layout={layout}
            box={box}
            unit={unit}
            goal={goal}
            cursor={at === null ? undefined : stops[at]}
          />
        )}
      </Plot>
    </ChartFrame>
  );
}
