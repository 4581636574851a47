import { ArrowRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import type { Figure } from '#domain/figures/figure';
import { motionOf } from '#domain/figures/motion';
import { IconButton } from '../../ui/control/icon-button';
import styles from './figure.module.css';
import { FigurePicture, redraw } from './figure-picture';
import { drawScene, floorOf, viewBoxOf } from './scene';
import { tintOf } from './shape';

export interface FigureStageProps {
  figure: Figure;
  /** The exercise, whose muscles are tinted. */
  exercise: Pick<Exercise, 'primary' | 'secondary'>;
  /** The text alternative: how to do the exercise. */
  label: string;
  /** False shows start and end side by side. */
  moves: boolean;
}

/** A figure that repeats the movement; with less motion its start beside its end. */
export function FigureStage({ figure, exercise, label, moves }: FigureStageProps) {
  const [playing, setPlaying] = useState(true);
  const { poses, hard } = figure;
  const drawn = useMemo(() => {
    const scenes = figure.poses.map((pose) => drawScene(figure, pose, tintOf(exercise)));
    return { scenes, viewBox: viewBoxOf(scenes.flat()), floor: floorOf(figure) };
  }, [figure, exercise]);
  const { scenes, viewBox, floor } = drawn;
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
  first: ReturnType<typeof drawScene>;
  viewBox: string;
  floor: string;
}

/** Milliseconds between two drawings: the eye needs no more for slow movements. */
const STEP = 30;

function Moving({ figure, exercise, playing, first, viewBox, floor }: MovingProps) {
  const group = useRef<SVGGElement>(null);
  // The time of the repetition outlives a pause.
  const clock = useRef(0);
  useEffect(() => {
    const drawing = group.current;
    if (!playing || !drawing) return;
    const motion = motionOf(figure);
    const tint = tintOf(exercise);
    let request = 0;
    let before: number | null = null;
    const frame = (now: number) => {
      request = requestAnimationFrame(frame);
      if (before !== null && now - before < STEP) return;
      clock.current += before === null ? 0 : Math.min(now - before, 100) / 1000;
      before = now;
      redraw(drawing, drawScene(figure, motion.at(clock.current), tint));
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
  }, [figure, exercise, playing]);
  return <FigurePicture shapes={first} viewBox={viewBox} floor={floor} moving={group} />;
}
