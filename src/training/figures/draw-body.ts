import { BUILD_SHAPES } from '#domain/figures/body';
import type { Figure } from '#domain/figures/figure';
import {
  type Arm,
  BODY_SIDES,
  type BodySide,
  type Leg,
  type SolvedBody,
  signOf,
} from '#domain/figures/solve';
import {
  add,
  cross,
  dot,
  mix,
  perpendicular,
  scale,
  sub,
  unit,
  type Vec,
} from '#domain/figures/vector';
import { drawHead, drawTrunk } from './draw-trunk';
import { LIMB_PATCHES } from './muscle-patches';
import { around, bone as outline, type Station, taper } from './outline';
import { nearness, type Projection } from './projection';
import type { FigureShape, ShapeLook, Tint } from './shape';

/** Radii along a bone: share of its length, radius in percent of the body's height. */
type Girth = readonly (readonly [share: number, radius: number])[];

const GIRTHS = {
  upperArm: [
    [0, 3.5],
    [0.18, 3.65],
    [0.5, 3.05],
    [0.8, 2.6],
    [1, 2.3],
  ],
  forearm: [
    [0, 2.3],
    [0.25, 2.65],
    [0.6, 2.1],
    [1, 1.55],
  ],
  thigh: [
    [0, 5.5],
    [0.25, 5.55],
    [0.6, 4.6],
    [0.9, 3.45],
    [1, 3.25],
  ],
  shank: [
    [0, 3.15],
    [0.28, 3.65],
    [0.6, 2.7],
    [0.85, 1.95],
    [1, 1.9],
  ],
} as const satisfies Record<string, Girth>;

type Bone = keyof typeof GIRTHS;

/** The body's shapes, unsorted. */
export function drawBody(body: SolvedBody, projection: Projection, tint: Tint): FigureShape[] {
  const depths = {
    r: projection.see(body.arms.r.shoulder)[2],
    l: projection.see(body.arms.l.shoulder)[2],
  };
  const look = (side: BodySide): ShapeLook => {
    const other = side === 'r' ? 'l' : 'r';
    return depths[other] - depths[side] > 9 ? 'far' : 'skin';
  };
  return [
    ...drawTrunk(body, projection, tint),
    ...drawHead(body, projection),
    ...BODY_SIDES.flatMap((side) => drawArm(body, side, projection, tint, look(side))),
    ...BODY_SIDES.flatMap((side) => drawLeg(body, side, projection, tint, look(side))),
  ];
}

const stations = (
  bone: Bone,
  from: Vec,
  to: Vec,
  thick: number,
  projection: Projection,
): Station[] =>
  GIRTHS[bone].map(([share, radius]) => [projection.see(mix(from, to, share)), radius * thick]);

function drawArm(
  body: SolvedBody,
  side: BodySide,
  projection: Projection,
  tint: Tint,
  look: ShapeLook,
): FigureShape[] {
  const arm = body.arms[side];
  const thick = BUILD_SHAPES[body.build].limbs;
  const see = (point: Vec) => projection.see(point);
  const near = nearness(projection, arm.elbow, arm.elbow, arm.wrist, arm.shoulder);
  const path =
    outline(stations('upperArm', arm.shoulder, arm.elbow, thick, projection)) +
    outline(stations('forearm', arm.elbow, arm.wrist, thick, projection)) +
    taper([
      [see(arm.wrist), 1.5],
      [see(arm.hand), 1.95],
      [see(arm.fingers), 1.5],
    ]);
  const axis = elbowAxis(body, arm);
  const sign = signOf(side);
  return [
    { look, path, near, bounds: [see(arm.elbow), see(arm.fingers), see(arm.shoulder)] },
    ...patches(
      'upperArm',
      arm.shoulder,
      arm.elbow,
      cross(axis, unit(sub(arm.elbow, arm.shoulder))),
      sign,
      thick,
      near,
      projection,
      tint,
    ),
    ...patches(
      'forearm',
      arm.elbow,
      arm.wrist,
      cross(axis, unit(sub(arm.wrist, arm.elbow))),
      sign,
      thick,
      near,
      projection,
      tint,
    ),
  ];
}

/** Thumbs along a bar: inward in a grip from above, outward in one from below. */
export function drawThumbs(
  { marks }: Pick<Figure, 'marks'>,
  body: SolvedBody,
  projection: Projection,
): FigureShape[] {
  if (!marks.has('over') && !marks.has('under')) return [];
  return BODY_SIDES.map((side): FigureShape => {
    const { hand } = body.arms[side];
    const out = signOf(side) * (marks.has('under') ? 1 : -1);
    const tip = projection.see(add(hand, [0, 0, 3.6 * out]));
    const near = projection.see(hand)[2] + 20;
    return {
      look: 'skin',
      path: taper([
        [projection.see(hand), 1.5],
        [tip, 0.9],
      ]),
      near,
    };
  });
}

