import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import type { Effort, SetKind, Side } from '#domain/workouts/shape';
import { formatTimer } from '#words/format/duration';
import { afterComma, numberedSetInside } from '#words/workouts/sets';
import { spokenDisc, spokenEffort } from '#words/workouts/spoken';
import { classNames } from '../../ui/class-names';
import { Disc } from '../../ui/control/disc';
import type { EffortFieldName, LoggedExercise } from '../effort/effort-fields';
import { EffortKeypad } from '../effort/effort-keypad';
import { EffortSteppers } from '../effort/effort-steppers';
import type { RestFigures } from '../rest/rest-line';
import styles from './logger.module.css';

/** The stopwatch of a timed set. */
export interface SetClock {
  /** Time since its start, ms; null while it waits. */
  readonly elapsed: number | null;
  /** During the preparation: ms until the start, and the total seconds. */
  readonly ready?: { readonly left: number; readonly total: number } | null;
  readonly onStart: () => void;
}

interface Typing {
  readonly field: EffortFieldName;
  readonly set: string | undefined;
}

interface LoggerProps {
  /** Identifies the set, if one logger serves several. */
  setKey?: string;
  exercise: LoggedExercise;
  unit: LoadUnit;
  /** The effort that the disc will log. */
  effort: Effort;
  onChange: (effort: Effort) => void;
  /** Warm-ups have a name and numbers of their own. */
  kind?: SetKind;
  /** Counted from 1. */
  setNumber: number;
  setCount: number;
  /** The side of a one-sided set. */
  side?: Side | null;
  rest: RestFigures | null;
  /** The line above the steppers. */
  line: ReactNode;
  /** Whether the tap is being stored; the disc stays pressed until then. */
  pending: boolean;
  /** Whether the set was just stored: the ring fills, and the disc ignores further taps. */
  justDone: boolean;
  /**
   * Whether the previous set was logged elsewhere: the disc now means another set, and ignores taps
   * for a moment.
   */
  justTaken?: boolean;
  /** The result of the logged set while the disc shows it; the next tap is possible already. */
  lit?: 'done' | 'record' | null | undefined;
  onComplete: (effort: Effort) => void;
  /** Shows the plates for the load; absent if it takes none. */
  onPlates?: (() => void) | undefined;
  /** The stopwatch of a timed set. */
  clock?: SetClock | undefined;
  /** Mirrors the disc for the left thumb. */
  mirrored?: boolean;
}

/** The controls between two sets: rest, steppers and the disc that logs the set. */
export function Logger(props: LoggerProps) {
  const { exercise, unit, effort, onChange, kind = 'normal' } = props;
  const { setNumber, setCount, rest, clock } = props;
  const [typing, setTyping] = useState<Typing | null>(null);
  // A value typed for a set that was then logged elsewhere does not apply to the next set.
  const field = typing?.set === props.setKey ? typing?.field : undefined;
  const running = clock && clock.elapsed !== null ? clock.elapsed : null;
  const ready = clock?.ready ?? null;
  const waiting = clock !== undefined && running === null && ready === null;
  // A second tap on the disc must not start the set that the first has made ready.
  const held = props.pending || props.justDone || props.justTaken || ready !== null;

  function tap() {
    if (held) return;
    if (clock && waiting) clock.onStart();
    else if (running !== null) {
      props.onComplete({ ...effort, seconds: Math.max(1, Math.round(running / 1000)) });
    } else props.onComplete(effort);
  }

  const side = props.side ?? null;
  const label =
    waiting || ready
      ? `${ready ? 'Já vai começar' : 'Começar'} ${numberedSetInside(kind, setNumber, setCount)}${afterComma(side)}: ${spokenEffort(effort, unit)}`
      : spokenDisc(setNumber, setCount, effort, unit, side, kind);

  return (
    <div className={classNames(styles.logger, props.mirrored && styles.mirrored)}>
      {props.line}
      <div className={styles.act}>
        <EffortSteppers
          exercise={exercise}
          effort={effort}
          unit={unit}
          onChange={onChange}
          onEdit={(edited) => setTyping({ field: edited, set: props.setKey })}
          disabled={running !== null || ready !== null}
        />
        <Disc
          className={classNames(styles.disc, props.pending && styles.pressed)}
          label={label}
          state={props.lit ?? discState(props.justDone, rest)}
          progress={progressOf(ready, running, effort, rest)}
          aria-disabled={held || undefined}
          onClick={tap}
          glyph={
            props.lit
              ? undefined
              : glyphOf(waiting, ready ? Math.ceil(ready.left / 1000) * 1000 : running)
          }
        />
      </div>
      {field && (
        <EffortKeypad
          field={field}
          exercise={exercise}
          effort={effort}
          unit={unit}
          primaryLabel="Concluir série"
          onChange={onChange}
          onPrimary={(typed) => {
            setTyping(null);
            // The keypad was opened for this set, so a tap in it cannot have been meant for the
            // last one.
            if (!props.pending) props.onComplete(typed);
          }}
          onPlates={
            props.onPlates &&
            (() => {
              setTyping(null);
              props.onPlates?.();
            })
          }
          onClose={() => setTyping(null)}
        />
      )}
    </div>
  );
}

function discState(justDone: boolean, rest: RestFigures | null) {
  if (justDone) return 'done';
  return rest && rest.left > 0 ? 'resting' : 'ready';
}

function progressOf(
  ready: SetClock['ready'],
  running: number | null,
  effort: Effort,
  rest: RestFigures | null,
): number {
  if (ready) return share(ready.left, ready.total);
  return running === null ? restShare(rest) : share(running, effort.seconds ?? 0);
}

function restShare(rest: RestFigures | null): number {
  return rest ? share(rest.left, rest.total) : 0;
}

function share(ms: number, seconds: number): number {
  return seconds > 0 ? Math.min(1, ms / (seconds * 1000)) : 0;
}

function glyphOf(waiting: boolean, running: number | null) {
  return waiting ? <Play fill="currentColor" aria-hidden="true" /> : counted(running);
}

function counted(elapsed: number | null) {
  if (elapsed === null) return undefined;
  const seconds = Math.floor(elapsed / 1000);
  return <span className={styles.count}>{seconds < 60 ? seconds : formatTimer(seconds)}</span>;
}
