import type { FigureBuild } from './body';

/** Numbers of one pose by key: `hip`, `trunk`, `hand.r`, `bar`. */
export type FigurePose = ReadonlyMap<string, readonly number[]>;

/** A place in the scene: world coordinates, or a distance from a named point. */
export interface Spot {
  /** A joint, a point of the figure, or '' for the world. */
  readonly from: string;
  readonly offset: readonly [number, number, number];
}

/** Kinds of things that are drawn beside the body. */
export const PROP_KINDS = {
  box: { numbers: [3, 4], spots: [1, 1] },
  tube: { numbers: [1, 1], spots: [2, 6] },
  pad: { numbers: [1, 1], spots: [2, 2] },
  cable: { numbers: [0, 0], spots: [2, 4] },
  band: { numbers: [0, 0], spots: [2, 4] },
  rope: { numbers: [0, 0], spots: [2, 4] },
  pulley: { numbers: [0, 0], spots: [1, 1] },
  ball: { numbers: [1, 1], spots: [1, 1] },
  disc: { numbers: [1, 2], spots: [1, 2] },
  barbell: { numbers: [0, 1], spots: [1, 1] },
  shaft: { numbers: [0, 1], spots: [1, 1] },
  ez: { numbers: [0, 0], spots: [1, 1] },
  dumbbell: { numbers: [0, 0], spots: [1, 2] },
  kettlebell: { numbers: [0, 0], spots: [1, 2] },
  handle: { numbers: [0, 0], spots: [1, 2] },
} as const;

export type PropKind = keyof typeof PROP_KINDS;

export interface Prop {
  readonly kind: PropKind;
  readonly numbers: readonly number[];
  readonly spots: readonly Spot[];
  /** Drawn for both sides, mirrored. */
  readonly pair: boolean;
  /** Drawn before (-1) or after (1) everything else; 0 by its distance. */
  readonly layer: -1 | 0 | 1;
}

/** A load that counts for the balance. */
export interface Load {
  /** Share of the body's mass. */
  readonly mass: number;
  readonly spot: Spot;
}

/** A moving figure: key poses, and the things around the body. */
export interface Figure {
  readonly id: string;
  readonly build: FigureBuild;
  readonly poses: readonly FigurePose[];
  /** The point that a key's numbers count from: 'hand.r' from 'bar'. */
  readonly anchors: ReadonlyMap<string, string>;
  readonly props: readonly Prop[];
  readonly loads: readonly Load[];
  /** Degrees: 0 from the front, 90 from the right side; and the projection's height. */
  readonly view: readonly [yaw: number, pitch: number];
  /** Seconds to each pose from the one before; the first is the way back. */
  readonly tempo: readonly number[];
  /** Index of the hardest pose, which a still shows. */
  readonly hard: number;
  /** Words about the figure: `returns` for the motion, `over` and `under` for grips, else checks. */
  readonly marks: ReadonlySet<string>;
}
