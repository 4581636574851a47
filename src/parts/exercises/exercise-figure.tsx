import { type ReactNode, useEffect } from 'react';
import { type Exercise, shownAs } from '#domain/exercises/exercise';
import type { FigureBuild } from '#domain/figures/body';
import { useFigureBuild } from '../../preferences/figure-build';
import { useDevicePreference } from '../../preferences/use-preferences';
import { withoutReload } from '../../pwa/preload-error';
import { extraPart } from '../../ui/state/lazy-part';
import { whenIdle } from '../../ui/state/when-idle';
import styles from './exercise-figure.module.css';
import { loadCues, useCue } from './use-cue';
import { useMoves } from './use-moves';

type Shown = Pick<Exercise, 'id' | 'name' | 'primary' | 'secondary' | 'like'>;

const FigurePlayer = extraPart(
  () => withoutReload(() => import('../../training/figures/figure-player')),
  <div className={styles.waiting} aria-hidden="true" data-skeleton />,
);
const FigureStill = extraPart(
  () => withoutReload(() => import('../../training/figures/figure-still')),
  <span className={styles.place} aria-hidden="true" />,
);

async function readyFigure(figureId: string, build: FigureBuild, exercise: Shown): Promise<void> {
  try {
    await withoutReload(async () => {
      const { prepareFigure } = await import('../../training/figures/figure-player');
      await Promise.all([FigurePlayer.load(), loadCues()]);
      whenIdle(() => prepareFigure(figureId, build, exercise));
    });
  } catch {
    // It loads again when somebody opens it.
  }
}

/** Loads and draws the figure of an exercise while the browser is idle, and loads its cue. */
export function useReadyFigure(exercise: Shown | null): void {
  const [wanted] = useDevicePreference('figures');
  const [build] = useFigureBuild();
  useEffect(() => {
    const drawn = exercise && shownAs(exercise);
    if (!wanted || !drawn) return;
    return whenIdle(() => void readyFigure(drawn, build, exercise));
  }, [wanted, build, exercise]);
}

/** The moving figure of an exercise; nothing without one, or where figures are switched off. */
export function ExerciseFigure({ exercise }: { exercise: Shown }) {
  const [wanted] = useDevicePreference('figures');
  const [build] = useFigureBuild();
  const moves = useMoves();
  const cue = useCue(exercise);
  const drawn = shownAs(exercise);
  if (!wanted || drawn === null) return null;
  return (
    <FigurePlayer
      figureId={drawn}
      build={build}
      exercise={exercise}
      label={cue ?? exercise.name}
      moves={moves}
    />
  );
}

interface ExerciseStillProps {
  exercise: Shown;
  /** For paper, where nothing scrolls into sight. */
  atOnce?: boolean;
}

/** The hardest pose of an exercise as a small picture; nothing without one. */
export function ExerciseStill({ exercise, atOnce = false }: ExerciseStillProps) {
  const [wanted] = useDevicePreference('figures');
  const [build] = useFigureBuild();
  const drawn = shownAs(exercise);
  if (!wanted || drawn === null) return null;
  return <FigureStill figureId={drawn} build={build} exercise={exercise} atOnce={atOnce} />;
}

/** Gives the stills of a ficha's exercises; none for those unknown to this device. */
export function exerciseStills(
  book: { byId(id: string): Shown | null } | null,
  options: Pick<ExerciseStillProps, 'atOnce'> = {},
): (exercise: string | null) => ReactNode {
  return (id) => {
    const exercise = id === null ? null : (book?.byId(id) ?? null);
    return exercise && <ExerciseStill exercise={exercise} {...options} />;
  };
}
