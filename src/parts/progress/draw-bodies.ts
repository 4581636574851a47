import { BACK_SHAPES, FRONT_SHAPES } from '../../ui/muscle-map/body-shapes';
import type { MapLevel } from '../../ui/muscle-map/muscle-map';
import type { Look, Pen } from './picture-look';

/** Height and widths of the two drawings, in their own units. */
const HEIGHT = 93.6;
const FRONT = { left: -0.5, width: 32.6 };
const BACK = { left: 35.4, width: 33.6 };
const BETWEEN = 2;

/** The width of both bodies at a height. */
export function bodiesWidth(height: number): number {
  return (height / HEIGHT) * (FRONT.width + BETWEEN + BACK.width);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Draws the body from front and back, its muscles coloured by what they did. */
export function bodies(
  pen: Pen,
  look: Look,
  levels: ReadonlyMap<string, MapLevel>,
  { x, y, height }: Place,
): void {
  const scale = height / HEIGHT;
  const sides = [
    { shapes: FRONT_SHAPES, from: x, left: FRONT.left },
    { shapes: BACK_SHAPES, from: x + scale * (FRONT.width + BETWEEN), left: BACK.left },
  ];
  for (const { shapes, from, left } of sides) {
    pen.save();
    pen.shadowBlur = 0;
    pen.translate(from - left * scale, y + 0.5 * scale);
    pen.scale(scale, scale);
    for (const { region, path } of shapes) {
      pen.fillStyle = look.colour(`ramp-${levels.get(region) ?? 0}`);
      pen.fill(new Path2D(path));
    }
    pen.restore();
  }
}
