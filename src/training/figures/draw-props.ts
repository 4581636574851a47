import type { Prop } from '#domain/figures/figure';
import { across, BODY_SIDES, type BodySide, type SolvedBody, spotOf } from '#domain/figures/solve';
import {
  add,
  cross,
  perpendicular,
  rotate,
  scale,
  sub,
  unit,
  type Vec,
} from '#domain/figures/vector';
import { circle, cornersOf, hull, polygon, taper, through } from './outline';
import type { Projection } from './projection';
import type { FigureShape, ShapeLook } from './shape';

const HALF_BAR = 46;
const PLATE = 12.9;

/** The shapes of a thing, for both sides if it is a pair. */
export function drawProp(prop: Prop, body: SolvedBody, projection: Projection): FigureShape[] {
  const sides: readonly BodySide[] = prop.pair ? BODY_SIDES : ['r'];
  return sides.flatMap((side) => {
    const spots = prop.spots.map((spot) => spotOf(body, spot, side));
    return shapesOf(prop, spots, body, projection, side).map((shape) => ({
      ...shape,
      near: shape.near + prop.layer * 1000,
    }));
  });
}

function shapesOf(
  { kind, numbers, spots: named }: Prop,
  spots: readonly Vec[],
  body: SolvedBody,
  projection: Projection,
  side: BodySide,
): FigureShape[] {
  const [first = [0, 0, 0], second] = spots;
  const [a = 0, b = 2.4] = numbers;
  const held = /^hand(\.|$)/.test(named[0]?.from ?? '')
    ? body.arms[named[0]?.from.endsWith('.l') ? 'l' : side]
    : null;
  const axis = (wanted: Vec): Vec => {
    const direction = second ? unit(second) : wanted;
    return held ? across(held, direction) : direction;
  };
  switch (kind) {
    case 'box':
      return box(first, numbers, projection);
    case 'tube':
      return [stroke('frame', spots, 2 * a, projection)];
    case 'pad':
      return [stroke('pad', spots, 2 * a, projection)];
    case 'cable':
      return [stroke('cable', spots, 0.7, projection)];
    case 'band':
      return [stroke('band', spots, 1.5, projection)];
    case 'rope':
      return [stroke('metal', spots, 1.8, projection)];
    case 'pulley': {
      const [x, , z] = first;
      return [
        stroke(
          'frame',
          [
            [x, 0, z],
            [x, 112, z],
          ],
          3,
          projection,
        ),
        {
          look: 'metal',
          path: circle(projection.see(first), 2.6),
          near: projection.see(first)[2] + 1,
        },
      ];
    }
    case 'ball':
      return [ball('pad', first, a, projection)];
    case 'disc':
      return [cylinder('plate', first, axis([0, 0, 1]), a, b, projection)];
    case 'barbell':
      return barbell(first, numbers[0] ?? PLATE, projection);
    case 'shaft':
      return [
        stroke(
          'metal',
          [add(first, [0, 0, -(numbers[0] ?? 26)]), add(first, [0, 0, numbers[0] ?? 26])],
          1.7,
          projection,
        ),
      ];
    case 'ez':
      return ezBar(first, projection);
    case 'dumbbell': {
      const along = axis([0, 0, 1]);
      const end = (by: number) => add(first, scale(along, by));
      return [
        stroke('metal', [end(-4), end(4)], 1.5, projection),
        cylinder('plate', end(4.8), along, 3.3, 3.4, projection),
        cylinder('plate', end(-4.8), along, 3.3, 3.4, projection),
      ].map((shape) => ({ ...shape, near: shape.near + 0.3 }));
    }
    case 'kettlebell': {
      const down = second ? unit(second) : ([0, -1, 0] as const);
      const wide = perpendicular(held ? sub(held.hand, held.shoulder) : [0, 0, 1], down);
      const flat = cross(wide, down);
      const end = (out: number, by: number) => add(first, add(scale(flat, out), scale(down, by)));
      return [
        stroke(
          'metal',
          [end(-2.8, 4), end(-2.2, 0.4), end(2.2, 0.4), end(2.8, 4)],
          1.5,
          projection,
        ),
        ball('plate', end(0, 7), 4.7, projection),
      ];
    }
    case 'handle': {
      const along = axis([0, 0, 1]);
      return [
        stroke(
          'metal',
          [add(first, scale(along, -3.4)), add(first, scale(along, 3.4))],
          1.8,
          projection,
        ),
      ];
    }
  }
}

