import { useMemo } from 'react';
import { settled } from '#domain/figures/motion';
import { buildFigure, readBook } from '#domain/figures/parse-figures';
import { useMoves } from '../../../parts/exercises/use-moves';
import { useFigureBuild } from '../../../preferences/figure-build';
import { useDevicePreference } from '../../../preferences/use-preferences';
import { FigureStage } from '../../../training/figures/figure-stage';
import { DEMO_CUE, DEMO_FIGURE, DEMO_MUSCLES } from './demo-figure-text';

const book = readBook([DEMO_FIGURE]);

/** The moving figure of the demonstration's exercise. */
export default function DemoFigure() {
  const [wanted] = useDevicePreference('figures');
  const [build] = useFigureBuild();
  const moves = useMoves();
  const figure = useMemo(() => {
    const built = buildFigure(book, 'barbell-bench-press', build);
    return built && settled(built);
  }, [build]);
  if (!wanted || !figure) return null;
  return <FigureStage figure={figure} exercise={DEMO_MUSCLES} label={DEMO_CUE} moves={moves} />;
}
