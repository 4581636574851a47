import type { Exercise } from '#domain/exercises/exercise';
import { classNames } from '../../ui/class-names';
import layoutClass from '../../ui/layout.module.css';
import textClass from '../../ui/text.module.css';
import { ExerciseFigure } from './exercise-figure';
import styles from './exercise-figure.module.css';
import { useCue } from './use-cue';

/** The figure and the cue, within the page of the workout: the dock stays in reach. */
export function HowToPanel({ exercise }: { exercise: Exercise }) {
  const cue = useCue(exercise);
  return (
    <section
      className={classNames(layoutClass.close, styles.panel)}
      aria-label={`Como fazer: ${exercise.name}`}
    >
      <ExerciseFigure exercise={exercise} />
      {cue && <p className={textClass.small}>{cue}</p>}
    </section>
  );
}
