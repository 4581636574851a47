import { balanced } from './balance';
import type { Figure, FigurePose } from './figure';

const SECONDS = 1.3;
/** Share of a way's time that the body rests in the pose it reached. */
const REST = 0.15;

export interface Motion {
  readonly seconds: number;
  /** The pose at a time of the repetition. */
  at(second: number): FigurePose;
}

/** The figure with every open hip of its poses set by the balance. */
export const settled = (figure: Figure): Figure => ({
  ...figure,
  poses: figure.poses.map((pose) => balanced(figure, pose)),
});

/**
 * One repetition: through all poses and back to the first, by the joints' own numbers. A figure
 * that `returns` goes back the way that it came.
 */
export function motionOf(figure: Figure): Motion {
  const { poses, tempo } = figure.marks.has('returns') ? returning(figure) : figure;
  const ways = poses.map((_, index) => tempo[index] ?? tempo[0] ?? SECONDS);
  const seconds = ways.reduce((sum, way) => sum + way, 0);
  const first: FigurePose = poses[0] ?? new Map();
  return {
    seconds,
    at(second) {
      let left = ((second % seconds) + seconds) % seconds;
      for (let index = 0; index < poses.length; index += 1) {
        const next = (index + 1) % poses.length;
        const way = ways[next] ?? SECONDS;
        const [from, to] = [poses[index] ?? first, poses[next] ?? first];
        if (left <= way) return between(from, to, eased(Math.min(1, left / (way * (1 - REST)))));
        left -= way;
      }
      return first;
    },
  };
}

function returning({ poses, tempo }: Figure): Pick<Figure, 'poses' | 'tempo'> {
  const back = <T>(list: readonly T[]) => list.slice(1, -1).reverse();
  const ways = poses.map((_, index) => tempo[index] ?? tempo[0] ?? SECONDS);
  const [, ...forth] = ways;
  return {
    poses: [...poses, ...back(poses)],
    tempo: [forth[0] ?? SECONDS, ...forth, ...forth.slice(1).reverse()],
  };
}

const eased = (share: number): number => (1 - Math.cos(Math.PI * share)) / 2;

/** Each number on its way from one pose to the next. Bones keep their length, as angles turn. */
export function between(from: FigurePose, to: FigurePose, share: number): FigurePose {
  const pose = new Map<string, readonly number[]>();
  for (const [key, values] of to) {
    const start = from.get(key) ?? values;
    const count = Math.max(start.length, values.length);
    pose.set(
      key,
      Array.from({ length: count }, (_, index) => {
        const [a, b] = [start[index] ?? 0, values[index] ?? 0];
        return a + (b - a) * share;
      }),
    );
  }
  return pose;
}
