/** A local day ('2026-11-20') or a number. A chart uses only one of the two. */
export type ChartX = string | number;

export interface ChartPoint {
  readonly x: ChartX;
  readonly value: number;
  /** A personal record has a ring. */
  readonly mark?: 'record' | undefined;
  /** A bar of an unfinished period, which may grow. */
  readonly running?: boolean | undefined;
}

export interface ChartSeries {
  /** Name for the legend and the table column, such as "Peso". */
  readonly name: string;
  readonly points: readonly ChartPoint[];
  /** Dots are single measurements behind a trend line. */
  readonly look?: 'line' | 'dots' | undefined;
}

/** All values at one x: a position of the cursor and a row of the table. */
export interface ChartStop {
  readonly x: ChartX;
  /** Days since 1970-01-01, or the number itself. */
  readonly position: number;
  /** One point per series, in their order. */
  readonly points: readonly (ChartPoint | undefined)[];
}

const MS_PER_DAY = 86_400_000;

/** Position on the x axis: days since 1970-01-01, or the number itself. NaN for other values. */
export function positionOf(x: ChartX): number {
  return typeof x === 'number' ? x : Date.parse(`${x}T00:00:00Z`) / MS_PER_DAY;
}

/** The local day at a position of the x axis. */
export function dayAt(position: number): string {
  return new Date(position * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The series by x, left to right, without points that lack a position or value. */
export function stopsOf(series: readonly ChartSeries[]): ChartStop[] {
  const stops = new Map<number, { x: ChartX; points: (ChartPoint | undefined)[] }>();
  series.forEach(({ points }, index) => {
    for (const point of points) {
      const position = positionOf(point.x);
      if (!Number.isFinite(position) || !Number.isFinite(point.value)) continue;
      const stop = stops.get(position) ?? { x: point.x, points: series.map(() => undefined) };
      stop.points[index] = point;
      stops.set(position, stop);
    }
  });
  return [...stops]
    .map(([position, stop]) => ({ position, ...stop }))
    .sort((a, b) => a.position - b.position);
}

/** The index of the stop nearest to a position; null without stops. */
export function nearestStop(stops: readonly { position: number }[], position: number) {
  let low = 0;
  let high = stops.length - 1;
  if (high < 0) return null;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle]?.position ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  const after = stops[low]?.position ?? 0;
  const before = stops[low - 1]?.position ?? Number.NEGATIVE_INFINITY;
  return position - before < after - position ? low - 1 : low;
}
