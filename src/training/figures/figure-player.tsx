import type { FigureBuild } from '#domain/figures/body';
import { drawnFigure } from './figure-book';
import { FigureStage, type FigureStageProps, keyScenes } from './figure-stage';

interface FigurePlayerProps extends Omit<FigureStageProps, 'figure'> {
  figureId: string;
  build: FigureBuild;
}

/** The moving figure of an exercise; nothing for one without. */
export default function FigurePlayer({ figureId, build, ...shown }: FigurePlayerProps) {
  const figure = drawnFigure(figureId, build);
  return figure && <FigureStage key={`${figure.id} ${build}`} figure={figure} {...shown} />;
}

/** Draws the key poses of an exercise's figure before somebody opens it. */
export function prepareFigure(
  figureId: string,
  build: FigureBuild,
  exercise: FigureStageProps['exercise'],
): void {
  const figure = drawnFigure(figureId, build);
  if (figure) keyScenes(figure, exercise);
}
