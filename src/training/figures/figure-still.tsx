import { useEffect, useMemo, useRef, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import type { FigureBuild } from '#domain/figures/body';
import type { FigurePose } from '#domain/figures/figure';
import styles from './figure.module.css';
import { drawnFigure, hasFigure } from './figure-book';
import { FigurePicture } from './figure-picture';
import { drawScene, viewBoxOf } from './scene';
import { tintOf } from './shape';

type Shown = Pick<Exercise, 'primary' | 'secondary'>;

interface FigureStillProps {
  figureId: string;
  build: FigureBuild;
  /** The exercise, whose muscles are tinted. */
  exercise: Shown;
  /** Draws it wherever it is, for paper. */
  atOnce: boolean;
}

/** The hardest pose as a small picture, drawn when it comes near the screen; or nothing. */
export default function FigureStill(props: FigureStillProps) {
  return hasFigure(props.figureId) ? <Still {...props} /> : null;
}

function Still({ atOnce, ...drawn }: FigureStillProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(atOnce);
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
      {near && <Drawn {...drawn} />}
    </span>
  );
}

function Drawn({ figureId, build, exercise }: Omit<FigureStillProps, 'atOnce'>) {
  const drawn = useMemo(() => {
    const figure = drawnFigure(figureId, build);
    const pose: FigurePose | undefined = figure?.poses[figure.hard];
    if (!figure || !pose) return null;
    const shapes = drawScene(figure, pose, tintOf(exercise));
    return { shapes, viewBox: viewBoxOf(shapes, 1) };
  }, [figureId, build, exercise]);
  return drawn && <FigurePicture {...drawn} floor={null} />;
}
