import { useCallback, useMemo, useState } from 'react';
import { ChartFrame } from './chart-frame';
import { type ChartUnit, heatSummary, valueHead, withUnit } from './chart-words';
import { HeatDrawing, HeatLegend } from './heat-drawing';
import { type HeatLevels, heatLayout, levelOf } from './heat-layout';
import { Plot } from './plot';
import { usePlotBox } from './use-plot-box';

interface HeatMapProps {
  /** Title of the chart, such as "Séries por dia". */
  label: string;
  /** A summary sentence; by default with the number of days and the maximum. */
  summary?: string | undefined;
  /** One per local day; missing days count as zero. */
  points: readonly { readonly x: string; readonly value: number }[];
  /** Local days: the first relevant one, and the last, usually today. */
  from: string;
  to: string;
  /** The minimum value of each of the levels 1 to 4. */
  levels: HeatLevels;
  /** Unit after every value: one "série", several "séries". */
  unit?: ChartUnit;
  formatValue: (value: number) => string;
  /** Formats a day in full, for chip and table: "sex., 20 de nov.". */
  formatX: (day: string) => string;
  /** Titles of the table's two columns: "Dia", "Séries". */
  xLabel: string;
  valueLabel: string;
  /** 0 is Sunday; weeks start on Monday by default. */
  firstWeekday?: number;
  /** Shown if no day has a value. */
  empty: string;
}

/** Steps of the arrow keys as in the drawing: up and down a day, left and right a week. */
const STEPS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };

/** A calendar of weeks and days with an amount per day. */
export function HeatMap(props: HeatMapProps) {
  const { label, points, from, to, levels, unit, formatValue, formatX } = props;
  const { xLabel, valueLabel, firstWeekday = 1, empty } = props;
  const [at, setAt] = useState<number | null>(null);
  const [plotRef, box] = usePlotBox();
  const byDay = useMemo(() => new Map(points.map(({ x, value }) => [x, value])), [points]);
  const levelAt = useCallback(
    (day: string) => levelOf(byDay.get(day) ?? 0, levels),
    [byDay, levels],
  );
  const width = box?.width ?? 0;
  const em = box?.em ?? 0;
  const layout = useMemo(
    () => (width > 0 ? heatLayout(from, to, firstWeekday, { width, em }) : null),
    [from, to, firstWeekday, width, em],
  );

  const done = points
    .filter(({ x, value }) => value > 0 && x >= from && x <= to)
    .sort((a, b) => (a.x < b.x ? 1 : -1));
  const dayOf = (index: number) => layout?.days[index] ?? to;
  const say = (value: number) => withUnit(formatValue(value), unit);
  const summary = props.summary ?? heatSummary(done, from, to, { formatValue, formatX, unit });

  function stopAt(left: number, top: number): number | null {
    if (!layout) return null;
    const column = Math.floor((left - layout.left) / layout.cell);
    const row = Math.floor((top - layout.top) / layout.cell);
    const stop = column * 7 + row;
    return column >= 0 && row >= 0 && row < 7 && stop < layout.days.length ? stop : null;
  }

  return (
    <ChartFrame
      label={label}
      summary={summary}
      columns={[xLabel, valueHead(valueLabel, unit === valueLabel ? undefined : unit)]}
      blank={done.length === 0}
      rowsOf={() =>
        done.map(({ x, value }) => ({ key: x, cells: [formatX(x), formatValue(value)] }))
      }
      empty={empty}
      legend={
        <HeatLegend texts={[say(0), ...levels.map((least) => `${formatValue(least)} ou mais`)]} />
      }
    >
      <Plot
        label={`${label}, dia por dia`}
        plotRef={plotRef}
        box={box}
        height={layout?.height}
        stops={layout?.days.length ?? 0}
        steps={STEPS}
        at={at}
        onAt={setAt}
        wordsOf={(index) => ({
          value: say(byDay.get(dayOf(index)) ?? 0),
          detail: formatX(dayOf(index)),
        })}
        stopAt={stopAt}
        leftOf={(index) => (layout ? layout.left + (Math.floor(index / 7) + 0.5) * layout.cell : 0)}
      >
        {box && layout && <HeatDrawing layout={layout} box={box} levelAt={levelAt} cursor={at} />}
      </Plot>
    </ChartFrame>
  );
}
