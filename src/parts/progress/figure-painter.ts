import { shownAs } from '#domain/exercises/exercise';
import { figureBuild } from '../../preferences/figure-build';
import type { Pen } from './picture-look';
import type { PictureShare } from './share-picture';

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Place extends Corner {
  readonly height: number;
}

export type Painter = (pen: Pen, place: Place) => void;

/** Sizes of the drawn figure, px. */
const LEAST = 160;
const MOST = 560;

/**
 * The place for a figure below the logo or beside it, whichever has more room above a line; null
 * where neither has enough.
 */
export function figurePlace(below: Corner, beside: Corner, line: number): Place | null {
  const height = ({ y }: Corner) => Math.min(MOST, line - y);
  const size = (corner: Corner) => Math.min(corner.width, height(corner));
  const corner = size(beside) > size(below) ? beside : below;
  return size(corner) < LEAST ? null : { ...corner, height: height(corner) };
}

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
