import { ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import type { Figure } from '#domain/figures/figure';
import { IconButton } from '../../ui/control/icon-button';
import styles from './figure.module.css';
import { FigurePicture, redraw } from './figure-picture';
import { filmOf } from './film';
import { drawScene, floorOf, viewBoxOf } from './scene';
import { type FigureShape, tintOf } from './shape';

export interface FigureStageProps {
  figure: Figure;
  /** The exercise, whose muscles are tinted. */
  exercise: Pick<Exercise, 'primary' | 'secondary'>;
  /** The text alternative: how to do the exercise. */
  label: string;
  /** False shows start and end side by side. */
  moves: boolean;
}

interface KeyScenes {
  readonly muscles: string;
  readonly scenes: readonly (readonly FigureShape[])[];
  readonly viewBox: string;
  readonly floor: string;
}

const drawn = new WeakMap<Figure, KeyScenes>();

/** The drawn poses of a figure, and what frames them. The latest muscles stay drawn. */
export function keyScenes(figure: Figure, exercise: FigureStageProps['exercise']): KeyScenes {
  const muscles = [exercise.primary, exercise.secondary].join(';');
  const known = drawn.get(figure);
  if (known?.muscles === muscles) return known;
  const scenes = figure.poses.map((pose) => drawScene(figure, pose, tintOf(exercise)));
  const made = { muscles, scenes, viewBox: viewBoxOf(scenes.flat()), floor: floorOf(figure) };
  drawn.set(figure, made);
  return made;
}

/** A figure that repeats the movement; with less motion its start beside its end. */
export function FigureStage({ figure, exercise, label, moves }: FigureStageProps) {
  const [playing, setPlaying] = useState(true);
  const { poses, hard } = figure;
  const { scenes, viewBox, floor } = keyScenes(figure, exercise);
  const isStatic = poses.length < 2;

  if (!moves && !isStatic) {
    const end = hard === 0 ? 1 : hard;
    return (
      <div className={styles.stage} role="img" aria-label={label}>
        <FigurePicture shapes={scenes[0] ?? []} viewBox={viewBox} floor={floor} />
        <ArrowRight className={styles.arrow} aria-hidden="true" />
        <FigurePicture shapes={scenes[end] ?? []} viewBox={viewBox} floor={floor} />
      </div>
    );
  }
  return (
    <div className={styles.stage}>
      <div className={styles.whole} role="img" aria-label={label}>
        <Moving
          figure={figure}
          exercise={exercise}
          playing={playing && !isStatic}
          first={scenes[0] ?? []}
          viewBox={viewBox}
          floor={floor}
        />
      </div>
      {!isStatic && (
        <IconButton
          className={styles.control}
          variant="quiet"
          label={playing ? 'Pausar a figura' : 'Mover a figura'}
          icon={playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={() => setPlaying(!playing)}
        />
      )}
    </div>
  );
}

interface MovingProps {
  figure: Figure;
  exercise: FigureStageProps['exercise'];
  playing: boolean;
  first: readonly FigureShape[];
  viewBox: string;
  floor: string;
}

function Moving({ figure, exercise, playing, first, viewBox, floor }: MovingProps) {
  const group = useRef<SVGGElement>(null);
  // The time of the repetition outlives a pause.
  const clock = useRef(0);
  const film = useMemo(() => filmOf(figure, tintOf(exercise)), [figure, exercise]);
  useEffect(() => {
    const drawing = group.current;
    if (!playing || !drawing) return;
    let request = 0;
    let before: number | null = null;
    let shown = -1;
    const frame = (now: number) => {
      request = requestAnimationFrame(frame);
      clock.current += before === null ? 0 : Math.min(now - before, 100) / 1000;
      before = now;
      const next = film.frameAt(clock.current);
      if (next !== shown) redraw(drawing, film.shapes(next));
      shown = next;
    };
    // It moves only where it can be seen.
    const watcher = new IntersectionObserver((seen) => {
      cancelAnimationFrame(request);
      before = null;
      if (seen.at(-1)?.isIntersecting) request = requestAnimationFrame(frame);
    });
    watcher.observe(drawing.ownerSVGElement ?? drawing);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(request);
    };
  }, [film, playing]);
  return <FigurePicture shapes={first} viewBox={viewBox} floor={floor} moving={group} />;
}
