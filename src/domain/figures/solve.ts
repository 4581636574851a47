import { BUILD_SHAPES, type FigureBuild, LENGTHS } from './body';
import type { Figure, FigurePose, Spot } from './figure';
import { bendBy, bendTo } from './limb';
import { type Read, type SolvedTrunk, solveTrunk } from './solve-trunk';
import {
  type Axes,
  add,
  dot,
  mix,
  perpendicular,
  place,
  scale,
  sub,
  turned,
  unit,
  type Vec,
} from './vector';

export const BODY_SIDES = ['r', 'l'] as const;
export type BodySide = (typeof BODY_SIDES)[number];

/** 1 for the right side, -1 for the left. */
export const signOf = (side: BodySide): 1 | -1 => (side === 'r' ? 1 : -1);

export interface Arm {
  readonly shoulder: Vec;
  readonly elbow: Vec;
  readonly wrist: Vec;
  /** The middle of the fist, or of the palm. */
  readonly hand: Vec;
  readonly fingers: Vec;
}

export interface Leg {
  readonly hip: Vec;
  readonly knee: Vec;
  readonly ankle: Vec;
  readonly heel: Vec;
  readonly ball: Vec;
  readonly toe: Vec;
  readonly sole: Vec;
}

/** Where every joint is, in percent of the body's height. */
export interface SolvedBody extends SolvedTrunk {
  readonly build: FigureBuild;
  readonly arms: Readonly<Record<BodySide, Arm>>;
  readonly legs: Readonly<Record<BodySide, Leg>>;
  readonly points: ReadonlyMap<string, Vec>;
  /** Distances by which hands and feet miss their targets. */
  readonly misses: ReadonlyMap<string, number>;
}

const mirrored = (values: readonly number[], sign: number): Vec => [
  values[0] ?? 0,
  values[1] ?? 0,
  (values[2] ?? 0) * sign,
];

