import { useSyncExternalStore } from 'react';
import { type Exercise, isCatalogueId } from '#domain/exercises/exercise';
import { useDevicePreference } from '../../preferences/use-preferences';
import { extraPart, lazyPart } from '../../ui/state/lazy-part';
import styles from './exercise-figure.module.css';
import { useCue } from './use-cue';

type Shown = Pick<Exercise, 'id' | 'name' | 'primary' | 'secondary'>;

const FigurePlayer = lazyPart(
  () => import('../../training/figures/figure-player').catch(() => ({ default: () => null })),
  <div className={styles.waiting} aria-hidden="true" data-skeleton />,
);
const FigureStill = extraPart(() => import('../../training/figures/figure-still'));

/** The moving figure of an exercise; nothing without one, or where figures are switched off. */
export function ExerciseFigure({ exercise }: { exercise: Shown }) {
  const [wanted] = useDevicePreference('figures');
  const moves = useMoves();
  const cue = useCue(exercise.id);
  if (!wanted || !isCatalogueId(exercise.id)) return null;
  return <FigurePlayer exercise={exercise} label={cue ?? exercise.name} moves={moves} />;
}

/** The hardest pose of an exercise as a small picture; nothing without one. */
export function ExerciseStill({ exercise }: { exercise: Shown }) {
  const [wanted] = useDevicePreference('figures');
  if (!wanted || !isCatalogueId(exercise.id)) return null;
  return <FigureStill exercise={exercise} />;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(LESS_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether pictures may move: neither the system nor the person's switch is against it. */
function useMoves(): boolean {
  const [motion] = useDevicePreference('motion');
  const less = useSyncExternalStore(subscribe, () => matchMedia(LESS_MOTION).matches);
  return motion && !less;
}
