import type { ReactNode } from 'react';
import { type Exercise, shownAs } from '#domain/exercises/exercise';
import { useFigureBuild } from '../../preferences/figure-build';
import { useDevicePreference } from '../../preferences/use-preferences';
import { lazyPart } from '../../ui/state/lazy-part';
import styles from './exercise-figure.module.css';
import { useCue } from './use-cue';
import { useMoves } from './use-moves';

type Shown = Pick<Exercise, 'id' | 'name' | 'primary' | 'secondary' | 'like'>;

const FigurePlayer = lazyPart(
  () => import('../../training/figures/figure-player').catch(() => ({ default: () => null })),
  <div className={styles.waiting} aria-hidden="true" data-skeleton />,
);
const FigureStill = lazyPart(
  () => import('../../training/figures/figure-still').catch(() => ({ default: () => null })),
  <span className={styles.place} aria-hidden="true" />,
);

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
