import type { Exercise } from '#domain/exercises/exercise';
import type { FigureBuild } from '#domain/figures/body';
import { drawnFigure } from '../../training/figures/figure-book';
import { pictureClass } from '../../training/figures/figure-picture';
import { drawScene, viewBoxOf } from '../../training/figures/scene';
import { type FigureShape, type ShapeLook, tintOf } from '../../training/figures/shape';
import type { Pen } from './picture-look';

/** A pose to draw on a canvas, with its frame in its own units. */
export interface CanvasFigure {
  readonly shapes: readonly FigureShape[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The hardest pose of an exercise; null for one without a figure. */
export function canvasFigure(
  figureId: string,
  exercise: Pick<Exercise, 'primary' | 'secondary'>,
  build: FigureBuild,
): CanvasFigure | null {
  const figure = drawnFigure(figureId, build);
  const pose = figure?.poses[figure.hard];
  if (!figure || !pose) return null;
  const shapes = drawScene(figure, pose, tintOf(exercise));
  const [left = 0, top = 0, width = 1, height = 1] = viewBoxOf(shapes, 1).split(' ').map(Number);
  return { shapes, left, top, width, height };
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a figure as large as fits, in the middle of its place. */
export function paintFigure(
  pen: Pen,
  { shapes, left, top, width, height }: CanvasFigure,
  place: Place,
  theme: 'now' | 'dark',
): void {
  const scale = Math.min(place.width / width, place.height / height);
  const { paintOf, close } = paints(theme);
  pen.save();
  pen.shadowBlur = 0;
  pen.translate(
    place.x + (place.width - width * scale) / 2,
    place.y + (place.height - height * scale) / 2,
  );
  pen.scale(scale, scale);
  pen.translate(-left, -top);
  pen.lineJoin = 'round';
  pen.lineWidth = 0.9;
  for (const { look, path } of shapes) {
    const outline = new Path2D(path);
    const { fill, stroke } = paintOf(look);
    if (stroke !== 'none') {
      pen.strokeStyle = stroke;
      pen.stroke(outline);
    }
    pen.fillStyle = fill;
    pen.fill(outline);
  }
  pen.restore();
  close();
}

/** The colours that the style sheet gives to the shapes of a drawing. */
function paints(theme: 'now' | 'dark') {
  const part = document.createElement('span');
  part.hidden = true;
  if (theme === 'dark') part.className = 'dark';
  const still = document.createElement('span');
  still.className = pictureClass('still');
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', pictureClass('picture'));
  still.append(picture);
  part.append(still);
  document.body.append(part);
  const known = new Map<ShapeLook, { readonly fill: string; readonly stroke: string }>();
  return {
    paintOf(look: ShapeLook) {
      const before = known.get(look);
      if (before) return before;
      const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      shape.setAttribute('class', pictureClass(look));
      picture.append(shape);
      const { fill, stroke } = getComputedStyle(shape);
      const paint = { fill, stroke };
      known.set(look, paint);
      return paint;
    },
    close: () => part.remove(),
  };
}