function stroke(
  look: ShapeLook,
  points: readonly Vec[],
  width: number,
  projection: Projection,
): FigureShape {
  const seen = points.map((point) => projection.see(point));
  const near = seen.reduce((sum, [, , depth]) => sum + depth, 0) / seen.length;
  return { look, path: taper(seen.map((point) => [point, width / 2])), near, bounds: seen };
}

function ball(look: ShapeLook, centre: Vec, radius: number, projection: Projection): FigureShape {
  const [x, y, near] = projection.see(centre);
  const bounds = [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ] as const;
  return { look, path: circle([x, y], radius), near, bounds };
}

function cylinder(
  look: ShapeLook,
  centre: Vec,
  axis: Vec,
  radius: number,
  length: number,
  projection: Projection,
): FigureShape {
  const half = scale(axis, length / 2);
  const across = perpendicular([0, 1, 0.01], axis);
  const one = projection.see(scale(across, radius));
  const two = projection.see(scale(cross(axis, across), radius));
  const ovals = [add(centre, half), sub(centre, half)].map((end) => ({
    centre: projection.see(end),
    one,
    two,
  }));
  const near = projection.see(centre)[2];
  return { look, path: through(ovals), near, bounds: ovals.flatMap(cornersOf) };
}

function barbell(centre: Vec, radius: number, projection: Projection): FigureShape[] {
  const at = (z: number): Vec => add(centre, [0, 0, z]);
  const half = (sign: number): FigureShape[] => [
    stroke('metal', [at(0), at(HALF_BAR * sign)], 1.5, projection),
    ...(radius > 0
      ? [
          cylinder('plate', at(36 * sign), [0, 0, 1], radius, 2.6, projection),
          cylinder('plate', at(39 * sign), [0, 0, 1], radius * 0.8, 2.2, projection),
        ]
      : []),
  ];
  return [...half(1), ...half(-1)];
}

function ezBar(centre: Vec, projection: Projection): FigureShape[] {
  const at = (z: number, x: number): Vec => add(centre, [x, 0, z]);
  const bends = [
    [-34, 0],
    [-16, 0],
    [-11, 1.6],
    [-5, -0.8],
    [5, -0.8],
    [11, 1.6],
    [16, 0],
    [34, 0],
  ];
  return [
    stroke(
      'metal',
      bends.map(([z = 0, x = 0]) => at(z, x)),
      1.5,
      projection,
    ),
    ...[27, 29.4, -27, -29.4].map((z) =>
      cylinder('plate', at(z, 0), [0, 0, 1], 6.6, 2, projection),
    ),
  ];
}

/** A block, with its upper side lighter. The fourth number turns it about the side axis. */
function box(
  centre: Vec,
  [wide = 1, high = 1, deep = 1, angle = 0]: readonly number[],
  projection: Projection,
): FigureShape[] {
  const corner = (x: number, y: number, z: number) =>
    projection.see(
      add(centre, rotate([(x * wide) / 2, (y * high) / 2, (z * deep) / 2], [0, 0, 1], angle)),
    );
  const ends = [1, -1];
  const all = ends.flatMap((x) => ends.flatMap((y) => ends.map((z) => corner(x, y, z))));
  const near = projection.see(centre)[2];
  const top = [corner(1, 1, 1), corner(1, 1, -1), corner(-1, 1, -1), corner(-1, 1, 1)];
  return [
    { look: 'pad', path: polygon(hull(all)), near, bounds: all },
    { look: 'padtop', path: polygon(hull(top)), near: near + 0.01 },
  ];
}
