import { scaleLinear } from 'd3-scale';
import type { PlotArea, Tick } from './axes';
import type { ChartPoint, ChartSeries, ChartStop, ChartX } from './chart-data';
import { positionOf } from './chart-data';
import { dayTicks, type TickStep } from './day-ticks';
import { thin } from './thin';
import { type PlotBox, textWidth } from './use-plot-box';
import { valueAxis, writtenTicks } from './value-axis';

/** Minimum distance between rings in letter heights, so that the line between them is visible. */
const RING_ROOM = 2;
/** Space before the first point in letter heights, so that its ring does not touch the axis. */
const BEFORE = 0.75;

export interface DrawnPoint {
  readonly left: number;
  readonly top: number;
  readonly value: number;
  readonly point: ChartPoint;
}

export interface LineLayout {
  readonly plot: PlotArea;
  readonly valueTicks: readonly Tick[];
  readonly xTicks: readonly Tick[];
  /** One per series, left to right, without points that a screen cannot show separately. */
  readonly lines: readonly (readonly DrawnPoint[])[];
  readonly records: readonly DrawnPoint[];
  readonly ends: readonly { index: number; left: number; top: number; text: string }[];
  /** Whether end labels are above the ends instead of beside them. */
  readonly endsInside: boolean;
  readonly leftOf: (position: number) => number;
  readonly topOf: (value: number) => number;
  /** The position on the x axis at a pixel. */
  readonly positionAt: (left: number) => number;
}

export interface LineFormats {
  formatValue: (value: number) => string;
  formatTick: (x: ChartX, step: TickStep) => string;
}

/** Positions of all parts of a line chart, in px of its box. */
export function lineLayout(
  series: readonly ChartSeries[],
  stops: readonly ChartStop[],
  box: PlotBox,
  { formatValue, formatTick }: LineFormats,
  goal: number | undefined,
): LineLayout {
  const values = stops.flatMap(({ points }) => points.flatMap((point) => point?.value ?? []));
  const axis = valueAxis(goal === undefined ? values : [...values, goal]);
  const lastOf = series.map((_, index) => stops.findLast(({ points }) => points[index]));
  // Dots behind a line are its source, so only the line has an end label.
  const endTexts = lastOf.map((stop, index) => {
    const value = stop?.points[index]?.value;
    const aside = series.length > 1 && series[index]?.look === 'dots';
    return value === undefined || aside ? '' : formatValue(value);
  });
  const ticks = writtenTicks(axis, formatValue);
  const { em } = box;
  const widest = (texts: readonly string[]) => Math.max(...texts.map((one) => textWidth(one, em)));
  const room = box.width / 4;
  const aside = widest(endTexts) * 1.15 + em;
  // With large text there is no space beside the line, so its end label is above it.
  const endsInside = aside > room;
  const plot = {
    left: Math.min(room, widest(ticks.map(({ text }) => text)) + em),
    right: box.width - (endsInside ? em : Math.max(em * 1.5, aside)),
    // The chip of several lines has two text lines.
    top: em * (series.length > 1 ? 4.5 : 3.25),
    bottom: box.height - em * 2,
  };

  const first = stops[0]?.position ?? 0;
  const last = stops.at(-1)?.position ?? 0;
  const x = scaleLinear()
    .domain(first === last ? [first - 1, last + 1] : [first, last])
    .range([plot.left + (first === last ? 0 : em * BEFORE), plot.right]);
  const y = axis.scale.range([plot.bottom, plot.top]);

  const columns = Math.max(1, Math.round(plot.right - plot.left));
  const lines = series.map((_, index) => {
    const drawn = stops.flatMap(({ position, points }): DrawnPoint[] => {
      const point = points[index];
      return point ? [{ left: x(position), top: y(point.value), value: point.value, point }] : [];
    });
    return { all: drawn, drawn: thin(drawn, columns) };
  });
  const most = Math.max(1, Math.floor(columns / (em * 4.5)));
  return {
    plot,
    valueTicks: ticks.map(({ value, text }) => ({ at: y(value), text })),
    xTicks: xTicksOf(stops, most, x, formatTick).map(({ at, text }) => ({
      at: Math.min(at, box.width - textWidth(text, em) / 2),
      text,
    })),
    lines: lines.map(({ drawn }) => drawn),
    records: lines.flatMap(({ all }) =>
      uncovered(
        all.filter(({ point }) => point.mark === 'record'),
        em * RING_ROOM,
      ),
    ),
    ends: apart(
      lines.flatMap(({ all }, index) => {
        const end = all.at(-1);
        const text = endTexts[index] ?? '';
        const top = (end?.top ?? 0) - (endsInside ? em * 1.25 : 0);
        return end && text ? [{ index, left: end.left, top, text }] : [];
      }),
      em * 1.2,
    ),
    endsInside,
    leftOf: (position) => x(position),
    topOf: (value) => y(value),
    positionAt: (left) => x.invert(left),
  };
}

function xTicksOf(
  stops: readonly ChartStop[],
  most: number,
  x: (position: number) => number,
  formatTick: LineFormats['formatTick'],
): Tick[] {
  const first = stops[0]?.x ?? 0;
  const last = stops.at(-1)?.x ?? 0;
  if (typeof first === 'string' && typeof last === 'string') {
    return dayTicks(first, last, most).map(({ day, step }) => ({
      at: x(positionOf(day)),
      text: formatTick(day, step),
    }));
  }
  const [from, to] = [positionOf(first), positionOf(last)];
  const figures = from === to ? [from] : scaleLinear().domain([from, to]).ticks(most);
  return figures.map((figure) => ({ at: x(figure), text: formatTick(figure, 'day') }));
}

/** Drops rings that a later ring would cover, because the last one is the current record. */
function uncovered(records: readonly DrawnPoint[], gap: number): DrawnPoint[] {
  const kept: DrawnPoint[] = [];
  for (const record of records.toReversed()) {
    const next = kept.at(-1);
    const far = next && Math.hypot(next.left - record.left, next.top - record.top) >= gap;
    if (!next || far) kept.push(record);
  }
  return kept.reverse();
}

/** Moves end labels of close lines down until they do not overlap. */
function apart<Label extends { top: number }>(labels: readonly Label[], gap: number): Label[] {
  let previous = Number.NEGATIVE_INFINITY;
  return [...labels]
    .sort((a, b) => a.top - b.top)
    .map((label) => {
      previous = Math.max(label.top, previous + gap);
      return { ...label, top: previous };
    });
}
