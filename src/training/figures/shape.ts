import type { Exercise } from '#domain/exercises/exercise';
import type { Muscle } from '#domain/exercises/muscles';
import type { Flat } from './outline';

/** How a shape is coloured; the style sheet has one rule for each. */
export type ShapeLook =
  | 'skin'
  | 'far'
  | 'shoe'
  | 'hair'
  | 'main'
  | 'helping'
  | 'metal'
  | 'plate'
  | 'frame'
  | 'pad'
  | 'padtop'
  | 'cable'
  | 'band';

export interface FigureShape {
  readonly look: ShapeLook;
  readonly path: string;
  /** Larger is nearer to the viewer; later shapes cover earlier ones. */
  readonly near: number;
  /** Points that bound the shape, for the picture's frame. */
  readonly bounds?: readonly Flat[];
}

/** The colour of a working muscle; null for others. */
export type Tint = (muscle: Muscle) => 'main' | 'helping' | null;

/** The colours of the muscles that an exercise works. */
export const tintOf =
  ({ primary, secondary }: Pick<Exercise, 'primary' | 'secondary'>): Tint =>
  (muscle) =>
    primary.includes(muscle) ? 'main' : secondary.includes(muscle) ? 'helping' : null;
