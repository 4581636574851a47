/** A point of the picture; what follows its two coordinates is not used here. */
export type Flat = readonly [x: number, y: number, ...rest: number[]];

const TWENTIETHS = Array.from({ length: 20 }, (_, index) => String(index / 20).slice(1));

/** A number to a twentieth, without the slow formatting of fractions. */
function n(value: number): string {
  const all = Math.round(value * 20);
  const whole = Math.trunc(all / 20);
  const sign = all < 0 && whole === 0 ? '-' : '';
  return `${sign}${whole}${TWENTIETHS[Math.abs(all - whole * 20)]}`;
}

const at = ([x, y]: Flat) => `${n(x)} ${n(y)}`;

export const polygon = (points: readonly Flat[]): string =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}Z`;

/** The convex hull, always in the same sense of rotation (Andrew's monotone chain). */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = points.slice().sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (order: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const point of order) {
      for (;;) {
        const a = chain[chain.length - 2];
        const b = chain[chain.length - 1];
        if (!a || !b) break;
        const bend = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);
        if (bend > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    chain.pop();
    return chain;
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

/**
 * The outline around round points of a straight bone: round at both ends, straight lines between.
 * A bone that points at the viewer is drawn as `taper` does.
 */
export function bone(stations: readonly Station[]): string {
  const [first, last] = [stations[0], stations.at(-1)];
  if (!first || !last) return '';
  const [[from, r1], [to, r2]] = [first, last];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const away = Math.hypot(dx, dy);
  if (away < 2 * (r1 + r2)) return taper(stations);
  const [x, y] = [-dy / away, dx / away];
  const beside = (by: number) => (station: Station) => {
    const [[a, b], radius] = station;
    return `${n(a + by * radius * x)} ${n(b + by * radius * y)}`;
  };
  const back = stations.map(beside(1)).reverse();
  return `M${stations.map(beside(-1)).join('L')}${turn(r2, false)}${back.join('L')}${turn(r1, false)}${beside(-1)(first)}Z`;
}

/** The outline around two circles: an arc of each, joined by their tangents. */
function capsule([from, r1]: Station, [to, r2]: Station): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const away = Math.hypot(dx, dy);
  if (away <= Math.abs(r1 - r2) + 1e-6) return r1 > r2 ? circle(from, r1) : circle(to, r2);
  const along = Math.atan2(dy, dx);
  const open = Math.acos((r1 - r2) / away);
  const [c1, s1] = [Math.cos(along - open), Math.sin(along - open)];
  const [c2, s2] = [Math.cos(along + open), Math.sin(along + open)];
  const on = ([x, y]: Flat, radius: number, cos: number, sin: number) =>
    `${n(x + radius * cos)} ${n(y + radius * sin)}`;
  const large = r2 > r1;
  return `M${on(to, r2, c1, s1)}${turn(r2, large)}${on(to, r2, c2, s2)}L${on(from, r1, c2, s2)}${turn(r1, !large)}${on(from, r1, c1, s1)}Z`;
}

/** An arc with the angle, to the point that follows; `large` beyond half a circle. */
const turn = (radius: number, large: boolean) => `A${n(radius)} ${n(radius)} 0 ${large ? 1 : 0} 1 `;

const ROUND = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
const TURNS = ROUND.map((angle) => [Math.cos(angle), Math.sin(angle)] as const);

function ring([[x, y], radius]: Station): Flat[] {
  return TURNS.map(([cos, sin]) => [x + radius * cos, y + radius * sin]);
}

export function circle([x, y]: Flat, radius: number): string {
  const half = turn(radius, false);
  return `M${n(x - radius)} ${n(y)}${half}${n(x + radius)} ${n(y)}${half}${n(x - radius)} ${n(y)}Z`;
}

/** One shape around round points. */
export const around = (stations: readonly Station[]): string =>
  polygon(hull(stations.flatMap(ring)));

/** A circle or an ellipse in space as it is seen: its centre and two half axes. */
export interface Oval {
  readonly centre: Flat;
  readonly one: Flat;
  readonly two: Flat;
}

/** The outline of a body that goes through ovals in a row. */
export function through(ovals: readonly Oval[]): string {
  let path = '';
  for (const [index, oval] of ovals.entries()) {
    const [before, after] = [ovals[index - 1], ovals[index + 1]];
    const hidden = before && after && isFlat(oval, before) && isFlat(oval, after);
    path += (hidden ? '' : ovalPath(oval)) + (before ? sidesOf(before, oval) : '');
  }
  return path;
}

/** Whether an oval is seen so much from its edge that the sides towards another one cover it. */
function isFlat({ centre, one, two }: Oval, other: Oval): boolean {
  const [dx, dy] = [other.centre[0] - centre[0], other.centre[1] - centre[1]];
  const away = Math.hypot(dx, dy);
  const [a, b] = [one[0] * dx + one[1] * dy, two[0] * dx + two[1] * dy];
  return Math.hypot(a, b) < 0.6 * away * away;
}

/** The corners of what an oval covers. */
export function cornersOf({ centre: [x, y], one, two }: Oval): Flat[] {
  const [wide, high] = [Math.hypot(one[0], two[0]), Math.hypot(one[1], two[1])];
  return [
    [x - wide, y - high],
    [x + wide, y + high],
  ];
}

/** Two elliptical arcs. The half axes of what is seen follow from the given ones (Rytz). */
function ovalPath({ centre: [x, y], one, two }: Oval): string {
  const skew = 2 * (one[0] * two[0] + one[1] * two[1]);
  const along = Math.atan2(skew, one[0] ** 2 + one[1] ** 2 - two[0] ** 2 - two[1] ** 2) / 2;
  const [cos, sin] = [Math.cos(along), Math.sin(along)];
  const [ax, ay] = [one[0] * cos + two[0] * sin, one[1] * cos + two[1] * sin];
  const short = Math.hypot(two[0] * cos - one[0] * sin, two[1] * cos - one[1] * sin);
  const lean = Math.round((Math.atan2(ay, ax) * 180) / Math.PI);
  const half = `A${n(Math.hypot(ax, ay))} ${n(short)} ${lean} 0 1 `;
  const start = `${n(x - ax)} ${n(y - ay)}`;
  return `M${start}${half}${n(x + ax)} ${n(y + ay)}${half}${start}Z`;
}

/** The sides of a limb between two ovals. */
function sidesOf(from: Oval, to: Oval): string {
  const [dx, dy] = [to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]];
  const away = Math.hypot(dx, dy);
  if (away < 0.1) return '';
  const aside = [dy / away, -dx / away] as const;
  const a = reach(from, aside);
  const b = reach(to, aside);
  return polygon([
    [from.centre[0] + a[0], from.centre[1] + a[1]],
    [to.centre[0] + b[0], to.centre[1] + b[1]],
    [to.centre[0] - b[0], to.centre[1] - b[1]],
    [from.centre[0] - a[0], from.centre[1] - a[1]],
  ]);
}

/** From an oval's centre to its outermost point in a direction. */
function reach({ one, two }: Oval, [x, y]: readonly [number, number]): readonly [number, number] {
  const [a, b] = [one[0] * x + one[1] * y, two[0] * x + two[1] * y];
  const size = Math.hypot(a, b) || 1;
  return [(one[0] * a + two[0] * b) / size, (one[1] * a + two[1] * b) / size];
}
