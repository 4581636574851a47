import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRestLeft, formatTimer } from '#words/format/duration';
import { Chip } from '../../ui/control/chip';
import layoutClass from '../../ui/layout.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './rest-line.module.css';

export interface RestFigures {
  /** Milliseconds. */
  readonly left: number;
  /** Seconds. */
  readonly total: number;
  readonly paused: boolean;
  /** Time since its end, ms; 0 while it runs. */
  readonly over: number;
}

interface RestLineProps {
  rest: RestFigures | null;
  /** Content without a running rest: the next set. */
  children: ReactNode;
  onExtend: () => void;
  onSkip: () => void;
  onPause: () => void;
  onResume: () => void;
}

/**
 * The line above the steppers with the rest and its two acts. It has the same height without a
 * rest.
 */
export function RestLine(props: RestLineProps) {
  const { rest, children } = props;
  if (!rest) return <div className={styles.line}>{children}</div>;
  if (rest.left === 0) {
    return (
      <div className={styles.line}>
        <p className={styles.over}>
          <strong>Descanso terminou</strong>
          <span data-moving="">há {formatTimer(rest.over / 1000)}</span>
        </p>
        <Chip className={styles.act} onClick={props.onExtend}>
          +15 s
        </Chip>
      </div>
    );
  }
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.clock}
        aria-label={rest.paused ? 'Continuar descanso' : 'Pausar descanso'}
        onClick={rest.paused ? props.onResume : props.onPause}
      >
        <span
          className={styles.left}
          data-paused={rest.paused || undefined}
          data-moving=""
          aria-hidden="true"
        >
          {formatRestLeft(rest.left)}
        </span>
        <span className={styles.word}>
          {rest.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          <span>{rest.paused ? 'em pausa' : 'descanso'}</span>
        </span>
      </button>
      <VisuallyHidden>
        <span role="timer">{`Descanso: ${formatRestLeft(rest.left)}`}</span>
      </VisuallyHidden>
      <div className={layoutClass.line}>
        <Chip className={styles.act} aria-label="Mais 15 segundos" onClick={props.onExtend}>
          +15 s
        </Chip>
        <Chip className={styles.act} aria-label="Pular descanso" onClick={props.onSkip}>
          Pular
        </Chip>
      </div>
    </div>
  );
}
