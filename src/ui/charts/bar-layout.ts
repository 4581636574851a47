import { scaleBand } from 'd3-scale';
import type { PlotArea, Tick } from './axes';
import type { ChartPoint, ChartStop, ChartX } from './chart-data';
import { type PlotBox, textWidth } from './use-plot-box';
import { valueAxis, writtenTicks } from './value-axis';

export interface DrawnBar {
  readonly left: number;
  readonly width: number;
  /** In px: the value's end of the bar, and zero. */
  readonly end: number;
  readonly zero: number;
  readonly point: ChartPoint;
}

export interface BarLayout {
  readonly plot: PlotArea;
  readonly valueTicks: readonly Tick[];
  readonly xTicks: readonly Tick[];
  readonly bars: readonly DrawnBar[];
  readonly leftOf: (index: number) => number;
  readonly indexAt: (left: number) => number;
}

interface BarFormats {
  formatValue: (value: number) => string;
  formatTick: (x: ChartX) => string;
}

const WIDEST = 36;

/** Positions of the bars in px of the chart's box. All bars start at zero. */
export function barLayout(
  stops: readonly ChartStop[],
  box: PlotBox,
  { formatValue, formatTick }: BarFormats,
): BarLayout {
  const values = stops.map(({ points }) => points[0]?.value ?? 0);
  const axis = valueAxis(values, { zero: true });
  const { em } = box;
  const ticks = writtenTicks(axis, formatValue);
  const gutter = Math.max(...ticks.map(({ text }) => textWidth(text, em))) + em;
  const plot = {
    left: Math.min(box.width / 4, gutter),
    right: box.width - 1,
    top: em * 4.25,
    bottom: box.height - em * 2,
  };
  const y = axis.scale.range([plot.bottom, plot.top]);
  const x = scaleBand<number>()
    .domain(stops.map((_, index) => index))
    .range([plot.left, plot.right])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const step = x.step();
  const width = Math.min(WIDEST, Math.max(1, x.bandwidth()));
  const middle = (index: number) => plot.left + step * (index + 0.5);

  const textAt = (index: number) => formatTick(stops[index]?.x ?? 0);
  const newest = stops.length - 1;
  // The newest label may move by half its width, so that it stays in the box.
  const labelRoom =
    Math.max(textWidth(textAt(0), em), textWidth(textAt(newest), em)) * 1.5 + em / 2;
  const every = Math.max(1, Math.ceil(labelRoom / step));
  // Counted from the end, so that the newest bar always has a label.
  const named = stops.flatMap((_, index) => ((newest - index) % every === 0 ? [index] : []));
  return {
    plot,
    valueTicks: ticks.map(({ value, text }) => ({ at: y(value), text })),
    xTicks: named
      .map((index) => {
        const text = textAt(index);
        return { at: Math.min(middle(index), box.width - textWidth(text, em) / 2), text };
      })
      .filter(({ at, text }) => at - textWidth(text, em) / 2 >= 0),
    bars: tallest(
      stops.flatMap(({ points: [point] }, index) =>
        point
          ? [{ left: middle(index) - width / 2, width, end: y(point.value), zero: y(0), point }]
          : [],
      ),
    ),
    leftOf: middle,
    indexAt: (left) =>
      Math.min(stops.length - 1, Math.max(0, Math.floor((left - plot.left) / step))),
  };
}

/**
 * If several bars share a column of pixels, only the highest and lowest are drawn: they cover the
 * others, and no extreme is lost.
 */
function tallest(bars: readonly DrawnBar[]): DrawnBar[] {
  const columns = new Map<number, { high: DrawnBar; low: DrawnBar }>();
  for (const bar of bars) {
    const column = Math.floor(bar.left);
    const { high, low } = columns.get(column) ?? { high: bar, low: bar };
    columns.set(column, {
      high: bar.point.value > high.point.value ? bar : high,
      low: bar.point.value < low.point.value ? bar : low,
    });
  }
  return [...columns.values()].flatMap(({ high, low }) => (high === low ? [high] : [high, low]));
}