/** Places the body of a pose: the trunk first, then named points, then limbs to their targets. */
export function solve(figure: Pick<Figure, 'anchors' | 'build'>, pose: FigurePose): SolvedBody {
  const { build } = figure;
  const { halfShoulders, halfHips } = BUILD_SHAPES[build];
  const read: Read = (key, ...fallback) => {
    const given = pose.get(key) ?? [];
    return fallback.map((value, index) => given[index] ?? value);
  };
  const trunk = solveTrunk(read);
  const points = new Map<string, Vec>([
    ['hip', trunk.hip],
    ['waist', trunk.waist],
    ['top', trunk.top],
    ['neck', trunk.neck],
    ['head', trunk.head],
  ]);
  const misses = new Map<string, number>();

  /** A target's origin. Joints of the trunk carry their frame along, other points do not. */
  const target = (key: string, values: readonly number[], sign: number): Vec => {
    const anchor = figure.anchors.get(key) ?? '';
    const offset = mirrored(values, sign);
    if (anchor === 'chest') return place(trunk.top, trunk.chest, offset);
    if (anchor === 'pelvis') return place(trunk.hip, trunk.pelvis, offset);
    return add(pointNamed(points, anchor, sign > 0 ? 'r' : 'l'), offset);
  };

  // Points on limbs follow below, so a point may count only from the trunk or earlier points.
  const later: string[] = [];
  for (const [key, values] of pose) {
    if (!key.startsWith('@')) continue;
    if (/^(hand|foot|knee|elbow|ankle|wrist)/.test(figure.anchors.get(key) ?? '')) later.push(key);
    else points.set(key.slice(1), target(key, values, 1));
  }
  const legs = { r: solveLeg('r'), l: solveLeg('l') };
  const arms = { r: solveArm('r'), l: solveArm('l') };
  points.set('hands', mix(arms.r.hand, arms.l.hand, 0.5));
  for (const key of later) points.set(key.slice(1), target(key, pose.get(key) ?? [], 1));
  return { build, ...trunk, arms, legs, points, misses };

  function solveLeg(side: BodySide): Leg {
    const sign = signOf(side);
    const { pelvis } = trunk;
    const hip = add(trunk.hip, scale(pelvis.right, halfHips * sign));
    const leg = pose.has(`leg.${side}`)
      ? swungLeg(hip, pelvis, side, read)
      : plantedLeg(hip, side, target, read, misses);
    remember(points, leg, side);
    points.set(`foot.${side}`, leg.sole);
    return leg;
  }

  function solveArm(side: BodySide): Arm {
    const sign = signOf(side);
    const { chest } = trunk;
    const [raised = 0, forward = 0] = read(`shoulder.${side}`, 0, 0);
    const out = scale(chest.right, sign);
    const base = add(
      add(trunk.top, scale(out, halfShoulders)),
      add(scale(chest.up, raised), scale(chest.forward, forward)),
    );
    const lengths = [LENGTHS.upperArm, LENGTHS.forearm + LENGTHS.grip] as const;
    const angles = pose.get(`arm.${side}`);
    const goal = target(`hand.${side}`, read(`hand.${side}`, 0, 0, 0), sign);
    const [flexion = 0, abduction = 0, fold = 0, rotation = 0] = angles ?? [];
    // The shoulder blade lifts the joint with the arm.
    const hanging = [chest.forward, chest.up, out] as const;
    const arms = [flexion, abduction, fold, rotation] as const;
    const aim = angles
      ? sub(bendBy(base, hanging, arms, lengths, 1).middle, base)
      : sub(goal, base);
    const lift = 3 * Math.max(0, dot(unit(aim), chest.up));
    const shoulder = add(base, scale(chest.up, lift));
    const arm = angles
      ? { ...bendBy(shoulder, hanging, arms, lengths, 1), wrist: null }
      : reachingArm(shoulder, goal, side);
    const along = unit(sub(arm.end, arm.wrist ?? arm.middle));
    const palm = pose.get(`palm.${side}`);
    const wrist = palm ? arm.end : (arm.wrist ?? add(arm.middle, scale(along, LENGTHS.forearm)));
    const flat = palm ? unit(mirrored(palm, sign)) : along;
    const solved = {
      shoulder,
      elbow: arm.middle,
      wrist,
      hand: palm ? add(wrist, scale(flat, LENGTHS.grip)) : arm.end,
      fingers: add(wrist, scale(flat, palm ? LENGTHS.hand * 0.8 : LENGTHS.grip + 2)),
    };
    remember(points, solved, side);
    return solved;
  }

  function reachingArm(shoulder: Vec, goal: Vec, side: BodySide) {
    const sign = signOf(side);
    const { chest } = trunk;
    const given = pose.get(`elbow.${side}`);
    const pole = given
      ? mirrored(given, sign)
      : add(scale(chest.up, -1), add(scale(chest.forward, -0.6), scale(chest.right, 0.5 * sign)));
    const isFlat = pose.has(`palm.${side}`);
    const lower = isFlat ? LENGTHS.forearm : LENGTHS.forearm + LENGTHS.grip;
    const arm = bendTo(shoulder, goal, [LENGTHS.upperArm, lower], pole);
    misses.set(`hand.${side}`, arm.miss);
    const tight = isFlat ? 0 : tightness(sub(arm.middle, shoulder), sub(arm.end, arm.middle));
    if (tight === 0) return { ...arm, wrist: null };
    // Near the shoulder the wrist folds back, because no elbow folds that far.
    const straight = unit(sub(arm.middle, arm.end));
    const folded = add(scale(straight, 1 - tight), scale(unit(sub(goal, shoulder)), tight));
    const wrist = add(arm.end, scale(unit(folded), LENGTHS.grip));
    const bent = bendTo(shoulder, wrist, [LENGTHS.upperArm, LENGTHS.forearm], pole);
    return { middle: bent.middle, end: arm.end, wrist: bent.end };
  }
}

/** How far the wrist must fold, from 0 to 1, for an elbow that would bend beyond 130 degrees. */
function tightness(upper: Vec, lower: Vec): number {
  const cos = dot(unit(upper), unit(lower));
  const bend = (Math.acos(Math.max(-1, Math.min(1, cos))) * 180) / Math.PI;
  return Math.max(0, Math.min(1, (bend - 130) / 15));
}

const legLengths = [LENGTHS.thigh, LENGTHS.shank] as const;

