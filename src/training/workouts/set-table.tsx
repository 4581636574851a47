import type { LoadUnit } from '#domain/load';
import type { PersonalRecord } from '#domain/progress/records';
import type { Effort, WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { setNumber, setsNumberedWith } from '#domain/workouts/turns';
import { fieldsOf, type LoggedExercise } from '../effort/effort-fields';
import { fieldUnit } from '../effort/effort-words';
import { SetHead, type SetNote, SetRow, type SetRowActs } from './set-row';
import styles from './set-table.module.css';
import type { Ticks } from './ticks';

interface SetTableProps extends SetRowActs {
  /** Reports which set is stored, before the screen shows it. */
  ticks?: Ticks;
  /** Name of the list: the exercise. */
  label: string;
  entry: WorkoutExercise;
  exercise: LoggedExercise;
  unit: LoadUnit;
  /** The set that the disc logs. */
  current: string | null;
  /** The set that was just logged. */
  fresh?: string | null;
  /** The displayed effort: performed, planned, or just changed. */
  effortOf: (set: WorkoutSet) => Effort;
  earlierOf: (set: WorkoutSet) => Effort | null;
  /** Whether a done set is only on this device. */
  unsent?: (set: WorkoutSet) => boolean;
  /** Personal records of a done set. */
  recordsOf?: (set: WorkoutSet) => readonly PersonalRecord[];
  /** The note below the values of a set. */
  noteOf?: (set: WorkoutSet, current: boolean) => SetNote | null;
}

const NO_RECORDS: readonly PersonalRecord[] = [];

/** The sets of an exercise: done, current and open. */
export function SetTable(props: SetTableProps) {
  const { label, entry, current, fresh, effortOf, earlierOf, recordsOf, noteOf, unsent, ...rest } =
    props;
  const { exercise, unit } = rest;
  const { loadKind } = exercise;
  return (
    <div className={styles.table}>
      <SetHead
        units={fieldsOf(loadKind).map((field) => headOf(fieldUnit(field, loadKind, unit)))}
      />
      <ol aria-label={`Séries de ${label}`}>
        {entry.sets.map((set) => (
          <SetRow
            key={set.key}
            {...rest}
            set={set}
            number={setNumber(entry.sets, set)}
            count={setsNumberedWith(entry.sets, set)}
            effort={effortOf(set)}
            earlier={earlierOf(set)}
            current={set.key === current}
            fresh={set.key === fresh}
            unsent={set.done !== null && (unsent?.(set) ?? false)}
            note={noteOf?.(set, set.key === current) ?? null}
            records={set.done && recordsOf ? recordsOf(set) : NO_RECORDS}
          />
        ))}
      </ol>
    </div>
  );
}

/** A column's title starts with a capital, unless it is a unit. */
function headOf(unit: string): string {
  return /^(reps|tempo|metros)$/.test(unit) ? unit.slice(0, 1).toUpperCase() + unit.slice(1) : unit;
}
