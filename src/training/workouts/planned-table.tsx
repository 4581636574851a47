import { exerciseDelta, setDelta } from '#domain/coaching/deltas';
import type { LoadUnit } from '#domain/load';
import { withPlannedLoads } from '#domain/workouts/carried';
import type { WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { setNumber } from '#domain/workouts/turns';
import { deltaWords, setDeltaWords } from '#words/coaching/deltas';
import { formatLoad } from '#words/format/load';
import { formatRange } from '#words/format/number';
import { formatEffort } from '#words/workouts/effort';
import { setKindMark, sideMark } from '#words/workouts/sets';
import { targetInShort } from '#words/workouts/target';
import textClass from '../../ui/text.module.css';
import styles from './planned-table.module.css';

interface PlannedTableProps {
  exercise: WorkoutExercise;
  name: string;
  unit: LoadUnit;
}

/** The sets of an exercise, targets beside performances. */
export function PlannedTable({ exercise, name, unit }: PlannedTableProps) {
  const { note } = exercise;
  const sets = withPlannedLoads(exercise.sets);
  return (
    <div className={styles.exercise}>
      <table className={styles.table}>
        <caption>
          {name}
          <span className={styles.delta}>{deltaWords(exerciseDelta(exercise), unit)}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-label="Série">
              #
            </th>
            <th scope="col">Planejado</th>
            <th scope="col">Feito</th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => {
            const delta = setDelta(set);
            return (
              <tr key={set.key} data-done={set.done !== null}>
                <th scope="row">
                  {setKindMark(set.kind) || setNumber(sets, set)}
                  {sideMark(set.side)}
                </th>
                <td>{plannedWords(set, unit)}</td>
                <td>{set.done ? formatEffort(set.done, unit) || '–' : 'não feita'}</td>
                <td>{delta ? setDeltaWords(delta, unit) : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {note !== '' && <p className={textClass.quote}>{note}</p>}
    </div>
  );
}

/** The target of a set: its range if it has one, with the planned load. */
function plannedWords({ plan, target, kind }: WorkoutSet, unit: LoadUnit): string {
  const asked = target ? targetInShort(target, kind) : '';
  if (asked === '') return (plan && formatEffort(plan, unit)) || '–';
  if (!plan?.load) return asked;
  const load = formatLoad(plan.load, unit);
  return target?.reps && kind !== 'amrap'
    ? `${load} × ${formatRange(...target.reps)}`
    : `${load} · ${asked}`;
}