/** A leg by the angles of its joints, for feet in the air. */
function swungLeg(hip: Vec, pelvis: Axes, side: BodySide, read: Read): Leg {
  const [flexion = 0, abduction = 0, fold = 0, rotation = 0] = read(`leg.${side}`, 0, 0, 0, 0);
  const [plantar = 0] = read(`ankle.${side}`, 0);
  const hanging = [pelvis.forward, pelvis.up, scale(pelvis.right, signOf(side))] as const;
  const leg = bendBy(hip, hanging, [flexion, abduction, fold, rotation], legLengths, -1);
  const down = unit(sub(leg.end, leg.middle));
  const tip = (plantar * Math.PI) / 180;
  const toes = add(scale(leg.front, Math.cos(tip)), scale(down, Math.sin(tip)));
  const normal = add(scale(down, -Math.cos(tip)), scale(leg.front, Math.sin(tip)));
  return footOf(hip, leg.middle, leg.end, toes, normal, toes);
}

/** A leg whose foot is at its contact: the point under the ankle, raised heel, slope, toes out. */
function plantedLeg(
  hip: Vec,
  side: BodySide,
  target: (key: string, values: readonly number[], sign: number) => Vec,
  read: Read,
  misses: Map<string, number>,
): Leg {
  const sign = signOf(side);
  const key = `foot.${side}`;
  const values = read(key, -3, 0, 7, 0, 0, 8);
  const [heelUp = 0, slope = 0, out = 0] = values.slice(3);
  const contact = target(key, values, sign);
  const angle = (out * Math.PI) / 180;
  const flat: Axes = {
    forward: [Math.cos(angle), 0, Math.sin(angle) * sign],
    up: [0, 1, 0],
    right: [-Math.sin(angle) * sign, 0, Math.cos(angle)],
  };
  const ground = turned(flat, 'right', slope);
  const foot = turned(ground, 'right', -heelUp);
  // The raised heel turns about the ball, raised toes about the heel.
  const reach = heelUp >= 0 ? LENGTHS.ball : -LENGTHS.heel;
  const pivot = add(contact, scale(ground.forward, reach));
  const ankle = add(pivot, add(scale(foot.forward, -reach), scale(foot.up, LENGTHS.ankle)));
  const given = read(`knee.${side}`, 0, 0, 0);
  const pole = given.some((value) => value !== 0)
    ? mirrored(given, sign)
    : add(ground.forward, scale(ground.up, 0.5));
  const leg = bendTo(hip, ankle, legLengths, pole);
  misses.set(key, leg.miss);
  const toes = heelUp >= 0 ? ground.forward : foot.forward;
  return footOf(hip, leg.middle, leg.end, foot.forward, foot.up, toes);
}

function footOf(hip: Vec, knee: Vec, ankle: Vec, forward: Vec, up: Vec, toes: Vec): Leg {
  const sole = add(ankle, scale(up, -LENGTHS.ankle));
  const ball = add(sole, scale(forward, LENGTHS.ball));
  return {
    hip,
    knee,
    ankle,
    sole,
    heel: add(sole, scale(forward, -LENGTHS.heel)),
    ball,
    toe: add(ball, scale(toes, LENGTHS.toe - LENGTHS.ball)),
  };
}

function remember(points: Map<string, Vec>, limb: Arm | Leg, side: BodySide): void {
  for (const [name, point] of Object.entries(limb)) {
    if (name !== 'hip') points.set(`${name}.${side}`, point);
    else points.set(`hipjoint.${side}`, point);
  }
}

/** A named point; a name without side means the given side. */
function pointNamed(points: ReadonlyMap<string, Vec>, name: string, side: BodySide = 'r'): Vec {
  if (name === '') return [0, 0, 0];
  const found = points.get(name) ?? points.get(`${name}.${side}`);
  if (!found) throw new Error(`The figure names an unknown point: ${name}`);
  return found;
}

/** The place of a spot; mirrored for the left side. */
export function spotOf(body: SolvedBody, { from, offset }: Spot, side: BodySide = 'r'): Vec {
  const away = mirrored(offset, signOf(side));
  if (from === 'chest') return place(body.top, body.chest, away);
  if (from === 'pelvis') return place(body.hip, body.pelvis, away);
  return add(pointNamed(body.points, from, side), away);
}

/** The direction of the palm's width in a fist: across the forearm, near the wanted one. */
export const across = (arm: Arm, wanted: Vec): Vec =>
  perpendicular(wanted, unit(sub(arm.hand, arm.elbow)));
