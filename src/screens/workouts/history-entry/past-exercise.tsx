import {
  ArrowDown,
  ArrowLeftRight,
  ArrowUp,
  ChartLine,
  NotebookPen,
  Plus,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { LoadUnit } from '#domain/load';
import { loadOf } from '#domain/workouts/carried';
import type { WorkoutExercise, WorkoutSet } from '#domain/workouts/shape';
import { setNumber } from '#domain/workouts/turns';
import { studentGroupLabel } from '#words/coaching/groups';
import { plural } from '#words/format/plural';
import { TextSheet } from '../../../training/workouts/text-sheet';
import { Button } from '../../../ui/control/button';
import { Card } from '../../../ui/display/card';
import { Menu } from '../../../ui/layer/menu';
import textClass from '../../../ui/text.module.css';
import styles from './history-entry.module.css';
import { PastSet } from './past-set';
import type { Corrections } from './use-corrections';

interface PastExerciseProps {
  exercise: WorkoutExercise;
  name: string;
  unit: LoadUnit;
  /** Number of exercises in its group, including itself. */
  grouped: number;
  first: boolean;
  last: boolean;
  /** Whether it is done with one side at a time. */
  unilateral: boolean;
  corrections: Corrections;
  onEdit: (set: WorkoutSet) => void;
  onAddSet: () => void;
  onReplace: () => void;
}

/** One exercise of a past workout with its sets. */
export function PastExercise(props: PastExerciseProps) {
  const { exercise, name, unit, grouped, first, last, corrections, onEdit, onAddSet } = props;
  const [noting, setNoting] = useState(false);
  const [, navigate] = useLocation();
  const { key, sets, note, returned } = exercise;
  const orphan = key === '';
  return (
    <Card as="li" className={styles.exercise}>
      <div className={styles.heading}>
        <h2>{name}</h2>
        {!orphan && (
          <Menu
            label={`Opções de ${name}`}
            items={[
              {
                label: 'Ver o exercício',
                icon: <ChartLine aria-hidden="true" />,
                disabled: exercise.exercise === null,
                onSelect: () => navigate(`/app/exercises/${exercise.exercise}`),
              },
              {
                label: note === '' ? 'Anotar' : 'Mudar a nota',
                icon: <NotebookPen aria-hidden="true" />,
                onSelect: () => setNoting(true),
              },
              {
                label: 'Trocar exercício',
                hint: 'As séries ficam como estão',
                icon: <ArrowLeftRight aria-hidden="true" />,
                onSelect: props.onReplace,
              },
              {
                label: 'Mover para cima',
                icon: <ArrowUp aria-hidden="true" />,
                disabled: first,
                onSelect: () => void corrections.moveExercise(exercise, -1),
              },
              {
                label: 'Mover para baixo',
                icon: <ArrowDown aria-hidden="true" />,
                disabled: last,
                onSelect: () => void corrections.moveExercise(exercise, 1),
              },
              {
                label: 'Remover exercício',
                icon: <Trash2 aria-hidden="true" />,
                danger: true,
                onSelect: () => void corrections.removeExercise(exercise),
              },
            ]}
          />
        )}
      </div>
      {grouped > 1 && <p className={textClass.mini}>{studentGroupLabel(grouped)}</p>}
      {returned && <p className={styles.returned}>{returnedWords(sets)}</p>}
      {note !== '' && <p className={textClass.quote}>{note}</p>}
      <ol className={styles.sets} aria-label={`Séries de ${name}`}>
        {sets.map((set) => (
          <PastSet
            key={set.key}
            set={set}
            planned={set.plan && { ...set.plan, load: loadOf(sets, set) }}
            number={setNumber(sets, set)}
            unit={unit}
            sided={props.unilateral || set.side !== null}
            corrections={corrections}
            onEdit={onEdit}
          />
        ))}
      </ol>
      {!orphan && (
        <Button
          variant="plain"
          className={styles.add}
          icon={<Plus aria-hidden="true" />}
          onClick={onAddSet}
        >
          Adicionar série
        </Button>
      )}
      {noting && (
        <TextSheet
          title={`Nota de ${name}`}
          label="Nota"
          kind="note"
          value={note}
          onClose={() => setNoting(false)}
          onSave={(text) => {
            setNoting(false);
            void corrections.noteExercise(exercise, text);
          }}
        />
      )}
    </Card>
  );
}

/** The note on a removed exercise that another device continued (rule R4b). */
export function returnedWords(sets: readonly WorkoutSet[]): string {
  return plural(sets.filter(({ done }) => done).length, {
    zero: 'Voltou: outro aparelho ainda usava',
    one: 'Voltou: 1 série registrada no outro aparelho',
    other: 'Voltou: # séries registradas no outro aparelho',
  });
}
