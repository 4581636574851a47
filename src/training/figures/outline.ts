/** A point of the picture; what follows its two coordinates is not used here. */
export type Flat = readonly [x: number, y: number, ...rest: number[]];

const n = (value: number) => Math.round(value * 20) / 20;
const at = ([x, y]: Flat) => `${n(x)} ${n(y)}`;

export const polygon = (points: readonly Flat[]): string =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}Z`;

/** The convex hull, always in the same sense of rotation (Andrew's monotone chain). */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of order) {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)];
        if (!a || !b) break;
        const turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** A round point of a limb: where, and its radius. */
export type Station = readonly [point: Flat, radius: number];

/** The outline around round points in a row: a capsule that changes its width. */
export function taper(stations: readonly Station[]): string {
  return stations
    .slice(1)
    .map((to, index) => capsule(stations[index] ?? to, to))
    .join('');
}

const turn = (length: number) =>
  Array.from({ length }, (_, index) => (index * 2 * Math.PI) / length);
const [ROUND, SMOOTH] = [turn(16), turn(40)];
/** Points of a full turn, of which an end of a capsule takes its share. */
const TURN = 14;

/** The outline around two circles: an arc of each, joined by their tangents. */
function capsule([from, r1]: Station, [to, r2]: Station): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const away = Math.hypot(dx, dy);
  if (away <= Math.abs(r1 - r2) + 1e-6) return r1 > r2 ? circle(from, r1) : circle(to, r2);
  const along = Math.atan2(dy, dx);
  const open = Math.acos((r1 - r2) / away);
  return polygon([
    ...arc(to, r2, along - open, along + open),
    ...arc(from, r1, along + open, along + 2 * Math.PI - open),
  ]);
}

function arc([x, y]: Flat, radius: number, start: number, end: number): Flat[] {
  const steps = Math.max(2, Math.ceil(((end - start) / (2 * Math.PI)) * TURN));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + ((end - start) * step) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function ring([[x, y], radius]: Station): Flat[] {
  const angles = radius > 6 ? SMOOTH : ROUND;
  return angles.map((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
}

export const circle = (centre: Flat, radius: number): string => polygon(ring([centre, radius]));

/** One shape around round points. */
export const around = (stations: readonly Station[]): string =>
  polygon(hull(stations.flatMap(ring)));
