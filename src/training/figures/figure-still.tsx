import { useEffect, useMemo, useRef, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import type { FigurePose } from '#domain/figures/figure';
import styles from './figure.module.css';
import { drawnFigure, hasFigure, tintOf } from './figure-book';
import { FigurePicture } from './figure-picture';
import { drawScene, viewBoxOf } from './scene';

type Shown = Pick<Exercise, 'id' | 'primary' | 'secondary'>;

/** The hardest pose as a small picture, drawn when it comes near the screen; or nothing. */
export default function FigureStill({ exercise }: { exercise: Shown }) {
  return hasFigure(exercise.id) ? <Still exercise={exercise} /> : null;
}

function Still({ exercise }: { exercise: Shown }) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !box.current) return;
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [near]);
  return (
    <span ref={box} className={styles.still} aria-hidden="true">
      {near && <Drawn exercise={exercise} />}
    </span>
  );
}

function Drawn({ exercise }: { exercise: Shown }) {
  const drawn = useMemo(() => {
    const figure = drawnFigure(exercise.id);
    const pose: FigurePose | undefined = figure?.poses[figure.hard];
    if (!figure || !pose) return null;
    const shapes = drawScene(figure, pose, tintOf(exercise));
    return { shapes, viewBox: viewBoxOf(shapes, 1) };
  }, [exercise]);
  return drawn && <FigurePicture {...drawn} floor={null} />;
}
