import { useDeferredValue, useMemo, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import { exerciseSubtitle } from '#words/exercises/exercise';
import { NothingFound } from '../../../training/exercises/nothing-found';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Sheet } from '../../../ui/layer/sheet';

interface ChooseMachineProps {
  /** Exercises on machines. */
  exercises: readonly Exercise[];
  /** Recently trained, last first; they lead the list. */
  recentIds: readonly string[];
  onChoose: (exercise: Exercise) => void;
  onClose: () => void;
}

/** Chooses the exercise of a machine. */
export function ChooseMachine({ exercises, recentIds, onChoose, onClose }: ChooseMachineProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const index = useMemo(() => searchIndexOf(exercises), [exercises]);
  const found = useMemo(
    () => searchExercises(index, asked, { recent: recentIds }),
    [index, asked, recentIds],
  );
  return (
    <Sheet
      open
      tall
      title="Anotar máquina"
      onClose={onClose}
      toolbar={<SearchField label="Buscar exercício" value={query} onChange={setQuery} />}
    >
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <List bare label="Exercícios em máquina">
          {found.map((exercise) => (
            <ListRow
              key={exercise.id}
              title={exercise.name}
              subtitle={exerciseSubtitle(exercise)}
              onClick={() => onChoose(exercise)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
