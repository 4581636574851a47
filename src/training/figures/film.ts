import type { Figure } from '#domain/figures/figure';
import { motionOf } from '#domain/figures/motion';
import { drawScene } from './scene';
import type { FigureShape, Tint } from './shape';

/** As in the cinema: the eye needs no more for slow movements. */
const FRAMES_PER_SECOND = 24;

export interface Film {
  /** The number of the frame at a time of the repetitions, in seconds. */
  frameAt(second: number): number;
  shapes(frame: number): readonly FigureShape[];
}

/** One repetition in frames. Each is drawn when it is first shown, so later repetitions cost less. */
export function filmOf(figure: Figure, tint: Tint): Film {
  const motion = motionOf(figure);
  const count = Math.max(1, Math.round(motion.seconds * FRAMES_PER_SECOND));
  const frames: (readonly FigureShape[])[] = [];
  return {
    frameAt: (second) => Math.floor(second * FRAMES_PER_SECOND) % count,
    shapes(frame) {
      const drawn =
        frames[frame] ?? drawScene(figure, motion.at((frame / count) * motion.seconds), tint);
      frames[frame] = drawn;
      return drawn;
    },
  };
}