/** The axis that the elbow folds about. A straight arm's follows from the shoulder's flexion. */
function elbowAxis({ chest }: SolvedBody, arm: Arm): Vec {
  const upper = unit(sub(arm.elbow, arm.shoulder));
  const lower = unit(sub(arm.hand, arm.elbow));
  const front = add(
    scale(chest.forward, -dot(upper, chest.up)),
    scale(chest.up, dot(upper, chest.forward)),
  );
  const straight = cross(upper, perpendicular(front, upper));
  return unit(add(cross(upper, lower), scale(straight, 0.15)));
}

function drawLeg(
  body: SolvedBody,
  side: BodySide,
  projection: Projection,
  tint: Tint,
  look: ShapeLook,
): FigureShape[] {
  const leg = body.legs[side];
  const thick = BUILD_SHAPES[body.build].limbs;
  const see = (point: Vec) => projection.see(point);
  const near = nearness(projection, leg.hip, leg.knee, leg.ankle);
  const path =
    outline(stations('thigh', leg.hip, leg.knee, thick, projection)) +
    outline(stations('shank', leg.knee, leg.ankle, thick, projection));
  const up = unit(sub(leg.ankle, leg.sole));
  const lift = (point: Vec, by: number) => see(add(point, scale(up, by)));
  const shoe =
    around([
      [see(mix(leg.ankle, leg.sole, 0.25)), 2],
      [lift(leg.heel, 1.5), 1.5],
      [lift(leg.ball, 1.3), 1.3],
    ]) +
    around([
      [lift(leg.ball, 1.3), 1.3],
      [lift(leg.toe, 1), 1],
    ]);
  const axis = kneeAxis(leg);
  const sign = signOf(side);
  const shin = unit(sub(leg.ankle, leg.knee));
  return [
    { look, path, near, bounds: [see(leg.knee), see(leg.ankle)] },
    { look: 'shoe', path: shoe, near: near + 0.02, bounds: [see(leg.toe), see(leg.heel)] },
    ...patches(
      'thigh',
      leg.hip,
      leg.knee,
      cross(unit(sub(leg.knee, leg.hip)), axis),
      sign,
      thick,
      near,
      projection,
      tint,
    ),
    ...patches(
      'shank',
      leg.knee,
      leg.ankle,
      cross(shin, axis),
      sign,
      thick,
      near,
      projection,
      tint,
    ),
  ];
}

/** The axis that the knee folds about. A straight knee's follows from the foot. */
function kneeAxis(leg: Leg): Vec {
  const upper = unit(sub(leg.knee, leg.hip));
  const lower = unit(sub(leg.ankle, leg.knee));
  const straight = cross(perpendicular(sub(leg.ball, leg.heel), lower), lower);
  return unit(add(cross(upper, lower), scale(straight, 0.3)));
}

/** Working muscles on a bone that face the viewer. */
function patches(
  bone: Bone,
  from: Vec,
  to: Vec,
  front: Vec,
  sign: number,
  thick: number,
  near: number,
  projection: Projection,
  tint: Tint,
): FigureShape[] {
  const along = unit(sub(to, from));
  const ahead = perpendicular(front, along);
  const out = scale(cross(ahead, along), -sign);
  return LIMB_PATCHES.flatMap(([muscle, list]) => {
    const look = tint(muscle);
    if (!look) return [];
    return list.flatMap(([on, start, end, angle, width]) => {
      if (on !== bone) return [];
      const turn = (angle * Math.PI) / 180;
      const normal = add(scale(ahead, Math.cos(turn)), scale(out, Math.sin(turn)));
      if (dot(normal, projection.viewer) < -0.4) return [];
      const row = [0, 0.3, 0.7, 1].map((share): Station => {
        const t = start + (end - start) * share;
        const radius = radiusAt(bone, t) * thick;
        const own = radius * width * (share === 0 || share === 1 ? 0.62 : 1);
        const point = add(mix(from, to, t), scale(normal, Math.max(0, radius - own - 0.15)));
        return [projection.see(point), own];
      });
      return [{ look, path: outline(row), near: near + 0.01 }];
    });
  });
}

function radiusAt(bone: Bone, t: number): number {
  const girth: Girth = GIRTHS[bone];
  const after = girth.findIndex(([share]) => share >= t);
  const [b, a] = [girth[Math.max(after, 0)], girth[Math.max(after - 1, 0)]];
  if (!a || !b || a[0] === b[0]) return a?.[1] ?? 2;
  return a[1] + ((b[1] - a[1]) * (t - a[0])) / (b[0] - a[0]);
}
