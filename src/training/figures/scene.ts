import type { Figure, FigurePose } from '#domain/figures/figure';
import { solve } from '#domain/figures/solve';
import { drawBody, drawThumbs } from './draw-body';
import { drawProp } from './draw-props';
import { hull, polygon } from './outline';
import { createProjection } from './projection';
import type { FigureShape, ShapeLook, Tint } from './shape';

/** Everything in a pose, from the farthest to the nearest. */
export function drawScene(figure: Figure, pose: FigurePose, tint: Tint): FigureShape[] {
  const projection = createProjection(figure.view);
  const body = solve(figure, pose);
  const things = figure.props.flatMap((prop) => drawProp(prop, body, projection));
  const shapes = [
    ...drawBody(body, projection, tint),
    ...drawThumbs(figure, body, projection),
    ...things,
  ];
  return joined(shapes.sort((a, b) => a.near - b.near));
}

/** Looks without an outline: neighbours of one look are one shape, which is redrawn faster. */
const PLAIN: ReadonlySet<ShapeLook> = new Set(['main', 'helping', 'padtop']);

function joined(shapes: readonly FigureShape[]): FigureShape[] {
  const all: FigureShape[] = [];
  for (const shape of shapes) {
    const last = all.at(-1);
    if (last?.look === shape.look && PLAIN.has(shape.look)) {
      const bounds = [...(last.bounds ?? []), ...(shape.bounds ?? [])];
      all[all.length - 1] = { ...last, path: last.path + shape.path, bounds };
    } else all.push(shape);
  }
  return all;
}

/** The part of the picture that holds all shapes, with a margin: left, top, width, height. */
export function viewBoxOf(shapes: readonly FigureShape[], margin = 4): string {
  const points = shapes.flatMap(({ bounds = [] }) => bounds);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  return [left, top, right - left, bottom - top].map((value) => value.toFixed(1)).join(' ');
}

/** A patch of floor below the body. */
export function floorOf(figure: Figure): string {
  const projection = createProjection(figure.view);
  const rim = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12);
  return polygon(
    hull(rim.map((angle) => projection.see([34 * Math.cos(angle), 0, 30 * Math.sin(angle)]))),
  );
}
