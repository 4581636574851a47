import type { FigureBuild } from '#domain/figures/body';
import { drawnFigure } from './figure-book';
import { FigureStage, type FigureStageProps } from './figure-stage';

interface FigurePlayerProps extends Omit<FigureStageProps, 'figure'> {
  figureId: string;
  build: FigureBuild;
}

/** The moving figure of an exercise; nothing for one without. */
export default function FigurePlayer({ figureId, build, ...shown }: FigurePlayerProps) {
  const figure = drawnFigure(figureId, build);
  return figure && <FigureStage key={`${figure.id} ${build}`} figure={figure} {...shown} />;
}
