export interface Placed {
  /** Px from the left of the plot. */
  readonly left: number;
  readonly value: number;
}

/**
 * Leaves out points that no screen can show apart. Each column of pixels keeps its first, lowest,
 * highest and last point, so the drawn line passes through the same pixels. Source: M4 aggregation,
 * Jugel, Jerzak, Hackenbroich and Markl, 2014. Cursor and table still use every point.
 */
export function thin<Point extends Placed>(points: readonly Point[], columns: number): Point[] {
  if (points.length <= columns * 4) return [...points];
  const kept: Point[] = [];
  let column: Point[] = [];
  for (const point of points) {
    const first = column[0];
    if (first && Math.floor(first.left) !== Math.floor(point.left)) {
      kept.push(...extremes(column));
      column = [];
    }
    column.push(point);
  }
  return [...kept, ...extremes(column)];
}

function extremes<Point extends Placed>(column: readonly Point[]): Point[] {
  const last = column.length - 1;
  let low = 0;
  let high = 0;
  column.forEach(({ value }, index) => {
    if (value < (column[low]?.value ?? value)) low = index;
    if (value > (column[high]?.value ?? value)) high = index;
  });
  const indexes = [...new Set([0, low, high, last])].sort((a, b) => a - b);
  return indexes.flatMap((index) => column[index] ?? []);
}
