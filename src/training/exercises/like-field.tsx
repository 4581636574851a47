import { X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Exercise } from '#domain/exercises/exercise';
import { searchExercises } from '#domain/exercises/exercise-search';
import type { Muscle } from '#domain/exercises/muscles';
import { exerciseSubtitle } from '#words/exercises/exercise';
import { capitalise } from '#words/format/list';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { List, ListRow } from '../../ui/display/list-row';
import { SearchField } from '../../ui/field/search-field';
import { Sheet } from '../../ui/layer/sheet';
import textClass from '../../ui/text.module.css';
import styles from './exercise-form.module.css';
import { searchIndexOf } from './picker-search';

/** The catalogue's exercises that one may look like. */
export interface LikeChoice {
  readonly exercises: readonly Exercise[];
  /** A small picture of an exercise. */
  readonly still: (exercise: Exercise) => ReactNode;
}

interface LikeFieldProps {
  /** The chosen exercise's id; '' for none. */
  value: string;
  choice: LikeChoice;
  onPick: () => void;
  onClear: () => void;
}

/** Shows from which exercise the figure and the texts come, with ways to change that. */
export function LikeField({ value, choice, onPick, onClear }: LikeFieldProps) {
  const { exercises, still } = choice;
  const chosen = exercises.find(({ id }) => id === value);
  const name = chosen?.name ?? (exercises.length === 0 ? '' : 'Exercício de uma versão mais nova');
  return (
    <section className={styles.like} aria-label="Parece com">
      <p className={textClass.strong}>
        Parece com <span className={textClass.small}>(opcional)</span>
      </p>
      {value !== '' && (
        <div className={styles.chosen}>
          {chosen && still(chosen)}
          <span>{name}</span>
          <IconButton label={`Tirar ${name}`} icon={<X aria-hidden="true" />} onClick={onClear} />
        </div>
      )}
      <p className={textClass.small}>
        A figura e o “Como fazer” de um exercício parecido aparecem neste também.
      </p>
      <Button variant="quiet" onClick={onPick}>
        {value === '' ? 'Escolher exercício parecido' : 'Trocar exercício parecido'}
      </Button>
    </section>
  );
}

const LISTED = 40;

interface LikeSheetProps {
  choice: LikeChoice;
  /** The muscles of the exercise in the form. */
  muscles: readonly Muscle[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Chooses an exercise of the catalogue, those for the same muscles first. */
export function LikeSheet({ choice, muscles, onChoose, onClose }: LikeSheetProps) {
  const { exercises, still } = choice;
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const index = useMemo(() => searchIndexOf(exercises), [exercises]);
  const shown = useMemo(() => {
    if (asked !== '') return searchExercises(index, asked, {});
    const alike = exercises.filter(({ primary }) => primary.some((one) => muscles.includes(one)));
    return alike.length > 0 ? alike : exercises;
  }, [asked, index, exercises, muscles]);
  return (
    <Sheet
      open
      tall
      size="l"
      title="Parece com…"
      onClose={onClose}
      toolbar={<SearchField label="Buscar exercício parecido" value={query} onChange={setQuery} />}
    >
      {shown.length === 0 ? (
        <p className={textClass.small}>Nenhum exercício com “{asked}”.</p>
      ) : (
        <List bare label="Exercícios parecidos">
          {shown.slice(0, LISTED).map((exercise) => (
            <ListRow
              key={exercise.id}
              leading={still(exercise)}
              title={exercise.name}
              subtitle={capitalise(exerciseSubtitle(exercise))}
              onClick={() => onChoose(exercise.id)}
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
