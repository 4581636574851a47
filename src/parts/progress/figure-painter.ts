import { shownAs } from '#domain/exercises/exercise';
import { figureBuild } from '../../preferences/figure-build';
import type { Pen } from './picture-look';
import type { PictureShare } from './share-picture';

export type Painter = (
  pen: Pen,
  place: { x: number; y: number; width: number; height: number },
) => void;

/** Paints the figure of the picture; null for a picture without one, or if it does not load. */
export async function figurePainter(
  { figure: exercise }: PictureShare,
  theme: 'now' | 'dark',
): Promise<Painter | null> {
  const id = exercise && shownAs(exercise);
  if (!exercise || !id) return null;
  try {
    const { canvasFigure, paintFigure } = await import('./draw-figure');
    const figure = canvasFigure(id, exercise, figureBuild.get());
    return figure && ((pen, place) => paintFigure(pen, figure, place, theme));
  } catch (cause) {
    console.error('The figure of the picture did not load', cause);
    return null;
  }
}
