import { BUILD_SHAPES, type FigureBuild } from '#domain/figures/body';
import type { SolvedBody } from '#domain/figures/solve';
import { type Axes, add, dot, place, scale, unit, type Vec } from '#domain/figures/vector';
import { TRUNK_PATCHES } from './muscle-patches';
import { around, cornersOf, type Oval, type Station, taper, through } from './outline';
import { nearness, type Projection } from './projection';
import type { FigureShape, Tint } from './shape';

/** Cross-sections of the neutral trunk: height, half width, half depth, and how far forward they lie. */
type Section = readonly [up: number, half: number, depth: number, forward: number];
const PELVIS: readonly Section[] = [
  [-5, 4.6, 3.6, -0.4],
  [-2.5, 8, 5.7, -0.7],
  [1, 9.1, 6.1, -0.7],
  [4, 8.9, 5.7, -0.3],
  [8, 7.7, 5, 0.1],
];
const RIBS: readonly Section[] = [
  [2, 7.4, 4.9, 0.2],
  [7, 8.3, 5.4, 0.3],
  [12, 9.6, 6, 0.3],
  [15.5, 10.4, 5.7, 0.1],
  [18.4, 10.4, 4.3, -0.2],
  [20.4, 6.4, 3.4, -0.4],
  [22, 3.2, 2.8, -0.2],
];
/** The trunk with the working muscles that face the viewer. */
export function drawTrunk(body: SolvedBody, projection: Projection, tint: Tint): FigureShape[] {
  const { hips, waist, shoulders } = breadthsOf(body.build);
  const ovals = [
    ...PELVIS.map((section) => {
      const wide = between(hips, waist, (section[0] - 2) / 6);
      return ovalOf(body.hip, body.pelvis, section, wide, projection);
    }),
    ...RIBS.map((section) => {
      const wide = between(waist, shoulders, (section[0] - 5) / 8);
      return ovalOf(body.waist, body.chest, section, wide, projection);
    }),
  ];
  const near = nearness(projection, body.hip, body.top);
  return [
    { look: 'skin', path: through(ovals), near, bounds: ovals.flatMap(cornersOf) },
    ...trunkPatches(body, projection, tint, near),
  ];
}

/** How much broader a build is than the neutral one. */
function breadthsOf(build: FigureBuild) {
  const [own, neutral] = [BUILD_SHAPES[build], BUILD_SHAPES.neutral];
  return {
    hips: own.halfHips / neutral.halfHips,
    waist: own.waist,
    shoulders: own.halfShoulders / neutral.halfShoulders,
  };
}

const between = (from: number, to: number, share: number) =>
  from + (to - from) * Math.max(0, Math.min(1, share));

function ovalOf(
  origin: Vec,
  frame: Axes,
  [up, half, depth, forward]: Section,
  wide: number,
  projection: Projection,
): Oval {
  return {
    centre: projection.see(place(origin, frame, [forward, up, 0])),
    one: projection.see(scale(frame.forward, depth)),
    two: projection.see(scale(frame.right, half * wide)),
  };
}

function trunkPatches(
  body: SolvedBody,
  projection: Projection,
  tint: Tint,
  near: number,
): FigureShape[] {
  return TRUNK_PATCHES.flatMap(([muscle, list]) => {
    const look = tint(muscle);
    if (!look) return [];
    return list.flatMap(([part, ...points]) =>
      [1, -1].flatMap((sign): FigureShape[] => {
        const [frame, origin] = part === 'chest' ? [body.chest, body.top] : [body.pelvis, body.hip];
        const spots = points.map(([x, y, z, radius]) => ({
          local: [x, y, z * sign] as const,
          radius,
        }));
        const facing = spots.reduce(
          (sum, { local: [x, , z] }) =>
            sum +
            dot(unit(add(scale(frame.forward, x * 1.6), scale(frame.right, z))), projection.viewer),
          0,
        );
        if (facing / spots.length < -0.15) return [];
        const row = spots.map(
          ({ local, radius }): Station => [projection.see(place(origin, frame, local)), radius],
        );
        return [
          {
            look,
            path: muscle === 'chest' || muscle === 'upper_back' ? around(row) : taper(row),
            near: near + 0.01,
          },
        ];
      }),
    );
  });
}

/** Head and neck: hair behind a face that looks at the viewer, before one that looks away. */
export function drawHead(body: SolvedBody, projection: Projection): FigureShape[] {
  const at = (x: number, y: number) => projection.see(place(body.head, body.face, [x, y, 0]));
  const near = nearness(projection, body.head);
  const facing = dot(body.face.forward, projection.viewer) > -0.15;
  const neck = taper([
    [projection.see(add(body.top, scale(body.chest.up, 1))), 3],
    [at(-1.4, -4), 2.5],
  ]);
  const face: FigureShape = {
    look: 'skin',
    path:
      around([
        [at(0.6, 1.2), 4.3],
        [at(1.9, -3.4), 2.5],
      ]) +
      around([
        [at(4.2, -0.6), 0.8],
        [at(3.4, 1.4), 0.8],
      ]),
    near: near + (facing ? 0.02 : 0),
  };
  const hair: FigureShape = {
    look: 'hair',
    path: around([
      [at(-0.5, 1.7), 4.9],
      [at(-2, -0.8), 3],
    ]),
    near: near + 0.01,
    bounds: [at(0, 7), at(6, 0), at(-6, 0), at(0, -6)],
  };
  return [{ look: 'skin', path: neck, near: near - 0.5 }, hair, face];
}
