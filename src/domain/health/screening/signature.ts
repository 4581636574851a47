/** A point on the pad, in whole units from 0 to its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One line drawn by a finger or a mouse, from press to release. */
export type Stroke = readonly Point[];

/** Units of the pad, independent of its size on a screen. */
export const PAD = { width: 900, height: 300 } as const;

/** Maximum characters of a drawn signature; a longer one loses points. */
export const STROKES_LENGTH = 6000;

// One stroke: its start, then the offset of each next point.
const STROKE = /^M\d{1,3} \d{1,3}(?:l-?\d{1,3} -?\d{1,3})*$/;
const NUMBERS = /-?\d+/g;

/** Whether a text has the form of a drawn signature. */
export function isStrokes(text: string): boolean {
  return text.length <= STROKES_LENGTH && strokesOf(text) !== null;
}

/**
 * Strokes as a short text, which is also the `d` of an SVG path on a pad of 900 by 300. Points
 * outside the pad move to its edge. Near points are left out, more of them if the text would grow
 * too long.
 */
export function strokesText(strokes: readonly Stroke[]): string {
  for (let apart = 4; ; apart *= 2) {
    const text = strokes.map((stroke) => strokeText(thinned(stroke, apart))).join('');
    if (text.length <= STROKES_LENGTH) return text;
    // Thinning does not shorten many short strokes, so only the first half of them is stored.
    if (apart > PAD.width) return strokesText(strokes.slice(0, Math.ceil(strokes.length / 2)));
  }
}

/** The strokes of a text; null for an invalid one. */
export function strokesOf(text: string): Stroke[] | null {
  if (text === '') return [];
  const found: Stroke[] = [];
  for (const part of text.split(/(?=M)/)) {
    if (!STROKE.test(part)) return null;
    const numbers = (part.match(NUMBERS) ?? []).map(Number);
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (let index = 0; index < numbers.length; index += 2) {
      x += numbers[index] ?? 0;
      y += numbers[index + 1] ?? 0;
      if (x < 0 || y < 0 || x > PAD.width || y > PAD.height) return null;
      points.push({ x, y });
    }
    found.push(points);
  }
  return found;
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

function strokeText(points: Stroke): string {
  const [only] = points;
  // A path draws a dot only as a line of no length.
  if (only && points.length === 1) return `M${only.x} ${only.y}l0 0`;
  let [x, y] = [0, 0];
  return points
    .map((point, index) => {
      const text = `${index === 0 ? 'M' : 'l'}${point.x - x} ${point.y - y}`;
      [x, y] = [point.x, point.y];
      return text;
    })
    .join('');
}

/**
 * The first point, and each that is at least `apart` from the last kept one. A line of several
 * points also keeps its end.
 */
function thinned(stroke: Stroke, apart: number): Stroke {
  const all = stroke.map(({ x, y }) => ({ x: within(x, PAD.width), y: within(y, PAD.height) }));
  const kept: Point[] = [];
  for (const [index, point] of all.entries()) {
    const last = kept.at(-1);
    const near = last && Math.hypot(point.x - last.x, point.y - last.y) < apart;
    if (!near) kept.push(point);
    else if (index === all.length - 1 && kept.length > 1) kept[kept.length - 1] = point;
  }
  return kept;
}
