import { MASSES } from './body';
import type { Figure, FigurePose } from './figure';
import { BODY_SIDES, type SolvedBody, solve, spotOf } from './solve';
import { add, mix, scale, type Vec } from './vector';

/** The common centre of mass of the body and its loads. */
export function centreOfMass(figure: Pick<Figure, 'loads'>, body: SolvedBody): Vec {
  let total = 0;
  let sum: Vec = [0, 0, 0];
  const weigh = (mass: number, at: Vec) => {
    total += mass;
    sum = add(sum, scale(at, mass));
  };
  weigh(MASSES.head.mass, body.head);
  weigh(MASSES.trunk.mass, mix(body.waist, mix(body.hip, body.top, 0.5), 0.5));
  for (const side of BODY_SIDES) {
    const [arm, leg] = [body.arms[side], body.legs[side]];
    weigh(MASSES.upperArm.mass, mix(arm.shoulder, arm.elbow, MASSES.upperArm.centre));
    weigh(MASSES.forearm.mass, mix(arm.elbow, arm.wrist, MASSES.forearm.centre));
    weigh(MASSES.hand.mass, arm.hand);
    weigh(MASSES.thigh.mass, mix(leg.hip, leg.knee, MASSES.thigh.centre));
    weigh(MASSES.shank.mass, mix(leg.knee, leg.ankle, MASSES.shank.centre));
    weigh(MASSES.foot.mass, mix(leg.heel, leg.toe, MASSES.foot.centre));
  }
  for (const { mass, spot } of figure.loads) weigh(mass, spotOf(body, spot));
  return scale(sum, 1 / total);
}

/** The middle between both feet's soles. */
const middleOfFeet = ({ legs }: SolvedBody): Vec =>
  mix(mix(legs.r.heel, legs.r.toe, 0.5), mix(legs.l.heel, legs.l.toe, 0.5), 0.5);

/** The pose with its hip where the body balances, if the text left that open (`hip ~ 52`). */
export function balanced(figure: Figure, pose: FigurePose): FigurePose {
  const [x, ...rest] = pose.get('hip') ?? [];
  if (x === undefined || Number.isFinite(x)) return pose;
  const at = (hip: number): FigurePose => new Map(pose).set('hip', [hip, ...rest]);
  const error = (hip: number) => {
    const body = solve(figure, at(hip));
    return centreOfMass(figure, body)[0] - middleOfFeet(body)[0];
  };
  let [low, high] = [-40, 30];
  for (let step = 0; step < 13; step += 1) {
    const middle = (low + high) / 2;
    if (error(middle) < 0) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
}
