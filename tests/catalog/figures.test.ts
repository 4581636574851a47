import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { figureTexts } from '#catalog/figures/figures';
import { centreOfMass } from '#domain/figures/balance';
import { FIGURE_BUILDS, type FigureBuild } from '#domain/figures/body';
import type { Figure, FigurePose } from '#domain/figures/figure';
import { between, motionOf, settled } from '#domain/figures/motion';
import { buildFigure, readBook } from '#domain/figures/parse-figures';
import { BODY_SIDES, type SolvedBody, solve, spotOf } from '#domain/figures/solve';
import { dot, mix, rotate, size, sub, unit, type Vec } from '#domain/figures/vector';

import { drawScene } from '../../src/training/figures/scene';
import { tintOf } from '../../src/training/figures/shape';

const book = readBook(figureTexts);
const drawn = (build: FigureBuild): readonly Figure[] =>
  [...book.texts.keys()]
    .filter((id) => !id.startsWith('_'))
    .flatMap((id) => {
      const figure = buildFigure(book, id, build);
      return figure ? [settled(figure)] : [];
    });
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]));

/** A pose of a figure that breaks a rule: "back-squat 2: hand.r misses by 3.1". */
type Fault = string;

/** Faults over key poses and the way between them. */
const faultsIn =
  (figures: readonly Figure[]) =>
  (check: (body: SolvedBody, figure: Figure) => Fault[], share = [0, 0.5]): Fault[] =>
    figures.flatMap((figure) =>
      figure.poses.flatMap((pose, index) =>
        share.flatMap((part) => {
          const after = figure.marks.has('returns') ? pose : (figure.poses[0] ?? pose);
          const next: FigurePose = figure.poses[index + 1] ?? after;
          const body = solve(figure, between(pose, next, part));
          return check(body, figure).map((fault) => `${figure.id} ${index + 1 + part}: ${fault}`);
        }),
      ),
    );

const degrees = (a: Vec, b: Vec): number =>
  (Math.acos(Math.max(-1, Math.min(1, dot(unit(a), unit(b))))) * 180) / Math.PI;

const jointsOf = (body: SolvedBody): [string, Vec][] => [
  ['hip', body.hip],
  ['waist', body.waist],
  ['top', body.top],
  ['head', body.head],
  ...BODY_SIDES.flatMap((side): [string, Vec][] => [
    [`elbow.${side}`, body.arms[side].elbow],
    [`wrist.${side}`, body.arms[side].wrist],
    [`knee.${side}`, body.legs[side].knee],
    [`ankle.${side}`, body.legs[side].ankle],
    [`heel.${side}`, body.legs[side].heel],
    [`toe.${side}`, body.legs[side].toe],
  ]),
];

const STEPS = Array.from({ length: 9 }, (_, index) => index / 8);

/** The bones of arms and legs. */
const limbsOf = ({ arms, legs }: SolvedBody): [string, Vec, Vec][] =>
  BODY_SIDES.flatMap((side): [string, Vec, Vec][] => [
    [`upper arm ${side}`, arms[side].shoulder, arms[side].elbow],
    [`forearm ${side}`, arms[side].elbow, arms[side].wrist],
    [`thigh ${side}`, legs[side].hip, legs[side].knee],
    [`shank ${side}`, legs[side].knee, legs[side].ankle],
  ]);

/** The least distance between points of two segments, to a quarter of a percent of the height. */
function apart(a: Vec, b: Vec, c: Vec, d: Vec): number {
  const steps = Array.from({ length: 25 }, (_, index) => index / 24);
  const along = sub(d, c);
  const length = dot(along, along);
  return Math.min(
    ...steps.map((share) => {
      const point = mix(a, b, share);
      const at = length < 1e-9 ? 0 : dot(sub(point, c), along) / length;
      return size(sub(point, mix(c, d, Math.max(0, Math.min(1, at)))));
    }),
  );
}

