import { useDeferredValue, useMemo, useState } from 'react';
import { searchExercises } from '#domain/exercises/exercise-search';
import { exerciseSubtitle } from '#words/exercises/exercise';
import { capitalise } from '#words/format/list';
import type { ExerciseBook } from '../../../data/exercises/exercises';
import { NothingFound } from '../../../training/exercises/nothing-found';
import { searchIndexOf } from '../../../training/exercises/picker-search';
import { List, ListRow } from '../../../ui/display/list-row';
import { SearchField } from '../../../ui/field/search-field';
import { Sheet } from '../../../ui/layer/sheet';

const SHOWN = 30;

interface ReplaceExerciseProps {
  /** Name of the entered exercise. */
  name: string;
  exercise: string | null;
  book: ExerciseBook;
  onChoose: (exercise: string) => void;
  onClose: () => void;
}

/** Corrects the exercise of entered sets, which stay unchanged. */
export function ReplaceExercise({ name, exercise, book, onChoose, onClose }: ReplaceExerciseProps) {
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const index = useMemo(() => searchIndexOf(book.all), [book]);
  const found = useMemo(
    () =>
      searchExercises(index, asked, { recent: book.recentIds })
        .filter(({ id }) => id !== exercise)
        .slice(0, SHOWN),
    [index, asked, book, exercise],
  );
  return (
    <Sheet
      open
      tall
      title="Trocar exercício"
      description={`As séries de ${name} ficam como estão.`}
      onClose={onClose}
      toolbar={<SearchField label="Buscar exercício" value={query} onChange={setQuery} />}
    >
      {found.length === 0 ? (
        <NothingFound />
      ) : (
        <List bare label="Exercícios">
          {found.map((each) => (
            <ListRow
              key={each.id}
              title={each.name}
              subtitle={capitalise(exerciseSubtitle(each))}
              onClick={() => onChoose(each.id)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
