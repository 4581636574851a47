import type { ReactNode } from 'react';
import type { LoadUnit } from '#domain/load';
import type { PersonalRecord } from '#domain/progress/records';
import type { Effort, WorkoutSet } from '#domain/workouts/shape';
import { recordWords } from '#words/progress/records';
import { formatEffortFigures } from '#words/workouts/effort';
import {
  afterComma,
  kindAfterComma,
  numberedSet,
  numberedSetInside,
  setKindMark,
  setMenuName,
  sideMark,
} from '#words/workouts/sets';
import { spokenEffort } from '#words/workouts/spoken';
import { classNames } from '../../ui/class-names';
import { Roll } from '../../ui/control/roll';
import { Menu } from '../../ui/layer/menu';
import { PendingMark } from '../../ui/state/pending-mark';
import { fieldsOf, type LoggedExercise } from '../effort/effort-fields';
import { figure } from '../effort/effort-words';
import { OtherVersion } from './other-version';
import { RecordMark } from './record-mark';
import { SetCheck } from './set-check';
import { type SetActs, setMenu } from './set-menu';
import styles from './set-table.module.css';
import type { Ticks } from './ticks';

export interface SetRowActs extends SetActs {
  /** Logs this set with the displayed values. */
  onComplete: (set: WorkoutSet) => void;
  onReopen: (set: WorkoutSet) => void;
  /** Makes an open set the current one. */
  onChoose: (set: WorkoutSet) => void;
  onKeep: (set: WorkoutSet, which: 'mine' | 'other') => void;
}

/** The line below the values of a set. */
export interface SetNote {
  readonly shown: ReactNode;
  readonly spoken: string;
}

interface SetRowProps extends SetRowActs {
  ticks?: Ticks;
  set: WorkoutSet;
  number: number;
  count: number;
  exercise: LoggedExercise;
  unit: LoadUnit;
  /** The performance, or the plan of an open set. */
  effort: Effort;
  earlier: Effort | null;
  current: boolean;
  /** Whether the set was just logged. */
  fresh: boolean;
  /** Whether the set is done and only on this device. */
  unsent: boolean;
  records: readonly PersonalRecord[];
  note?: SetNote | null;
}

/** One set. A tap on the row edits it; the ring at its end logs or reopens it. */
export function SetRow(props: SetRowProps) {
  const { set, number, count, exercise, unit, effort, earlier, current, records } = props;
  const { done } = set;
  const fields = fieldsOf(exercise.loadKind);
  const mark = setKindMark(set.kind);
  const warmUp = set.kind === 'warmup';
  const spoken = spokenEffort(effort, unit);
  const side = afterComma(set.side);
  const state = done ? 'done' : current ? 'current' : 'open';
  const noted = Boolean(props.note);
  return (
    <li
      className={styles.item}
      data-state={state}
      data-fresh={props.fresh || undefined}
      data-noted={noted || undefined}
      aria-current={current ? 'step' : undefined}
    >
      <div className={styles.row}>
        <button
          type="button"
          className={styles.main}
          data-fields={fields.length}
          aria-label={rowName(props, spoken)}
          onClick={() => (done ? props.onCorrect(set) : props.onChoose(set))}
        >
          <span className={styles.number}>
            {warmUp ? mark : number}
            {sideMark(set.side)}
            {!warmUp && mark && <span className={styles.mark}>{mark}</span>}
          </span>
          <span className={styles.earlier} data-none={earlier === null || undefined}>
            {earlier ? formatEffortFigures(earlier, unit) : '–'}
          </span>
          {fields.map((field, at) => (
            <span key={field} className={styles.figure}>
              <Roll value={figure(effort, field, unit)} />
              {records.length > 0 && at === fields.length - 1 && <RecordMark />}
            </span>
          ))}
          {props.note && <span className={styles.under}>{props.note.shown}</span>}
        </button>
        <Menu label={setMenuName(set.kind, number, set.side)} items={setMenu(set, props)} />
        <SetCheck
          set={set.key}
          ticks={props.ticks}
          label={`Registrar ${numberedSetInside(set.kind, number, count)}${side}: ${spoken}`}
          undoLabel={`Reabrir ${numberedSetInside(set.kind, number)}${side}`}
          state={state}
          fresh={props.fresh}
          noted={noted}
          onPress={() => (done ? props.onReopen(set) : props.onComplete(set))}
        />
        {props.unsent && (
          <span className={styles.unsent}>
            <PendingMark label="Guardada aqui, ainda não enviada" />
          </span>
        )}
      </div>
      {set.returned && (
        <p className={styles.note}>Voltou: outro aparelho ainda usava esta série.</p>
      )}
      {done && set.alternative && (
        <OtherVersion
          mine={done}
          other={set.alternative}
          unit={unit}
          onKeep={(which) => props.onKeep(set, which)}
        />
      )}
    </li>
  );
}

function rowName(props: SetRowProps, spoken: string): string {
  const { set, number, count, exercise, current, records } = props;
  const note = props.note ? `. ${props.note.spoken}` : '';
  const isWarmUp = set.kind === 'warmup';
  const numbered = numberedSet(set.kind, number, count);
  const name = `${numbered}${afterComma(set.side)}${kindAfterComma(set.kind)}: ${spoken}`;
  const best = records.length > 0 ? ` ${recordWords(records, exercise.loadKind)}.` : '';
  if (set.done) return `${name}. ${isWarmUp ? 'Feito' : 'Feita'}${note}.${best} Corrigir`;
  if (current) return `${name}${note}. É ${isWarmUp ? 'o próximo' : 'a próxima'}`;
  return `${name}${note}. Fazer ${isWarmUp ? 'este' : 'esta'} agora`;
}

/** Column names, hidden from screen readers because every row has a full label. */
export function SetHead(props: { units: readonly string[] }) {
  return (
    <div className={classNames(styles.row, styles.head)} aria-hidden="true">
      <div className={styles.main} data-fields={props.units.length}>
        <span className={styles.number}>#</span>
        <span className={styles.earlier}>Anterior</span>
        {props.units.map((unit) => (
          <span key={unit}>{unit}</span>
        ))}
      </div>
    </div>
  );
}