describe.each(FIGURE_BUILDS)('every figure in the %s build', (build) => {
  const figures = drawn(build);
  const faultsOf = faultsIn(figures);

  test('belongs to an exercise of the catalogue', () => {
    expect(figures.map(({ id }) => id).filter((id) => !byId.has(id))).toEqual([]);
  });

  test('is drawn for each exercise', () => {
    const known = new Set(figures.map(({ id }) => id));
    const bare = exercises.map(({ id }) => id).filter((id) => !known.has(id));
    expect(bare).toEqual([]);
  });

  test('holds what it holds, and stands where it stands, within 1 % of its height', () => {
    const faults = faultsOf(({ misses }) =>
      [...misses].flatMap(([limb, by]) => (by > 1 ? [`${limb} misses by ${by.toFixed(1)}`] : [])),
    );
    expect(faults).toEqual([]);
  });

  test('stays above the floor', () => {
    const faults = faultsOf((body) =>
      jointsOf(body).flatMap(([name, [, y]]) =>
        y < -0.7 ? [`${name} is ${(-y).toFixed(1)} below the floor`] : [],
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has no joint inside a bench, a box or a wall', () => {
    const faults = faultsOf((body, figure) =>
      figure.props.flatMap(({ kind, numbers, spots: [spot] }) => {
        if (kind !== 'box' || !spot) return [];
        const [wide = 0, high = 0, deep = 0, angle = 0] = numbers;
        const centre = spotOf(body, spot);
        return jointsOf(body).flatMap(([name, joint]) => {
          const [x, y, z] = rotate(sub(joint, centre), [0, 0, 1], -angle);
          const inside =
            Math.abs(x) < wide / 2 - 1 && Math.abs(y) < high / 2 - 1 && Math.abs(z) < deep / 2 - 1;
          return inside ? [`${name} is inside a box at ${centre.map(Math.round).join()}`] : [];
        });
      }),
    );
    expect(faults).toEqual([]);
  });

  test('puts no limb through a bench, a box or a wall', () => {
    const faults = faultsOf((body, figure) =>
      figure.props.flatMap(({ kind, numbers, spots: [spot] }) => {
        if (kind !== 'box' || !spot) return [];
        const [wide = 0, high = 0, deep = 0, angle = 0] = numbers;
        const centre = spotOf(body, spot);
        return limbsOf(body).flatMap(([name, from, to]) => {
          const cuts = STEPS.some((share) => {
            const [x, y, z] = rotate(sub(mix(from, to, share), centre), [0, 0, 1], -angle);
            return (
              Math.abs(x) < wide / 2 - 1 && Math.abs(y) < high / 2 - 1 && Math.abs(z) < deep / 2 - 1
            );
          });
          return cuts ? [`${name} cuts a box at ${centre.map(Math.round).join()}`] : [];
        });
      }),
    );
    expect(faults).toEqual([]);
  });

  test('puts no limb through the floor, its trunk or another limb', () => {
    const faults = faultsOf((body) => {
      const limbs = limbsOf(body);
      return limbs.flatMap(([name, from, to], index) => {
        const low = Math.min(from[1], to[1]);
        const away = apart(from, to, body.waist, mix(body.waist, body.top, 0.8));
        const others = limbs.slice(index + 1).flatMap(([other, a, b]) => {
          const joined = [a, b].some((end) => end === from || end === to);
          const gap = joined ? 99 : apart(from, to, a, b);
          return gap < 2 ? [`${name} is ${gap.toFixed(1)} from ${other}`] : [];
        });
        return [
          ...(low < -0.7 ? [`${name} is ${(-low).toFixed(1)} below the floor`] : []),
          ...(/arm/.test(name) && !name.startsWith('upper') && away < 4
            ? [`${name} is ${away.toFixed(1)} from the spine`]
            : []),
          ...(/thigh|shank/.test(name) && away < 3 ? [`${name} is in the trunk`] : []),
          ...others,
        ];
      });
    });
    expect(faults).toEqual([]);
  });

  test('draws a cable straight between its ends, and to the hand or cuff that it pulls', () => {
    const faults = faultsOf((body, figure) =>
      figure.props.flatMap(({ kind, spots }) => {
        if (kind !== 'cable') return [];
        const [first, ...others] = spots.map((spot) => spotOf(body, spot));
        const last = others.at(-1);
        if (!first || !last) return ['a cable without ends'];
        const bent = others.slice(0, -1).filter((at) => apart(at, at, first, last) > 0.5);
        const ends = [first, last];
        const held = [...body.points.entries()].some(
          ([name, at]) =>
            /^(hand|hands|ankle|bar|mid|knot|wrist|grip|sole|load|weight|hip)/.test(name) &&
            ends.some((end) => size(sub(end, at)) < 12),
        );
        return [
          ...(bent.length > 0 ? ['a cable bends'] : []),
          ...(held ? [] : ['a cable pulls nothing']),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('moves no hand or elbow through its trunk', () => {
    const faults = faultsOf((body) =>
      BODY_SIDES.flatMap((side) =>
        (['elbow', 'wrist'] as const).flatMap((joint) => {
          const point = body.arms[side][joint];
          const axis = sub(body.top, body.hip);
          const share = dot(sub(point, body.hip), axis) / dot(axis, axis);
          if (share < 0 || share > 0.95) return [];
          const away = size(sub(point, mix(body.hip, body.top, share)));
          return away < 4.5 ? [`${joint}.${side} is ${away.toFixed(1)} from the spine`] : [];
        }),
      ),
    );
    expect(faults).toEqual([]);
  });

  /**
   * Ranges in degrees: C. C. Norkin and D. J. White, "Measurement of Joint Motion", 5th edition
   * (2016), appendix B. Its largest values are those of the AAOS. Elbow and knee have 150, the
   * shoulder 180. Hip flexion has 120 and extension 30. They are measured here against the trunk, so
   * with 20 and 10 of the spine. A loaded ankle
   * bends further than its passive 20: 45, after K. Bennell et al., "Intra-rater and inter-rater
   * reliability of a weight-bearing measure of ankle dorsiflexion" (1998).
   */
  test('bends its joints within the human range', () => {
    const faults = faultsOf((body) =>
      BODY_SIDES.flatMap((side) => {
        const [arm, leg] = [body.arms[side], body.legs[side]];
        const elbow = degrees(sub(arm.elbow, arm.shoulder), sub(arm.wrist, arm.elbow));
        const knee = degrees(sub(leg.knee, leg.hip), sub(leg.ankle, leg.knee));
        const thigh = sub(leg.knee, leg.hip);
        const { forward, up } = body.pelvis;
        const hip = (Math.atan2(dot(thigh, forward), -dot(thigh, up)) * 180) / Math.PI;
        const ankle = 90 - degrees(sub(leg.ball, leg.heel), sub(leg.knee, leg.ankle));
        return [
          elbow > 150 ? `elbow ${elbow.toFixed(0)}` : '',
          knee > 150 ? `knee ${knee.toFixed(0)}` : '',
          Math.abs(dot(unit(thigh), body.pelvis.right)) < 0.8 && (hip > 140 || hip < -40)
            ? `hip ${hip.toFixed(0)}`
            : '',
          ankle > 46 || ankle < -90 ? `ankle ${ankle.toFixed(0)}` : '',
        ].flatMap((fault) => (fault === '' ? [] : [`${side} ${fault}`]));
      }),
    );
    expect(faults).toEqual([]);
  });

  /**
   * Ranges of the AAOS, "Joint Motion: Method of Measuring and Recording" (1965), as printed by Norkin
   * and White, appendix B. The shoulder extends by 60. The spine bends by 80 forward, 25 back and 35
   * to the side, and turns by 45. The neck bends by 45 to all sides, and turns by 60. The shoulder is
   * measured here against the chest, so its blade adds 10, and 20 where the sides differ.
   */
  test('bends its shoulders, spine and neck within the human range', () => {
    const within = (value: number, least: number, most: number, name: string) =>
      value < least - 0.5 || value > most + 0.5 ? [`${name} ${value.toFixed(0)}`] : [];
    const numbers = figures.flatMap(({ id, poses }) =>
      poses.flatMap((pose, index) => {
        const [, bend = 0, side = 0, twist = 0] = pose.get('trunk') ?? [];
        const [nod = 0, look = 0, cock = 0] = pose.get('head') ?? [];
        return [
          ...within(bend, -25, 80, 'spine'),
          ...within(side, -35, 35, 'spine to the side'),
          ...within(twist, -45, 45, 'spine turned'),
          ...within(nod, -45, 45, 'neck'),
          ...within(look, -60, 60, 'neck turned'),
          ...within(cock, -45, 45, 'neck to the side'),
        ].map((fault) => `${id} ${index + 1}: ${fault}`);
      }),
    );
    const shoulders = faultsOf((body, { marks }) =>
      BODY_SIDES.flatMap((side) => {
        const upper = unit(sub(body.arms[side].elbow, body.arms[side].shoulder));
        const [ahead, up] = [dot(upper, body.chest.forward), dot(upper, body.chest.up)];
        // An arm above or beside the shoulder is not extended.
        if (up > 0 || Math.abs(dot(upper, body.chest.right)) > 0.7) return [];
        const flexion = (Math.atan2(ahead, -up) * 180) / Math.PI;
        return within(flexion, marks.has('uneven') ? -80 : -70, 180, `shoulder.${side}`);
      }),
    );
    expect([...numbers, ...shoulders]).toEqual([]);
  });

  test('lets its main muscles be seen', () => {
    const hidden = figures.filter((figure) => {
      const exercise = byId.get(figure.id);
      const tint = exercise && tintOf(exercise);
      return !figure.poses.some(
        (pose) => tint && drawScene(figure, pose, tint).some(({ look }) => look === 'main'),
      );
    });
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });

  test('balances over its feet where it stands free', () => {
    const faults = faultsOf((body, figure) => {
      if (!figure.marks.has('free')) return [];
      const [x] = centreOfMass(figure, body);
      const points = BODY_SIDES.flatMap((side) => [
        body.legs[side].heel[0],
        body.legs[side].toe[0],
      ]);
      const [back, front] = [Math.min(...points), Math.max(...points)];
      return x < back || x > front
        ? [`centre ${x.toFixed(1)}, feet ${back.toFixed(1)} to ${front.toFixed(1)}`]
        : [];
    });
    expect(faults).toEqual([]);
  });

  test('differs at both ends of a repetition, unless it is held', () => {
    const alike = figures.filter((figure) => {
      const bodies = figure.poses.map((pose) => solve(figure, pose));
      const [first, ...others] = bodies;
      if (!first || figure.marks.has('still')) return false;
      const points = (body: SolvedBody) =>
        [...jointsOf(body), ...[...body.points]].map(([, at]) => at);
      const moved = others.map((body) =>
        Math.max(...points(body).map((at, index) => size(sub(at, points(first)[index] ?? at)))),
      );
      return Math.max(0, ...moved) < 1.5;
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  test('moves left and right alike unless it works one side', () => {
    const faults = figures.flatMap((figure) => {
      if (byId.get(figure.id)?.unilateral || figure.marks.has('uneven')) return [];
      return figure.poses.flatMap((pose, index) => {
        const body = solve(figure, pose);
        const apart = jointsOf(body).flatMap(([name, [x, y, z]]) => {
          const other = jointsOf(body).find(([of]) => of === name.replace(/\.r$/, '.l'))?.[1];
          return name.endsWith('.r') && other ? [size(sub([x, y, -z], other))] : [];
        });
        return Math.max(...apart) > 2 ? [`${figure.id} ${index + 1}`] : [];
      });
    });
    expect(faults).toEqual([]);
  });

  test('repeats without a jump', () => {
    const jumps = figures.flatMap((figure) => {
      const motion = motionOf(figure);
      const [end, start] = [motion.at(motion.seconds - 0.001), motion.at(0)].map((pose) =>
        solve(figure, pose),
      );
      return end && start && size(sub(end.hip, start.hip)) > 0.5 ? [figure.id] : [];
    });
    expect(jumps).toEqual([]);
  });
});

describe.each(FIGURE_BUILDS)('the bar in the %s build', (build) => {
  const figures = drawn(build);

  // A hand's breadth is 10 cm of 175.
  test.each([
    'back-squat',
    'front-squat',
    'low-bar-squat',
    'deadlift',
    'sumo-deadlift',
    'romanian-deadlift',
  ])('stays within a hand’s breadth of mid-foot in %s', (id) => {
    const figure = figures.find((each) => each.id === id);
    const away = (figure?.poses ?? []).map((pose) => {
      const body = solve(figure ?? { anchors: new Map(), build }, pose);
      const foot = mix(body.legs.r.heel, body.legs.r.toe, 0.5);
      return Math.abs((body.points.get('bar')?.[0] ?? 99) - foot[0]);
    });
    expect(away.length).toBeGreaterThan(1);
    expect(Math.max(...away)).toBeLessThan(5.7);
  });
});
